import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RecipeSummary } from '#shared/recipe.ts'
import { relativeDate } from '../../lib/relative-date.ts'
import { type RecipeMode, shellPath } from '../../lib/shell-path.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type RecipeCardProps = {
  recipe: RecipeSummary
  /** Offered on drafts only. */
  onConvert?: (recipeId: string) => void
  onDelete: (recipe: RecipeSummary) => void
}

export function RecipeCard({ recipe, onConvert, onDelete }: RecipeCardProps) {
  const { t, i18n } = useTranslation()
  const title = recipe.title || t('recipes.untitled')
  const when = relativeDate(recipe.createdAt, { t, language: i18n.language })
  const isDraft = recipe.status === 'draft'
  const path = (mode: RecipeMode) => shellPath({ tab: 'recipes', recipeId: recipe.id, mode })

  return (
    <Card
      padding="none"
      className="relative flex h-full flex-col transition-shadow focus-within:shadow-lift hover:shadow-lift"
    >
      <div className="flex-1 p-5 pb-3">
        <h3 className="line-clamp-3 text-title">
          {/* The link covers the card, so that the whole of it leads to cooking, or to the draft. */}
          <Link
            to={path(isDraft ? 'view' : 'cook')}
            className="after:absolute after:inset-0 after:rounded-l"
          >
            {title}
          </Link>
        </h3>
        <div className="mt-3 flex flex-wrap gap-1.5">
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
      <div className="flex flex-wrap items-center gap-0.5 border-t border-line py-1.5 pr-2 pl-5">
        <p className="mr-auto text-label text-ink-faint">{t('date.saved', { when })}</p>
        <div className="relative flex flex-wrap">
          {isDraft && onConvert && (
            <Button
              variant="link"
              size="inline"
              className="mr-1"
              aria-label={t('recipes.convertNamed', { title })}
              onClick={() => onConvert(recipe.id)}
            >
              {t('recipes.convert')}
            </Button>
          )}
          <Button asChild variant="quiet" size="icon">
            <Link to={path('view')} aria-label={t('recipes.view', { title })}>
              <Eye aria-hidden />
            </Link>
          </Button>
          <Button asChild variant="quiet" size="icon">
            <Link to={path('edit')} aria-label={t('recipes.edit', { title })}>
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
}
