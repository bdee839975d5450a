import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import { MINUTE } from '../techniques/technique.ts'

/** Minutes in the Varoma from cold water, and whether it lies on the tray. */
type Steaming = { least: number; usual: number; most: number; onTray?: boolean }

/** Potatoes DE12, MCG; fish MX, IRM; shells IT1; vegetables IRM, MCG; meat MCG, E. */
const STEAMING: Partial<Record<Food, Steaming>> = {
  potato: { least: 25, usual: 30, most: 40 },
  hardVegetable: { least: 15, usual: 18, most: 25 },
  softVegetable: { least: 8, usual: 12, most: 15, onTray: true },
  leaf: { least: 8, usual: 10, most: 12, onTray: true },
  mushroom: { least: 8, usual: 12, most: 12, onTray: true },
  legume: { least: 15, usual: 15, most: 20 },
  fish: { least: 12, usual: 15, most: 18, onTray: true },
  seafood: { least: 12, usual: 13, most: 15 },
  poultry: { least: 20, usual: 25, most: 35 },
  egg: { least: 15, usual: 16, most: 20 },
}
/** Beetroot is the slowest of the vegetables (DE12). */
const BEETROOT: Steaming = { least: 40, usual: 40, most: 40 }
const ANY_FOOD: Steaming = { least: 15, usual: 20, most: 35, onTray: true }
/** Until half a litre of water steams (E); a cook counts from then on. */
const HEAT_UP = 8 * MINUTE
/** Longest steaming that is done in one go. */
const LONGEST = 60 * MINUTE

/** The source counts from when it steams; what the Varoma is known to take bounds it. */
export function steamSeconds(said: number | null, foods: readonly KnownIngredient[]): number {
  const { least, usual, most } = slowestOf(foods)
  if (said === null) return usual * MINUTE
  if (said > most * MINUTE) return Math.min(said + HEAT_UP, LONGEST)
  return Math.min(Math.max(said + HEAT_UP, least * MINUTE), most * MINUTE)
}

/** What lies flat or falls apart has its place on the tray (S23). */
export function isForTray(food: KnownIngredient): boolean {
  return steamingOf(food).onTray === true
}

function slowestOf(foods: readonly KnownIngredient[]): Steaming {
  return foods.map(steamingOf).sort((a, b) => b.usual - a.usual)[0] ?? ANY_FOOD
}

function steamingOf({ food, traits }: KnownIngredient): Steaming {
  if (traits.has('beetroot')) return BEETROOT
  return (food && STEAMING[food]) ?? ANY_FOOD
}

/** 500 g of water steam for half an hour, every quarter more takes 250 g (IRM). */
export function steamWater(seconds: number): number {
  const quarters = Math.max(0, Math.ceil((seconds / MINUTE - 30) / 15))
  return Math.min(500 + quarters * 250, 1500)
}
