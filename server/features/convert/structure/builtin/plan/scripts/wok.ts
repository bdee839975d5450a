import type { KitchenAction } from '../../ir/graph.ts'
import { VERBS } from '../../ir/verbs.ts'
import { type Action, LIQUIDS } from '../../parse/lexicon/kinds.ts'
import { grams } from '../situation.ts'
import { foodsOf } from '../trace.ts'
import type { Decision, Kitchen, Script } from './script.ts'

/** A wok by whatever name it has in the eight languages. */
const WOK = /(?<!\p{L})(?:wok\p{L}{0,3}|вок\p{L}{0,3})(?!\p{L})/u

/**
 * A wok's fire and a pan on high heat brown what the bowl only stews: their work is the cook's,
 * unless it goes on to cook in liquid.
 */
export const WOK_WORK: Script = {
  id: 'wok',
  source: 'K',
  apply: ({ kind, actions: ids }, kitchen) => {
    if (kind !== 'fryingPan' && kind !== 'pot') return null
    const actions = ids.flatMap((id) => kitchen.graph.actions[id] ?? [])
    const isDry = !actions.some(({ id }) => liquidAt(id, kitchen) >= MUCH_LIQUID)
    const onFire = isDry ? actions.filter((one) => isOnFire(one) || isInWok(one)) : []
    const isWok = ({ id }: KitchenAction) =>
      onFire.some((one) => !isShapedBetween(actions, id, one.id))
    const byHand = actions.filter((one) => isWork(one) && (isWok(one) || isSeared(one, kitchen)))
    if (byHand.length === 0) return null
    return { decisions: new Map(byHand.map(({ id }): [number, Decision] => [id, 'byHand'])) }
  },
}

/** "Knead the dough. Shape into flatbreads. Fry over high heat": the dough was not in the pan. */
function isShapedBetween(actions: readonly KitchenAction[], id: number, fire: number): boolean {
  return actions.some(({ verb, id: at }) => verb === 'shape' && at > id && at < fire)
}

/** From here on, in grams, it is a sauce or a soup. */
const MUCH_LIQUID = 200

function liquidAt(id: number, { traced }: Kitchen): number {
  const contents = foodsOf(traced[id]?.after.values() ?? [])
  return grams(contents.filter(({ food }) => LIQUIDS.includes(food)))
}

function isWork({ role, machine }: KitchenAction): boolean {
  return machine === null && ['heat', 'work', 'cut'].includes(role)
}

function isInWok({ clause, role }: KitchenAction): boolean {
  return role !== 'none' && WOK.test(clause.folded)
}

/**
 * "Medium-high" is what a pan is usually set to, and what boils or is reduced on a high heat does so
 * in the bowl as well.
 */
function isOnFire({ cues, role, verb, clause }: KitchenAction): boolean {
  const isHigh = cues.has('highHeat') && !MEDIUM.test(clause.folded)
  return isHigh && role !== 'none' && !BOILING.includes(verb)
}

const BOILING: readonly Action[] = ['boil', 'simmer', 'reduce', 'thicken', 'poach']

const MEDIUM = /medium|mittler|moyen|medi[oa]|średni|sredni|середн|mediu/u

function isSeared(action: KitchenAction, kitchen: Kitchen): boolean {
  const isFrying = VERBS[action.verb].isFrying === true || action.verb === 'cook'
  return isFrying && isOnFire(action) && liquidAt(action.id, kitchen) === 0
}
