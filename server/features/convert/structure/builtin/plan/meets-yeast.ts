import type { ActionGraph, KitchenAction } from '../ir/graph.ts'

/** Whether yeast meets what an action works on, in its vessel or where it goes, before it has cooled. */
export function takesYeastAfter({ id, vessel }: KitchenAction, { actions }: ActionGraph): boolean {
  const holders = new Set([vessel])
  for (const later of actions.slice(id + 1)) {
    const isMoved = later.moves.some(({ from }) => holders.has(from))
    if (isMoved) holders.add(later.vessel)
    if (!holders.has(later.vessel)) continue
    if (later.role === 'wait' || later.role === 'bake') return false
    if (holdsYeast(later.vessel, later.id, actions)) return true
  }
  return false
}

/** Whether yeast has come into a vessel by then. */
export function holdsYeast(
  vessel: number,
  until: number,
  actions: readonly KitchenAction[],
): boolean {
  return actions
    .slice(0, until + 1)
    .some((one) => one.vessel === vessel && one.adds.some(({ food }) => food.food === 'yeast'))
}
