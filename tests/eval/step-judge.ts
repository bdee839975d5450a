import { readSpeed, readTemperature } from '#shared/appliance/settings.ts'
import type { StepInput } from '#shared/recipe.ts'
import type { Expectation, StepSample } from './step-gold.ts'

/** A rise of the dial that is more than a choice left to the cook, and goes up to blending. */
const RAMP = { from: 2, upTo: 8 }

export const FIELDS = ['type', 'time', 'temperature', 'speed', 'reverse', 'tools', 'words'] as const
type Field = (typeof FIELDS)[number]

/** Whether each field is right; a field that the sample says nothing of is missing. */
export type Verdict = Partial<Record<Field, boolean>>

type Judged = { verdict: Verdict; step: StepInput | null }

/** The sentence that is judged. */
export function judgedSentence({ method, judge }: StepSample): string {
  return method[judge ?? method.length - 1] ?? ''
}

/**
 * The steps that are in `after` and not in `before`, changed ones included. Steps do not tell which
 * sentence they came from; what the recipe gains by the sentence does.
 */
export function gainedSteps(before: readonly StepInput[], after: readonly StepInput[]) {
  const left = before.map(identity)
  return after.filter((step) => {
    const at = left.indexOf(identity(step))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Judges what a sentence became. Of several steps, and of several right answers, the pair that
 * agrees best counts: weighing, chopping first and scraping down around the work are no faults. The
 * source's sentence left as a step by hand beside the work is one (`words`), and so is a motor
 * that runs where none is wanted (`type`).
 */
export function judgeSteps(sample: StepSample, steps: readonly StepInput[]): Judged {
  const { or = [], ...first } = sample.expect
  const answers = [first, ...or]
  const none = { verdict: judgeStep(first, null, sample, steps), step: null }
  const pairs = answers.flatMap((answer) =>
    steps.map((step) => ({ verdict: judgeStep(answer, step, sample, steps), step })),
  )
  return pairs.reduce<Judged>((best, pair) => (isBetter(pair, best) ? pair : best), none)
}

/** The share of judged fields that are right, 0–1. */
export function shareOfRight(verdict: Verdict): number {
  const marks = Object.values(verdict)
  return marks.filter(Boolean).length / marks.length
}

function isBetter(pair: Judged, best: Judged): boolean {
  return best.step === null || agreement(pair.verdict) > agreement(best.verdict)
}

/** A step of the right type is nearer than any other, however few of its settings are right. */
function agreement(verdict: Verdict): number {
  return Number(verdict.type ?? false) + shareOfRight(verdict)
}

function judgeStep(
  expect: Expectation,
  step: StepInput | null,
  sample: StepSample,
  steps: readonly StepInput[],
): Verdict {
  const isWork = expect.type === 'OPERATE'
  const runsUnasked = !isWork && steps.some(({ type }) => type === 'OPERATE')
  const { seconds, temperature, speed, reverse, tools, not_tools } = expect
  const isSameType = step?.type === expect.type
  const verdict: Verdict = { type: isSameType && !runsUnasked }
  // Settings of another kind of step say nothing: no speed is not right when no step was found.
  const mark = (field: Field, isRight: () => boolean) => {
    verdict[field] = isSameType && isRight()
  }
  if (seconds) mark('time', () => isWithin(step?.durationSeconds, seconds))
  if (temperature !== undefined)
    mark('temperature', () => isTemperature(step?.temperature, temperature))
  if (speed) mark('speed', () => isSpeed(step?.speed, speed))
  if (reverse != null) mark('reverse', () => step?.reverse === reverse)
  if (tools?.length || not_tools?.length) mark('tools', () => hasTools(step?.tools, expect))
  if (isWork) mark('words', () => !steps.some((other) => isLeftover(other, judgedSentence(sample))))
  return verdict
}

function isWithin(value: number | undefined, [from, to]: readonly [number, number]): boolean {
  return value !== undefined && value >= from && value <= to
}

function isTemperature(
  text: string | undefined,
  expected: NonNullable<Expectation['temperature']> | null,
): boolean {
  const got = text ? readTemperature(text) : null
  if (expected === null || expected === 'varoma' || got === null) return got === expected
  const [from, to] = expected
  const top = to === 'varoma' ? Number.POSITIVE_INFINITY : to
  return got === 'varoma' ? to === 'varoma' : isWithin(got, [from, top])
}

function isSpeed(text: string | undefined, expected: NonNullable<Expectation['speed']>): boolean {
  const got = text ? readSpeed(text) : null
  if (got === null) return false
  if (expected === 'ramp')
    return (
      typeof got === 'object' &&
      got.kind === 'range' &&
      got.to - got.from >= RAMP.from &&
      got.to >= RAMP.upTo
    )
  if (typeof expected === 'string') return got === expected
  const [from, to] = expected
  if (got === 'soft') return from === 'soft'
  if (typeof got === 'string') return false
  const limits = [from === 'soft' ? 0 : from, to] as const
  return got.kind === 'fixed'
    ? isWithin(got.value, limits)
    : isWithin(got.from, limits) && isWithin(got.to, limits)
}

function hasTools(
  tools: StepInput['tools'] = [],
  { tools: must = [], not_tools = [] }: Expectation,
) {
  return (
    must.every((tool) => tools.includes(tool)) && !not_tools.some((tool) => tools.includes(tool))
  )
}

/** A step by hand, or a wait, that holds the whole sentence. */
function isLeftover(step: StepInput, sentence: string): boolean {
  const isByHand = step.type === 'MANUAL' || step.type === 'WAIT'
  return isByHand && plain(step.instructionText).includes(plain(sentence))
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function identity({ stepNumber: _, ingredientRefs: __, ...step }: StepInput): string {
  return JSON.stringify(step)
}
