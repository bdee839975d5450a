import type { KitchenAction } from '../ir/graph.ts'
import { VERBS } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isFat } from '../parse/fat.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Food } from '../parse/lexicon/kinds.ts'
import { isMeat } from './food-kinds.ts'
import { takesIn } from './serving-order.ts'

type Known = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  lexicon: CompiledLexicon
}

const HEATING: readonly Action[] = ['heat', 'melt', 'preheat']
const SEASONINGS: readonly (Food | null)[] = ['spice', 'herb']

/** What is used all over the recipe, or at its end, says nothing of what stands beside it. */
export function isTelling({ food, isToTaste }: KnownIngredient, of: KnownIngredient): boolean {
  if (food === of.food || isFat(of)) return true
  const isRub = SEASONINGS.includes(food) && isMeat(of)
  return !(isToTaste || food === 'salt' || isFat({ food }) || isRub)
}

/** The yolks are not put in with the whites that they were parted from. */
export function mayJoin(
  { apart, food }: KnownIngredient,
  { id, vessel }: KitchenAction,
  actions: readonly KitchenAction[],
): boolean {
  if (!apart) return true
  const isOther = (one: KnownIngredient) => one.apart?.from === apart.from && one.food !== food
  const there = actions.filter((one) => one.vessel === vessel && one.id <= id)
  return !there.some(({ adds }) => adds.some((portion) => isOther(portion.food)))
}

/** The first order that the source itself has for a food. */
export function orderOf(food: KnownIngredient, actions: readonly KitchenAction[]) {
  return actions.find(({ adds, objects }) =>
    adds.some(
      (portion) =>
        portion.food === food && (portion.evidence !== 'assumed' || objects.includes(food)),
    ),
  )
}

/** "Heat the oil. [Fry the onion.]": the garlic goes in with the onion. */
export function pastHeating(
  { food }: KnownIngredient,
  order: KitchenAction,
  { actions }: Pick<Known, 'actions'>,
): KitchenAction {
  const isBare = order.adds.every((portion) => isFat(portion.food))
  const burns = food !== 'salt' && !isFat({ food })
  if (!HEATING.includes(order.verb) || !isBare || !burns) return order
  const next = actions.find(
    (one) =>
      one.id > order.id &&
      one.vessel === order.vessel &&
      (VERBS[one.verb].isFrying || one.adds.some((portion) => !isFat(portion.food))),
  )
  return next ?? order
}

/** "[Finely dice the onions and the garlic.] Add the onions": both. */
export function besideReadied(
  food: KnownIngredient,
  readied: KitchenAction,
  { actions, foods }: Pick<Known, 'actions' | 'foods'>,
): KitchenAction | null {
  const at = foods.indexOf(food)
  const distanceOf = (one: KnownIngredient) => Math.abs(foods.indexOf(one) - at)
  // "Shred the cabbage, crush the garlic": orders of one sentence ready things for one work.
  const ofSentence = actions.filter(
    ({ vessel, clause }) => vessel < 0 && clause.sentence === readied.clause.sentence,
  )
  const along = [readied, ...ofSentence].flatMap(({ objects }) =>
    objects.filter((one) => one !== food).toSorted((a, b) => distanceOf(a) - distanceOf(b)),
  )
  const [order] = along
    .flatMap(
      (one) =>
        orderOf(
          one,
          actions.filter(({ id }) => id > readied.id),
        ) ?? [],
    )
    .filter((one) => mayJoin(food, one, actions))
  return order ? pastHeating(food, order, { actions }) : null
}

/**
 * "Stir in the herbs": the celery seeds, which no other order names; "add all the vegetables": also
 * what stands among them in the list.
 */
export function amongSeveral(food: KnownIngredient, known: Known): KitchenAction | null {
  const { actions, lexicon } = known
  if (!SEASONINGS.includes(food.food)) return besideCarried(food, known)
  const patterns = lexicon.collectives
    .filter(({ foods }) => foods.some((kind) => SEASONINGS.includes(kind)))
    .filter(({ foods }) => foods.every((kind) => kind === 'salt' || SEASONINGS.includes(kind)))
    .map(({ pattern }) => pattern)
  const isNamed = ({ clause: { folded }, objects }: KitchenAction) =>
    patterns
      .flatMap((pattern) => pattern.spans(folded))
      .some(({ start, end }) => {
        // "The chili seasoning" is one of the list.
        const stem = lexicon.stem(folded.slice(start, end))
        return !objects.some((one) => one.stems.has(stem))
      })
  return actions.find((one) => takesIn(one) && isOfPart(one, food) && isNamed(one)) ?? null
}

const isOfPart = ({ adds }: KitchenAction, { group }: KnownIngredient) =>
  adds.length === 0 || adds.some((portion) => portion.food.group === group)

/** The order that takes the foods on both sides of it in the list by one word for several. */
function besideCarried(food: KnownIngredient, { actions, foods }: Known): KitchenAction | null {
  const at = foods.indexOf(food)
  const beside = [foods[at - 1], foods[at + 1]]
  const isCarried = ({ adds }: KitchenAction, one: KnownIngredient | undefined) =>
    adds.some((portion) => portion.food === one && portion.evidence === 'carried')
  return actions.find((order) => beside.every((one) => isCarried(order, one))) ?? null
}
