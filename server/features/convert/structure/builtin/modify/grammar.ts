import type { Ingredient } from '#shared/recipe.ts'
import { type Template, templatesOf } from './templates.ts'
import { allParts, type Part, phraseLength, type Token, wordsOf } from './tokens.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'

/** A language's wishes, made ready for matching. */
export type Grammar = { templates: Template[]; fillers: Part[][]; joints: Part[][] }

const grammars = new Map<WordLanguage, Grammar>()

/** Made when first needed. */
export function grammarOf(language: WordLanguage): Grammar {
  const known = grammars.get(language)
  if (known) return known

  const words = modifyWordsOf(language)
  const fresh = {
    templates: templatesOf(words),
    fillers: allParts(words.fillers),
    joints: allParts(words.joints),
  }
  grammars.set(language, fresh)
  return fresh
}

/** Where words join two wishes: their first index and the one after their last. */
export function jointsIn(tokens: readonly Token[], { joints }: Grammar): [number, number][] {
  const words = tokens.map(({ word }) => word)
  return words.flatMap((_, at) =>
    joints
      .map((parts) => phraseLength(parts, words, at))
      .filter((length) => length > 0)
      .map((length): [number, number] => [at, at + length]),
  )
}

/** Where the sentence has a name of the list that holds "and" itself: "salt and pepper". */
export function namesWithJoint(
  tokens: readonly Token[],
  ingredients: readonly Ingredient[],
): { start: number; end: number }[] {
  const words = tokens.map(({ word }) => word)
  return ingredients.flatMap(({ name }) => {
    const own = wordsOf(name)
    if (own.length < 3) return []
    const start = words.findIndex((_, at) => own.every((word, index) => words[at + index] === word))
    return start < 0 ? [] : [{ start, end: start + own.length }]
  })
}
