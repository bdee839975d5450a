import type { KitchenAction } from '../ir/graph.ts'
import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import { isGoalWord } from '../parse/goal-words.ts'
import { type Action, type Food, PUREEING } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { BOILED } from './boiled-apart.ts'
import { DRY } from './food-kinds.ts'
import { NOWHERE, type Order } from './order.ts'
import { isStirredCold } from './slurry.ts'
import { isBakedThrough, type OpenVessel } from './source-kitchen.ts'

const BEATEN: readonly Food[] = [
  ...(['egg', 'eggYolk', 'eggWhite', 'leavening', 'yeast', 'cocoa', 'starch'] as const),
]
const RICH: readonly Food[] = [
  'butter',
  'egg',
  'eggYolk',
  'eggWhite',
  'milk',
  'oil',
  'softDairy',
  'cream',
]

/**
 * "[Boil the beans.] Blend half of them with the quark", "purée half of the soup and return it to
 * the pot": the other half stays whole.
 */
function isPureedApart({ parsed, next, parts, fresh, named }: Order, focus: OpenVessel) {
  const isBlended = PUREEING.includes(parsed.clause.action) && parsed.cues.place === null
  const isReturned = next !== null && comesBack(next)
  const isTaken = [focus, ...named].some(({ id, worked }) => worked && parts.has(id))
  return isBlended && isTaken && (fresh.length > 0 || isReturned)
}

/** "… and return it to the pot", "… and pour the purée into the pot". */
function comesBack({ clause, cues }: ParsedClause): boolean {
  const { role } = VERBS[clause.action]
  const isPan = cues.place === 'pot' || cues.place === 'fryingPan'
  return role === 'back' || ((role === 'add' || role === 'move') && isPan)
}

/** "[The buns rise on their tray.] Mix the flour with the water to a paste": in a bowl of its own. */
function isMixedBesideTray(
  { parsed: { clause }, role, fresh, named }: Order,
  focus: OpenVessel,
): boolean {
  const isMixture = fresh.some(({ food: { food } }) => food && DRY.includes(food))
  const isStirredIn = clause.action === 'stirIn' || clause.action === 'fold'
  // "To a thick paste" is no word for the buns.
  const isNew = named.every((one) => one === focus)
  return focus.kind === 'oven' && role === 'work' && isMixture && isNew && !isStirredIn
}

/** "[Drain the onion.] Shake the oil, vinegar and mustard in a jar": those by themselves. */
const isShakenInJar = ({ parsed: { cues }, role, fresh, named }: Order) =>
  role === 'work' && cues.place === 'plate' && fresh.length > 1 && named.length === 0

/** What is done to a mixture once it has been worked, before the bowl takes something else. */
const FINISHED: readonly VerbRole[] = ['work', 'season', 'wait', 'aside']

/** "[Blend the pesto. Season.] Whizz the bread to crumbs": not in the pesto. */
function isGroundApart(
  { parsed: { clause }, fresh, named, role }: Order,
  { kind, holds, worked, actions: done }: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  const isGrinding = [...PUREEING, 'chop', 'grind'].includes(clause.action)
  const last = actions[done.at(-1) ?? NOWHERE]
  const isDone = last !== undefined && FINISHED.includes(last.role)
  // "Process the flour and the butter. Process the egg and the water into it"
  const isNew = isDone && last.clause.sentence !== clause.sentence
  const isSolid = fresh.length > 0 && fresh.every(({ food: { food } }) => GROUND.includes(food))
  const isMade = kind === 'bowl' && worked && holds.size > 1
  return role === 'work' && isGrinding && isMade && isNew && isSolid && named.length === 0
}

const GROUND: readonly (Food | null)[] = [
  ...(['bread', 'nut', 'hardCheese', 'crumbs', 'grain', 'yeast'] as const),
  null,
]

/** "[Roast the pumpkin.] Blend it until smooth": not on its tray. */
export function isBlendedOffTray({ parsed, role, named: [tray] }: Order): boolean {
  const isRoasted = tray?.kind === 'oven' && !isBakedThrough(tray)
  return role === 'work' && parsed.clause.action === 'blend' && isRoasted
}

/** "[Sweat the onion in oil.] Pour a litre of water into a pot": not onto the onion in its pan. */
export function isWaterApart({ role, fresh, named }: Order, { kind, holds, isWet }: OpenVessel) {
  const isWater = fresh.length > 0 && fresh.every(({ food }) => food.traits.has('water'))
  return (
    role === 'add' &&
    kind === 'fryingPan' &&
    isWater &&
    named.length === 0 &&
    holds.size > 0 &&
    !isWet
  )
}

/** "[The stock cube dissolves in hot water.] Pour the oil into the frying pan": not into the stock. */
export function isFriedApart(
  { parsed, role, fresh, named }: Order,
  { kind, isWet, holds, worked }: OpenVessel,
): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  const holdsLiquid = isWet || held.includes('liquid')
  // "[Cook the lentils.] Put the vegetables into a frying pan with some oil"
  const isBoiled = worked && held.length > 0 && held.every((food) => BOILED.includes(food))
  if (kind === 'pot' && isBoiled && role === 'add' && fresh.length > 0 && named.length === 0)
    return true
  // "[Purée the soup.] Toast the nuts in a frying pan"
  const isFrying =
    role === 'heat' && VERBS[parsed.clause.action].isFrying === true && fresh.length > 0
  return (
    kind === 'pot' &&
    holdsLiquid &&
    (fresh.some(({ food }) => isFat(food)) || isFrying) &&
    named.length === 0
  )
}

/** "[Simmer the sauce in a pot. Shape the dough.] Rozgrzać patelnię z olejem": a pan of its own. */
export function isPanHeatedApart({ parsed, fresh }: Order, pot: OpenVessel | null): boolean {
  const isForFrying = fresh.length > 0 && fresh.every(({ food }) => isFat(food))
  const isFull = pot?.kind === 'pot' && ![...pot.holds.values()].every(isFat)
  return parsed.clause.action === 'heat' && isForFrying && isFull
}

/** "[Keep the broth hot.] Sweat the shallots in a pot": not in the broth. */
export function isSweatedBesideBroth(
  { parsed, role, fresh, named }: Order,
  { holds }: OpenVessel,
): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  const isBroth =
    held.includes('liquid') && held.every((food) => food === 'liquid' || food === 'salt')
  const isFrying = role === 'heat' && VERBS[parsed.clause.action].isFrying === true
  return isBroth && isFrying && fresh.length > 0 && named.length === 0
}

/** "[Heat the milk.] Heat the oil and the lard": not in the milk. */
export function isFatHeatedApart(
  { parsed, fresh, named }: Order,
  { kind, holds }: OpenVessel,
): boolean {
  const isFatAlone =
    fresh.length > 0 && fresh.every(({ food }) => isFat(food)) && named.length === 0
  const held = [...holds.values()].map(({ food }) => food)
  const holdsMilk = held.some((food) => food === 'milk' || food === 'liquid' || food === 'cream')
  return parsed.clause.action === 'heat' && isFatAlone && kind === 'pot' && holdsMilk
}

const KEPT_COOL: readonly Food[] = ['yeast', 'flour', 'egg', 'eggYolk', 'eggWhite']

/** "Dissolve the yeast in the milk. Melt the butter": not on top of the yeast. */
export function isMeltedApart(
  { parsed, fresh, named }: Order,
  { kind, holds }: OpenVessel,
): boolean {
  const isMelting = parsed.clause.action === 'melt' && fresh.length > 0 && named.length === 0
  const isCool = [...holds.values()].some(({ food }) => food !== null && KEPT_COOL.includes(food))
  return isMelting && kind === 'bowl' && isCool
}

const POURED: readonly (Food | null)[] = ['cream', 'milk', 'liquid']
/** What is heated with them to be poured over. */
const WITH_POURED: readonly (Food | null)[] = [
  ...POURED,
  'syrup',
  'butter',
  'sugar',
  'spice',
  'salt',
]

/** "Place the chocolate in a bowl. Heat the cream": in a pan of its own, to be poured over. */
export function isHeatedApart(
  { parsed, fresh, named, role }: Order,
  { kind, holds }: OpenVessel,
): boolean {
  const isHeating = role === 'heat' && parsed.clause.action !== 'melt' && named.length === 0
  const areLiquids =
    fresh.some(({ food }) => POURED.includes(food.food)) &&
    fresh.every(({ food }) => WITH_POURED.includes(food.food))
  const isDryThere =
    holds.size > 0 && [...holds.values()].every(({ food }) => !POURED.includes(food))
  return kind === 'bowl' && isHeating && areLiquids && isDryThere
}

/** German puts what is stirred in first, with its "with", where what it goes into was named before. */
const isWithAtFirst = ({ folded, verb }: Order['parsed']['clause']) =>
  /^[^\p{L}]*(?:(?:und|dann) )?mit /u.test(folded.slice(0, verb.start))

/** "Heat the cream. Whisk the yolks and sugar", "stir the starch with the water": not in the pan. */
export function isBeatenApart({ parsed, fresh, named }: Order, focus: OpenVessel): boolean {
  const { action } = parsed.clause
  const isOnStove = focus.kind === 'pot' || focus.kind === 'fryingPan'
  if (!isOnStove || focus.holds.size === 0 || named.length > 0) return false
  // "Stir the cornstarch with 2 tbsp of water": water need not be listed.
  const isSlurry = fresh.length > 0 && fresh.every(({ food: { food } }) => food === 'starch')
  if (fresh.length < 2 && !isSlurry) return false
  // "[Warm the milk,] stir with the sugar and the yeast": nothing else is stirred with them.
  if (action === 'mix' && isWithAtFirst(parsed.clause)) return false
  const isBeating = action === 'whisk' || action === 'cream' || action === 'whip'
  if (isBeating || isStirredCold(parsed, fresh)) return true
  return (
    action === 'mix' && fresh.some(({ food: { food } }) => food !== null && BEATEN.includes(food))
  )
}

const PUREED: readonly (Food | null)[] = [
  ...(['hardVegetable', 'softVegetable', 'potato', 'fruit', 'legume'] as const),
]
const SOAKED: readonly (Food | null)[] = [...PUREED, 'driedFruit']
/** What fruit is soaked or mashed with. */
const WITH_SOAKED: readonly (Food | null)[] = [
  ...SOAKED,
  ...(['liquid', 'leavening', 'spice', 'salt', null] as const),
]

/** "[Mash the soaked dates with the soda.] Beat the butter and the sugar": not on top of them. */
function isBesideSoaked({ fresh }: Order, held: readonly (Food | null)[], worked: boolean) {
  const kinds = fresh.map(({ food }) => food.food)
  const isCreaming = kinds.includes('butter') && kinds.includes('sugar')
  const isFruit = held.some((one) => SOAKED.includes(one))
  return worked && isCreaming && isFruit && held.every((one) => WITH_SOAKED.includes(one))
}

/**
 * "Sift the flour. Cream the butter and sugar": not on top of the flour, nor on a purée that waits
 * for the batter.
 */
export function isCreamedApart(order: Order, focus: OpenVessel): boolean {
  const { parsed, fresh, named } = order
  const { action } = parsed.clause
  const isBeating = action === 'cream' || action === 'whisk' || action === 'whip'
  const held = [...focus.holds.values()].map(({ food }) => food)
  const isDry = held.every((food) => food !== null && DRY.includes(food)) && held.includes('flour')
  const isPuree =
    focus.worked && fresh.length > 1 && held.length > 0 && held.every((one) => PUREED.includes(one))
  const isRich = fresh.some(({ food: { food } }) => food !== null && RICH.includes(food))
  const isOther = isDry || isPuree || isBesideSoaked(order, held, focus.worked)
  return focus.kind === 'bowl' && isBeating && isOther && isRich && named.length === 0
}

/** "[Lay the pastry into the tin.] Crack the eggs and beat them": not onto the pastry. */
export function isCrackedApart(
  { parsed: { clause, cues }, fresh, named, role }: Order,
  { kind, holds }: OpenVessel,
  lexicon: CompiledLexicon,
): boolean {
  const areEggs = fresh.length > 0 && fresh.every(({ food: { food } }) => food === 'egg')
  const isTin = kind === 'oven' && holds.size > 0 && cues.place === null
  const words = clause.folded.slice(clause.verb.end).match(/\p{L}+/gu) ?? []
  const saysWhere = words.some((word) => isGoalWord(word, lexicon))
  return role === 'add' && isTin && areEggs && named.length === 0 && !saysWhere
}

const BEATING_YOLKS: readonly Action[] = ['whip', 'whisk', 'cream', 'mix']
const WITH_WHITES: readonly (Food | null)[] = ['eggWhite', 'sugar', 'salt', 'spice', 'liquid']

/**
 * "[Whip the whites.] Beat the yolks with the sugar", "[… Set aside.] Add the milk to the yolks": not
 * on top of the foam.
 */
export function isYolksApart(
  { parsed, fresh, goal, role }: Order,
  { holds, actions: done }: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  const held = [...holds.values()].map(({ food }) => food)
  const isFoam = held.includes('eggWhite') && held.every((food) => WITH_WHITES.includes(food))
  const { action } = parsed.clause
  const isAside = actions[done.at(-1) ?? NOWHERE]?.role === 'aside'
  const isBeating =
    (role === 'work' && BEATING_YOLKS.includes(action)) || (role === 'add' && isAside)
  const isYolks = fresh.some(({ food: { food } }) => food === 'eggYolk')
  return isFoam && isBeating && isYolks && goal === null && fresh.length > 1
}

/** Whether an order works on something in a bowl of its own, beside what has been going on. */
export function isWorkedApart(
  order: Order,
  focus: OpenVessel,
  actions: readonly KitchenAction[],
): boolean {
  return (
    isPureedApart(order, focus) ||
    isGroundApart(order, focus, actions) ||
    isMixedBesideTray(order, focus) ||
    isShakenInJar(order)
  )
}
