import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import { secondsBefore } from '../parse/after-minutes.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'

/**
 * "Fry the onion, after 3 minutes add the carrots, after another 5 the peppers": the time is that of
 * what went on before, the onion's 3 minutes and 5 with the carrots.
 */
export function withTimesBefore(graph: ActionGraph, lexicon: CompiledLexicon): ActionGraph {
  const actions = [...graph.actions]
  for (const { id, vessel, clause, role } of graph.actions) {
    const late = actions[id]
    const seconds = role === 'add' ? beforeOf(clause, late, lexicon) : null
    if (!late || seconds === null) continue
    const before = actions.findLast(
      (one) => one.id < id && one.vessel === vessel && (one.role === 'heat' || one.adds.length > 0),
    )
    const heat = actions.findLast(
      (one) => one.id < id && one.vessel === vessel && one.role === 'heat',
    )
    if (!before || !heat || heat.machine || !isNear(before, late)) continue
    const time = { min: seconds, max: seconds }
    const whole = heat.cues.duration
    const timeless = { ...late, leadIn: null, cues: { ...late.cues, duration: null } }
    if (before.role === 'heat' && whole === null) {
      actions[heat.id] = { ...heat, cues: { ...heat.cues, duration: time } }
      actions[id] = timeless
    } else if (before.role === 'heat' && whole && whole.min > seconds) {
      // "Simmer for 20 minutes; after 10 minutes add the peas": the other ten are with them.
      const rest = { min: whole.min - seconds, max: whole.max - seconds }
      const { verb, role, until } = heat
      actions[heat.id] = { ...heat, until: null, cues: { ...heat.cues, duration: time } }
      actions[id] = { ...timeless, verb, role, until, cues: { ...late.cues, duration: rest } }
    } else if (before.role === 'add' && before.id > heat.id) {
      // What went in last goes on frying with the rest until then.
      const { verb, role } = heat
      actions[before.id] = { ...before, verb, role, cues: { ...before.cues, duration: time } }
      actions[id] = timeless
    }
  }
  return { ...graph, actions }
}

function beforeOf(
  clause: KitchenAction['clause'],
  late: KitchenAction | undefined,
  lexicon: CompiledLexicon,
): number | null {
  if (!late || late.adds.length === 0 || late.cues.has('lastMinutes')) return null
  return secondsBefore(clause.folded, lexicon)
}

/** In the same sentence, or in the one before. */
const isNear = (before: KitchenAction, { clause }: KitchenAction) =>
  clause.sentence - before.clause.sentence <= 1
