import type { Portion } from '../ir/graph.ts'
import type { WeighedPortion } from '../ir/operation.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Draft } from './plan-state.ts'
import { grams } from './situation.ts'
import { foodsOf } from './trace.ts'
import { inLots } from './weighing.ts'

/** A cut of what is alone in the bowl. */
const cutting = (technique: string, durationSeconds: number, speed: string): Draft => ({
  ...{ type: 'OPERATE', place: 'bowl', adds: [], takes: [], tools: ['mixing_knife'], actions: [] },
  ...{ technique, durationSeconds, speed },
  saying: { kind: 'run', phrase: 'chop', until: null, after: [{ phrase: 'scrape' }] },
})

/** Hard foods chopped before anything else is in the bowl. */
export const choppingOf = (portions: readonly Portion[]): Draft =>
  cutting('chop-first', choppingTime(portions), choppingSpeed(portions))

/** Chocolate in the piece, before it melts. */
export const choppingOfBars = (order: number): Draft => ({
  ...cutting('chop-chocolate', 8, '8'),
  actions: [order],
})

/** What fills the bowl more takes a little longer, in seconds. */
function choppingTime(portions: readonly Portion[]): number {
  const hard = portions.filter(({ food: { food } }) => food === null || !SOFT.includes(food))
  const isMuch =
    hard.length > 0 && grams(foodsOf(portions)) > MUCH_TO_CHOP && inLots(portions).length === 0
  if (isMuch) return 8
  return hard.length > 0 && portions.length > 2 ? 6 : 5
}

const MUCH_TO_CHOP = 400

/** However much there is of these, longer makes a pulp of them. */
const SOFT: readonly Food[] = ['onion', 'softVegetable', 'mushroom', 'leaf']

/** Slow blades fling garlic and herbs at the wall. */
function choppingSpeed(portions: readonly Portion[]): string {
  if (portions.every(({ food: { food } }) => food !== null && FLUNG.includes(food))) return '7'
  const isFine = ({ food }: Portion) =>
    food.preparation === 'finelyChopped' && food.food !== 'hardVegetable'
  return portions.every(isFine) ? '6' : '5'
}

const FLUNG: readonly Food[] = ['garlic', 'ginger', 'herb']

/** How the blades want a food before they chop it by itself. */
export function rawState({ food: { food, isSpooned } }: Portion): WeighedPortion['raw'] {
  if (isSpooned) return null
  if (food === 'onion') return 'halved'
  return food === 'hardVegetable' || food === 'softVegetable' ? 'inChunks' : 'whole'
}
