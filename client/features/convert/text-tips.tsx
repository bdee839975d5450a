import { useTranslation } from 'react-i18next'
import { useConverter } from '../../hooks/use-converter.ts'

const TIPS = {
  text: ['whole', 'lines', 'heat', 'language'],
  idea: ['dish', 'list', 'kinds', 'change'],
} as const
const OF_RULES: readonly string[] = ['kinds', 'language']

export function TextTips({ kind }: { kind: keyof typeof TIPS }) {
  const { t } = useTranslation()
  const converter = useConverter()
  // What the rules are limited to is no news where AI does the work.
  const tips = TIPS[kind].filter((tip) => converter === 'builtin' || !OF_RULES.includes(tip))
  return (
    <aside className="mt-3 border-t border-line pt-6">
      <h2 className="text-title">{t('convert.tipsTitle')}</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-3 text-small text-ink-soft">
            <span aria-hidden className="font-serif text-lead leading-6 font-semibold text-tomato">
              {index + 1}
            </span>
            {t(`convert.tips.${tip}`)}
          </li>
        ))}
      </ol>
    </aside>
  )
}
