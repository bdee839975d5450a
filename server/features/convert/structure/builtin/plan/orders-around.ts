import type { KitchenAction } from '../ir/graph.ts'

/** "Wash and peel the carrots, [grate them]": what the source has done to the foods before the cut. */
export function readyingOf(
  order: KitchenAction | undefined,
  actions: readonly KitchenAction[],
): KitchenAction[] {
  if (!order) return []
  const ids = order.objects.map(({ id }) => id)
  const before = actions.slice(0, order.id)
  // "Peel and grate the carrots" names them once.
  const open = before.findLastIndex((one) => !isReadying(one) || !isOfSentence(one, order))
  return before.filter(
    (one) => isReadying(one) && (one.id > open || one.objects.some(({ id }) => ids.includes(id))),
  )
}

/** "[Grate the carrots] and set them aside": they wait in their dish anyway. */
export function settingAside(
  order: KitchenAction | undefined,
  actions: readonly KitchenAction[],
): KitchenAction[] {
  const next = actions[(order?.id ?? actions.length) + 1]
  if (!order || next?.role !== 'aside' || !isOfSentence(next, order)) return []
  const isBare = next.cues.duration === null && next.adds.length + next.moves.length === 0
  return isBare ? [next] : []
}

export const isReadying = ({ role, vessel, adds }: KitchenAction): boolean =>
  role === 'ready' && vessel < 0 && adds.length === 0

const isOfSentence = ({ clause }: KitchenAction, order: KitchenAction) =>
  clause.sentence === order.clause.sentence
