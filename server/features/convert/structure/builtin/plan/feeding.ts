import type { Portion } from '../ir/graph.ts'
import type { WeighedPortion } from '../ir/operation.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { grams } from './situation.ts'
import { MINUTE, type Setting } from './techniques/technique.ts'
import { foodsOf } from './trace.ts'

/** How butter goes in, told by a sentence of ours. */
export const PIECE_BY_PIECE = 'piece by piece'

/** The least time in which food goes in bit by bit. */
export const MIN_FEEDING_SECONDS = 30

/** What rises in clouds out of the lid's hole. */
const POWDERS: readonly (Food | null)[] = ['flour', 'starch', 'sugar', 'cocoa']

/** Less powder than this, in grams, is in before it dusts; more than the other takes longer yet (E). */
const SOME_POWDER = 100
const MUCH_POWDER = 300

const POWDER_SECONDS = { some: MINUTE, much: 90 } as const

/** For one egg after the other to be worked in (E). */
const EGG_SECONDS = 15

function eggsIn({ food: { food, isCounted, entry }, part }: Portion): number {
  const isEgg = food === 'egg' || food === 'eggYolk'
  return isEgg && isCounted ? Math.round((Number(entry.quantity) || 0) * part) : 0
}

/** In how many seconds at least all that goes in through the lid is in. */
export function feedingTime(fed: readonly WeighedPortion[] = []): number {
  if (fed.length === 0) return 0
  const powder = powderIn(fed)
  const eggs = fed.filter(({ manner }) => manner !== null).map(({ portion }) => eggsIn(portion))
  const least = Math.max(MIN_FEEDING_SECONDS, ...eggs.map((count) => count * EGG_SECONDS))
  if (powder < SOME_POWDER) return least
  return powder < MUCH_POWDER ? POWDER_SECONDS.some : POWDER_SECONDS.much
}

/** Powder goes in at a speed that leaves it in the bowl: 3, and what gets stiff at 4. */
export function withoutDust(setting: Setting, fed: readonly WeighedPortion[]): Setting {
  const speed = Number(setting.speed)
  const isStill = Number.isNaN(speed) || speed < DUSTING || setting.temperature !== undefined
  if (isStill || powderIn(fed) < SOME_POWDER) return setting
  return { ...setting, speed: speed > DUSTING ? '4' : '3' }
}

const DUSTING = 4

function powderIn(fed: readonly WeighedPortion[]): number {
  const foods = foodsOf(fed.map(({ portion }) => portion))
  return grams(foods.filter(({ food }) => POWDERS.includes(food)))
}
