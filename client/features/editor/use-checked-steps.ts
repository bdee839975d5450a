import { useDeferredValue, useMemo } from 'react'
import { markRecipe } from '#shared/appliance/check.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Ingredient, Notice } from '#shared/recipe.ts'
import { useApplianceModel } from '../../hooks/use-appliance-model.ts'
import type { EditedStep } from './recipe-form.ts'

type Content = { ingredients: Ingredient[]; steps: EditedStep[] }

/** The steps with what the appliance check says of them now; it runs when nothing else is urgent. */
export function useCheckedSteps(ingredients: Ingredient[], steps: EditedStep[]): EditedStep[] {
  const model = useApplianceModel()
  const content = useMemo(() => ({ ingredients, steps }), [ingredients, steps])
  const checked = useDeferredValue<Content | null>(content, null)
  const warnings = useMemo(() => checked && warningsIn(checked, model), [checked, model])
  // Until then, what was found when the recipe was saved.
  if (!warnings) return steps
  return steps.map((step) => ({
    ...step,
    notices: [...told(step), ...(warnings.get(step.id) ?? [])],
  }))
}

/** What the check says of one step amid the others. */
export function stepWarnings(content: Content, id: string, model: ApplianceModel): Notice[] {
  return warningsIn(content, model).get(id) ?? []
}

function warningsIn(content: Content, model: ApplianceModel): Map<string, Notice[]> {
  const { steps } = markRecipe(content, model)
  return new Map(content.steps.map(({ id }, index) => [id, steps[index]?.notices ?? []]))
}

/** What the converter did to the step; its warnings are found anew. */
function told({ notices }: EditedStep): Notice[] {
  return notices.filter(({ kind }) => kind !== 'warning')
}
