import type { Ingredient } from '#shared/recipe.ts'

/** Amounts in a column of their own, so that they are found at a glance. */
export function IngredientRows({ ingredients }: { ingredients: Ingredient[] }) {
  return (
    <ul className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] text-title">
      {ingredients.map(({ ingredientJsonId, quantity, unit, name, notes }) => (
        <li
          key={ingredientJsonId}
          className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2.5 last:border-b-0"
        >
          <strong className="font-semibold">{[quantity, unit].filter(Boolean).join(' ')}</strong>
          <span>
            {name}
            {notes && <span className="block text-body text-ink-soft">{notes}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
