import type { KnownIngredient } from './ingredients.ts'
import type { Food } from './lexicon/kinds.ts'

/** "Un moule beurré", "une poêle huilée", "de l'eau salée": no butter, oil or salt of the list. */
export function isGreased(written: string, { food, entry }: KnownIngredient): boolean {
  const done = /^.*é(?=e?s?$)/u.exec(written.toLowerCase())?.[0]
  const isSmeared = food !== null && SMEARED.includes(food)
  return done !== undefined && isSmeared && !entry.name.toLowerCase().includes(done)
}

const SMEARED: readonly Food[] = ['butter', 'oil', 'flour', 'salt', 'sugar', 'spice']
