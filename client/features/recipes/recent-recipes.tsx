import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSession } from '../../hooks/use-session.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { hasTokens } from '../../lib/stored-tokens.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { RecipeGrid } from './recipe-grid.tsx'

const SHOWN = 8

/** The newest conversions; `fallback` stands in for somebody who has none. */
export function RecentRecipes({ fallback }: { fallback: ReactNode }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const { data, isPending, isFetching, refetch } = trpc.recipes.list.useQuery(
    { limit: SHOWN, status: 'converted' },
    { enabled: hasTokens },
  )
  if (status !== 'signed-in') return fallback
  if (isPending)
    return (
      <div className="mt-10">
        <GridSkeleton cards={2} />
      </div>
    )

  if (!data) {
    return (
      <p role="alert" className="mt-10 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {t('convert.recentFailed')}
        <Button variant="link" size="inline" busy={isFetching} onClick={() => refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    )
  }
  if (data.items.length === 0) return fallback
  return (
    <section className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{t('convert.recent')}</h2>
        <Button asChild variant="link" size="inline">
          <Link to={shellPath({ tab: 'recipes' })}>{t('convert.allRecipes')}</Link>
        </Button>
      </div>
      <RecipeGrid recipes={data.items} level={3} />
    </section>
  )
}
