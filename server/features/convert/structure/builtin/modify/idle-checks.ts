import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { type FoodIdentity, identify, includes } from './food-identity.ts'
import { mentionsIn } from './mentions.ts'
import type { WordLanguage } from './words/all.ts'

/** What comes in the place of an ingredient, made out of it. */
export type Replace = (ingredient: Ingredient) => Ingredient
/** By `ingredientJsonId`. */
export type Replacements = ReadonlyMap<number, Replace>

type Context = {
  ingredients: readonly Ingredient[]
  replacements: Replacements
  language: WordLanguage
}

const SENTENCE_ENDS = /(?<=[.!?])(?=\s+\p{Lu})/u

/** A step's text without checks of a core temperature for what is replaced by no meat or fish. */
export function withoutIdleChecks(
  { instructionText, ingredientRefs: refs }: StepInput,
  { ingredients, replacements, language }: Context,
): string {
  if (replacements.size === 0 || !TOOL_PHRASES.coreTemperature.test(instructionText)) {
    return instructionText
  }
  const isIdle = (sentence: string) => {
    const named = mentionsIn(sentence, { ingredients, refs }, language)
    const now = named.map(({ ingredient }) => {
      const replace = replacements.get(ingredient.ingredientJsonId)
      return replace ? replace(ingredient) : ingredient
    })
    return named.length > 0 && !now.some(({ name }) => isRaw(name, language))
  }
  return instructionText
    .split(SENTENCE_ENDS)
    .filter((sentence) => !TOOL_PHRASES.coreTemperature.test(sentence) || !isIdle(sentence))
    .join('')
    .trim()
}

const HAS_SAFE_CORE: readonly FoodIdentity[] = ['meat', 'fish', 'seafood', 'egg']

function isRaw(name: string, language: WordLanguage): boolean {
  const food = identify(name, language)
  return food !== null && HAS_SAFE_CORE.some((kind) => includes(kind, food))
}
