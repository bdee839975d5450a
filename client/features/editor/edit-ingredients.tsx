import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Ingredient } from '#shared/recipe.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IngredientDialog } from './ingredient-dialog.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { nextIngredientNumber, type RecipeForm, withoutIngredient } from './recipe-form.ts'

export function EditIngredients() {
  const { t } = useTranslation()
  const { watch, setValue } = useFormContext<RecipeForm>()
  const { ingredients, steps } = { ingredients: watch('ingredients'), steps: watch('steps') }
  const [edited, setEdited] = useState<Ingredient | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Ingredient | null>(null)

  const change = (next: Ingredient[]) => setValue('ingredients', next, { shouldDirty: true })
  const isSame = (one: Ingredient, other: Ingredient) =>
    one.ingredientJsonId === other.ingredientJsonId

  // Once looked at by the cook it is theirs, wherever it came from.
  const keep = ({ added: _, ...ingredient }: Ingredient) => {
    const isKnown = ingredients.some((one) => isSame(one, ingredient))
    change(
      isKnown
        ? ingredients.map((one) => (isSame(one, ingredient) ? ingredient : one))
        : [...ingredients, ingredient],
    )
    setEdited(null)
  }
  const remove = (ingredient: Ingredient) => {
    change(ingredients.filter((one) => !isSame(one, ingredient)))
    setValue('steps', withoutIngredient(steps, ingredient.ingredientJsonId), { shouldDirty: true })
    setDoomed(null)
  }

  return (
    <section>
      <h2 className="mb-2 text-title">{t('recipe.ingredients')}</h2>
      <IngredientList
        ingredients={ingredients}
        actions={(ingredient) => (
          <LineActions
            name={ingredient.name}
            onEdit={() => setEdited(ingredient)}
            onDelete={() => setDoomed(ingredient)}
          />
        )}
      />
      <Button variant="secondary" className="mt-4 w-full" onClick={() => setEdited('new')}>
        <Plus aria-hidden />
        {t('recipe.addIngredient')}
      </Button>
      <IngredientDialog
        edited={edited}
        nextNumber={nextIngredientNumber(ingredients)}
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

type LineActionsProps = { name: string; onEdit: () => void; onDelete: () => void }

function LineActions({ name, onEdit, onDelete }: LineActionsProps) {
  const { t } = useTranslation()
  return (
    <span className="-my-1.5 flex">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('recipe.editIngredientNamed', { name })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('recipe.deleteIngredient', { name })}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </Button>
    </span>
  )
}
