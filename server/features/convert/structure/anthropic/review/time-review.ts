import type { StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { formatDuration } from '#shared/appliance/notation.ts'
import type { VerbRole } from '../../builtin/ir/verbs.ts'
import type { Duration } from '../../builtin/parse/cues.ts'
import { fold } from '../../builtin/parse/phrases.ts'
import { degreesIn, timesIn } from '../../builtin/parse/times-and-degrees.ts'
import type { AnswerView } from './answer-view.ts'
import type { Comparison } from './compare-with-source.ts'
import { type Mistake, problem } from './mistake.ts'
import type { SourceWork } from './source-kitchen.ts'

/**
 * Times and temperatures of the oven and of waiting that no step has, or that the source has not. No
 * machine changes these; what it cooks itself may take another time.
 */
export function timeMistakes(comparison: Comparison): Mistake[] {
  return [
    ...twoTimes(comparison),
    ...missingTimes(comparison),
    ...missingDegrees(comparison),
    ...strangeTimes(comparison),
    ...strangeDegrees(comparison),
  ]
}

/** "On each side" doubles what a text tells. */
const EACH_SIDE = 2

/** A text by hand that tells another time than its timer. */
function twoTimes({ view }: Comparison): Mistake[] {
  return view.states.flatMap(({ step }): Mistake[] => {
    const { type, durationSeconds: seconds, stepNumber } = step
    const told = timesInText(step, view)
    if (type === 'OPERATE' || !seconds || told.length === 0) return []
    const shortest = Math.min(...told.map(({ min }) => min))
    const all = told.reduce((sum, { max }) => sum + max, 0)
    if (isIn(seconds, { min: shortest, max: EACH_SIDE * all })) return []
    const timer = formatDuration(seconds, 'en')
    return [problem(`Step ${stepNumber}: its text tells another time than its timer, ${timer}.`)]
  })
}

const UNCHANGED: readonly VerbRole[] = ['bake', 'wait']
/** "Overnight" and "a few seconds" are told in words. */
const [SHORTEST, LONGEST] = [60, 6 * 3600]
const TIME_ROUNDING = 0.1

function missingTimes({ view, source: { works } }: Comparison): Mistake[] {
  const told = view.states.flatMap(({ step }) => [
    ...(step.durationSeconds ? [step.durationSeconds] : []),
    ...timesInText(step, view).flatMap(({ min, max }) => [min, max]),
  ])
  return works.flatMap(({ action: { role, cues, clause } }): Mistake[] => {
    const { duration } = cues
    const isFixed = UNCHANGED.includes(role) && cues.device === null && !cues.isRepeated
    if (!duration || !isFixed || duration.min < SHORTEST || duration.max > LONGEST) return []
    if (told.some((seconds) => isIn(seconds, duration))) return []
    return [problem(`No step has the time of “${clause.text.trim()}”.`)]
  })
}

const isIn = (seconds: number, { min, max }: Duration): boolean =>
  seconds >= min * (1 - TIME_ROUNDING) && seconds <= max * (1 + TIME_ROUNDING)

const DEGREES_ROUNDING = 10

function missingDegrees({ view, source: { works } }: Comparison): Mistake[] {
  const told = view.states.flatMap((state) => [
    Number(state.step.temperature),
    ...degreesInText(state, view),
  ])
  const places: SourceWork['action']['role'][] = ['bake', 'preheat']
  return works.flatMap(({ action: { role, cues, clause } }): Mistake[] => {
    const { celsius } = cues
    if (celsius === null || cues.device !== null || !places.includes(role)) return []
    if (told.some((one) => Math.abs(one - celsius) <= DEGREES_ROUNDING)) return []
    return [problem(`No step has the temperature of “${clause.text.trim()}”.`)]
  })
}

/** Baking and chilling for a time that the source does not give. */
function strangeTimes({ view, source }: Comparison): Mistake[] {
  const known = source.sentences.flatMap((one) => timesIn(fold(one), source.lexicon))
  if (known.length === 0) return []
  return view.states.flatMap(({ step }): Mistake[] => {
    const { place, durationSeconds: seconds, stepNumber } = step
    if (seconds === undefined || (place !== 'oven' && place !== 'cold')) return []
    if (known.some((time) => isIn(seconds, time)) || isSumOf(seconds, known)) return []
    const told = formatDuration(seconds, 'en')
    return [problem(`Step ${stepNumber}: the source gives no ${told} for this.`)]
  })
}

/** "20 minutes, turn, 20 minutes more" may be one step. */
function isSumOf(seconds: number, times: readonly Duration[]): boolean {
  return times.some((one, at) =>
    times
      .slice(at)
      .some((other) => isIn(seconds, { min: one.min + other.min, max: one.max + other.max })),
  )
}

/** Nobody bakes at less. */
const COOLEST_OVEN = 90

function strangeDegrees({ view, source }: Comparison): Mistake[] {
  const known = source.sentences.flatMap((one) => [
    ...degreesIn(fold(one), source.lexicon),
    ...numbersIn(one),
  ])
  if (known.length === 0) return []
  return view.states.flatMap((state): Mistake[] => {
    if (state.step.place !== 'oven') return []
    const strange = degreesInText(state, view).find(
      (one) =>
        one >= COOLEST_OVEN && !known.some((other) => Math.abs(one - other) <= DEGREES_ROUNDING),
    )
    if (strange === undefined) return []
    return [problem(`Step ${state.step.stepNumber}: the source gives no ${strange} °C.`)]
  })
}

/** "Bake at 180", however the degrees are written. */
const numbersIn = (text: string) => [...text.matchAll(/(?<!\d)\d{3}(?!\d)/g)].map(Number)

function timesInText({ instructionText }: StateAtStep['step'], { lexicon }: AnswerView) {
  return timesIn(fold(instructionText), lexicon)
}

function degreesInText({ step }: StateAtStep, { lexicon }: AnswerView): number[] {
  return degreesIn(fold(step.instructionText), lexicon)
}
