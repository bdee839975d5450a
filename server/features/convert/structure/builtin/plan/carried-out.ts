import type { ActionGraph, KitchenAction } from '../ir/graph.ts'

/** Less of it leaves something in the vessel. */
const ALL = 0.99

/**
 * The number of the order that carries all that a vessel holds after an action to another one: "fill
 * the dough with it". What happens in the vessel later is about other food. Infinity without one.
 */
export function carriedOutAt(
  { id: after }: KitchenAction,
  vessel: number,
  { actions }: ActionGraph,
): number {
  const isAllOfIt = ({ from, foods, part }: KitchenAction['moves'][number]) =>
    from === vessel && foods === null && part > ALL
  return actions.find(({ id, moves }) => id > after && moves.some(isAllOfIt))?.id ?? Infinity
}
