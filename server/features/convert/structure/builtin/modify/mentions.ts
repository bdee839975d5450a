import { FOOD_LANGUAGES } from '#shared/quantity/food-languages.ts'
import type { Ingredient } from '#shared/recipe.ts'
import type { Span } from '../parse/phrases.ts'
import { identify, includes } from './food-identity.ts'
import { isSameWord, nameWords } from './name-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { modifyWordsOf, type WordLanguage } from './words/all.ts'

/** Where a text names an ingredient of the recipe. */
export type Mention = Span & { ingredient: Ingredient }

/** An ingredient with the words of its name, of which one in `heads` must stand in a mention. */
type Named = { ingredient: Ingredient; words: readonly string[]; heads: ReadonlySet<string> }

const named = new WeakMap<Ingredient, Named>()

/**
 * The ingredients that a text names, in any form of their words, in order. A word that fits several
 * means the one of which more words stand there, then one that the step has in `refs`; where that
 * does not tell them apart it means none.
 */
export function mentionsIn(
  text: string,
  { ingredients, refs }: { ingredients: readonly Ingredient[]; refs: readonly number[] },
  language: WordLanguage,
): Mention[] {
  const tokens = tokensOf(text)
  const index = indexOf(ingredients, language)
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const best = bestAt(tokens, at, { index, refs, language })
    const [first, last] = [tokens[at], tokens[at + (best?.length ?? 1) - 1]]
    if (best && first && last) {
      found.push({ start: first.start, end: last.end, ingredient: best.ingredient })
    }
    at += best?.length ?? 1
  }
  return found
}

function namesOf(ingredient: Ingredient, language: WordLanguage): Named {
  const known = named.get(ingredient)
  if (known) return known

  const words = nameWords(ingredient.name, language)
  const identity = identify(ingredient.name, language)
  const telling = words.filter((word) => identity && identify(word, language) === identity)
  // "Chicken breast, diced": what follows a comma is no name.
  const first = nameWords(ingredient.name.split(',', 1)[0] ?? '', language)
  const end = FOOD_LANGUAGES[language].head === 'last' ? first.at(-1) : first[0]
  const heads = new Set(telling.length > 0 ? telling : end ? [end] : [])
  const fresh = { ingredient, words, heads }
  named.set(ingredient, fresh)
  return fresh
}

/** Ingredients by the first letters of their words: a long list is not tried at every word. */
type Index = { names: readonly Named[]; byStart: ReadonlyMap<string, ReadonlySet<Named>> }

const indexes = new WeakMap<readonly Ingredient[], Index>()
/** Letters that any two forms of a word share. */
const SHARED_LETTERS = 3

function indexOf(ingredients: readonly Ingredient[], language: WordLanguage): Index {
  const known = indexes.get(ingredients)
  if (known) return known

  const names = ingredients.map((ingredient) => namesOf(ingredient, language))
  const byStart = new Map<string, Set<Named>>()
  for (const name of names) {
    for (const word of name.words) {
      const start = word.slice(0, SHARED_LETTERS)
      byStart.set(start, (byStart.get(start) ?? new Set()).add(name))
    }
  }
  const fresh = { names, byStart }
  indexes.set(ingredients, fresh)
  return fresh
}

function candidatesFor(
  token: Token | undefined,
  { names, byStart }: Index,
  language: WordLanguage,
): readonly Named[] {
  if (!token || token.isBreak) return []
  // "The pasta" means the spaghetti, though no word is shared.
  if (token.word.length >= SHARED_LETTERS && identify(token.word, language)) return names
  return [...(byStart.get(token.word.slice(0, SHARED_LETTERS)) ?? [])]
}

type Names = { index: Index; refs: readonly number[]; language: WordLanguage }
type Fit = { ingredient: Ingredient; length: number; score: number }

function bestAt(
  tokens: readonly Token[],
  at: number,
  { index, refs, language }: Names,
): Fit | null {
  const fits = candidatesFor(tokens[at], index, language).flatMap((name): Fit[] => {
    const length = lengthAt(tokens, at, name, language)
    if (length === 0) return []
    const isRef = refs.includes(name.ingredient.ingredientJsonId)
    // Among those with as many words, the shorter name is named more fully.
    const score = length * 100 - name.words.length + (isRef ? 50 : 0)
    return [{ ingredient: name.ingredient, length, score }]
  })
  const [best, second] = fits.sort((a, b) => b.score - a.score)
  if (!best) return null
  return second && second.score === best.score && !isSameName(best, second) ? null : best
}

/** Two lines of butter, one for the dough and one for the tin. */
function isSameName(a: Fit, b: Fit): boolean {
  return a.ingredient.name === b.ingredient.name
}

/** How many words from `at` on name the ingredient; 0 when none does. */
function lengthAt(
  tokens: readonly Token[],
  at: number,
  { words, heads, ingredient }: Named,
  language: WordLanguage,
): number {
  const links = new Set(modifyWordsOf(language).articles)
  const left = [...words]
  let length = 0
  let hasHead = false
  for (let index = at; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || token.isBreak) break
    const place = left.findIndex((word) => isSameWord(word, token.word))
    if (place < 0) {
      // "Huile d'olive": the link is no word of the name.
      if (length > 0 && links.has(token.word)) continue
      break
    }
    const [word = ''] = left.splice(place, 1)
    hasHead ||= heads.has(word)
    length = index - at + 1
  }
  if (hasHead) return length
  return isSameFood(tokens[at], ingredient, language) ? 1 : 0
}

/** "The pasta" of a list that says "spaghetti". */
function isSameFood(token: Token | undefined, { name }: Ingredient, language: WordLanguage) {
  if (!token || token.isBreak || token.word.length < 3) return false
  const food = identify(token.word, language)
  const other = identify(name, language)
  return food !== null && other !== null && includes(food, other)
}
