import type { Severity } from '#shared/recipe.ts'
import type { WarningCode } from './notice-text.ts'

/** People may be hurt or the machine damaged. */
const DANGERS: ReadonlySet<WarningCode> = new Set<WarningCode>([
  ...(['TURBO_HOT', 'TURBO_HEATED', 'HOT_SUDDEN_SPEED', 'HEATING_TOO_FAST'] as const),
  ...(['BOWL_OVERFULL', 'BOWL_FULL_HOT', 'CUP_OUT_FAST', 'CUP_KEEPS_STEAM', 'WHISK_MODE'] as const),
  ...(['WHISK_TOO_FAST', 'WHISK_SPATULA', 'WHISK_LEFT_IN', 'EMPTY_BOWL_HEATED'] as const),
  ...(['SUGAR_DRY', 'OIL_TOO_MUCH', 'LID_OPEN', 'OPEN_COOKING', 'SPOON_IN_BOWL'] as const),
  ...(['BONES_IN_BOWL', 'LUKEWARM_LONG'] as const),
])

/** The step works as it is; this makes it better or safer. */
const ADVICE: ReadonlySet<WarningCode> = new Set<WarningCode>([
  ...(['FOAM_FILL', 'FOAMS', 'SPLASHES', 'HOT_BLEND_OPENING', 'DOUGH_WALKS'] as const),
  ...(['STEAM_OVER_THICK', 'STEAM_LID_OFF', 'BROWNING_BATCH', 'PASTA_CUT', 'LONG_PASTA'] as const),
  ...(['WHISK_TOO_LITTLE', 'FROZEN_BLOCK', 'BOWL_SOILED', 'CORE_TEMPERATURE'] as const),
  ...(['NOT_IN_SOURCE'] as const),
])

/** How much a warning matters. */
export function severityOf(code: WarningCode): Severity {
  if (DANGERS.has(code)) return 'danger'
  return ADVICE.has(code) ? 'advice' : 'problem'
}
