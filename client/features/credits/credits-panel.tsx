import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { User } from '#shared/auth.ts'
import { useNoMail } from '../../hooks/use-no-mail.ts'
import { useSession } from '../../hooks/use-session.ts'
import { useAppStore } from '../../lib/app-store.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Hint } from '../../ui/hint.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BalanceCard } from './balance-card.tsx'
import { BuyCredits } from './buy-credits.tsx'
import { CreditHistory } from './credit-history.tsx'

export function CreditsPanel() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <div className="@container max-w-2xl xl:max-w-none">
      <h1 className="mb-6 text-display">{t('credits.title')}</h1>
      {user ? <Balance user={user} /> : <SignedOut />}
    </div>
  )
}

function Balance({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = trpc.credits.balance.useQuery(undefined, {
    enabled: hasTokens,
  })
  if (isPending) return <Skeleton shape="card" className="h-52" />
  if (error) {
    return (
      <EmptyState title={t('credits.loadFailed')}>
        <Button onClick={() => refetch()}>{t('common.retry')}</Button>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <BalanceCard credits={data.credits} />
        <Cancelled />
        {!user.emailVerified && <Unearned user={user} />}
        <BuyCredits />
      </div>
      <CreditHistory />
    </div>
  )
}

/** Said to who comes back from the payment page without having paid. */
function Cancelled() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  if (query.get('payment') !== 'cancelled') return null
  return <Hint tone="caution">{t('payments.cancelled')}</Hint>
}

/** What verifying the address is worth, until it is verified. */
function Unearned({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data } = trpc.auth.options.useQuery()
  const noMail = useNoMail('verify')
  return (
    <Card padding="large">
      <h2 className="text-title">{t('credits.earnTitle')}</h2>
      <p className="mt-2 text-ink-soft">
        {noMail ?? t('credits.earnMessage', { email: user.username })}
      </p>
      {data?.devMail && (
        <Button asChild variant="secondary" className="mt-5">
          <a href="/dev/mail" target="_blank" rel="noreferrer">
            {t('auth.readMail')}
          </a>
        </Button>
      )}
    </Card>
  )
}

function SignedOut() {
  const { t } = useTranslation()
  const setShowAuthModal = useAppStore((state) => state.setShowAuthModal)
  return (
    <EmptyState title={t('credits.signedOut')}>
      <Button onClick={() => setShowAuthModal(true)}>{t('auth.login')}</Button>
    </EmptyState>
  )
}
