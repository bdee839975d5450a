import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { impliesFood } from '../parse/implied-foods.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { wordsOf } from '../parse/name-words.ts'
import type { Claims } from './claims.ts'
import { restOfList } from './rest-of-list.ts'

/**
 * Gives every listed ingredient that no order names a place: with its neighbour in the list, or, if
 * it is for serving, with the last order.
 */
export function addUnnamed(
  actions: readonly KitchenAction[],
  foods: readonly KnownIngredient[],
  claims: Claims,
  lexicon: CompiledLexicon,
): void {
  const silent = silentParts(foods, claims)
  const last = actions.findLast(({ vessel }) => vessel >= 0) ?? null
  foods.forEach((food, at) => {
    if (claims.isClaimed(food)) return
    const isSilent = silent.has(food.group)
    const action = isSilent ? last : actionFor(food, at, { actions, foods, claims, lexicon })
    // What was cut for "all the ingredients" is known to be among them.
    const isCut = actions.some(({ role, objects }) => role === 'cut' && objects.includes(food))
    const isMeant =
      isCut && action !== null && action === wholeOf(food, { actions, foods, claims, lexicon })
    action?.adds.push(claims.claim(food, null, isMeant ? 'carried' : 'assumed'))
  })
}

/** Parts of the list that the method never comes to: their cream belongs into no batter. */
function silentParts(foods: readonly KnownIngredient[], claims: Claims): ReadonlySet<number> {
  const made = new Set(foods.filter((food) => claims.isClaimed(food)).map(({ group }) => group))
  const parts = foods.filter(({ group, heading }) => heading !== null && !made.has(group))
  const groups = new Set(parts.map(({ group }) => group))
  const sizeOf = (group: number) => parts.filter((food) => food.group === group).length
  return new Set([...groups].filter((group) => made.size > 0 && sizeOf(group) > 1))
}

/** Roles whose orders put something in. */
const TAKING: readonly VerbRole[] = [
  'add',
  'work',
  'heat',
  'season',
  'hand',
  'bake',
  'serve',
  'move',
]

/** What tins are greased and dusted with. */
const GREASING: readonly Food[] = ['butter', 'oil', 'flour', 'crumbs', 'sugar']

type Known = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  claims: Claims
  lexicon: CompiledLexicon
}

function actionFor(food: KnownIngredient, at: number, known: Known): KitchenAction | null {
  const { actions } = known
  const last = actions.findLast(({ vessel }) => vessel >= 0) ?? null
  const named = actions.find(
    ({ objects, vessel, role }) => vessel >= 0 && TAKING.includes(role) && objects.includes(food),
  )
  if (named) return named
  // "Grate the parmesan and serve"
  const readied = actions.findLast(({ objects }) => objects.includes(food))
  // "Grease the tin and dust it with flour": it goes into no batter.
  const isForTin = food.isToTaste && food.food !== null && GREASING.includes(food.food)
  if (isForTin && readied?.role === 'ready' && readied.cues.place === 'oven') return readied
  const whole = wholeOf(food, known)
  if (readied && whole && whole.id > readied.id) return whole
  const next = readied && actions.find(({ id, vessel }) => id > readied.id && vessel >= 0)
  if (next) return next
  // "If the sauce is too thin, bind it with the starch": there, or nowhere.
  if (readied?.role === 'none') return readied
  const implied = besideSpice(food, at, known) ?? impliedBy(food, known)
  if (implied) return implied
  if (whole) return whole
  if (food.isToTaste) return last
  const spoken = spokenOf(food, known)
  if (spoken) return spoken
  return neighbours(food, at, known)[0] ?? last
}

/** "Add the gochujang sauce": the noun of its name stands there, whatever it is taken for. */
function spokenOf({ head }: KnownIngredient, { actions, lexicon }: Known): KitchenAction | null {
  const takes = ({ role, vessel }: KitchenAction) =>
    (role === 'add' || role === 'work' || role === 'heat') && vessel >= 0
  const says = ({ clause: { folded, verb } }: KitchenAction) =>
    wordsOf(folded, lexicon).some(
      ({ stem, start, end }) => stem === head && (end <= verb.start || start >= verb.end),
    )
  return actions.find((one) => takes(one) && says(one)) ?? null
}

/** "Combine the marinade ingredients": what no order names is meant. */
function wholeOf({ group }: KnownIngredient, { actions, lexicon }: Known): KitchenAction | null {
  const { allIngredients } = lexicon.cues
  const wholes = actions.filter(
    ({ clause: { folded }, role, vessel }) =>
      (role === 'add' || role === 'work') &&
      vessel >= 0 &&
      (allIngredients.isIn(folded) || restOfList(folded, lexicon).length > 0),
  )
  const isOfGroup = ({ objects }: KitchenAction) =>
    objects.length === 0 || objects.some((one) => one.group === group)
  return wholes.find(isOfGroup) ?? null
}

/** "Both kinds of paprika": a measured spice goes in with the one beside it in the list. */
function besideSpice(
  { food, isToTaste, group }: KnownIngredient,
  at: number,
  { actions, foods }: Known,
): KitchenAction | null {
  if (food !== 'spice' || isToTaste) return null
  const beside = [foods[at - 1], foods[at + 1]].filter(
    (one) => one?.food === 'spice' && one.group === group && !one.isToTaste,
  )
  const taking = actions.find(({ adds }) => adds.some((portion) => beside.includes(portion.food)))
  return taking ?? null
}

/** "Salt and pepper it", "butter the dish": their verbs name them, or a seasoning takes them. */
function impliedBy({ food }: KnownIngredient, { actions, lexicon }: Known): KitchenAction | null {
  // "Dust with paprika" takes no flour.
  const isTaken = ({ adds }: KitchenAction) => food === 'flour' && adds.length > 0
  const implying = actions.find((one) => impliesFood(one.clause, food, lexicon) && !isTaken(one))
  if (implying) return implying
  const isSeasoning = food === 'salt' || food === 'spice'
  const seasoning = actions.find(({ role, vessel }) => role === 'season' && vessel >= 0)
  return (isSeasoning && seasoning) || null
}

/** The orders that take the foods beside it in the list, of its own group first. */
function neighbours(food: KnownIngredient, at: number, { actions, foods }: Known): KitchenAction[] {
  const near = [foods[at - 1], foods[at + 1], foods[at - 2], foods[at + 2]].filter(
    (one): one is KnownIngredient => one !== undefined,
  )
  const inOrder = near.sort(
    (a, b) => Number(b.group === food.group) - Number(a.group === food.group),
  )
  return inOrder.flatMap(
    (one) => actions.find(({ adds }) => adds.some((portion) => portion.food === one)) ?? [],
  )
}
