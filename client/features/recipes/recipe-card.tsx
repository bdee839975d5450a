import { Eye, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RecipeSummary } from '#shared/recipe.ts'
import { htmlLanguage } from '../../i18n/i18n.ts'
import { relativeDate } from '../../lib/relative-date.ts'
import { type RecipeMode, shellPath } from '../../lib/shell-path.ts'
import { withBreaks } from '../../lib/typeset.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'

/** Every card is as high as a title of two lines needs it. */
export const CARD_CLASSES = 'h-44'
/** A card with the gap below it, in rem. */
export const CARD_ROW_REM = 11.75

type RecipeCardProps = {
  recipe: RecipeSummary
  /** Of its title among the headings of the page. */
  level: 2 | 3
  /** Which of its dates is told. */
  shows?: 'createdAt' | 'updatedAt' | undefined
  /** The history state of the card's links. */
  linkState?: object | undefined
  /** Offered on drafts only. */
  onConvert?: ((recipeId: string) => void) | undefined
  onDelete: (recipe: RecipeSummary) => void
}

export const RecipeCard = memo(function RecipeCard(props: RecipeCardProps) {
  const { recipe, level, shows = 'createdAt', linkState, onConvert, onDelete } = props
  const { t, i18n } = useTranslation()
  const title = recipe.title || t('recipes.untitled')
  const when = relativeDate(recipe[shows], { t, language: i18n.language })
  const Heading = `h${level}` as const
  const isDraft = recipe.status === 'draft'
  const path = (mode: RecipeMode) => shellPath({ tab: 'recipes', recipeId: recipe.id, mode })

  return (
    <Card
      padding="none"
      className={cx(
        'relative flex flex-col transition-shadow focus-within:shadow-lift hover:shadow-lift',
        CARD_CLASSES,
      )}
    >
      <div className="flex min-h-0 flex-1 flex-col justify-between gap-1.5 overflow-hidden px-4 pt-3.5 pb-3 sm:px-5">
        {/* A line is lower than the tails of its letters reach. */}
        <Heading className="-mb-[0.15em] line-clamp-2 shrink-0 pb-[0.15em] text-title">
          {/* The link covers the card, so that the whole of it leads to cooking, or to the draft. */}
          <Link
            to={path(isDraft ? 'view' : 'cook')}
            state={linkState}
            // A title that there is not is told in the reader's own language.
            lang={recipe.title && recipe.language ? htmlLanguage(recipe.language) : undefined}
            className="after:absolute after:inset-0 after:rounded-l"
          >
            {withBreaks(title)}
          </Link>
        </Heading>
        <div className="flex gap-1.5">
          {isDraft ? (
            <Badge tone="butter">{t('recipes.draft')}</Badge>
          ) : (
            <>
              <Badge>{t('recipes.ingredients', { count: recipe.ingredientCount })}</Badge>
              <Badge>{t('recipes.steps', { count: recipe.stepCount })}</Badge>
            </>
          )}
        </div>
      </div>
      <div className="flex items-center gap-0.5 border-t border-line py-1.5 pr-1.5 pl-4 sm:pl-5">
        <p className="mr-auto min-w-0 text-label text-ink-faint">
          {shows === 'createdAt' ? t('date.saved', { when }) : t('recipes.changed', { when })}
        </p>
        <div className="relative flex shrink-0">
          {isDraft && onConvert && (
            <Button
              variant="link"
              size="inline"
              aria-label={t('recipes.convertNamed', { title })}
              onClick={() => onConvert(recipe.id)}
            >
              {t('recipes.convert')}
            </Button>
          )}
          <Button asChild variant="quiet" size="icon">
            <Link to={path('view')} state={linkState} aria-label={t('recipes.view', { title })}>
              <Eye aria-hidden />
            </Link>
          </Button>
          <Button asChild variant="quiet" size="icon">
            <Link to={path('edit')} state={linkState} aria-label={t('recipes.edit', { title })}>
              <Pencil aria-hidden />
            </Link>
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('recipes.delete', { title })}
            onClick={() => onDelete(recipe)}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
    </Card>
  )
})
