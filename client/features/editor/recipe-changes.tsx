import { History, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type RecipeChange, RecipeChangeSchema } from '#shared/convert.ts'
import type { Recipe } from '#shared/recipe.ts'
import { errorWords } from '../../lib/error-words.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type ChangedLine, changedParts } from './recipe-lines.ts'

/** What the last change did to the recipe, and the way back. */
export function RecipeChanges({ recipe }: { recipe: Recipe }) {
  const { data } = trpc.convert.lastChange.useQuery({ recipeId: recipe.id }, { select: readChange })
  return data ? <LastChange recipe={recipe} change={data} /> : null
}

/** JSON leaves out what is undefined; the schema puts it back. */
const readChange = (answer: unknown) => RecipeChangeSchema.nullable().parse(answer)

function LastChange({ recipe, change }: { recipe: Recipe; change: RecipeChange }) {
  const { t } = useTranslation()
  const { swap, isPending } = useUndo(recipe)
  const { instruction, isUndone, other } = change
  const parts = isUndone ? changedParts(recipe, other) : changedParts(other, recipe)
  const words = instruction
    ? t(isUndone ? 'recipe.changes.undone' : 'recipe.changes.done', { instruction })
    : t(isUndone ? 'recipe.changes.undoneAnew' : 'recipe.changes.doneAnew')
  return (
    <section
      aria-label={t('recipe.changes.label')}
      className="mt-6 rounded-m border border-line bg-surface px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <History aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <p className="min-w-40 flex-1 text-small">{words}</p>
        <Button variant="secondary" busy={isPending} onClick={swap}>
          {!isPending && (isUndone ? <Redo2 aria-hidden /> : <Undo2 aria-hidden />)}
          {t(isUndone ? 'recipe.changes.redo' : 'recipe.changes.undo')}
        </Button>
      </div>
      {parts.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-12 cursor-pointer items-center rounded-s font-medium text-basil text-small underline underline-offset-4">
            {t(isUndone ? 'recipe.changes.showUndone' : 'recipe.changes.show')}
          </summary>
          {parts.map(({ part, lines }) => (
            <div key={part} className="mt-2 mb-3">
              <h3 className="font-sans text-small font-semibold tracking-normal text-ink-soft">
                {t(`recipe.changes.${part}`)}
              </h3>
              <ul className="mt-1 grid gap-1">
                {lines.map((line) => (
                  <Line key={`${line.kind} ${line.text}`} {...line} />
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

function Line({ kind, text }: ChangedLine) {
  const { t } = useTranslation()
  const isAdded = kind === 'added'
  return (
    <li
      className={cx(
        'flex gap-2 rounded-s px-2 py-1 text-small',
        isAdded ? 'bg-basil-wash' : 'text-ink-soft line-through',
      )}
    >
      <span aria-hidden className="w-3 shrink-0 text-center font-semibold no-underline">
        {isAdded ? '+' : '−'}
      </span>
      <span className="sr-only">{t(`recipe.changes.${kind}`)}</span>
      <span className="min-w-0">{text}</span>
    </li>
  )
}

/** Trades the recipe for its other version. */
function useUndo({ id, version }: Recipe) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.convert.undo.useMutation({
    onSuccess(recipe) {
      utils.recipes.byId.setData({ id }, recipe)
      utils.recipes.list.invalidate()
      utils.convert.lastChange.invalidate({ recipeId: id })
    },
    onError(error) {
      utils.recipes.byId.invalidate({ id })
      showToast({
        title: t('recipe.changes.failed'),
        description: errorWords(error, t),
        tone: 'problem',
      })
    },
  })
  return { swap: () => mutate({ recipeId: id, version }), isPending }
}
