import { fold, type Span } from '../parse/phrases.ts'
import type { IdeaPatterns } from './idea-patterns.ts'

/** Where the idea says for how many it is; null when it does not. */
export function findServings(
  text: string,
  { servings, numbers }: IdeaPatterns,
): (Span & { count: number }) | null {
  const found = servings.exec(fold(text))
  const number = found?.slice(1).find((group) => group !== undefined)
  if (!found || number === undefined) return null
  const count = numbers.get(number) ?? Number(number)
  return { start: found.index, end: found.index + found[0].length, count }
}
