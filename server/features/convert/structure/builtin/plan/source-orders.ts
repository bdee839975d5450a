import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { PlannedOperation, Saying } from '../ir/operation.ts'

/**
 * The operation with the source's own orders and their numbers, where orders have been put before
 * them: `first` has the number of the source's order that each of those stands for, if there is one.
 */
export function inSourceOrders(
  operation: PlannedOperation,
  { actions }: ActionGraph,
  first: readonly (number | null)[],
): PlannedOperation {
  if (first.length === 0) return operation
  const numberOf = (id: number) => (id < first.length ? (first[id] ?? null) : id - first.length)
  const orderOf = (action: KitchenAction) => actions[numberOf(action.id) ?? -1] ?? action
  return {
    ...operation,
    actions: operation.actions.flatMap((id) => numberOf(id) ?? []),
    remarks: operation.remarks.map(orderOf),
    ...(operation.leads && { leads: operation.leads.map(orderOf) }),
    saying: sayingWith(operation.saying, orderOf),
  }
}

function sayingWith(saying: Saying, orderOf: (action: KitchenAction) => KitchenAction): Saying {
  if (saying.kind === 'source') return { ...saying, actions: saying.actions.map(orderOf) }
  if (saying.kind === 'weigh')
    return {
      ...saying,
      items: saying.items.map((one) => (one.own ? { ...one, own: orderOf(one.own) } : one)),
    }
  return saying.kind === 'run' && saying.own ? { ...saying, own: orderOf(saying.own) } : saying
}
