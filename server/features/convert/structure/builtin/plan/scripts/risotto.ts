import type { KitchenAction, Move, Portion } from '../../ir/graph.ts'
import { grams } from '../situation.ts'
import { openLid } from '../techniques/heat-words.ts'
import { MAX_WINE } from '../techniques/little-liquid.ts'
import { MINUTE, type Setting } from '../techniques/technique.ts'
import { type Contents, foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/**
 * Risotto: the wine boils off, then all the stock goes in at once and hot, and nobody stirs. 13 to
 * 16 minutes for what takes 16 to 20 on a stove (WAL, CKX, IT2).
 */
export const RISOTTO: Script = {
  id: 'risotto-in-one',
  source: 'WAL, CKX, IT2, MCG',
  apply: (vessel, kitchen) => {
    const actions = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const start = actions.findIndex(({ id }) => hasRisottoRice(id, kitchen))
    if (start < 0) return null
    const rest = actions.slice(start)
    const pouring = rest.filter((one) => pours(one, kitchen))
    // "Two glasses of wine" of which nobody knows the weight are no stock where stock follows.
    const found =
      pouring.find((one, at) => isMuchOrFirst(one, pouring.slice(at + 1), kitchen)) ??
      pouring.find(isUnweighed(kitchen)) ??
      pouring.filter((one) => isEnoughFor(one, kitchen)).at(-1)
    const first = found ? rest.indexOf(found) : -1
    const stock = rest[first]
    if (!stock || stock.machine || !isRisotto(stock, kitchen)) return null
    if (bringsCooked(stock, kitchen)) return null
    const ladles = [stock, ...ladlesAfter(rest.slice(first + 1), kitchen)]
    const remarks = timesTold(ladles, kitchen)
    const late = lateBehind(ladles, rest, kitchen)
    const lateSeconds = late?.cues.duration?.min ?? 0
    const decisions = new Map<number, Decision>([
      ...heatedStock(ladles, kitchen),
      ...wineBefore(rest.slice(0, first), kitchen),
      // The machine stirs and ladles; its one run is all of that.
      ...[...ladles, ...remarks].map(({ id }): [number, Decision] => [id, 'dropped']),
    ])
    const [all, ...others] = ladles.map((one) => ({ ...one }))
    if (!all) return null
    const whole = together(ladles.flatMap((one) => one.adds))
    const coming = ladles.flatMap(({ id }) => kitchen.traced[id]?.incoming ?? [])
    const poured = together(coming)
    const share = neededShare(poured, kitchen.traced[stock.id]?.before ?? new Map())
    const setting = settingFor([...ladles, ...remarks], lateSeconds)
    const heldBack = share === 1 ? [] : poured.filter(isStock).map((one) => shareOf(one, 1 - share))
    const run = { technique: 'risotto-in-one', phrase: 'cook' } as const
    decisions.set(stock.id, { ...run, setting, heldBack: late ? [] : heldBack })
    if (late) {
      const end = { ...setting, seconds: lateSeconds }
      decisions.set(late.id, { ...run, setting: end, heldBack })
    }
    const gathered = {
      ...all,
      adds: whole.map((one) => (isStock(one) ? shareOf(one, share) : one)),
      moves: inOne(ladles.flatMap((one) => one.moves)).map((one) => ({
        ...one,
        part: one.part * share,
      })),
      until: testOf(ladles),
      asides: [],
      leadIn: null,
      saysHowMuch: false,
    }
    const emptied = others.map((one) => ({ ...one, adds: [], moves: [] }))
    return { actions: [gathered, ...emptied], decisions }
  },
}

function hasRisottoRice(id: number, { traced }: Kitchen): boolean {
  return [...(traced[id]?.after.values() ?? [])].some(({ food }) => food.traits.has('risottoRice'))
}

/** Rice with mince and tomatoes is a filling or a stew. */
function isRisotto({ id }: KitchenAction, { traced }: Kitchen): boolean {
  const contents = foodsOf(traced[id]?.after.values() ?? [])
  return !contents.some(({ food }) => food === 'mincedMeat' || food === 'meat')
}

/** "Take the pan off the heat and stir the risotto into the pesto": it comes with its stock, done. */
function bringsCooked({ id, adds }: KitchenAction, kitchen: Kitchen): boolean {
  const own = new Set(adds.map(({ food }) => food.id))
  const moved = (kitchen.traced[id]?.incoming ?? []).filter(({ food }) => !own.has(food.id))
  const foods = foodsOf(moved)
  return (
    foods.some(({ traits }) => traits.has('risottoRice')) &&
    foods.some(({ food }) => food === 'liquid')
  )
}

const liquidsOf = ({ id }: KitchenAction, { traced }: Kitchen) =>
  foodsOf(traced[id]?.incoming ?? []).filter(({ food }) => food === 'liquid')

/** "Serve" brings the stock to the plate as well. */
function pours(action: KitchenAction, kitchen: Kitchen): boolean {
  const { role } = action
  const isPouring = role === 'add' || role === 'work' || role === 'heat'
  return isPouring && liquidsOf(action, kitchen).length > 0
}

const bringsMuch = (action: KitchenAction, kitchen: Kitchen) =>
  grams(liquidsOf(action, kitchen)) > MAX_WINE

/** A cup of the broth that more comes of is a ladle of stock, and no wine. */
function isMuchOrFirst(
  action: KitchenAction,
  later: readonly KitchenAction[],
  kitchen: Kitchen,
): boolean {
  const own = liquidsOf(action, kitchen)
  const isOfOne = (one: KitchenAction) =>
    liquidsOf(one, kitchen).some(({ id }) => own.some((food) => food.id === id))
  return bringsMuch(action, kitchen) || later.some(isOfOne)
}

/** So much liquid to the rice's weight is no wine: 200 ml to 100 g of rice. */
const ENOUGH = 1.5

/** The stock of a small risotto, which weighs no more than the wine of a large one. */
function isEnoughFor(action: KitchenAction, kitchen: Kitchen): boolean {
  const liquid = grams(liquidsOf(action, kitchen))
  const before = kitchen.traced[action.id]?.before ?? new Map()
  const rice = grams(riceIn(before))
  return rice > 0 && liquid >= ENOUGH * rice
}

const isUnweighed = (kitchen: Kitchen) => (action: KitchenAction) =>
  liquidsOf(action, kitchen).some((one) => one.grams === null)

/** The stirring and ladling behind it, up to what goes in at the end. */
function ladlesAfter(rest: readonly KitchenAction[], kitchen: Kitchen): KitchenAction[] {
  const end = rest.findIndex((one) => !isLadling(one, kitchen))
  return rest.slice(0, end < 0 ? rest.length : end)
}

function isLadling({ id, role, component, cues }: KitchenAction, { traced }: Kitchen): boolean {
  const incoming = traced[id]?.incoming ?? []
  // "Repeat until the rice is soft"
  if (cues.has('repeats') && incoming.length === 0) return true
  const isLiquid = incoming.every(({ food }) => food.food === 'liquid' || food.food === 'salt')
  const isStirring = ['add', 'work', 'heat', 'dial', 'season'].includes(role)
  return component === null && isLiquid && isStirring
}

/**
 * "This will take about 18 minutes", "add no more until it is absorbed": a pan's time, of which the
 * machine needs less, and a pan's care.
 */
function timesTold(ladles: readonly KitchenAction[], { graph }: Kitchen): KitchenAction[] {
  const [first, last] = [ladles[0]?.id ?? 0, ladles.at(-1)?.id ?? 0]
  const isTold = ({ id, role }: KitchenAction) => id > first && (role === 'none' || id <= last)
  const end = graph.actions.findIndex((one) => one.id > last && !isTold(one))
  return graph.actions
    .slice(first, end < 0 ? undefined : end)
    .filter(({ role }) => role === 'none')
    .filter(
      ({ cues, objects }) =>
        cues.duration !== null || objects.some(({ food }) => food === 'liquid'),
    )
}

/** Stock that is kept hot in a pot stays there. */
function heatedStock(ladles: readonly KitchenAction[], { graph }: Kitchen): [number, Decision][] {
  const pots = new Set(ladles.flatMap(({ moves }) => moves.map(({ from }) => from)))
  return graph.actions
    .filter(({ vessel, role }) => pots.has(vessel) && role === 'heat')
    .map(({ id }) => [id, 'byHand'])
}

const WINE: Setting = {
  seconds: 2 * MINUTE,
  sourceTime: { least: MINUTE, most: 3 * MINUTE },
  temperature: 100,
  speed: '1',
  reverse: true,
  source: 'ITA',
}

/** "Pour in the wine and stir until absorbed." */
function wineBefore(rest: readonly KitchenAction[], kitchen: Kitchen): [number, Decision][] {
  const pouring = rest.findIndex(({ id }) =>
    (kitchen.traced[id]?.incoming ?? []).some(({ food }) => food.food === 'liquid'),
  )
  if (pouring < 0) return []
  const about = rest.slice(pouring).filter(({ role }) => ['add', 'work', 'heat'].includes(role))
  const last = about.at(-1)
  return about.map((one) => [
    one.id,
    one === last ? { technique: 'risotto-wine', setting: WINE, phrase: 'reduce' } : 'merged',
  ])
}

/** "Add the peas for the last 5 minutes", unless all of it goes on in a pot by then. */
function lateBehind(
  ladles: readonly KitchenAction[],
  rest: readonly KitchenAction[],
  { decisions }: Kitchen,
): KitchenAction | undefined {
  const last = ladles.at(-1)?.id ?? 0
  return rest.find(
    ({ id, role, cues }) =>
      id > last && role === 'heat' && cues.has('lastMinutes') && decisions.get(id) !== 'inPot',
  )
}

/**
 * Four fifths of the stove's time, from 13 to 16 minutes (WAL, CKX, IT2), of which the last ones are
 * for what goes in late.
 */
function settingFor(told: readonly KitchenAction[], lateSeconds: number): Setting {
  const said = Math.max(0, ...told.map(({ cues }) => cues.duration?.min ?? 0)) + lateSeconds
  const minutes = said > 8 * MINUTE ? Math.ceil((0.8 * said) / MINUTE) : 14
  const whole = Math.min(Math.max(minutes, 13), 16) * MINUTE
  return {
    seconds: Math.max(whole - lateSeconds, MINUTE),
    temperature: 100,
    speed: '1',
    reverse: true,
    ...openLid,
    source: 'WAL',
  }
}

/**
 * The test of the whole dish: "simmer for 18 minutes, until the rice is al dente", "repeat until the
 * rice is soft". "Stir until absorbed" is that of one ladle.
 */
function testOf(ladles: readonly KitchenAction[]): string | null {
  const isWhole = ({ cues }: KitchenAction) =>
    cues.has('repeats') || (cues.duration?.min ?? 0) > 8 * MINUTE
  return ladles.findLast((one) => one.until !== null && isWhole(one))?.until ?? null
}

/** So much stock the rice takes in a closed bowl, to its weight (CKX); a pan boils more away. */
const STOCK_TO_RICE = 2.6
/** It is not worth holding back less than this share. */
const MIN_HELD = 0.1

/** The share of the stock that goes in at once. */
function neededShare(adds: readonly Portion[], before: Contents): number {
  const stock = grams(foodsOf(adds.filter(isStock)))
  if (stock === 0) return 1
  const share = (STOCK_TO_RICE * grams(riceIn(before))) / stock
  return share === 0 || share > 1 - MIN_HELD ? 1 : Math.round(share * 20) / 20
}

const riceIn = (contents: Contents) =>
  foodsOf(contents.values()).filter(({ traits }) => traits.has('risottoRice'))

const isStock = ({ food }: Portion) => food.food === 'liquid'

function shareOf(portion: Portion, share: number): Portion {
  return share === 1 ? portion : { ...portion, part: portion.part * share, words: null }
}

/** "A cup of the broth", then the rest of it: all that comes from one pot as one. */
function inOne(moves: readonly Move[]): Move[] {
  const byVessel = Map.groupBy(moves, ({ from }) => from)
  return [...byVessel.values()].flatMap((own) => {
    const [first, ...others] = own
    if (!first || others.length === 0) return own
    const left = own.reduce((rest, { part }) => rest * (1 - part), 1)
    return [{ from: first.from, foods: first.foods, part: 1 - left }]
  })
}

/** Shares of one food as one. */
function together(portions: readonly Portion[]): Portion[] {
  const byFood = new Map<number, Portion>()
  for (const portion of portions) {
    const had = byFood.get(portion.food.id)
    const part = Math.min(1, (had?.part ?? 0) + portion.part)
    byFood.set(portion.food.id, { ...portion, part, words: had ? null : portion.words })
  }
  return [...byFood.values()]
}
