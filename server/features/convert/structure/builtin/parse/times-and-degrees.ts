import type { CompiledLexicon } from './compiled-lexicon.ts'
import { type Duration, durationOf, toCelsius } from './cues.ts'

/** Every time that a folded text tells, in order; of a range both ends. */
export function timesIn(folded: string, lexicon: CompiledLexicon): Duration[] {
  return [...folded.matchAll(lexicon.duration)].map((found) => durationOf(found, lexicon))
}

/** Every temperature that a folded text tells, in degrees Celsius. */
export function degreesIn(folded: string, lexicon: CompiledLexicon): number[] {
  return [...folded.matchAll(lexicon.degrees)].map(({ groups = {} }) => {
    const value = Number(groups.value)
    return groups.f ? toCelsius(value) : value
  })
}
