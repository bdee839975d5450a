import type { Ingredient, StepInput } from '#shared/recipe.ts'
import type { Bowl } from './bowl.ts'
import { longModeOf } from './long-mode.ts'
import type { LongMode, ModelLimits } from './models.ts'
import type { NoticeParams, RepairableCode, WarningCode } from './notice-text.ts'
import { readSpeed, readTemperature, type Speed, type Temperature } from './settings.ts'

/** What is wrong with a step. A harmless fix leaves the dish as it is and may be made unasked. */
export type Problem = { rule: string; params: NoticeParams } & (
  | { harmless: true; code: RepairableCode; fix: Partial<StepInput> }
  | { harmless: false; code: WarningCode; fix?: Partial<StepInput> }
)

/** A problem and the index of its step. */
export type Finding = Problem & { stepIndex: number }

/** A step as the rules see it: settings read, null where there are none or none readable. */
export type StepFacts = {
  step: StepInput
  isRunning: boolean
  speed: Speed | null
  temperature: Temperature | null
  /** A programme that the text names, which has limits of its own. */
  mode: LongMode | null
  bowl: Bowl
  limits: ModelLimits
  recipe: RecipeFacts
}

/** What is known of the recipe around a step. */
export type RecipeFacts = {
  steps: readonly StepInput[]
  stepIndex: number
  ingredients: readonly Ingredient[]
}

export type Rule = (facts: StepFacts) => Problem[]

/** Reads what the rules need of a step. */
export function factsOf(
  step: StepInput,
  { bowl, limits, recipe }: Pick<StepFacts, 'bowl' | 'limits' | 'recipe'>,
): StepFacts {
  return {
    step,
    isRunning: step.type === 'OPERATE',
    speed: step.speed ? readSpeed(step.speed) : null,
    temperature: step.temperature ? readTemperature(step.temperature) : null,
    mode: step.type === 'OPERATE' ? longModeOf(step.instructionText) : null,
    bowl,
    limits,
    recipe,
  }
}

/** A warning without a repair that could be made unasked. */
export function warning(rule: string, code: WarningCode, params: NoticeParams = {}): Problem {
  return { rule, code, params, harmless: false }
}

/** Hotter than any setting, for comparing the steam level. */
const STEAM = 125

/** The heat of a setting as a number, °C; 0 without one. */
export function degreesOf(temperature: Temperature | null): number {
  return temperature === 'varoma' ? STEAM : (temperature ?? 0)
}

/** "105 °C" or "Varoma", for a sentence. */
export function temperatureLabel(temperature: Temperature): string {
  return temperature === 'varoma' ? 'Varoma' : `${Math.round(temperature)} °C`
}
