import { formatSettings } from '#shared/appliance/notation.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'

/** Words that would be left dangling without the settings after them, in all languages. */
const LEAD_IN =
  /(?:^|\s)(?:for|at|on|in|to|with|für|bei|auf|mit|pour|à|en|pendant|a|por|con|per|la|pe|cu|na|w|przez|z|на|при|з)$/iu
/** A point between digits ends nothing. */
const SENTENCE_END = /^(?:[.;!?…](?:\s|$)|\s*$)/

/**
 * The instruction without the settings at the end of its first sentence that has them: the dials
 * show the same, bigger. Settings that differ from the dials, or stand amid a sentence, stay.
 */
export function textBesideDials(
  step: Pick<
    StepInput,
    'instructionText' | 'durationSeconds' | 'temperature' | 'speed' | 'reverse'
  >,
  language: Language,
): string {
  const { instructionText } = step
  const settings = formatSettings(step, language)
  const start = settings ? instructionText.lastIndexOf(` ${settings}`) : -1
  if (start < 0) return instructionText

  const before = instructionText.slice(0, start).replace(/[\s,:]+$/, '')
  const after = instructionText.slice(start + 1 + settings.length)
  const canGo = before !== '' && SENTENCE_END.test(after) && !LEAD_IN.test(before)
  if (!canGo) return instructionText
  // "Chop the leeks. 5 sec/speed 5.": the settings were a sentence of their own.
  return before + (/[.!?…]$/.test(before) ? after.replace(/^[.;!?…]/, '') : after)
}

/** The ingredients of a step that its text does not name, so that their amounts are not told twice. */
export function unnamedIngredients(
  { instructionText, ingredientRefs }: Pick<StepInput, 'instructionText' | 'ingredientRefs'>,
  ingredients: Ingredient[],
): Ingredient[] {
  const text = instructionText.toLowerCase()
  return ingredients.filter(
    ({ ingredientJsonId, name }) =>
      ingredientRefs.includes(ingredientJsonId) && !text.includes(name.toLowerCase()),
  )
}
