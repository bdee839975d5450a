import { checkRecipe } from '#shared/appliance/check.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { type Ingredient, IngredientSchema, type StepInput, StepSchema } from '#shared/recipe.ts'

/** An appliance step, 5 minutes at speed 1 unless told otherwise. */
export function aStep(fields: Partial<StepInput> = {}): StepInput {
  return StepSchema.parse({
    stepNumber: 1,
    type: 'OPERATE',
    instructionText: 'Mix.',
    durationSeconds: 300,
    speed: '1',
    ...fields,
  })
}

/** Ingredients numbered from 1, written "250 g milk" or just "milk". */
export function ingredientsOf(...lines: string[]): Ingredient[] {
  return lines.map((line, index) => {
    const [, quantity, unit, name] = /^(\d+) (g|ml) (.+)$/.exec(line) ?? []
    return IngredientSchema.parse({
      ingredientJsonId: index + 1,
      name: name ?? line,
      quantity,
      unit,
    })
  })
}

/** The codes found in steps; every ingredient goes in with the first step. */
export function codesOf(
  steps: StepInput[],
  ingredients: Ingredient[] = [],
  model: ApplianceModel = 'TM6',
): string[] {
  const refs = ingredients.map((entry) => entry.ingredientJsonId)
  const filled = steps.map((step, index) =>
    index === 0 && step.ingredientRefs.length === 0 ? { ...step, ingredientRefs: refs } : step,
  )
  return checkRecipe({ ingredients, steps: filled }, model).map((finding) => finding.code)
}
