import type { ActionGraph, KitchenAction } from '../ir/graph.ts'
import type { Run, Span } from './span.ts'

/** Stirring that takes longer, in seconds, or that runs faster, is more than a spoon does. */
const SHORT = 60
const SLOW = 4

/** The source has a pan or a microwave for it. */
const MELTING: readonly string[] = ['melt-fat', 'melt-chocolate']

/**
 * What fills the bowl would have to be poured out and back for what a spoon stirs as well: that is
 * left by hand, and goes straight onto what is in the bowl.
 */
export function withoutDetours(spans: readonly Span[], graph: ActionGraph): Span[] {
  return spans
    .filter((span) => !isPouredIn(span, spans, graph))
    .map((span, _, kept) => withoutMixingAhead(span, kept, graph))
}

/** "[Fry the onions.] Whisk the broth with the starch in a cup. Pour it to the onions." */
function isPouredIn(span: Span, spans: readonly Span[], { actions }: ActionGraph): boolean {
  if (![...span.runs.values()].every((run) => isStirring(run) || isMelting(run))) return false
  const taker = actions.find(({ id, moves }) => id > span.first && takesAll(moves, span.vessel))
  return taker !== undefined && spans.some((one) => isWaiting(one, { taker, span, actions }))
}

type Detour = { taker: KitchenAction; span: Span; actions: ActionGraph['actions'] }

/** The bowl has worked on it before, and stands with it until the other comes in. */
function isWaiting({ vessel, runs, last }: Span, { taker, span, actions }: Detour): boolean {
  const isBegun = [...runs.keys()].some((id) => id < span.first)
  const isTouched = actions.some(
    (one) =>
      one.id > last &&
      one.id < taker.id &&
      (one.vessel === vessel || one.moves.some(({ from }) => from === vessel)),
  )
  return vessel === taker.vessel && isBegun && !isTouched
}

/** "[Cream the butter.] Whisk the flour with the salt. Add the creamed butter to the flour." */
function withoutMixingAhead(span: Span, spans: readonly Span[], { actions }: ActionGraph): Span {
  const inBowl = spans.findLast((one) => one.last < span.first)
  const coming = actions.find(
    ({ id, vessel, moves }) =>
      inBowl !== undefined &&
      id > span.first &&
      vessel === span.vessel &&
      takesAll(moves, inBowl.vessel),
  )
  if (!coming) return span
  const ahead = [...span.runs].filter(([id]) => id < coming.id)
  const isDry = ahead.every(([, { technique }]) => technique === 'mix-dry')
  const later = [...span.runs].filter(([id]) => id >= coming.id)
  return isDry && later.length > 0 ? { ...span, runs: new Map(later) } : span
}

function takesAll(moves: KitchenAction['moves'], vessel: number): boolean {
  return moves.some(({ from, foods, part }) => from === vessel && foods === null && part === 1)
}

const isMelting = ({ technique }: Run) => MELTING.includes(technique)

function isStirring({ setting }: Run): boolean {
  const { temperature, cuts, tools, seconds, speed } = setting
  const isCold = temperature === undefined && !cuts && !tools?.includes('whisk')
  return isCold && Number(speed) <= SLOW && Number(seconds) <= SHORT
}
