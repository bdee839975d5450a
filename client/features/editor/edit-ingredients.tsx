import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { groupsOf } from '#shared/ingredient-groups.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient } from '#shared/recipe.ts'
import { withoutIngredients } from '#shared/step-order.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { AddIngredients } from './add-ingredients.tsx'
import { isSame } from './edit-history.ts'
import { IngredientDialog } from './ingredient-dialog.tsx'
import { GroupHeading, IngredientLine } from './ingredient-list.tsx'
import { LineActions } from './line-actions.tsx'
import type { RecipeForm } from './recipe-form.ts'
import { ReorderList } from './reorder-list.tsx'

type EditIngredientsProps = {
  /** In which the recipe is written. */
  language: Language
  onChange: (parts: Partial<RecipeForm>) => void
}

export function EditIngredients({ language, onChange }: EditIngredientsProps) {
  const { t } = useTranslation()
  const { control, getValues } = useFormContext<RecipeForm>()
  const ingredients = useWatch({ control, name: 'ingredients' })
  const [edited, setEdited] = useState<Ingredient | null>(null)
  const [doomed, setDoomed] = useState<Ingredient | null>(null)
  const groups = groupsOf(ingredients)
  const named = groups.filter(({ name }, at) => name || at > 0)
  const starts = new Set(named.map((group) => group.ingredients[0]))

  const keep = (ingredient: Ingredient) => {
    onChange({ ingredients: withKept(ingredients, ingredient) })
    setEdited(null)
  }
  const remove = ({ ingredientJsonId }: Ingredient) => {
    onChange({
      ingredients: ingredients.filter((one) => one.ingredientJsonId !== ingredientJsonId),
      steps: withoutIngredients(getValues('steps'), new Set([ingredientJsonId])),
    })
    setDoomed(null)
  }

  return (
    <section>
      <h2 className="mb-2 text-title">{t('recipe.ingredients')}</h2>
      {ingredients.length === 0 && (
        <p className="py-3 text-ink-soft">{t('recipe.noIngredients')}</p>
      )}
      <ReorderList
        as="ul"
        className="divide-y divide-line"
        items={ingredients}
        idOf={(ingredient) => ingredient.ingredientJsonId}
        nameOf={(ingredient) => ingredient.name}
        onReorder={(next) => onChange({ ingredients: next })}
      >
        {(ingredient, { handle, movers }) => (
          <>
            {starts.has(ingredient) && <GroupStart name={ingredient.group} />}
            <div className="-mx-2.5 flex items-center gap-0.5 py-1">
              {handle}
              <IngredientLine ingredient={ingredient} />
              {movers || (
                <LineActions
                  editLabel={t('recipe.editIngredientNamed', { name: ingredient.name })}
                  deleteLabel={t('recipe.deleteIngredient', { name: ingredient.name })}
                  onEdit={() => setEdited(ingredient)}
                  onDelete={() => setDoomed(ingredient)}
                />
              )}
            </div>
          </>
        )}
      </ReorderList>
      <AddIngredients
        ingredients={ingredients}
        language={language}
        onAdd={(added) => onChange({ ingredients: [...ingredients, ...added] })}
        onAddByFields={setEdited}
      />
      <IngredientDialog
        edited={edited}
        groups={groups.flatMap(({ name }) => name ?? [])}
        isNew={!ingredients.some((one) => one.ingredientJsonId === edited?.ingredientJsonId)}
        onKeep={keep}
        onClose={() => setEdited(null)}
      />
      <ConfirmDialog
        open={doomed !== null}
        title={t('recipe.deleteIngredientTitle')}
        confirmLabel={t('common.delete')}
        cancelLabel={t('common.cancel')}
        onConfirm={() => doomed && remove(doomed)}
        onCancel={() => setDoomed(null)}
      >
        {t('recipe.deleteIngredientUsed', { name: doomed?.name ?? '' })}
      </ConfirmDialog>
    </section>
  )
}

/** Above the first ingredient of a group: its name, or only room where it has none. */
function GroupStart({ name }: { name: string | undefined }) {
  return name ? <GroupHeading className="pt-3">{name}</GroupHeading> : <div className="pt-3" />
}

/** The list with an ingredient new or changed: once looked at by the cook it is no longer `added`. */
function withKept(ingredients: Ingredient[], { added: _, ...kept }: Ingredient): Ingredient[] {
  const isKept = (one: Ingredient) => one.ingredientJsonId === kept.ingredientJsonId
  if (!ingredients.some(isKept)) return [...ingredients, kept]
  return ingredients.map((one) => (isKept(one) && !isSame(one, kept) ? kept : one))
}
