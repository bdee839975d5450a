import { useTranslation } from 'react-i18next'
import type { Tool } from '#shared/recipe.ts'

/** Accessories under a label; nothing where none is needed. */
export function ToolList({ label, tools }: { label: string; tools: Tool[] }) {
  const { t } = useTranslation()
  if (tools.length === 0) return null
  return (
    <section>
      <h3 className="mb-1.5 font-sans short:mb-1 text-small font-semibold tracking-normal text-ink-soft">
        {label}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {tools.map((tool) => (
          <li
            key={tool}
            className="rounded-full bg-butter px-4 py-1.5 text-lead leading-snug font-semibold short:px-3 short:py-0.5 short:text-body text-on-butter"
          >
            {t(`tools.${tool}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
