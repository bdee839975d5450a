import type { Language } from '#shared/language.ts'
import {
  type FoodIndex,
  findFood,
  findInPhrase,
  findSharedHead,
  foodLanguage,
  indexOf,
  tokens,
} from './find-food.ts'
import type { FoodLanguage } from './food-languages.ts'
import { FOODS, type Food } from './foods.ts'
import { type Unit, unitFacts } from './units.ts'

/** Of two foods to choose from, the heavier weighs at most so much more. */
const CLOSE = 1.2
/** A longer note is a remark, and speaks of other foods too. */
const MAX_NOTE_WORDS = 3

type Named = { name: string; notes?: string; language: Language }

/**
 * Whether grams can stand for a measure of the food: always for masses, for volumes only where the
 * density of just this food is known. The potato of "potato chips" says nothing of their weight.
 */
export function isWeightKnown(unit: Unit | null, { name, notes = '', language }: Named): boolean {
  const facts = unit && unitFacts(unit)
  if (facts?.dimension !== 'volume') return true
  // What is sold by the litre and is no food that we know is a drink.
  if (facts.metric && findFood(name, language) === null) return true
  return findMeasured({ name, notes, language }) !== null
}

/** The food whose density a name tells: only where the name is of that food and of nothing else. */
export function findMeasured({ name, notes = '', language }: Named): Food | null {
  const own = foodLanguage(language)
  const index = indexOf(own)
  const bare = name.replace(/\([^()]*\)/g, ' ')
  const parts = bare.split(index.joint).map((part) => tokens(part, own))
  const [first = []] = parts
  const said = shortNotes(notes, own)
  if (parts.length === 1 || findInPhrase(first, index) === null) {
    return headFood(tokens(bare, own), said, index)
  }
  const shared = findSharedHead(first, parts.at(-1) ?? [], index)
  if (shared) return headFood([...first, parts.at(-1)?.at(-1) ?? ''], said, index)
  const foods = parts.map((part) => headFood(part, said, index))
  const densities = foods.map((food) => food?.density ?? 0)
  return Math.max(...densities) <= CLOSE * Math.min(...densities) ? (foods[0] ?? null) : null
}

function shortNotes(notes: string, language: FoodLanguage): string[] {
  const each = notes.split(/[,;()]/).map((note) => tokens(note, language))
  return each.filter((words) => words.length <= MAX_NOTE_WORDS).flat()
}

function headFood(words: string[], notes: string[], index: FoodIndex): Food | null {
  const match = findInPhrase(words, index)
  if (!match) return null
  const end = match.start + Math.ceil(match.words)
  const { head, plain } = index.language
  const beside = head === 'last' ? words.slice(end) : words.slice(0, match.start)
  if (plain && !beside.every((word) => plain.includes(word))) return null
  const listed = words.slice(match.start, end)
  const isOther = othersOf(index.language).some(
    ({ pattern, length }) =>
      pattern.test([...notes, ...words, ...notes].join(' ')) &&
      !(listed.length > length && pattern.test(listed.join(' '))),
  )
  const food: Food = FOODS[match.id]
  return isOther || food.density === undefined ? null : food
}

type Other = { pattern: RegExp; length: number }

const others = new WeakMap<FoodLanguage, Other[]>()

function othersOf(language: FoodLanguage): Other[] {
  const known = others.get(language)
  if (known) return known

  const fresh = language.others.map((phrase) => ({
    pattern: new RegExp(`(?<!\\p{L})${phrase.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'u'),
    length: phrase.split(' ').length,
  }))
  others.set(language, fresh)
  return fresh
}
