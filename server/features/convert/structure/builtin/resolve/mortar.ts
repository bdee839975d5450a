import type { Food } from '../parse/lexicon/kinds.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** Several things that are pounded to a paste, and nothing else. */
export function isOfMortar(at: OpenVessel | null): boolean {
  const foods = at?.kind === 'bowl' ? [...at.holds.values()].map(({ food }) => food) : []
  return foods.length > 1 && foods.every((food) => food !== null && POUNDED.includes(food))
}

const POUNDED: readonly Food[] = [
  ...(['herb', 'garlic', 'ginger', 'onion', 'nut', 'spice', 'salt', 'oil', 'hardCheese'] as const),
  ...(['paste', 'leaf', 'legume', 'bread', 'liquid'] as const),
]
