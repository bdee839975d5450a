import { useTranslation } from 'react-i18next'

const TIPS = {
  text: ['whole', 'lines', 'heat', 'language'],
  idea: ['dish', 'list', 'kinds', 'change'],
} as const

export function TextTips({ kind }: { kind: keyof typeof TIPS }) {
  const { t } = useTranslation()
  return (
    <aside className="mt-3 border-t border-line pt-6">
      <h2 className="text-title">{t('convert.tipsTitle')}</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {TIPS[kind].map((tip, index) => (
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
