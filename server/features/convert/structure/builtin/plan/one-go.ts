import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { mannerOf } from './manner.ts'
import type { Run } from './span.ts'
import { isPiece } from './techniques/stirring.ts'

/** Cold mixing after which more comes in and is mixed again. */
const FIRST: readonly string[] = [
  'mix-dry',
  'beat-eggs',
  'whisk-cold',
  'batter',
  'batter-briefly',
  'yeast-dough',
  'rich-yeast-dough',
  'fold-flour',
  'flour-into-foam-batter',
  'short-dough',
]
const SECOND: readonly string[] = [
  ...FIRST,
  'thin-dough',
  'potato-dough',
  'knead',
  'knead-enriched',
  'knead-with-oil',
  'rub-in',
  'bring-together',
  'fold-batter',
  'oat-dough',
]
/** What gets tough where it is mixed for long: the flour goes in when all else has been mixed. */
const BATTERS: readonly string[] = ['batter', 'batter-briefly', 'fold-flour', 'fold-batter']

/** Sauces that thicken while everything that the source tells of them goes on. */
const THICKENED: readonly string[] = ['white-sauce', 'custard', 'custard-with-starch', 'curd']

const FRYING: readonly string[] = ['sweat', 'sweat-golden', 'sweat-contents', 'caramelise-onions']

/**
 * Leaves out runs that the next one does as well: "Mix the flour and the salt. Add the water and mix
 * to a dough" is one go, and a sauce that is whisked in and then simmered thickens once.
 */
export function inOneGo(
  runs: ReadonlyMap<number, Run>,
  ids: readonly number[],
  { actions }: ActionGraph,
): Map<number, Run> {
  const kept = new Map(runs)
  const order = [...runs.keys()]
  order.forEach((id, at) => {
    const next = order[at + 1]
    const [run, then, action] = [kept.get(id), kept.get(next ?? -1), actions[id]]
    if (!run || !then || !action || next === undefined) return
    const between = ids.filter((one) => one > id && one < next).map((one) => actions[one])
    const brings = [...between, actions[next]].flatMap((one) => one?.adds ?? [])
    // "Whisk in the cocoa. Set aside": the bowl is empty before the next run.
    const isEmptied = actions
      .slice(id, next)
      .some(({ moves }) => moves.some(({ from }) => from === action.vessel))
    if (isEmptied || between.some(isPause) || brings.some(isApart)) return
    // "Beat in the cream. Add the eggs one by one": what they go into has been mixed.
    const isFedIn = [...between, actions[next]].some((one) => bringsBitByBit(one, action))
    if (isFedIn && !isDryOnly(run)) return
    const isPoured = isThinned(action, run) && brings.every(isThin)
    if (actions[next]?.role === 'add' && !isPoured) return
    // "Once it is lukewarm, whisk in the eggs": they do not go in with what is hot.
    if ([...between, actions[next]].some((one) => one?.leadIn)) return
    // "Mix in half of the milk, then the rest": the first half is to be free of lumps.
    const wetInHalves = brings.some((one) => isRest(one, actions.slice(0, id + 1)))
    if (wetInHalves && !isDryOnly(run)) return
    // "Whisk the eggs and sugar until combined. Fold in the flour": each has its own end.
    const hasOwnEnd = action.until !== null || BATTERS.includes(then.technique)
    if (hasOwnEnd && !isDryOnly(run) && brings.some(isFlour)) return
    if (isPoured) kept.set(next, { ...then, setting: run.setting })
    if (isPoured || isCovered(action, run, then)) {
      kept.delete(id)
      const until = run.until ?? action.until
      if (THICKENED.includes(run.technique) && until) kept.set(next, { ...then, until })
    }
    const isAlone =
      brings.length === 0 &&
      [...between, actions[next]].every((one) => one === undefined || one.moves.length === 0)
    if (isAlone && isFriedOn(action, run, then)) kept.delete(id)
    if (isAlone && isBlendedOn(action, run, then)) {
      kept.delete(id)
      kept.set(next, { ...then, setting: { ...then.setting, speed: rising(run, then) } })
    }
    // Flour is worked no longer because milk follows.
    if (!kept.has(id) && run.technique === 'fold-flour')
      kept.set(next, { ...then, setting: run.setting })
  })
  // What has been cooked is seasoned last.
  const isCold = ids.every((id) => actions[id]?.role !== 'heat' && actions[id]?.moves.length === 0)
  return isCold ? withSeasoning(kept, ids, actions) : kept
}

/** "Beat the eggs with the cream and season with salt and nutmeg": it is mixed in as well. */
function withSeasoning(
  runs: ReadonlyMap<number, Run>,
  ids: readonly number[],
  actions: ActionGraph['actions'],
): Map<number, Run> {
  const moved = [...runs].map(([id, run]): [number, Run] => {
    const [action, next] = [actions[id], actions[ids[ids.indexOf(id) + 1] ?? -1]]
    const isOpen = action?.until === null && action.cues.duration === null
    const isSeasoned =
      next?.role === 'season' &&
      next.adds.length > 0 &&
      next.clause.sentence === action?.clause.sentence
    return isOpen && isSeasoned && MIXED_COLD.includes(run.technique) ? [next.id, run] : [id, run]
  })
  return new Map(moved)
}

const MIXED_COLD: readonly string[] = ['whisk-cold', 'beat-eggs', 'dip', 'dressing']

/** "Beat the eggs, add the cream and the milk": nothing stands between them. */
const isThinned = ({ moves }: KitchenAction, { technique }: Run) =>
  technique === 'beat-eggs' && moves.length === 0

const isThin = ({ food: { food } }: Portion) => food === null || THIN.includes(food)

const THIN: readonly Food[] = ['milk', 'cream', 'softDairy', 'liquid', 'salt', 'spice', 'sugar']

/** "Mix until smooth. Fold in the berries": what has its own test is done before pieces come in. */
const GENTLE: readonly string[] = ['fold-in', 'mix-pieces']

function isCovered({ cues, role, until }: KitchenAction, run: Run, then: Run): boolean {
  if (until !== null && GENTLE.includes(then.technique)) return false
  if (THICKENED.includes(run.technique))
    return then.technique === run.technique && (role === 'work' || cues.duration === null)
  const isShort = cues.duration === null && !cues.has('foamy') && !cues.has('stiff')
  const isSmooth = cues.has('smooth') && run.technique === 'whisk-cold'
  return isShort && !isSmooth && FIRST.includes(run.technique) && SECOND.includes(then.technique)
}

/** "Add the onions, stirring. Cook for 20 minutes until soft": they are fried once. */
function isFriedOn({ cues }: KitchenAction, run: Run, then: Run): boolean {
  return cues.duration === null && FRYING.includes(run.technique) && FRYING.includes(then.technique)
}

const BLENDED: readonly string[] = [
  'smoothie',
  'dip',
  'blend-smooth',
  'blend-cold',
  'raw-salsa',
  'pesto',
]

/** "Start blending on low. Increase to high. Blend for a minute": it is blended once. */
function isBlendedOn({ cues, until }: KitchenAction, run: Run, then: Run): boolean {
  const isBoth = BLENDED.includes(run.technique) && BLENDED.includes(then.technique)
  return isBoth && cues.duration === null && until === null
}

/** From the slower to the faster of two runs. */
function rising(one: Run, next: Run): string {
  const speeds = [one, next].flatMap(({ setting }) => setting.speed.split('-').map(Number))
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)]
  return least < most ? `${least}-${most}` : String(most)
}

/** Liquid of which some went in before. */
function isRest({ food, part }: Portion, before: ActionGraph['actions']): boolean {
  const isWet = food.food === 'milk' || food.food === 'liquid'
  return isWet && part < 0.95 && before.some(({ adds }) => adds.some((one) => one.food === food))
}

const isDryOnly = ({ technique }: Run) => technique === 'mix-dry'
const isFlour = ({ food }: Portion) => food.food === 'flour'

/** Eggs and butter are slow to be worked in; anything is where what it goes into has its own end. */
const bringsBitByBit = (one: KitchenAction | undefined, { until }: KitchenAction) =>
  one !== undefined &&
  mannerOf(one) !== null &&
  (until !== null
    ? one.adds.length + one.moves.length > 0
    : one.adds.some(({ food: { food } }) => food !== null && SLOW.includes(food)))

const SLOW: readonly Food[] = ['egg', 'eggYolk', 'butter']

/** Pieces, and melted chocolate, are worked in by themselves. */
const isApart = ({ food }: Portion) => isPiece(food) || food.food === 'chocolate'

/** The cook does something to it before it goes on. */
function isPause(action: KitchenAction | undefined): boolean {
  return action !== undefined && ['wait', 'take', 'aside', 'hand'].includes(action.role)
}
