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
      const isWeighedSo = saying.kind === 'weigh' && saying.items.some(({ own }) => own?.id === id)
      if (isOwn) told.add(id)
      else if (isWeighedSo) asides.delete(id)
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

const isTold = (
  teller: ReadonlyMap<number, PlannedOperation>,
  id: number,
  { saying }: PlannedOperation,
) => teller.get(id)?.saying === saying

function asidesOf(operation: PlannedOperation, { graph, tellers }: Rendering): Aside[] {
  return operation.actions
    .filter((id) => isTold(tellers.asides, id, operation))
    .flatMap((id) => graph.actions[id]?.asides ?? [])
    .filter(({ isManner }) => !isManner)
}

/** What goes on with the sentence of a run, which may not be its last: ", so that no lumps form". */
export function goingOnWith(operation: PlannedOperation, rendering: Rendering): string[] {
  if (operation.saying.kind !== 'run' || operation.saying.own) return []
  const joined = asidesOf(operation, rendering).filter(({ isJoined }) => isJoined)
  return joined.map(({ text }) => text)
}

/** The machine's words with what the source says besides: when, how, and what to mind. */
export function withAsides(
  text: string,
  operation: PlannedOperation,
  rendering: Rendering,
): string {
  const { graph, lexicon, tellers } = rendering
  const asides = asidesOf(operation, rendering)
  const leadIns = operation.actions
    .filter((id) => isTold(tellers.leadIns, id, operation))
    .flatMap((id) => graph.actions[id]?.leadIn ?? [])
  const isInRun = goingOnWith(operation, rendering).length > 0
  const apart = asides.filter(({ isJoined }) => !isJoined)
  const joined = isInRun ? [] : asides.filter((one) => !apart.includes(one))
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
