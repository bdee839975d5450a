import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { groupsOf, type IngredientGroup } from '#shared/ingredient-groups.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { amountText, typeset } from '../../lib/typeset.ts'
import { cx } from '../../ui/cx.ts'

export function IngredientList({ ingredients }: { ingredients: Ingredient[] }) {
  const { t } = useTranslation()
  if (ingredients.length === 0) {
    return <p className="py-3 text-ink-soft">{t('recipe.noIngredients')}</p>
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {groupsOf(ingredients).map((group) => (
        <GroupLines key={group.ingredients[0]?.ingredientJsonId} group={group} />
      ))}
    </div>
  )
}

function GroupLines({ group: { name, ingredients } }: { group: IngredientGroup }) {
  const headingId = useId()
  return (
    <div>
      {name && <GroupHeading id={headingId}>{name}</GroupHeading>}
      <ul aria-labelledby={name && headingId} className="divide-y divide-line">
        {ingredients.map((ingredient) => (
          <li key={ingredient.ingredientJsonId} className="py-2.5">
            <IngredientLine ingredient={ingredient} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Above the first ingredient of a group, below the heading of the list. */
export function GroupHeading({ className, ...props }: ComponentProps<'h3'>) {
  return (
    <h3
      className={cx('font-sans text-small font-semibold tracking-normal text-ink-soft', className)}
      {...props}
    />
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
      {typeset(name)}
      {notes && <span className="block text-small text-ink-soft">{typeset(notes)}</span>}
      {added && (
        <span className="block font-medium text-on-butter text-small">
          {t(`ingredient.added.${added}`)}
        </span>
      )}
    </p>
  )
}
