import type { Ingredient } from '#shared/recipe.ts'
import { type Bowl, isSteaming } from '../bowl.ts'
import { degreesOf, type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { isKind } from '../food-traits.ts'
import type { IngredientKind } from '../ingredient-kinds.ts'
import { readTemperature } from '../settings.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'

/** Degrees that make food safe in its middle, °C: USDA chart, as the US TM5 manual prints it. */
const CORE: readonly (readonly [IngredientKind, number])[] = [
  ['poultry', 74],
  ['mincedMeat', 71],
  ['meat', 63],
  ['fish', 63],
]
const COOKS_FROM = 60

/** S36: time and heat alone prove nothing; where the last cooking of meat or fish ends, measure. */
export function checkCoreTemperature(facts: StepFacts): Problem[] {
  const { step, recipe } = facts
  if (!cooks(step) || recipe.steps.slice(recipe.stepIndex + 1).some(cooks)) return []
  // A text that tells to measure, wherever it stands, is enough.
  if (recipe.steps.some((one) => TOOL_PHRASES.coreTemperature.test(one.instructionText))) return []

  const cooked = [...foodsOf(facts.bowl), ...steamedIn(facts)]
  return CORE.flatMap(([kind, degrees]) => {
    const food = cooked.find((entry) => isKind(entry, kind))
    return food ? [problemOf(food, degrees)] : []
  }).slice(0, 1)
}

function problemOf({ name }: Ingredient, degrees: number): Problem {
  return warning('S36', 'CORE_TEMPERATURE', { name, to: temperatureLabel(degrees) })
}

function cooks(step: StepFacts['step']): boolean {
  if (step.type !== 'OPERATE' || !step.temperature) return false
  return degreesOf(readTemperature(step.temperature)) >= COOKS_FROM
}

function foodsOf({ contents, basket, varoma }: Bowl): Ingredient[] {
  return [...contents, ...basket, ...varoma].map(({ ingredient }) => ingredient)
}

/** What steps that do not say where they happen may have laid into the dish. */
function steamedIn({ step, recipe }: StepFacts): Ingredient[] {
  if (!isSteaming(step) && !step.tools.includes('simmering_basket')) return []
  const untold = recipe.steps.slice(0, recipe.stepIndex + 1).filter(({ place }) => !place)
  const refs = new Set(untold.flatMap(({ ingredientRefs }) => ingredientRefs))
  return recipe.ingredients.filter(({ ingredientJsonId }) => refs.has(ingredientJsonId))
}
