import { type ReadSettings, readAllSettings } from '#shared/appliance/read-settings.ts'
import type { StepInput } from '#shared/recipe.ts'
import type { ExpectedSetting, SettingSample } from './setting-samples.ts'

/** What became of the settings of one sample. */
export type SettingVerdict = {
  /** For each expected setting, whether a step of its own has exactly that. */
  kept: boolean[]
  /** Running steps that no setting of the source asked for. */
  unasked: StepInput[]
  /** Steps whose text says other settings than their fields. */
  contradicting: StepInput[]
  /** Words of the source that no step has. */
  lost: string[]
}

/** Whether nothing is lost, changed or made up. */
export function isKept({ kept, unasked, contradicting, lost }: SettingVerdict): boolean {
  return kept.every(Boolean) && [unasked, contradicting, lost].every((none) => none.length === 0)
}

/** Each setting wants a running step of its own, in the order of the source. */
export function judgeSettings(
  { expect, keeps }: SettingSample,
  steps: readonly StepInput[],
): SettingVerdict {
  const running = steps.filter(({ type }) => type === 'OPERATE')
  const partners = longestMatch(expect, running)
  const texts = steps.map(({ instructionText }) => plain(instructionText))
  return {
    kept: partners.map((at) => at !== null),
    unasked: running.filter((_, at) => !partners.includes(at)),
    contradicting: steps.filter(contradicts),
    lost: keeps.filter((words) => !texts.some((text) => text.includes(plain(words)))),
  }
}

/** For each setting the index of its step: as many as possible, in order. */
function longestMatch(
  expected: readonly ExpectedSetting[],
  steps: readonly StepInput[],
): (number | null)[] {
  const [first, ...others] = expected
  if (!first) return []
  const without = [null, ...longestMatch(others, steps)]
  const at = steps.findIndex((step) => isSame(first, step))
  if (at < 0) return without
  const rest = longestMatch(others, steps.slice(at + 1))
  const taken = [at, ...rest.map((index) => (index === null ? null : index + at + 1))]
  const count = (match: readonly (number | null)[]) =>
    match.filter((index) => index !== null).length
  return count(taken) >= count(without) ? taken : without
}

function isSame(expected: ExpectedSetting, step: StepInput): boolean {
  const [from, to] = [expected.seconds].flat()
  const seconds = step.durationSeconds ?? 0
  const temperature = expected.temperature === undefined ? undefined : String(expected.temperature)
  return (
    seconds >= (from ?? 0) &&
    seconds <= (to ?? from ?? 0) &&
    step.temperature === temperature &&
    step.speed === expected.speed &&
    step.reverse === expected.reverse &&
    expected.tools.every((tool) => step.tools.includes(tool))
  )
}

/** Settings in a step's text that are not its fields; a step by hand has none to agree with. */
export function contradicts(step: StepInput): boolean {
  return readAllSettings(step.instructionText).some(
    (told) => isWhole(told) && (step.type !== 'OPERATE' || !agrees(told, step)),
  )
}

/** A time and a dial; "20 min" alone may be anything. */
function isWhole({ durationSeconds, speed }: ReadSettings): boolean {
  return durationSeconds !== undefined && speed !== undefined
}

function agrees(told: ReadSettings, step: StepInput): boolean {
  const { durationSeconds = 0, longestSeconds = durationSeconds } = told
  const seconds = step.durationSeconds ?? 0
  return (
    seconds >= durationSeconds &&
    seconds <= longestSeconds &&
    told.temperature === step.temperature &&
    told.speed === step.speed &&
    told.reverse === step.reverse
  )
}

/** Blanks may be kept from breaking. */
function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
