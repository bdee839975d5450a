import { LONG_MODES, type LongMode } from './models.ts'
import { TOOL_PHRASES } from './tool-phrases.ts'

/** The programme that a step's text names ("Slow cook 6 h/95°C"), in any language. */
export function longModeOf(text: string): LongMode | null {
  return LONG_MODES.find((mode) => TOOL_PHRASES[mode].test(text)) ?? null
}
