import type { KitchenAction } from '../ir/graph.ts'
import type { Kitchen } from './scripts/script.ts'
import type { Span } from './span.ts'
import { foodsOf } from './trace.ts'

const BOILED: readonly string[] = ['boil-water', 'come-to-the-boil', 'bring-to-the-boil']

/**
 * "Bring the stock to the boil. [Make the meatballs.] Drop them into the boiling stock": the machine
 * would boil what the cook needs in a pot.
 */
export function isWaterForPot(
  { vessel, last, runs }: Span,
  spans: readonly Span[],
  kitchen: Kitchen,
): boolean {
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

const takesFrom = (vessel: number) => (move: KitchenAction['moves'][number]) => move.from === vessel
const isWet = ({ food }: { food: string | null }) => food === 'liquid' || food === 'salt'
