import type { StepInput } from '#shared/recipe.ts'
import type { ActionGraph, KitchenAction } from './ir/graph.ts'
import type { PlannedOperation } from './ir/operation.ts'

type Span = [number, number]

/** Gives each step the stretches of the raw text that it stands for. */
export function withSource(
  steps: readonly StepInput[],
  operations: readonly PlannedOperation[],
  graph: ActionGraph,
  rawText: string,
): StepInput[] {
  const spans = clauseSpans(graph, rawText)
  const done = doneOtherwise(operations, graph)
  return steps.map((step, at) => {
    const operation = operations[at]
    const actions = [...(operation ? ordersOf(operation) : []), ...(done.get(at) ?? [])]
    const source = joined(actions.flatMap((id) => spans.get(id) ?? []))
    return source.length > 0 ? { ...step, source } : step
  })
}

function ordersOf({ actions, leads = [], remarks }: PlannedOperation): readonly number[] {
  return [...actions, ...[...leads, ...remarks].map(({ id }) => id)]
}

/**
 * Orders that the machine makes needless, by the operation that does their work: "dice the onion",
 * which its blades do, and "in another bowl combine flour and salt", which it weighs in at once.
 */
function doneOtherwise(
  operations: readonly PlannedOperation[],
  { actions }: ActionGraph,
): Map<number, number[]> {
  const told = new Set(operations.flatMap(ordersOf))
  const open = actions.filter(({ id }) => !told.has(id))
  const doers = open.map(({ id, ...order }) => [doerOf(order, operations), id] as const)
  const groups = Map.groupBy(doers, ([at]) => at)
  return new Map([...groups].map(([at, all]) => [at, all.map(([, id]) => id)]))
}

/** The number of the operation; -1 where none does it. */
function doerOf(
  { role, objects, adds }: Omit<KitchenAction, 'id'>,
  operations: readonly PlannedOperation[],
): number {
  const named = role === 'cut' ? objects : adds.map(({ food }) => food)
  const takes = ({ adds: taken, vessel }: PlannedOperation) =>
    vessel !== null && taken.some(({ food }) => named.includes(food))
  if (role !== 'cut') return operations.findIndex(takes)
  const isBehind = (at: number) => operations.slice(Math.max(0, at - 1), at).some(takes)
  return operations.findIndex(({ technique }, at) => technique === 'chop-first' && isBehind(at))
}

/** Where each action's clause stands in the raw text, by the action's number. */
function clauseSpans({ actions }: ActionGraph, rawText: string): Map<number, Span[]> {
  const text = collapse(rawText)
  const spans = new Map<number, Span[]>()
  let from = 0
  for (const { id, clause } of actions) {
    const words = clause.text.trim()
    const found = text.folded.indexOf(words, from)
    const at = found >= 0 ? found : text.folded.indexOf(words)
    if (words === '' || at < 0) continue
    if (found >= 0) from = at + words.length
    spans.set(id, [[text.at(at), text.at(at + words.length - 1) + 1]])
  }
  return spans
}

/** The text with single blanks, as clauses have them, and where each character of it stood. */
function collapse(rawText: string): { folded: string; at: (index: number) => number } {
  let folded = ''
  const places: number[] = []
  let isBlank = true
  for (let at = 0; at < rawText.length; at++) {
    const unit = rawText.charAt(at)
    const isSpace = /\s/.test(unit)
    if (isSpace && isBlank) continue
    folded += isSpace ? ' ' : unit
    places.push(at)
    isBlank = isSpace
  }
  return { folded, at: (index) => places[index] ?? rawText.length }
}

/** Neighbouring stretches as one. */
function joined(spans: readonly Span[]): Span[] {
  const inOrder = [...spans].sort((a, b) => a[0] - b[0])
  const result: Span[] = []
  for (const [from, to] of inOrder) {
    const last = result.at(-1)
    if (last && from <= last[1] + 2) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}
