import { checkRecipe } from '#shared/appliance/check.ts'
import { lostFood } from '#shared/appliance/lost-food.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { noticeSentence } from '#shared/appliance/notice-text.ts'
import { ingredientText } from '#shared/appliance/recipe-text.ts'
import { severityOf } from '#shared/appliance/severity.ts'
import { type ReplayFault, replayFaults } from '#shared/appliance/verify-replay.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { compareWithSource } from './compare-with-source.ts'
import { cookingMistakes } from './cooking-review.ts'
import type { Additions } from './grounding.ts'
import type { Mistake } from './mistake.ts'
import { orderMistakes } from './order-review.ts'
import type { SourceKitchen } from './source-kitchen.ts'

/** Most that the model is told of at once. */
const MAX_MISTAKES = 12

/**
 * What a model should mend in its recipe: steps that the appliance cannot do or that are dangerous,
 * food that is not where its steps say or goes in earlier than in the source, and what it has added
 * to the source. What can be repaired without it is repaired later.
 */
export function mistakesIn(
  content: RecipeContent,
  model: ApplianceModel,
  additions: Additions | null,
  source: SourceKitchen | null = null,
): Mistake[] {
  const unsafe = checkRecipe(content, model).flatMap((finding): Mistake[] => {
    const severity = severityOf(finding.code)
    if (finding.harmless || severity === 'advice') return []
    const sentence = noticeSentence(finding.code, finding.params)
    return [{ severity, message: `Step ${finding.stepIndex + 1}: ${sentence}` }]
  })
  const added = content.ingredients.flatMap((ingredient): Mistake[] => {
    const what = additions?.ingredients.get(ingredient.ingredientJsonId)
    const words = `Ingredient ${ingredient.ingredientJsonId}, “${ingredientText(ingredient)}”`
    // What the machine steams with is no invention.
    if (!what || findFoodId(ingredient.name) === 'water') return []
    const message =
      what === 'ingredient'
        ? `${words}, is not in the source: leave it out.`
        : `${words}: the source gives no such amount.`
    return [{ severity: 'problem', message }]
  })
  const unlikeSource = source ? differences(content, source) : []
  return [...unsafe, ...misplaced(content), ...unlikeSource, ...added].slice(0, MAX_MISTAKES)
}

/** Experts' recipes leave a share in the bowl, too: that alone is not worth a question. */
const DOUBTS: readonly ReplayFault['code'][] = ['LEFT_IN_BOWL', 'IN_TWO_PLACES']

/** An answer that says nothing of the kitchen has no faults there. */
function misplaced(content: RecipeContent): Mistake[] {
  if (!tellsPlaces(content)) return []
  const lost = lostFood(content).filter(({ code }) => !DOUBTS.includes(code))
  return [...replayFaults(content), ...lost].map(({ message }) => ({
    severity: 'problem',
    message,
  }))
}

function differences(content: RecipeContent, source: SourceKitchen): Mistake[] {
  if (!tellsPlaces(content)) return []
  const comparison = compareWithSource(content, source)
  return [...orderMistakes(comparison), ...cookingMistakes(comparison)]
}

const tellsPlaces = ({ steps }: RecipeContent): boolean =>
  steps.some(({ place }) => place !== undefined)
