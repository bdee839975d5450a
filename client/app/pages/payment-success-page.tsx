import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { PaymentOutcome, PaymentSuccessful } from '../../features/credits/payment-outcome.tsx'
import { useSession } from '../../hooks/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { PageSpinner } from '../page-spinner.tsx'

/** Where the card provider sends the browser back to. */
export function PaymentSuccessPage() {
  const { t } = useTranslation()
  const { status } = useSession()
  const [query] = useSearchParams()
  const id = query.get('checkout')
  if (status === 'checking') return <PageSpinner />
  return (
    <main className="mx-auto grid min-h-[calc(var(--vh,1vh)*100)] max-w-md content-center justify-items-center gap-5 p-(--page-inset) text-center">
      {/* Somebody who is signed out here has paid as well; only the balance cannot be shown. */}
      {id && status === 'signed-in' ? <PaymentOutcome id={id} /> : <PaymentSuccessful />}
      <Button asChild variant="secondary">
        <Link to="/">{t('payments.home')}</Link>
      </Button>
    </main>
  )
}
