import type { Ingredient, StepInput } from '#shared/recipe.ts'

type Content = { ingredients: readonly Ingredient[]; steps: readonly StepInput[] }

/** The ingredients numbered from 1 on without a gap, and the steps that refer to them. */
export function numbered({ ingredients, steps }: Content): {
  ingredients: Ingredient[]
  steps: StepInput[]
} {
  const numbers = new Map(ingredients.map((one, at) => [one.ingredientJsonId, at + 1]))
  const numberOf = (number: number) => numbers.get(number) ?? number
  return {
    ingredients: ingredients.map((one) => ({
      ...one,
      ingredientJsonId: numberOf(one.ingredientJsonId),
    })),
    steps: steps.map((step) => ({
      ...step,
      ingredientRefs: step.ingredientRefs.map((ref) =>
        typeof ref === 'number' ? numberOf(ref) : ref,
      ),
      ...(step.adds && { adds: step.adds.map((add) => ({ ...add, ref: numberOf(add.ref) })) }),
    })),
  }
}
