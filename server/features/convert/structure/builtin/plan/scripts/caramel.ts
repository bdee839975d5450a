import type { KitchenAction } from '../../ir/graph.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/** Sugar that melts dry is too hot for the bowl: its pan stays a pan to the end (M7). */
export const CARAMEL: Script = {
  id: 'caramel',
  source: 'M7',
  apply: (vessel, kitchen) => {
    const actions = vessel.actions.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const start = actions.findIndex((one) => isMeltedDry(one, kitchen))
    if (start < 0) return null
    const rest = actions.slice(start).filter(({ role, machine }) => WORK.includes(role) && !machine)
    return { decisions: new Map(rest.map(({ id }): [number, Decision] => [id, 'byHand'])) }
  },
}

const WORK: readonly KitchenAction['role'][] = ['work', 'heat', 'add']

function isMeltedDry({ verb, role, id }: KitchenAction, { traced }: Kitchen): boolean {
  const contents = [...(traced[id]?.after.values() ?? [])]
  const isMelting = verb === 'melt' || verb === 'caramelise' || verb === 'cook'
  return (
    role === 'heat' &&
    isMelting &&
    contents.length > 0 &&
    contents.every(({ food }) => food.food === 'sugar')
  )
}
