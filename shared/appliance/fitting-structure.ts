import type { StepAdd, StepInput } from '#shared/recipe.ts'
import { isOnMachine } from './kitchen-state.ts'
import { readAllSettings } from './read-settings.ts'
import { STEP_PHRASES } from './step-words.ts'
import { TOOL_PHRASES } from './tool-phrases.ts'
import { wordPattern } from './word-pattern.ts'

/** With fewer of its words left, a text tells of something else. */
const KEPT_WORDS = 0.7

/** Words for a share of a food, in the order en, de, fr, it, es, pl, uk, ro. */
const SHARES = wordPattern([
  ...['hal(?:f|ves)', 'quarters?', 'thirds?', 'rest', 'remaining', 'all', 'some'],
  ...['hälfte', 'halbe[nrs]?', 'viertel', 'drittel', 'rest*', 'übrige*'],
  ...['moitié', 'quart', 'tiers', 'restant*', 'reste'],
  ...['metà', 'quarto', 'terzo', 'resto', 'rimanente*'],
  ...['mitad', 'cuarto', 'tercio', 'resto', 'restante*'],
  ...['połow*', 'pół', 'ćwier*', 'reszt*', 'pozostał*'],
  ...['половин*', 'чверт*', 'третин*', 'решт*'],
  ...['jumătate*', 'sfert*', 'treime*', 'rest*'],
])

/**
 * A step that a person has changed, with as much of what it says of the kitchen as still fits. One
 * that tells of another place or of other amounts says nothing any more but its part of the source.
 */
export function withFittingStructure<T extends StepInput>(before: StepInput, after: T): T {
  if (!before.place) return after
  const cannotRun = after.type === 'OPERATE' && !isOnMachine(before.place)
  if (cannotRun || !tellsTheSame(before.instructionText, after.instructionText))
    return { ...after, place: undefined, adds: undefined, takes: undefined, clears: undefined }
  return { ...after, adds: fittingAdds(before, after) }
}

/** What the step no longer names does not go in; what it names now does, if any of it is left. */
function fittingAdds(before: StepInput, after: StepInput): StepAdd[] | undefined {
  const { adds } = before
  const isNamed = (ref: number) => after.ingredientRefs.includes(ref)
  const fresh = after.ingredientRefs.filter((ref) => !before.ingredientRefs.includes(ref))
  if (fresh.length === 0 && (adds ?? []).every(({ ref }) => isNamed(ref))) return adds
  const kept = (adds ?? []).filter(({ ref }) => isNamed(ref))
  return [...kept, ...fresh.map((ref) => ({ ref }))]
}

/** Whether two texts are one with other settings or a slip corrected. */
function tellsTheSame(before: string, after: string): boolean {
  if (before === after) return true
  const [old, now] = [withoutSettings(before), withoutSettings(after)]
  return kitchenWords(old) === kitchenWords(now) && sharedWords(old, now) >= KEPT_WORDS
}

function withoutSettings(text: string): string {
  return readAllSettings(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  )
}

/** What a text says of vessels and amounts. */
function kitchenWords(text: string): string {
  const vessels = [
    STEP_PHRASES.mixingBowl,
    STEP_PHRASES.elsewhere,
    STEP_PHRASES.emptying,
    TOOL_PHRASES.washing,
  ].map((phrase) => phrase.test(text))
  const amounts = text.match(/[\d½¼¾⅓⅔]+/gu) ?? []
  const shares = text.match(new RegExp(SHARES.source, 'giu')) ?? []
  return JSON.stringify([vessels, amounts, shares.map((word) => word.toLowerCase())])
}

/** The share of the longer text's words that both have. */
function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const there = new Set(b)
  const shared = a.filter((word) => there.has(word)).length
  return shared / Math.max(1, a.length, b.length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
