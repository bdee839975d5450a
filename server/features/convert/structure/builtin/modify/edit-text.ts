import { RECIPE_LIMITS } from '#shared/recipe.ts'
import type { Span } from '../parse/phrases.ts'

/** A stretch of a text and what stands there instead. */
export type Edit = Span & { text: string }

/** The text with its edits made; they must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  const fromEnd = [...edits].sort((a, b) => b.start - a.start)
  const whole = fromEnd.reduce(
    (before, { start, end, text: words }) => before.slice(0, start) + words + before.slice(end),
    text,
  )
  return whole.slice(0, RECIPE_LIMITS.instruction)
}

/** Whether a place lies in one of the spans. */
export function isInside(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => at >= start && at < end)
}

/** With a capital letter at its start. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A name with a capital letter at its start where the one before it had one. */
export function asBefore(before: string, name: string): string {
  const isStart = /^\p{Lu}\p{Ll}/u.test(before) && !/^\p{Lu}/u.test(name)
  return isStart ? capitalised(name) : name
}
