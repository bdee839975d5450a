import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { tellsTime } from '../parse/time-told.ts'

const TIMED: readonly VerbRole[] = ['work', 'heat', 'bake']

/** "Beat the eggs. This should take 5 to 10 minutes": the time is that of the beating. */
export function withTimesTold(graph: ActionGraph, { source }: CompiledLexicon): ActionGraph {
  const actions = [...graph.actions]
  for (const { id, role, adds, cues, clause } of graph.actions) {
    const before = actions[id - 1]
    const isTold = role === 'none' && adds.length === 0 && cues.duration !== null
    if (!isTold || !before || !isUntimed(before) || !tellsTime(clause.folded, source.language))
      continue
    actions[before.id] = { ...before, cues: { ...before.cues, duration: cues.duration } }
  }
  return { ...graph, actions }
}

const isUntimed = ({ role, cues }: KitchenAction) => TIMED.includes(role) && cues.duration === null
