import { ENGLISH_FOOD_WORDS } from './food-words/en.ts'
import { FOODS, type Food, type FoodId } from './foods.ts'

const LANGUAGE_WORDS: readonly Readonly<Record<FoodId, readonly string[]>>[] = [ENGLISH_FOOD_WORDS]
const LONGEST_NAME_WORDS = 3

const foodByName = new Map<string, FoodId>()
for (const words of LANGUAGE_WORDS) {
  for (const id of Object.keys(FOODS) as FoodId[]) {
    for (const name of words[id]) foodByName.set(tokens(name).join(' '), id)
  }
}

/** The food an ingredient's name speaks of; "fresh flat-leaf parsley" is a herb. */
export function findFood(name: string): Food | null {
  // "milk or water" is weighed as what it names first.
  const words = tokens(name.split(/\s+(?:or|and)\s+/i, 1)[0] ?? '')
  for (let length = LONGEST_NAME_WORDS; length > 0; length--) {
    // The last match wins: in "chicken stock" the stock is bought.
    for (let start = words.length - length; start >= 0; start--) {
      const id = foodByName.get(words.slice(start, start + length).join(' '))
      if (id) return FOODS[id]
    }
  }
  return null
}

function tokens(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[\p{L}]+/gu) ?? []).map(singular)
}

/** One spelling for singular and plural, right or not: both sides of the comparison pass here. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
