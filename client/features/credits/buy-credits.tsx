import { useTranslation } from 'react-i18next'
import type { Offer } from '#shared/payments.ts'
import { formatCount, formatPrice } from '../../lib/intl.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomPurchase } from './custom-purchase.tsx'
import { usePurchase } from './use-purchase.ts'

export function BuyCredits() {
  const { t } = useTranslation()
  const { data: offer, isPending } = trpc.payments.offer.useQuery()
  if (isPending) return <Skeleton shape="card" className="h-64" />
  if (!offer?.isOpen) return <Hint tone="caution">{t('payments.closed')}</Hint>
  return (
    <Card padding="large">
      <h2 className="text-title">{t('payments.title')}</h2>
      <Packs offer={offer} />
    </Card>
  )
}

function Packs({ offer }: { offer: Offer }) {
  const { t, i18n } = useTranslation()
  const { buying, buy } = usePurchase()
  return (
    <>
      <ul className="mt-4 grid gap-2">
        {offer.packs.map((amount) => {
          const price = formatPrice(amount * offer.price, i18n.language)
          const count = formatCount(amount, i18n.language)
          return (
            <li
              key={amount}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5"
            >
              <span className="text-body">
                {t('payments.pack', { count: amount, shown: count })}
              </span>
              <Button
                variant="secondary"
                busy={buying === amount}
                disabled={buying !== null}
                aria-label={t('payments.buyPack', { count: amount, shown: count, price })}
                className="min-w-28"
                onClick={() => buy(amount)}
              >
                {price}
              </Button>
            </li>
          )
        })}
      </ul>
      <CustomPurchase offer={offer} buying={buying} onBuy={buy} />
      <p className="mt-5 text-small text-ink-soft">
        {t(offer.isSimulated ? 'payments.simulated' : 'payments.provider')}
      </p>
    </>
  )
}
