import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import { impliesFood } from '../parse/implied-foods.ts'
import { classifyFood, type KnownIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'
import { begunWithNothing } from './begun-with-nothing.ts'
import { giveBack } from './borrowed.ts'
import type { Claims } from './claims.ts'
import { isSeasoning } from './food-kinds.ts'
import { isOnlyForTable } from './for-table.ts'
import { partsReadied } from './fruit-parts-alone.ts'
import { groupNamed } from './group-named.ts'
import { calledByKind, calledByNoun, isCalledByKindAlone } from './group-words.ts'
import { atTable, lastResort } from './last-resort.ts'
import { amongSeveral, besideReadied, mayJoin, pastHeating } from './list-neighbours.ts'
import type { MentionFinder } from './mentions.ts'
import { saltOfWater } from './other-water.ts'
import { restOfList } from './rest-of-list.ts'
import { friedBefore } from './second-fat.ts'
import { isForServing, isKeptForTable, servingOrder, takesIn } from './serving-order.ts'
import { BESIDE, DUSTED, isAppliedIn } from './side-uses.ts'
import { silentParts } from './silent-parts.ts'

/**
 * Gives every listed ingredient that no order names a place: where words of its name or of its part
 * of the list are said, with its neighbour in the list, or, if it is for serving, with the last order.
 * What is for the table, where nothing is served, is left over.
 */
export function addUnnamed(
  actions: readonly KitchenAction[],
  foods: readonly KnownIngredient[],
  claims: Claims,
  { finder, lexicon }: { finder: MentionFinder; lexicon: CompiledLexicon },
): readonly KnownIngredient[] {
  const left: KnownIngredient[] = []
  const silent = silentParts(actions, foods, claims)
  const isOpen = (food: KnownIngredient) => !claims.isClaimed(food) || claims.isStillToUse(food)
  const unnamed = foods.filter((food) => !claims.isClaimed(food) && namedIn(food, actions) === null)
  const begun = begunWithNothing(unnamed, { actions, foods, lexicon })
  for (const food of foods) {
    if (!isOpen(food)) continue
    const size = silent.get(food.group) ?? 0
    // "Dust the tin with flour": the dish, which the listed flour is for, has had none of it.
    const isDish = ({ adds }: KitchenAction) =>
      !adds.some((portion) => portion.food === food && portion.isSide)
    // "Add everything but the yolk"
    const open = actions.filter((one) => isDish(one) && !finder.isLeftOut(one.clause, food))
    const isOfDish = ({ clause }: KitchenAction) => !isOnlyForTable(food, clause, lexicon)
    // The last order that serves is found among all of them.
    const told = food.isForSide ? open : open.filter(isOfDish)
    const known = { actions: told, foods, claims, lexicon }
    // "Fry with the spice mix"
    const part = size > 0 ? ofSilentPart(food, silent, known) : null
    const said =
      namedIn(food, told) ??
      begun.get(food.group) ??
      part ??
      (size > 1 ? atLast(food, { ...known, actions: open }) : saidOf(food, known))
    const whole = wholeOf(food, known)
    const likely = said || size > 1 ? null : lastResort(food, { ...known, actions: open, whole })
    const action = said ?? likely?.order ?? null
    // "Mix everything together", "add the spices" say that it is among them.
    const isMeant =
      action !== null &&
      action !== part &&
      (action === whole ||
        action === amongSeveral(food, known) ||
        action === calledByNoun(food, known) ||
        (action === byKind(food, known) && isCalledByKindAlone(food, known)))
    if (action === null && claims.isClaimed(food)) continue
    if (action === null && isForServing(food, lexicon)) left.push(food)
    const evidence = isMeant ? 'carried' : 'assumed'
    const portion = claims.claim(food, null, {
      evidence,
      isLikely: likely?.isSure || (part !== null && part === action),
    })
    action?.adds.push(Object.assign(portion, partsReadied(food, actions, lexicon)))
  }
  giveBack(claims, { actions, foods, lexicon })
  return left
}

/** A part that is made nowhere comes to the table; what is not for it is still told. */
function atLast(food: KnownIngredient, { actions, lexicon }: Known): KitchenAction | null {
  const serving = servingOrder(actions, lexicon)
  return atTable(serving, actions, lexicon) ?? (isForServing(food, lexicon) ? null : serving)
}

/** "Top with the slaw", "brush with egg wash", which nothing is said to be made of. */
function ofSilentPart(
  food: KnownIngredient,
  silent: ReadonlyMap<number, number>,
  { actions, foods, lexicon }: Known,
): KitchenAction | null {
  // "Pour the syrup over the base": of the base, which has been made, it is not.
  const open = foods.filter(({ group }) => silent.has(group))
  // "Cream the butter" is not about the whipped cream.
  const objectsOf = ({ clause: { folded, verb } }: KitchenAction) =>
    `${folded.slice(0, verb.start)} ${folded.slice(verb.start).replace(/^\S+/u, '')}`
  const isOpen = (one: KitchenAction) => takesIn(one) || BESIDE.includes(one.role)
  return (
    actions.find(
      (one) => isOpen(one) && groupNamed(objectsOf(one), open, lexicon) === food.group,
    ) ?? null
  )
}

/** What tins are greased and dusted with. */
const GREASING: readonly Food[] = ['butter', 'oil', 'flour', 'crumbs', 'sugar']

/** What gives no fat of its own. */
const SOFTENED: readonly (Food | null)[] = ['onion', 'garlic', 'hardVegetable', 'softVegetable']

type Known = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  claims: Claims
  lexicon: CompiledLexicon
}

/** An order that names it and puts something in, though it did not take it. */
function namedIn(food: KnownIngredient, actions: readonly KitchenAction[]): KitchenAction | null {
  return actions.find((one) => takesIn(one) && one.objects.includes(food)) ?? null
}

/** The order whose words, or those of one that readies it, speak of a food in any way. */
function saidOf(food: KnownIngredient, known: Known): KitchenAction | null {
  const { actions, lexicon } = known
  // "Grate the parmesan and serve"
  const readied = actions.findLast((one) => one.objects.includes(food) && !isAboutList(one))
  // "Grease the tin and dust it with flour": it goes into no batter.
  const isForTin = food.isToTaste && food.food !== null && GREASING.includes(food.food)
  if (isForTin && readied?.role === 'ready' && readied.cues.place === 'oven') return readied
  if (food.isForSide) return sideOrder(food, known)
  const frying = readied ? null : (friedBefore(food, known) ?? friedIn(food, known))
  if (frying) return frying
  // "If the sauce is too thin, bind it with the starch": there, or nowhere.
  if (readied?.role === 'none') return readied
  const whole = wholeOf(food, known)
  const together = readied ? besideReadied(food, readied, known) : null
  if (together && whole && restOfList(whole.clause.folded, lexicon).length > 0) return together
  if (readied && whole && whole.id > readied.id) return whole
  const next = readied && afterReadied(food, readied, known)
  // "Dust it with the sugar": that is where it goes.
  const isApplied = readied?.role === 'ready' && isAppliedIn(food, readied.clause, lexicon)
  if (isApplied && DUSTED.includes(food.food)) return readied
  if (next) return next
  // "Blend it all. Grate the parmesan over it": what is cut behind "all" is not among it.
  if (readied && (readied.role === 'ready' || whole)) return readied
  return (
    spokenOf(food, known) ??
    amongSeveral(food, known) ??
    byKind(food, known) ??
    impliedBy(food, known) ??
    calledByNoun(food, known)
  )
}

/** "All ingredients must be at room temperature" puts none of them anywhere. */
const isAboutList = ({ role, cues }: KitchenAction) =>
  (role === 'none' || role === 'ready') && cues.has('allIngredients')

/** "[Cut the vegetables.] Fry the onion": the courgette, which nobody names, is one of them. */
function byKind(food: KnownIngredient, known: Known): KitchenAction | null {
  const called = calledByKind(food, known)
  if (!called || takesIn(called)) return called
  return besideReadied(food, called, known)
}

/** Where the cook puts what has been made ready: with what was made ready along with it, or next. */
function afterReadied(
  food: KnownIngredient,
  readied: KitchenAction,
  { actions, foods }: Known,
): KitchenAction | null {
  const beside = besideReadied(food, readied, { actions, foods })
  const next = actions.find(
    (one) => one.id > readied.id && one.vessel >= 0 && mayJoin(food, one, actions),
  )
  return beside ?? (next ? pastHeating(food, next, { actions }) : null)
}

/** "Chop the onion and soften it": the oil of the list is what it softens in, said or not. */
function friedIn(food: KnownIngredient, { actions, foods }: Known): KitchenAction | null {
  if (!isFat(food)) return null
  const frying = actions.find(
    (one) =>
      one.verb === 'sweat' &&
      one.vessel >= 0 &&
      isOfPart(one, food, foods) &&
      one.adds.some((portion) => SOFTENED.includes(portion.food.food)),
  )
  const isThere = actions.some(
    ({ id, vessel, adds }) =>
      frying &&
      id <= frying.id &&
      vessel === frying.vessel &&
      adds.some((portion) => isFat(portion.food)),
  )
  return isThere ? null : (frying ?? null)
}

/** "Spray the pan with oil", "dust with cocoa": never among what is stirred together. */
function sideOrder(food: KnownIngredient, known: Known): KitchenAction | null {
  const { actions, lexicon } = known
  const beside = actions.filter(({ role }) => BESIDE.includes(role))
  const readied = beside.find(({ objects }) => objects.includes(food))
  const spoken = spokenOf(food, { ...known, actions: beside }, () => true)
  const implying = beside.find((one) => impliesFood(one.clause, food.food, lexicon))
  return readied ?? spoken ?? implying ?? servingOrder(actions, lexicon)
}

/** "Add the gochujang sauce": words of its name stand there, whatever they are taken for. */
function spokenOf(
  food: KnownIngredient,
  { actions, foods, lexicon }: Known,
  isMeant: (action: KitchenAction) => boolean = takesIn,
): KitchenAction | null {
  const telling = tellingStems(food, lexicon)
  const countIn = ({ clause: { folded, verb }, objects }: KitchenAction) => {
    const said = wordsOf(folded, lexicon).filter(
      ({ start, end }) => end <= verb.start || start >= verb.end,
    )
    const stems = new Set(said.map(({ stem }) => stem))
    // The celery is not the celery seeds.
    const isOther = (stem: string) =>
      objects.some((one) => one.stems.has(stem) && isOtherThan(food, one, lexicon))
    return telling.filter((stem) => stems.has(stem) && !isOther(stem)).length
  }
  const speaking = actions
    .filter((one) => isMeant(one) && isOfPart(one, food, foods))
    .filter(({ role }) => role !== 'season' || isSeasoning(food))
    .filter((one) => saltOfWater(food, one, lexicon).length === 0)
    .map((action) => ({ action, count: countIn(action) }))
    .filter(({ count }) => count > 0)
  const most = Math.max(...speaking.map(({ count }) => count))
  return speaking.find(({ count }) => count === most)?.action ?? null
}

/** The thyme sprigs to garnish with are not the thyme of the dish. */
const isOtherThan = (food: KnownIngredient, one: KnownIngredient, lexicon: CompiledLexicon) =>
  kindOf(one) !== kindOf(food) || (isKeptForTable(one, lexicon) && !isKeptForTable(food, lexicon))

const kindOf = ({ food }: KnownIngredient) => (food === 'hardCheese' ? 'cheese' : food)

/** The words that tell a food; the note's where the name has been cut off: "4 tart (apples)". */
function tellingStems({ food, stems, entry }: KnownIngredient, lexicon: CompiledLexicon): string[] {
  const isTelling = (stem: string) => !lexicon.descriptors.has(stem) && !lexicon.stopWords.has(stem)
  const own = [...stems].filter(isTelling)
  if (food !== null && own.length > 0) return own
  const [noted = ''] = fold(entry.notes ?? '').split(/[,;(]/)
  if (classifyFood(noted, lexicon) === null) return own
  return [...own, ...wordsOf(noted, lexicon).map(({ stem }) => stem)].filter(isTelling)
}

/** Whether an order works on the food's own part of the list, as far as can be told. */
function isOfPart(
  { adds }: KitchenAction,
  { group, heading }: KnownIngredient,
  foods: readonly KnownIngredient[],
): boolean {
  if (heading === null && foods.every((food) => food.group === group)) return true
  return adds.length === 0 || adds.some((portion) => portion.food.group === group)
}

/** "Combine the marinade ingredients": what no order names is meant. */
function wholeOf(food: KnownIngredient, { actions, foods, lexicon }: Known): KitchenAction | null {
  const { allIngredients } = lexicon.cues
  const wholes = actions.filter(
    ({ clause: { folded }, role, vessel }) =>
      (role === 'add' || role === 'work') &&
      vessel >= 0 &&
      (allIngredients.isIn(folded) || restOfList(folded, lexicon).length > 0),
  )
  const isOfGroup = (one: KitchenAction) =>
    one.objects.length === 0
      ? isOfPart(one, food, foods)
      : one.objects.some(({ group }) => group === food.group)
  return wholes.find(isOfGroup) ?? null
}

/** "Salt and pepper it", "butter the dish": their verbs name them. */
function impliedBy({ food }: KnownIngredient, { actions, lexicon }: Known): KitchenAction | null {
  // "Dust with paprika" takes no flour.
  const isTaken = ({ adds }: KitchenAction) => food === 'flour' && adds.length > 0
  return actions.find((one) => impliesFood(one.clause, food, lexicon) && !isTaken(one)) ?? null
}
