import type { ActionGraph, Aside } from '../ir/graph.ts'
import type { PlannedOperation } from '../ir/operation.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { lowerFirst } from '../parse/lower-first.ts'
import { asSentence } from './as-sentence.ts'

/** By action: the operation in the machine's words that tells what the action says besides. */
export type Tellers = {
  asides: ReadonlyMap<number, PlannedOperation>
  leadIns: ReadonlyMap<number, PlannedOperation>
}

type Rendering = { graph: ActionGraph; lexicon: CompiledLexicon; tellers: Tellers }

/** The last step tells an action's asides, the first one when it is done; its own words do anyway. */
export function tellersOf(operations: readonly PlannedOperation[]): Tellers {
  const asides = new Map<number, PlannedOperation>()
  const leadIns = new Map<number, PlannedOperation>()
  const seen = new Set<number>()
  const told = new Set<number>()
  operations.forEach((operation, at) => {
    const { saying, actions } = operation
    const isOwn =
      saying.kind === 'source' || saying.kind === 'putIn' || (saying.kind === 'run' && saying.own)
    const [first] = actions
    const isLed = first !== undefined && !seen.has(first) && !goesInWith(operations[at - 1])
    if (isLed) leadIns.set(first, operation)
    for (const id of actions) {
      seen.add(id)
      if (isOwn) told.add(id)
      else asides.set(id, operation)
    }
  })
  for (const id of told) {
    asides.delete(id)
    leadIns.delete(id)
  }
  return { asides, leadIns }
}

/** Nothing has happened yet to what was weighed in: "once it has melted" does not hold. */
const goesInWith = (before: PlannedOperation | undefined) => before?.type === 'WEIGH'

/** The machine's words with what the source says besides: when, how, and what to mind. */
export function withAsides(
  text: string,
  { actions, saying }: PlannedOperation,
  { graph, lexicon, tellers }: Rendering,
): string {
  const isTold = (one: ReadonlyMap<number, PlannedOperation>, id: number) =>
    one.get(id)?.saying === saying
  const asides = actions
    .filter((id) => isTold(tellers.asides, id))
    .flatMap((id) => graph.actions[id]?.asides ?? [])
    .filter(({ isManner }) => !isManner)
  const leadIns = actions
    .filter((id) => isTold(tellers.leadIns, id))
    .flatMap((id) => graph.actions[id]?.leadIn ?? [])
  const goesOn = saying.kind !== 'run' || saying.after.length === 0
  const joined = goesOn ? asides.filter(({ isJoined }) => isJoined) : []
  const apart = asides.filter((one) => !joined.includes(one))
  const own = [text.replace(/\.$/, ''), ...joined.map((one) => one.text)].join(', ')
  const whole = joined.length > 0 ? `${own}.` : text
  const [leadIn] = leadIns.map((lead) => asSentence(lead, lexicon).replace(/\.$/, ''))
  return [
    leadIn ? `${leadIn}, ${lowerFirst(whole, lexicon)}` : whole,
    ...apart.map((one: Aside) => asSentence(one.text, lexicon)),
  ]
    .filter(Boolean)
    .join(' ')
}
