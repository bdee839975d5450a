import { keepPreviousData } from '@tanstack/react-query'
import { BookOpen, ChevronDown, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { type ShoppingList, type ShoppingRecipe, ShoppingRecipeSchema } from '#shared/shopping.ts'
import { useSettled } from '../../hooks/use-settled.ts'
import { shellPath } from '../../lib/shell-path.ts'
import { showToast } from '../../lib/toasts.ts'
import { trpc } from '../../lib/trpc.ts'
import { withBreaks } from '../../lib/typeset.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { SearchInput } from '../../ui/search-input.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { changeList } from './shopping-store.ts'

type Selected = ShoppingList['recipes']

const readFound = (data: unknown) => ShoppingRecipeSchema.array().parse(data)

type RecipePickerProps = {
  selected: Selected
  /** Where there is nothing to buy yet, the recipes come first. */
  isListEmpty: boolean
}

/** The way to the recipes. On small screens they are folded away, for it is the list one came for. */
export function RecipePicker({ selected, isListEmpty }: RecipePickerProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const id = useId()
  const isOpen = chosen ?? isListEmpty
  return (
    <div className="lg:sticky lg:top-10">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full justify-start px-4 lg:hidden"
        onClick={() => setChosen(!isOpen)}
      >
        <BookOpen aria-hidden />
        {t('shopping.fromRecipes')}
        {selected.length > 0 && <Badge tone="basil">{selected.length}</Badge>}
        <ChevronDown
          aria-hidden
          className={cx('ml-auto transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      <div
        id={id}
        className={cx('max-lg:mt-3', !isOpen && 'max-lg:hidden')}
        // The first one that is ticked leaves them open for the next.
        onClickCapture={() => setChosen(true)}
      >
        <RecipeChoices selected={selected} />
      </div>
    </div>
  )
}

/** Finds recipes; ticking one brings its ingredients onto the list, unticking takes them off. */
function RecipeChoices({ selected }: { selected: Selected }) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const [text, setText] = useState('')
  const search = trpc.recipes.shopping.search.useQuery(
    { text: useSettled(text.trim()) },
    // A recipe may have been converted since this was last on the screen.
    {
      staleTime: 0,
      refetchOnReconnect: true,
      placeholderData: keepPreviousData,
      select: readFound,
    },
  )
  const found = search.data ?? []
  const others = selected.filter(({ id }) => !found.some((recipe) => recipe.id === id))
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('shopping.fromRecipes')}
      className="outline-none"
    >
      <SearchInput
        maxLength={RECIPE_LIMITS.title}
        value={text}
        onValueChange={setText}
        clearLabel={t('recipes.clearText')}
        aria-label={t('shopping.search')}
        placeholder={t('shopping.search')}
      />
      <div className="mt-2" aria-busy={search.isFetching}>
        {search.isLoading && <Skeleton className="h-36" />}
        {found.map((recipe) => (
          <RecipeChoice
            key={recipe.id}
            recipe={recipe}
            isSelected={selected.some(({ id }) => id === recipe.id)}
          />
        ))}
        {search.data?.length === 0 && <NothingFound isSearching={text.trim() !== ''} />}
        {(search.isError || search.isPaused) && (
          <p className="py-3 text-small text-ink-soft">{t('shopping.searchFailed')}</p>
        )}
      </div>
      <OtherSelected recipes={others} onUnselected={() => section.current?.focus()} />
    </section>
  )
}

function RecipeChoice({ recipe, isSelected }: { recipe: ShoppingRecipe; isSelected: boolean }) {
  const { t } = useTranslation()
  const toggle = () => {
    if (isSelected) changeList({ type: 'unselectRecipe', recipeId: recipe.id })
    else if (!changeList({ type: 'selectRecipe', recipeId: recipe.id }, recipe)) {
      showToast({ title: t('shopping.full'), tone: 'problem' })
    }
  }
  return (
    <Checkbox
      className="rounded-m px-3 py-1.5 transition-colors hover:bg-sunken [&>span]:min-w-0 [&>span]:flex-1"
      checked={isSelected}
      onCheckedChange={toggle}
      label={
        <span className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-2 font-semibold">
            {withBreaks(recipe.title || t('recipes.untitled'))}
          </span>
          <span className="shrink-0 text-label text-ink-faint">
            {t('recipes.ingredients', { count: recipe.ingredients.length })}
          </span>
        </span>
      }
    />
  )
}

function NothingFound({ isSearching }: { isSearching: boolean }) {
  const { t } = useTranslation()
  if (isSearching) {
    return <p className="px-3 py-3 text-small text-ink-soft">{t('shopping.nothingFound')}</p>
  }
  return (
    <p className="px-3 py-3 text-small text-ink-soft">
      {t('shopping.noRecipes')}{' '}
      <Button asChild variant="link" size="inline">
        <Link to={shellPath({ tab: 'convert' })}>{t('recipes.emptyAction')}</Link>
      </Button>
    </p>
  )
}

type OtherSelectedProps = { recipes: Selected; onUnselected: () => void }

/** What is selected but not among those found; also recipes that are deleted by now. */
function OtherSelected({ recipes, onUnselected }: OtherSelectedProps) {
  const { t } = useTranslation()
  const unselect = (recipeId: string) => {
    changeList({ type: 'unselectRecipe', recipeId })
    // The pressed button goes away with its recipe.
    onUnselected()
  }
  if (recipes.length === 0) return null
  return (
    <ul aria-label={t('shopping.alsoSelected')} className="mt-2 flex flex-wrap gap-2 px-3">
      {recipes.map(({ id, title }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            className="flex min-h-12 max-w-full items-center gap-2 rounded-full bg-basil-wash pr-3 pl-4 text-small font-semibold text-basil-strong"
            aria-label={t('shopping.unselect', { title: title || t('recipes.untitled') })}
            onClick={() => unselect(id)}
          >
            <span className="truncate">{title || t('recipes.untitled')}</span>
            <X aria-hidden className="size-4.5 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
