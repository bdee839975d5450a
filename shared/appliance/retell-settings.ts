import { LANGUAGES } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { formatSettings } from './notation.ts'

/**
 * The step's text with its new settings where it tells the old ones, in whichever language; a text
 * that does not tell them as one block stays as it is.
 */
export function retellSettings(before: StepInput, after: StepInput): string {
  const text = after.instructionText
  for (const language of LANGUAGES) {
    const told = formatSettings(before, language)
    const at = told.includes('/') ? text.indexOf(told) : -1
    if (at < 0 || isPartOfNumber(text, at, at + told.length)) continue

    const now = formatSettings(after, language)
    if (now !== '') return text.slice(0, at) + now + text.slice(at + told.length)
  }
  return text
}

/** "5 min/speed 1" is no part of "15 min/speed 1" or of "5 min/speed 1.5". */
function isPartOfNumber(text: string, start: number, end: number): boolean {
  return /[\d.,]$/.test(text.slice(0, start)) || /^[.,]?\d/.test(text.slice(end, end + 2))
}
