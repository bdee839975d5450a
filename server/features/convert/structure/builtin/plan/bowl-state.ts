import { TOOL_PHRASES } from '#shared/appliance/tool-phrases.ts'
import type { KitchenAction } from '../ir/graph.ts'
import type { Setting } from './techniques/technique.ts'

/** The state of a vessel's food in the bowl between two runs. */
export type BowlState = {
  isHot: boolean
  isCooked: boolean
  hasWhisk: boolean
  isMelted: boolean
  /** The actions since the last run. */
  since: number[]
}

export const COLD: BowlState = {
  isHot: false,
  isCooked: false,
  hasWhisk: false,
  isMelted: false,
  since: [],
}

/** "Insert the whisk", "remove the whisk". */
export function whiskAfter({ clause: { text } }: KitchenAction): Partial<BowlState> {
  if (TOOL_PHRASES.whiskOut.test(text)) return { hasWhisk: false }
  const isIn = TOOL_PHRASES.whiskIn.test(text) && !TOOL_PHRASES.noWhisk.test(text)
  return isIn ? { hasWhisk: true } : {}
}

/** What a run leaves behind. */
export function bowlAfter(bowl: BowlState, { temperature, tools }: Setting): BowlState {
  const isWarm = temperature === 'varoma' || (temperature ?? 0) > 60
  return {
    isHot: temperature === undefined ? bowl.isHot : isWarm,
    isCooked: bowl.isCooked || temperature === 'varoma' || (temperature ?? 0) >= 90,
    isMelted:
      temperature === undefined ? bowl.isMelted : temperature === 'varoma' || temperature >= 50,
    hasWhisk: tools?.includes('whisk') ?? false,
    since: [],
  }
}
