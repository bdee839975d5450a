import type { Span } from '../span.ts'
import { machineSpans } from '../spans.ts'
import type { Kitchen, Stage } from './script.ts'

/**
 * The stages for which the bowl is free, with the stretches that the machine does besides. What
 * would have to wait for the bowl stays on the stove, so that everything is hot together.
 */
export function settleStages(kitchen: Kitchen): { stages: readonly Stage[]; spans: Span[] } {
  let { stages } = kitchen
  for (;;) {
    const spans = machineSpans({ ...kitchen, stages })
    const free = stages.filter((stage) => isBowlFree(stage, spans, kitchen))
    if (free.length === stages.length) return { stages, spans }
    stages = free
  }
}

function isBowlFree(stage: Stage, spans: readonly Span[], kitchen: Kitchen): boolean {
  return spans.every((span) => {
    const isHot = [...span.runs.values()].some(({ setting }) => setting.temperature !== undefined)
    if (span.vessel === stage.vessel) return !stage.isSide || span.first > stage.first
    if (stage.isSide && isHot) return false
    const isBefore = span.last < stage.first
    const isAround = span.first < stage.first && !isBefore
    return !isAround && !(isBefore && isHot && !isEmptied(span, stage, kitchen))
  })
}

/** Whether what a stretch has made has left the bowl by then. */
function isEmptied(span: Span, stage: Stage, { graph }: Kitchen): boolean {
  return graph.actions
    .slice(span.last + 1, stage.first)
    .some(({ moves }) => moves.some(({ from }) => from === span.vessel))
}
