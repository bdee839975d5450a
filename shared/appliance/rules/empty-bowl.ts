import { isSteaming } from '../bowl.ts'
import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'

/** Warming an empty bowl is harmless; heating it is not, °C. */
const HEATS_FROM = 60

/** S16: nothing is heated in an empty bowl. Only where the steps name their ingredients. */
export function checkEmptyBowl(facts: StepFacts): Problem[] {
  const { step, isRunning, temperature, bowl, recipe } = facts
  if (!isRunning || temperature === null || isSteaming(step)) return []
  if (bowl.isFilled || (temperature !== 'varoma' && temperature < HEATS_FROM)) return []

  const isTracked = recipe.steps.some(({ ingredientRefs }) => ingredientRefs.length > 0)
  const isTold = step.place !== undefined
  if (!isTold && (!isTracked || namesIngredient(facts))) return []
  return [warning('S16', 'EMPTY_BOWL_HEATED', { from: temperatureLabel(temperature) })]
}

/** "Melt the butter" puts it in, whether or not the step refers to it. */
function namesIngredient({ step, recipe }: StepFacts): boolean {
  const words = new Set(step.instructionText.toLowerCase().match(/\p{L}{3,}/gu))
  return recipe.ingredients.some(({ name }) =>
    name
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.some((word) => words.has(word)),
  )
}
