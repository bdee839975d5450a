import type { StepInput } from '#shared/recipe.ts'
import type { NoticeCode } from './notice-text.ts'
import { readAllSpokenSettings } from './read-settings.ts'

/**
 * Advice on values that the appliance has. Where the source itself gives them, they are its cook's
 * own, and the advice is told instead of taken.
 */
const ADVICE_ON_VALUES: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  ...(['HOT_SUDDEN_SPEED', 'HEATING_FAST', 'WHISK_FAST', 'STEAM_TOO_FAST'] as const),
  ...(['DAIRY_BOILS', 'YEAST_WARM', 'CHOCOLATE_WARM'] as const),
])

/** Whether a repair would only better what the source of the step sets itself. */
export function isOwnBusiness(code: NoticeCode, step: StepInput, sourceText: string): boolean {
  return ADVICE_ON_VALUES.has(code) && hasOwnSetting(step, sourceText)
}

/** Whether the step runs as its part of the source says. */
function hasOwnSetting(step: StepInput, sourceText: string): boolean {
  const told = (step.source ?? []).map(([from, to]) => sourceText.slice(from, to)).join(' ')
  const seconds = step.durationSeconds ?? 0
  return readAllSpokenSettings(told).some(
    ({ speed, temperature, reverse, durationSeconds = 0, longestSeconds = durationSeconds }) =>
      speed === step.speed &&
      temperature === step.temperature &&
      reverse === step.reverse &&
      seconds >= durationSeconds &&
      seconds <= longestSeconds,
  )
}
