import { useTranslation } from 'react-i18next'
import { formatCount } from '../../lib/intl.ts'
import { Card } from '../../ui/card.tsx'

export function BalanceCard({ credits }: { credits: number }) {
  const { t, i18n } = useTranslation()
  return (
    <Card tone="butter" padding="large">
      <p className="flex flex-wrap items-baseline gap-x-3 font-serif">
        <span className="text-[4.5rem] leading-none font-semibold">
          {formatCount(credits, i18n.language)}
        </span>
        <span className="text-title">{t('credits.left', { count: credits })}</span>
      </p>
      <p className="mt-5 max-w-prose text-small">{t('credits.explain')}</p>
    </Card>
  )
}
