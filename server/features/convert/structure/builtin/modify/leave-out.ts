import { type Bowl, bowlAtSteps } from '#shared/appliance/bowl.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import { STEP_PHRASES } from '#shared/appliance/step-words.ts'
import type { RecipeContent, StepInput } from '#shared/recipe.ts'
import { mentionsIn } from './mentions.ts'
import { textWithout } from './text-without.ts'
import { wordsOf } from './tokens.ts'
import type { WordLanguage } from './words/all.ts'

/**
 * The recipe without some ingredients: out of the list, out of the texts that list them, and
 * without the steps that then have nothing to work on.
 */
export function leaveOut(
  content: RecipeContent,
  ids: readonly number[],
  language: WordLanguage,
): RecipeContent {
  const gone = new Set(ids)
  const bowls = bowlAtSteps(content)
  const kept = content.steps.flatMap((step, index): StepInput[] => {
    const bowl = bowls[index]
    if (bowl && worksOnlyOn(gone, { step, bowl, content, language })) return []

    const ingredientRefs = step.ingredientRefs.filter((ref) => !gone.has(ref))
    const text = textWithout(step, { ingredients: content.ingredients, gone, language })
    if (text === step.instructionText) return [{ ...step, ingredientRefs }]
    if (isLeftover(text, step, gone)) return []
    if (text !== '') return [{ ...step, ingredientRefs, instructionText: text }]
    // Other things in the bowl are still to be cooked.
    const isBusy = step.type === 'OPERATE' && bowl?.contents.some((one) => !isGone(one, gone))
    const settings = isBusy ? formatSettings(step, language) : ''
    return settings
      ? [{ ...step, ingredientRefs, instructionText: settings.replace(/\.?$/, '.') }]
      : []
  })
  return {
    ...content,
    ingredients: content.ingredients.filter((one) => !isGone(one, gone)),
    steps: kept.map((step, index) => ({ ...step, stepNumber: index + 1 })),
  }
}

/** Fewer words than this say nothing without what they were about: "Sprinkle over." */
const FEWEST_WORDS = 3

function isLeftover(
  text: string,
  { ingredientRefs, type }: StepInput,
  gone: ReadonlySet<number>,
): boolean {
  const isAllGone = ingredientRefs.length > 0 && ingredientRefs.every((ref) => gone.has(ref))
  return type === 'MANUAL' && isAllGone && wordsOf(text).length < FEWEST_WORDS
}

type Work = { step: StepInput; bowl: Bowl; content: RecipeContent; language: WordLanguage }

/** Whether a step runs the machine, or scrapes it down, with nothing but what is left out in it. */
function worksOnlyOn(
  gone: ReadonlySet<number>,
  { step, bowl, content: { ingredients }, language }: Work,
): boolean {
  // The spatula scrapes the bowl down, whichever words say so.
  const isAtBowl = step.tools.includes('spatula') && step.ingredientRefs.length === 0
  const isOnBowl =
    isAtBowl || step.type === 'OPERATE' || STEP_PHRASES.mixingBowl.test(step.instructionText)
  const isOnlyGone = bowl.contents.length > 0 && bowl.contents.every((one) => isGone(one, gone))
  if (!isOnBowl || !isOnlyGone || bowl.liquidInText > 0) return false

  const refs = step.ingredientRefs
  if (refs.some((ref) => !gone.has(ref))) return false
  const named = mentionsIn(step.instructionText, { ingredients, refs }, language)
  return named.every(({ ingredient }) => isGone(ingredient, gone))
}

function isGone({ ingredientJsonId }: { ingredientJsonId: number }, gone: ReadonlySet<number>) {
  return gone.has(ingredientJsonId)
}
