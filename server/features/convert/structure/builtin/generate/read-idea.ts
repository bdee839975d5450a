import type { Language } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { type CompiledLexicon, compileLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { lexiconFor } from '../parse/lexicon/lexicons.ts'
import { fold } from '../parse/phrases.ts'
import type { DishName } from './dishes.ts'
import { findServings } from './find-servings.ts'
import { type FoodGroup, foodGroups, type Part, type Reading, readParts } from './idea-parts.ts'
import { type IdeaPatterns, ideaPatternsOf } from './idea-patterns.ts'
import { withoutHyphens } from './without-hyphens.ts'

/** An ingredient that the idea names. */
export type NamedFood = {
  /** As it stands behind an amount. */
  name: string
  /** As the person wrote it. */
  asked: string
  kind: Food | null
  id: FoodId | null
  /** Says more than the word for the food alone: "red", "wholemeal". */
  isVariety: boolean
}

export type Idea = {
  /** One at most; more than one is no single dish. */
  dishes: readonly DishName[]
  /** The dish in the person's words. */
  title: string
  foods: readonly NamedFood[]
  servings: number | null
  /** The person's words for the servings. */
  servingsWords: string
  /** Words that mean nothing here. */
  unknown: readonly string[]
}

/** Finds the dish, the ingredients and the servings in a person's words. */
export function readIdea(idea: string, language: Language): Idea {
  const lexicon = compileLexicon(lexiconFor(language))
  const patterns = ideaPatternsOf(language)
  const split = splitCompounds(idea.normalize('NFC').replaceAll(JOINT, ''), patterns, lexicon)
  const text = withoutHyphens(split)
  const served = findServings(text, patterns)
  const reading = { text, folded: fold(text), patterns, lexicon }
  const parts = readParts(reading, served)
  const read = foodGroups(parts, reading).map((group) => readFood(group, reading))
  return {
    dishes: [...new Set(parts.flatMap((part) => (part.kind === 'dish' ? part.dish : [])))],
    title: titleOf(parts, split),
    foods: unique(read.flatMap((food) => (typeof food === 'string' ? [] : food))),
    servings: served?.count ?? null,
    servingsWords: served ? text.slice(served.start, served.end) : '',
    unknown: read.filter((food) => typeof food === 'string'),
  }
}

/** Where a compound has been cut: a blank of no width, which nobody types. */
const JOINT = '\u200b'
const MIN_BEGINNING_LENGTH = 3

/** "Kürbissuppe" is a Suppe of Kürbis. */
function splitCompounds(
  text: string,
  { dishEnds }: IdeaPatterns,
  lexicon: CompiledLexicon,
): string {
  if (!lexicon.source.hasCompounds) return text
  return text.replace(/\p{L}{6,60}/gu, (word) => {
    const folded = fold(word)
    const end = dishEnds.find((one) => folded.endsWith(one)) ?? folded
    const at = word.length - end.length
    return at >= MIN_BEGINNING_LENGTH ? `${word.slice(0, at)}${JOINT}${word.slice(at)}` : word
  })
}

/** The food that a group names; its words where they are no food. */
function readFood(
  group: FoodGroup,
  { text, folded, lexicon, patterns }: Reading,
): NamedFood | string {
  const asked = text.slice(group[0]?.start, group.at(-1)?.end)
  const foods = group.filter((part) => part.kind === 'food')
  const isStrange = group.some(
    ({ kind, start, end }) =>
      kind === 'word' && !lexicon.descriptors.has(lexicon.stem(folded.slice(start, end))),
  )
  const [only] = group.length === 1 ? foods : []
  const name = only?.name ?? asked
  const kind = classifyFood(fold(name), lexicon)
  const id = foodIdOf(name, patterns)
  if (isStrange || foods.length === 0 || (kind === null && id === null)) return asked
  return { name, asked, kind, id, isVariety: group.length > 1 || asked.includes(' ') }
}

/** The weight table has peas with the lentils, but they cook as long as beans do. */
function foodIdOf(name: string, { lentils }: IdeaPatterns): FoodId | null {
  const id = findFoodId(name)
  return id === 'lentils' && !lentils.isIn(fold(name)) ? 'beans' : id
}

function unique(foods: readonly NamedFood[]): NamedFood[] {
  return [...new Map(foods.map((food) => [fold(food.name), food])).values()]
}

/** From the first telling word to the last. */
function titleOf(parts: readonly Part[], text: string): string {
  const telling = parts.filter(({ kind }) => kind === 'dish' || kind === 'food' || kind === 'word')
  const words = text
    .slice(telling[0]?.start ?? 0, telling.at(-1)?.end ?? 0)
    .replaceAll(JOINT, '')
    .replace(/\s+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
