import type { Ingredient } from '#shared/recipe.ts'
import { identify, includes, isKitchenFood } from './food-identity.ts'
import { isSameWord, nameWords } from './name-words.ts'
import type { WordLanguage } from './words/all.ts'

/** The languages of the wish and of the recipe. */
export type Languages = { spoken: WordLanguage; recipe: WordLanguage }

/**
 * The ingredients that somebody means who says these words: by name in any form of its words, or
 * by what they are when the languages differ. Several where the words fit several.
 */
export function findIngredients(
  said: string,
  ingredients: readonly Ingredient[],
  languages: Languages,
): Ingredient[] {
  const words = nameWords(said, languages.spoken)
  if (words.length === 0) return []
  return ingredients.filter((one) => isMeant(one, { said, words }, languages))
}

const wordsOfNames = new WeakMap<Ingredient, readonly string[]>()

function wordsOfName(ingredient: Ingredient, language: WordLanguage): readonly string[] {
  const words = wordsOfNames.get(ingredient) ?? nameWords(ingredient.name, language)
  wordsOfNames.set(ingredient, words)
  return words
}

function isMeant(
  ingredient: Ingredient,
  { said, words }: { said: string; words: readonly string[] },
  { spoken, recipe }: Languages,
): boolean {
  const { name } = ingredient
  const own = wordsOfName(ingredient, recipe)
  if (own.join(' ') === words.join(' ')) return true

  const asked = identify(said, spoken) ?? identify(said, recipe)
  const identity = identify(name, recipe)
  const areKnown = asked !== null && identity !== null
  const isNamed = words.every((word) => own.some((other) => isSameWord(word, other)))
  if (areKnown && includes(asked, identity)) {
    // "Cloves of garlic" are the garlic.
    const sharesWord = words.some((word) => own.some((other) => isSameWord(word, other)))
    return words.length === 1 || sharesWord || spoken !== recipe
  }
  if (areKnown && (isKitchenFood(asked) || isKitchenFood(identity))) return false
  return isNamed
}
