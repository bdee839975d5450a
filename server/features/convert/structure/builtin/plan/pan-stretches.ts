import type { KitchenAction, Vessel } from '../ir/graph.ts'
import { isFat } from './fat.ts'
import type { Kitchen } from './scripts/script.ts'
import type { Span } from './span.ts'
import { foodsOf } from './trace.ts'

/** A minute or two in hot fat, which a pan that is on the stove anyway does as well. */
const IN_FAT: readonly string[] = [
  ...(['sweat', 'sweat-contents', 'toast-seasoning', 'toast-rice', 'roux-on-vegetables'] as const),
  ...(['roux', 'deglaze', 'cook-meat-of-bowl', 'warm-through'] as const),
]

const BOILED: readonly string[] = ['boil-water', 'come-to-the-boil', 'bring-to-the-boil']

/**
 * Whether a stretch of the machine's is only a detour: the cook has the food in the pan before and
 * behind it, or the machine would boil water that the cook needs in a pot.
 */
export function isDetourFromPan(span: Span, spans: readonly Span[], kitchen: Kitchen): boolean {
  return isWithinPan(span, spans, kitchen) || isWaterForPot(span, spans, kitchen)
}

/** "[Brown the meat in batches.] Sauté the garlic and the spices. [Return the meat and simmer.]" */
function isWithinPan(
  { vessel, first, last, runs }: Span,
  spans: readonly Span[],
  kitchen: Kitchen,
) {
  if (![...runs.values()].every(({ technique }) => IN_FAT.includes(technique))) return false
  // Better some work for the machine than none.
  if (spans.length === 1 || !isPouredOver(first, kitchen)) return false
  const isByHand = heatedByHand(vessel, spans, kitchen)
  const isBefore = (one: KitchenAction) => one.id < first && !isFatOnly(one, kitchen)
  return isByHand.some(isBefore) && isByHand.some(({ id }) => id > last)
}

/** Something in the pan would have to come along. */
function isPouredOver(first: number, { traced }: Kitchen): boolean {
  return foodsOf(traced[first]?.before.values() ?? []).some((food) => !isFat(food))
}

/** "Bring the stock to the boil. [Make the meatballs.] Drop them into the boiling stock." */
function isWaterForPot({ vessel, last, runs }: Span, spans: readonly Span[], kitchen: Kitchen) {
  const { graph, traced } = kitchen
  const isWater = [...runs].every(
    ([id, { technique }]) =>
      BOILED.includes(technique) && foodsOf(traced[id]?.after.values() ?? []).every(isWet),
  )
  if (!isWater || graph.vessels[vessel]?.kind !== 'pot') return false
  const later = graph.actions.filter(({ id }) => id > last)
  const taker = later.find((one) => one.vessel === vessel || one.moves.some(takesFrom(vessel)))
  const isUsedThere = (one: KitchenAction) =>
    spans.some(({ first, ...span }) => span.vessel === one.vessel && first <= one.id)
  // Something else needs the bowl before, or it is wanted in a pot.
  const isBetween = spans.some(({ first }) => first > last && (!taker || first < taker.id))
  return isBetween || (taker !== undefined && !isUsedThere(taker))
}

/** The cooking in a vessel that no stretch of the machine's does. */
function heatedByHand(vessel: number, spans: readonly Span[], { graph }: Kitchen): KitchenAction[] {
  const own = spans.filter((one) => one.vessel === vessel)
  const of: Vessel | undefined = graph.vessels[vessel]
  return (of?.actions ?? [])
    .flatMap((id) => graph.actions[id] ?? [])
    .filter(({ id, role }) => {
      return role === 'heat' && !own.some(({ first, last }) => first <= id && id <= last)
    })
}

function isFatOnly({ id }: KitchenAction, { traced }: Kitchen): boolean {
  return [...(traced[id]?.after.values() ?? [])].every(({ food }) => isFat(food))
}

const takesFrom = (vessel: number) => (move: KitchenAction['moves'][number]) => move.from === vessel
const isWet = ({ food }: { food: string | null }) => food === 'liquid' || food === 'salt'
