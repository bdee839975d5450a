import type { Candidate } from '../parse/candidate.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { MentionContext } from './mention.ts'
import { nearestGroup } from './nearest-group.ts'
import { DUSTED } from './side-uses.ts'

/** Those that pass, if any does. */
export function narrow(list: Candidate[], test: (candidate: Candidate) => boolean): Candidate[] {
  const kept = list.filter(test)
  return kept.length > 0 ? kept : list
}

/** Yolks and whites stand in the list where their eggs do. */
const placeOf = ({ apart, id }: KnownIngredient): number => apart?.from.id ?? id

/** "Heat the milk and cream": the cream that stands beside the milk in the list. */
export function besideOthers(rivals: Candidate[], others: readonly Candidate[]): Candidate[] {
  const known = others.filter((one) => rivals.every(({ from }) => from !== one.from))
  if (known.length === 0 || rivals.length < 2) return rivals
  const distanceOf = ({ ingredient: { id } }: Candidate) =>
    Math.min(...known.map(({ ingredient }) => Math.abs(placeOf(ingredient) - id)))
  const least = Math.min(...rivals.map(distanceOf))
  return rivals.filter((one) => distanceOf(one) === least)
}

/** Of ingredients that a word fits alike: this component's, then those not used yet. */
export function preferred(
  rivals: Candidate[],
  isPlural: boolean,
  { group, isUsed, prefersUsed, prefersToTaste = false, isSideWork = false }: MentionContext,
): Candidate[] {
  const suited = narrow(rivals, ({ ingredient }) => isSuited(ingredient, { group, isSideWork }))
  const wanted = narrow(suited, ({ ingredient }) => isUsed(ingredient) === prefersUsed)
  const fitting = narrow(wanted, ({ ingredient }) => ingredient.isToTaste === prefersToTaste)
  const nearest = nearestGroup(fitting, group)
  const ofGroup = narrow(fitting, ({ ingredient }) => ingredient.group === nearest)
  // "Heat the oil until hot": what is put on the stove by the litre is for deep-frying.
  const here = prefersToTaste ? narrow(ofGroup, isForDeepFrying) : ofGroup
  const [first] = here
  if (!first) return []
  const areDifferent = here.every(
    (one) => one === first || one.ingredient.entry.name !== first.ingredient.entry.name,
  )
  const areTogether = here.every(({ ingredient }) => ingredient.group === first.ingredient.group)
  return isPlural && areDifferent && areTogether ? here : [first]
}

/** Cakes are dusted with what the list has for that, boards also with the flour of the dough. */
function isSuited(
  { food, isForSide, group: own }: KnownIngredient,
  { group, isSideWork }: { group: number | null; isSideWork: boolean },
): boolean {
  if (!isSideWork) return !isForSide
  return isForSide || !DUSTED.includes(food) || (food === 'flour' && own === group)
}

/** More oil than this, in grams, is fried in and not eaten (E). */
const DEEP = 400

function isForDeepFrying({ ingredient: { food, grams } }: Candidate): boolean {
  return food === 'oil' && (grams ?? 0) >= DEEP
}
