import type { KitchenAction } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { type Food, PUREEING } from '../parse/lexicon/kinds.ts'
import { mayJoin } from './list-neighbours.ts'
import { type KnownMethod, type Sign, signsOf } from './order-signs.ts'
import { isAboutAfterwards, takesIn } from './serving-order.ts'

/**
 * How much each sign speaks for an order: fitted to foods of known recipes whose names had been
 * taken out of the method, so that their orders were known and not said.
 */
const WEIGHTS: Readonly<Record<Sign, number>> = {
  placeInList: 1.9,
  nearInList: 1,
  betweenNeighbours: 0.7,
  stepsBefore: -0.5,
  stepsAfter: -0.9,
  vesselOfNeighbours: 0.5,
  vesselOfOtherPart: -1.1,
  lacksObject: 2.4,
  // Not in what they were fitted to: hardly anything tells more than a name of its kind.
  namesItsKind: 4,
  namesStranger: 1.2,
  worksOnNothing: 1.8,
  takesSeveral: -0.7,
  namesOthers: -0.2,
  isMixing: 0.7,
  isBaking: -1.2,
  takesAlike: 1,
  seasons: 2,
  seasonsToTaste: 0.9,
  servesToTaste: 1.7,
  isLateToTaste: 0.9,
  kindIsDoneSo: 1.6,
  kindIsNotDoneSo: -1.5,
  heatsBareFat: -1.5,
  // Rare where names were taken out, but nobody eats it so.
  staysRaw: -3,
  // "Mix everything": not fitted, as there it is said of other foods.
  takesAll: 2,
}

/** From this probability on a cook would not look for another place: nine of ten are right. */
const SURE = 0.6

/** What nobody purées. */
const STAY_WHOLE: readonly (Food | null)[] = ['pasta', 'rice', 'grain']

const isPureed = ({ id, vessel }: KitchenAction, actions: readonly KitchenAction[]) =>
  actions.some((one) => one.id > id && one.vessel === vessel && PUREEING.includes(one.verb))

export type Likely = { order: KitchenAction; isSure: boolean }

/** The order that a food of which none says a word most likely goes with. */
export function likelyOrder(food: KnownIngredient, known: KnownMethod): Likely | null {
  const { actions, lexicon } = known
  const taking = actions.filter((one) => takesIn(one) && mayJoin(food, one, actions))
  const open = taking.filter((one) => !isAboutAfterwards(one.clause, lexicon))
  const possible = open.length > 0 ? open : taking
  const whole = possible.filter((one) => !STAY_WHOLE.includes(food.food) || !isPureed(one, actions))
  const orders = whole.length > 0 ? whole : possible
  const scores = signsOf(food, orders, known).map((signs) => {
    let score = 0
    for (const [sign, size] of signs) score += WEIGHTS[sign] * size
    return score
  })
  const best = Math.max(...scores)
  const order = orders[scores.indexOf(best)]
  if (!order) return null
  const chance = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  return { order, isSure: chance >= SURE }
}
