import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { PaymentOutcome, PaymentSuccessful } from '../../features/credits/payment-outcome.tsx'
import { useSession } from '../../hooks/use-session.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** Where the card provider sends the browser back to. */
export function PaymentSuccessPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  const [query] = useSearchParams()
  const id = query.get('checkout')
  if (status === 'checking') return <PageSpinner />
  return (
    <main className="mx-auto grid min-h-[calc(var(--vh,1vh)*100)] max-w-lg content-center gap-6 p-(--page-inset)">
      <p className="flex items-center justify-center gap-2.5 font-serif text-[1.3125rem] font-semibold">
        <BrandMark className="size-9" />
        {t('app.name')}
      </p>
      <Card padding="large" className="grid justify-items-center gap-6 text-center">
        {/* Somebody who is signed out here has paid as well; only the balance cannot be shown. */}
        {id && status === 'signed-in' ? <PaymentOutcome id={id} /> : <PaymentSuccessful />}
        <Button asChild variant="secondary" size="large">
          <Link to="/">{t('payments.home')}</Link>
        </Button>
      </Card>
    </main>
  )
}
