import { findFoodId } from '#shared/quantity/find-food.ts'
import { remembered } from '#shared/remembered.ts'
import { type Aisle, aisleOf } from './aisles.ts'
import { nameKey } from './same-name.ts'

/** A name as it is compared: its words, the food that it names where the table knows it, and where it stands. */
type Told = { key: string; words: readonly string[]; foodId: string | null; aisle: Aisle }

/** The endings of one word differ by so many letters; fewer where nothing else speaks for it. */
const KNOWN_ENDING = 3
const UNKNOWN_ENDING = 2
/** What forms of one word have in common at least, letters. */
const KNOWN_STEM = 3
const UNKNOWN_STEM = 4

/**
 * Puts together what is bought as one thing: one name, in whichever case, number or spelling
 * ("onion", "onions"; "Apfel", "Äpfel"). Other words are another food: "red onions".
 */
export function groupByFood<T extends { name: string }>(items: readonly T[]): T[][] {
  const groups: { told: Told; items: T[] }[] = []
  const byStart = new Map<string, typeof groups>()
  for (const item of items) {
    const told = tell(item.name)
    const start = startOf(told)
    const near = byStart.get(start) ?? []
    const group = near.find((other) => isSame(other.told, told))
    if (group) {
      group.items.push(item)
      continue
    }
    const fresh = { told, items: [item] }
    groups.push(fresh)
    byStart.set(start, [...near, fresh])
  }
  return groups.map((group) => group.items)
}

const tell = remembered((name: string): Told => {
  const key = nameKey(name)
  const plain = key.normalize('NFD').replace(/\p{M}/gu, '')
  return {
    key,
    words: plain.match(/[\p{L}\p{N}]+/gu) ?? [],
    foodId: findFoodId(name),
    aisle: aisleOf(name),
  }
})

/** Only what has this in common can be the same, so that not everything is compared. */
function startOf({ key, words, foodId, aisle }: Told): string {
  if (words.length === 0) return key
  return [aisle, foodId, ...words.map((word) => word.slice(0, 2))].join(' ')
}

function isSame(a: Told, b: Told): boolean {
  if (a.key === b.key) return true
  const isKnown = a.foodId !== null
  return (
    a.foodId === b.foodId &&
    // "Pepper" is a spice, "peppers" are vegetables.
    a.aisle === b.aisle &&
    a.words.length === b.words.length &&
    a.words.every((word, at) => isOneWord(word, b.words[at] ?? '', isKnown))
  )
}

/** Whether two words are forms of one: they differ in their endings alone. */
function isOneWord(a: string, b: string, isKnown: boolean): boolean {
  if (a === b) return true
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared++
  const ending = Math.max(a.length, b.length) - shared
  const isWhole = shared === Math.min(a.length, b.length)
  if (!isKnown) return shared >= UNKNOWN_STEM && ending <= UNKNOWN_ENDING
  return ending <= KNOWN_ENDING && (isWhole ? shared >= 2 : shared >= KNOWN_STEM)
}
