import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorWords } from '../../lib/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { BalanceCard } from './balance-card.tsx'
import { useCheckout } from './use-checkout.ts'

/** Waits for the credits of a purchase to arrive, and shows them. */
export function PaymentOutcome({ id }: { id: string }) {
  const { t } = useTranslation()
  const { checkout, problem } = useCheckout(id)
  if (problem) return <Told title={t('payments.unknown')}>{errorWords(problem, t)}</Told>
  switch (checkout?.state) {
    case 'paid':
      return (
        <>
          <PaymentSuccessful />
          <div className="w-full text-left">
            <BalanceCard credits={checkout.credits} />
          </div>
        </>
      )
    case 'processing':
      return <Told title={t('payments.processing')}>{t('payments.processingMessage')}</Told>
    case 'failed':
      return <NotPaid>{t('payments.refused')}</NotPaid>
    case 'expired':
      return <NotPaid>{t('payments.expired')}</NotPaid>
    default:
      return (
        <>
          <Spinner size="large" className="text-basil" />
          <Told title={t('payments.waiting')}>{t('payments.waitingMessage')}</Told>
        </>
      )
  }
}

export function PaymentSuccessful() {
  const { t } = useTranslation()
  return (
    <Told icon={<Check aria-hidden className="size-8" />} title={t('payments.success')}>
      {t('payments.added')}
    </Told>
  )
}

function NotPaid({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <Told title={t('payments.notPaid')}>{children}</Told>
      <Button asChild>
        <Link to="/credits">{t('payments.again')}</Link>
      </Button>
    </>
  )
}

type ToldProps = { icon?: ReactNode; title: string; children: ReactNode }

function Told({ icon, title, children }: ToldProps) {
  return (
    <div role="status" className="grid justify-items-center gap-3">
      {icon && (
        <span className="mb-1 grid size-16 place-items-center rounded-full bg-basil text-on-basil">
          {icon}
        </span>
      )}
      <h1 className="text-display">{title}</h1>
      <p className="text-ink-soft">{children}</p>
    </div>
  )
}
