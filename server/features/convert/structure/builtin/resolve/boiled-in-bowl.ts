import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { OpenVessel } from './source-kitchen.ts'

const ON_STOVE: readonly Action[] = ['boil', 'simmer', 'poach', 'reduce']
const PUTTING_IN: readonly VerbRole[] = ['add', 'season', 'heat', 'dial']

/** "Cover the ribs with cold water and bring to the boil": no order names the pot they are in. */
export function isBoiledInBowl(
  { kind, actions: own }: OpenVessel,
  verb: Action,
  actions: readonly KitchenAction[],
): boolean {
  const orders = own.flatMap((id) => actions[id] ?? [])
  const isPot = orders.every(
    ({ role, cues }) =>
      PUTTING_IN.includes(role) && cues.place !== 'bowl' && !cues.has('overWater'),
  )
  return kind === 'bowl' && ON_STOVE.includes(verb) && isPot
}
