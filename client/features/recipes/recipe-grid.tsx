import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipeSummary } from '#shared/recipe.ts'
import { latePart } from '../../lib/late-part.ts'
import { CARD_ROW_REM, RecipeCard } from './recipe-card.tsx'
import { useColumns } from './use-columns.ts'
import { useVisibleRows } from './use-visible-rows.ts'

const DeleteRecipeDialog = latePart(
  async () => (await import('./delete-recipe-dialog.tsx')).DeleteRecipeDialog,
)

type RecipeGridProps = {
  recipes: RecipeSummary[]
  /** Of the titles among the headings of the page. */
  level: 2 | 3
  /** How many there are in all, where `recipes` are only the first of them. */
  total?: number
  shows?: 'createdAt' | 'updatedAt'
  linkState?: object
  onConvert?: ((recipeId: string) => void) | undefined
  /** Called when the last of `recipes` are near. */
  onEndNear?: () => void
}

/**
 * Cards in rows of one height. Only those on the screen and near it exist, so that thousands cost
 * no more than a dozen.
 */
export function RecipeGrid({ recipes, total = recipes.length, ...props }: RecipeGridProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // Not asked about yet, asked about, or no longer.
  const [doomed, setDoomed] = useState<RecipeSummary | null>()
  const opener = useRef<HTMLElement>(null)
  const askToDelete = useCallback((recipe: RecipeSummary) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setDoomed(recipe)
  }, [])
  const columns = useColumns()
  const height = useRemPixels() * CARD_ROW_REM
  const rows = Math.ceil(recipes.length / columns)
  const { first, end } = useVisibleRows(list, { count: rows, height })
  const { onEndNear } = props

  const isEndNear = end >= rows
  // Again with every page, because a short one may leave the end in sight.
  useEffect(() => {
    if (isEndNear && recipes.length > 0) onEndNear?.()
  }, [isEndNear, recipes.length, onEndNear])

  return (
    <>
      <ul
        ref={list}
        // The pressed button goes with its recipe: then the list has the focus.
        tabIndex={-1}
        aria-label={t('recipes.title')}
        className="grid auto-rows-max content-start gap-x-3 outline-none [overflow-anchor:none]"
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          height: rows * height,
          paddingTop: first * height,
        }}
      >
        {recipes.slice(first * columns, end * columns).map((recipe, at) => (
          <li
            key={recipe.id}
            aria-setsize={total}
            aria-posinset={first * columns + at + 1}
            className="pb-3"
            style={{ height }}
          >
            <RecipeCard
              recipe={recipe}
              level={props.level}
              shows={props.shows}
              linkState={props.linkState}
              onConvert={props.onConvert}
              onDelete={askToDelete}
            />
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <Suspense>
          <DeleteRecipeDialog
            recipe={doomed}
            onClose={() => setDoomed(null)}
            onClosed={() => {
              const button = opener.current
              const next = button?.isConnected ? button : list.current
              next?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** People who need larger letters set another size; rows grow with it. */
function useRemPixels(): number {
  return useMemo(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    [],
  )
}
