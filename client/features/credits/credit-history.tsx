import { useTranslation } from 'react-i18next'
import type { CreditEntry } from '#shared/credits.ts'
import { formatChange, formatMoment } from '../../lib/intl.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What came and went, newest first. */
export function CreditHistory() {
  const { t } = useTranslation()
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    trpc.credits.history.useInfiniteQuery(
      {},
      {
        enabled: hasTokens,
        getNextPageParam: ({ nextCursor }) => nextCursor,
        refetchOnMount: 'always',
      },
    )
  if (isPending) return <Skeleton shape="card" className="h-40" />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Card padding="large" role="region" aria-label={t('credits.history')}>
      <h2 className="text-title">{t('credits.history')}</h2>
      {error && (
        <p className="mt-2 text-ink-soft">
          {t('credits.historyFailed')}{' '}
          <Button variant="link" size="inline" onClick={() => refetch()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {!error && entries.length === 0 && (
        <p className="mt-2 text-ink-soft">{t('credits.historyEmpty')}</p>
      )}
      <ol className="mt-3">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {t('credits.older')}
        </Button>
      )}
    </Card>
  )
}

function EntryRow({ entry }: { entry: CreditEntry }) {
  const { t, i18n } = useTranslation()
  const { kind, at, amount, claimed, title } = entry
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0">
        <p>{t(`credits.kinds.${kind}`)}</p>
        {title && <p className="break-words text-small">{title}</p>}
        {claimed !== undefined && claimed > -amount && (
          <p className="text-small text-ink-soft">
            {t('credits.lessLeft', { count: claimed, taken: -amount })}
          </p>
        )}
        <time dateTime={at} className="text-small text-ink-soft">
          {formatMoment(at, i18n.language)}
        </time>
      </div>
      <span className="text-body font-semibold">{formatChange(amount, i18n.language)}</span>
    </li>
  )
}
