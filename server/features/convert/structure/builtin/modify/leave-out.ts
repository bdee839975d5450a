import { type Bowl, bowlAtSteps } from '#shared/appliance/bowl.ts'
import { formatSettings } from '#shared/appliance/notation.ts'
import { STEP_PHRASES } from '#shared/appliance/step-words.ts'
import type { RecipeContent, StepInput } from '#shared/recipe.ts'
import { renumberSteps, withoutIngredients } from '#shared/step-order.ts'
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
  const stripped = withoutIngredients(content.steps, gone)
  const kept = content.steps.flatMap((step, index): StepInput[] => {
    const bowl = bowls[index]
    if (bowl && worksOnlyOn(gone, { step, bowl, content, language })) return []

    const rest = stripped[index] ?? step
    const text = textWithout(step, { ingredients: content.ingredients, gone, language })
    if (text === step.instructionText) return [rest]
    if (isLeftover(text, step, gone)) return []
    if (text !== '') return [{ ...rest, instructionText: text }]
    // Other things in the bowl are still to be cooked.
    const isBusy =
      step.type === 'OPERATE' && bowl?.contents.some(({ ingredient }) => !isGone(ingredient, gone))
    const settings = isBusy ? formatSettings(step, language) : ''
    return settings ? [{ ...rest, instructionText: settings.replace(/\.?$/, '.') }] : []
  })
  return {
    ...content,
    ingredients: content.ingredients.filter((one) => !isGone(one, gone)),
    steps: renumberSteps(kept, content.steps),
  }
}

/** Fewer words than this say nothing without what they were about: "Sprinkle over." */
const MIN_WORDS = 3

function isLeftover(
  text: string,
  { ingredientRefs, type }: StepInput,
  gone: ReadonlySet<number>,
): boolean {
  const isAllGone = ingredientRefs.length > 0 && ingredientRefs.every((ref) => gone.has(ref))
  return type === 'MANUAL' && isAllGone && wordsOf(text).length < MIN_WORDS
}

type Work = { step: StepInput; bowl: Bowl; content: RecipeContent; language: WordLanguage }

/** Whether a step runs the machine, or scrapes it down, with nothing but what is left out in it. */
function worksOnlyOn(
  gone: ReadonlySet<number>,
  { step, bowl, content: { ingredients }, language }: Work,
): boolean {
  // The spatula scrapes the bowl down, whichever words say so.
  const isAtBowl = step.tools.includes('spatula') && step.ingredientRefs.length === 0
  const seemsOnBowl =
    isAtBowl || step.type === 'OPERATE' || STEP_PHRASES.mixingBowl.test(step.instructionText)
  const isOnBowl = step.place ? step.place === 'bowl' : seemsOnBowl
  const isOnlyGone =
    bowl.contents.length > 0 && bowl.contents.every(({ ingredient }) => isGone(ingredient, gone))
  if (!isOnBowl || !isOnlyGone || bowl.liquidInText > 0) return false

  const refs = step.ingredientRefs
  if (refs.some((ref) => !gone.has(ref))) return false
  const named = mentionsIn(step.instructionText, { ingredients, refs }, language)
  return named.every(({ ingredient }) => isGone(ingredient, gone))
}

function isGone({ ingredientJsonId }: { ingredientJsonId: number }, gone: ReadonlySet<number>) {
  return gone.has(ingredientJsonId)
}
