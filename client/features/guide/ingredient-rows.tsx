import { useId } from 'react'
import { groupsOf } from '#shared/ingredient-groups.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { amountText, typeset } from '../../lib/typeset.ts'

type IngredientRowsProps = {
  ingredients: Ingredient[]
  /** Whether the headings of the list are shown too. */
  isGrouped?: boolean
}

/** Amounts in a column of their own, so that they are found at a glance. */
export function IngredientRows({ ingredients, isGrouped = false }: IngredientRowsProps) {
  const groups = isGrouped ? groupsOf(ingredients) : [{ name: undefined, ingredients }]
  return (
    <div className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-y-4 text-[clamp(1.375rem,3vmin,1.875rem)] leading-tight short:gap-y-2 short:text-lead short:leading-snug">
      {groups.map(({ name, ingredients: lines }) => (
        <Rows key={lines[0]?.ingredientJsonId} name={name} ingredients={lines} />
      ))}
    </div>
  )
}

type RowsProps = { name: string | undefined; ingredients: Ingredient[] }

function Rows({ name, ingredients }: RowsProps) {
  const headingId = useId()
  return (
    <div className="col-span-2 grid grid-cols-subgrid gap-y-0">
      {name && (
        <h3
          id={headingId}
          className="col-span-2 font-sans text-small font-semibold tracking-normal text-ink-soft"
        >
          {name}
        </h3>
      )}
      <ul aria-labelledby={name && headingId} className="col-span-2 grid grid-cols-subgrid gap-y-0">
        {ingredients.map(({ ingredientJsonId, quantity, unit, name: food, notes }) => (
          <li
            key={ingredientJsonId}
            className="col-span-2 grid grid-cols-subgrid gap-x-4 border-b border-line py-2 last:border-b-0 short:py-1"
          >
            <strong className="font-semibold">{amountText({ quantity, unit })}</strong>
            <span className="hyphens-auto">
              {typeset(food)}
              {notes && (
                <span className="block text-body leading-snug text-ink-soft">{typeset(notes)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
