import { replay, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, RecipeContent, StepInput } from '#shared/recipe.ts'
import { type CompiledLexicon, compileLexicon } from '../../builtin/parse/compiled-lexicon.ts'
import { readName } from '../../builtin/parse/food-name.ts'
import { lexiconFor } from '../../builtin/parse/lexicon/lexicons.ts'
import { wordsOf } from '../../builtin/parse/name-words.ts'
import { fold } from '../../builtin/parse/phrases.ts'

/** An ingredient of an answer and the stems by which a text may call it; `head` is its noun. */
export type NamedIngredient = {
  ingredient: Ingredient
  head: string
  stems: ReadonlySet<string>
}

/** An answer as the reviews look at it: replayed, its ingredients by number with their words. */
export type AnswerView = {
  content: RecipeContent
  language: Language
  lexicon: CompiledLexicon
  states: readonly StateAtStep[]
  ingredients: ReadonlyMap<number, NamedIngredient>
  /** Whether its steps say where their food is; without that little can be said of them. */
  tellsPlaces: boolean
}

/** Looks at an answer whose texts are in `language`. */
export function viewAnswer(content: RecipeContent, language: Language): AnswerView {
  const lexicon = compileLexicon(lexiconFor(language))
  const named = content.ingredients.map((ingredient) => ({
    ingredient,
    ...readName(fold(ingredient.name), lexicon),
  }))
  return {
    content,
    language,
    lexicon,
    states: replay(content.steps),
    ingredients: new Map(named.map((one) => [one.ingredient.ingredientJsonId, one])),
    tellsPlaces: content.steps.some(({ place }) => place !== undefined),
  }
}

/** The stems of a step's words, in order. */
export function stemsOfStep({ instructionText }: StepInput, lexicon: CompiledLexicon): string[] {
  return wordsOf(fold(instructionText), lexicon).map(({ stem }) => stem)
}

/** Shorter stems begin too many words. */
const MIN_SHARED = 4

/** Whether a word is one of a name's, also as a part of a compound: "Brühe" of "Gemüsebrühe". */
export function isStemOf(name: string, word: string): boolean {
  if (name === word) return true
  if (Math.min(name.length, word.length) < MIN_SHARED) return false
  const [short, long] = name.length < word.length ? [name, word] : [word, name]
  return long.startsWith(short) || long.endsWith(short)
}
