import { useTranslation } from 'react-i18next'

const TIPS = ['whole', 'lines', 'heat', 'language'] as const

export function TextTips() {
  const { t } = useTranslation()
  return (
    <aside className="mt-3 border-t border-line pt-6">
      <h2 className="text-title">{t('convert.text.tipsTitle')}</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {TIPS.map((tip, index) => (
          <li key={tip} className="flex gap-3 text-small text-ink-soft">
            <span aria-hidden className="font-serif text-lead leading-6 font-semibold text-tomato">
              {index + 1}
            </span>
            {t(`convert.text.tips.${tip}`)}
          </li>
        ))}
      </ol>
    </aside>
  )
}
