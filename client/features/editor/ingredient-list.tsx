import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ingredient } from '#shared/recipe.ts'

type IngredientListProps = {
  ingredients: Ingredient[]
  /** What can be done with a line, at its end. */
  actions?: (ingredient: Ingredient, index: number) => ReactNode
}

export function IngredientList({ ingredients, actions }: IngredientListProps) {
  const { t } = useTranslation()
  if (ingredients.length === 0) {
    return <p className="py-3 text-ink-soft">{t('recipe.noIngredients')}</p>
  }
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((ingredient, index) => (
        <li key={ingredient.ingredientJsonId} className="flex items-center gap-2 py-2.5">
          <p className="min-w-0 flex-1">
            <Amount ingredient={ingredient} />
            {ingredient.name}
            {ingredient.notes && (
              <span className="block text-small text-ink-soft">{ingredient.notes}</span>
            )}
            {ingredient.added && (
              <span className="block font-medium text-on-butter text-small">
                {t(`ingredient.added.${ingredient.added}`)}
              </span>
            )}
          </p>
          {actions?.(ingredient, index)}
        </li>
      ))}
    </ul>
  )
}

function Amount({ ingredient: { quantity, unit } }: { ingredient: Ingredient }) {
  const amount = [quantity, unit].filter(Boolean).join(' ')
  return amount && <strong className="mr-1.5 font-semibold tabular-nums">{amount}</strong>
}
