import type { ActionGraph, KitchenAction, Portion } from '../ir/graph.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import { holdsYeast, takesYeastAfter } from './meets-yeast.ts'

/** Leaves food hot and wet; what was fried or toasted cools as soon as it is out of its pan. */
const HOT_AND_WET: readonly Action[] = ['boil', 'simmer', 'cook', 'heat', 'reduce', 'thicken']

/** Whether what comes in was cooking just before: "pour the soup into a blender". */
export function comesInHot({ id, moves }: KitchenAction, graph: ActionGraph) {
  const { actions, vessels } = graph
  return moves.some(({ from }) => {
    const before = (vessels[from]?.actions ?? []).flatMap((one) => {
      const action = one < id ? actions[one] : undefined
      return action ? [action] : []
    })
    // What is strained off stays as hot as it was.
    const isLiquid = before.some(({ adds }) => adds.some(({ food: { food } }) => food === 'liquid'))
    const ends = isLiquid ? ['heat', 'wait'] : ['heat', 'wait', 'drain']
    const last = before.findLast(({ role }) => ends.includes(role))
    // What yeast is dissolved in is lukewarm.
    const isLukewarm = holdsYeast(from, id, actions) || (last && takesYeastAfter(last, graph))
    const isWarmed = last !== undefined && HOT_AND_WET.includes(last.verb) && !isDissolvedCold(last)
    const isHot = isWarmed && !isLukewarm
    return isHot && !(last.verb === 'heat' && isOnlyMelted(before))
  })
}

/** "Dissolve the soda in the water", without a pan or a heat. */
const isDissolvedCold = ({ verb, cues }: KitchenAction) =>
  verb === 'heat' && cues.has('dissolved') && cues.heat === null && cues.place !== 'pot'

/** Chocolate and butter that are heated until they melt are no hotter than that. */
const isOnlyMelted = (before: readonly KitchenAction[]) =>
  before.every(({ adds, moves }) => moves.length === 0 && adds.every(isMeltable)) &&
  before.some(({ adds }) => adds.some(({ food: { food } }) => food === 'chocolate'))

const isMeltable = ({ food: { food } }: Portion) =>
  food === 'chocolate' || food === 'butter' || food === 'oil'
