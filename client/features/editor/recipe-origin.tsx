import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Recipe } from '#shared/recipe.ts'
import { cx } from '../../ui/cx.ts'

type RecipeOriginProps = {
  recipe: Pick<Recipe, 'sourceUrl' | 'convertedBy'>
  className?: string
}

/** Where the recipe comes from and what converted it. */
export function RecipeOrigin({ recipe, className }: RecipeOriginProps) {
  const { t } = useTranslation()
  const host = recipe.sourceUrl ? URL.parse(recipe.sourceUrl)?.hostname : undefined
  if (!host && !recipe.convertedBy) return null
  return (
    <footer
      className={cx(
        'mt-10 flex flex-wrap items-center gap-x-6 border-t border-line pt-3 text-small text-ink-soft',
        className,
      )}
    >
      {host && recipe.sourceUrl && (
        <a
          href={recipe.sourceUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 rounded-s font-medium text-basil underline underline-offset-4"
        >
          {t('recipe.sourceAt', { host: host.replace(/^www\./, '') })}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {recipe.convertedBy && (
        <p className="py-2">{t(`recipe.convertedBy.${recipe.convertedBy}`)}</p>
      )}
    </footer>
  )
}
