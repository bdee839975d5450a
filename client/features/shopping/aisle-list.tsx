import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AisleGroup } from '#shared/shopping/group.ts'
import { useGlide } from '../../hooks/use-glide.ts'
import { ItemRow } from './item-row.tsx'
import type { ShoppingView } from './use-shopping-list.ts'

/** The rows by aisle; when one sinks, what has the keyboard keeps it. */
export function AisleList({ view }: { view: ShoppingView }) {
  const list = useRef<HTMLDivElement>(null)
  const ticked = useRef<string | null>(null)
  useGlide(list, view.groups)

  // A box that is moved in the page, or ticked into another row, loses the focus.
  useLayoutEffect(() => {
    const id = ticked.current
    ticked.current = null
    if (!id || document.activeElement !== document.body) return
    const row = view.rows.find(({ items }) => items.some((item) => item.id === id))
    const box =
      row && list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)
    box?.focus({ preventScroll: true })
  }, [view.rows])

  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {view.groups.map((group) => (
        <AisleSection
          key={group.aisle}
          group={group}
          amounts={view.amounts}
          onTicked={(id) => {
            ticked.current = id
          }}
        />
      ))}
    </div>
  )
}

type AisleSectionProps = {
  group: AisleGroup
  amounts: ShoppingView['amounts']
  onTicked: (id: string) => void
}

function AisleSection({ group, amounts, onTicked }: AisleSectionProps) {
  const { t } = useTranslation()
  const { aisle, rows, open } = group
  return (
    <section aria-labelledby={`aisle-${aisle}`} data-glide={aisle}>
      <h3
        id={`aisle-${aisle}`}
        className="mb-1.5 flex items-baseline justify-between gap-3 px-1 font-sans text-label font-semibold tracking-wide text-ink-soft"
      >
        {t(`shopping.aisles.${aisle}`)}
        <span className="font-medium text-ink-faint">
          {open > 0 ? t('shopping.left', { count: open }) : t('shopping.aisleDone')}
        </span>
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-m border border-line bg-surface shadow-rest">
        {rows.map((row) => (
          <li key={row.id} data-glide={row.id} className="bg-surface">
            <ItemRow row={row} amount={amounts.get(row.id)} onTicked={onTicked} />
          </li>
        ))}
      </ul>
    </section>
  )
}
