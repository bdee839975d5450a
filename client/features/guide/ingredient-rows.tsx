import type { Ingredient } from '#shared/recipe.ts'
import { amountText } from '../../lib/typeset.ts'

/** Amounts in a column of their own, so that they are found at a glance. */
export function IngredientRows({ ingredients }: { ingredients: Ingredient[] }) {
  return (
    <ul className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] text-[clamp(1.375rem,3vmin,1.875rem)] leading-tight short:text-lead short:leading-snug">
      {ingredients.map(({ ingredientJsonId, quantity, unit, name, notes }) => (
        <li
          key={ingredientJsonId}
          className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2 last:border-b-0 short:py-1"
        >
          <strong className="font-semibold">{amountText({ quantity, unit })}</strong>
          <span className="hyphens-auto">
            {name}
            {notes && <span className="block text-body leading-snug text-ink-soft">{notes}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
