import { useTranslation } from 'react-i18next'
import type { Ingredient } from '#shared/recipe.ts'
import { amountText, typeset } from '../../lib/typeset.ts'

export function IngredientList({ ingredients }: { ingredients: Ingredient[] }) {
  const { t } = useTranslation()
  if (ingredients.length === 0) {
    return <p className="py-3 text-ink-soft">{t('recipe.noIngredients')}</p>
  }
  return (
    <ul className="divide-y divide-line">
      {ingredients.map((ingredient) => (
        <li key={ingredient.ingredientJsonId} className="py-2.5">
          <IngredientLine ingredient={ingredient} />
        </li>
      ))}
    </ul>
  )
}

/** Amount, name and notes, and whether the converter has put any of it in. */
export function IngredientLine({ ingredient }: { ingredient: Ingredient }) {
  const { t } = useTranslation()
  const { quantity, unit, name, notes, added } = ingredient
  const amount = amountText({ quantity, unit })
  return (
    <p className="min-w-0 flex-1">
      {amount && <strong className="mr-1.5 font-semibold">{amount}</strong>}
      {name}
      {notes && <span className="block text-small text-ink-soft">{typeset(notes)}</span>}
      {added && (
        <span className="block font-medium text-on-butter text-small">
          {t(`ingredient.added.${added}`)}
        </span>
      )}
    </p>
  )
}
