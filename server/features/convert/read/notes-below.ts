import { factsOf } from './facts.ts'
import { isChatter, isClosing, isNoteHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import { isNutrition } from './nutrition.ts'

/** What stands below is a page's, not the author's: characters and lines of notes. */
const MAX_LENGTH = 2_000
const MAX_LINES = 15

/** The lines under the heading "Notes" or "Tips" below a method, up to the next heading, with it. */
export function notesBelow(lines: readonly Line[]): string[] {
  const at = lines.findLastIndex(({ text }) => isNoteHeading(text))
  const heading = lines[at]
  if (!heading) return []
  const below = lines.slice(at + 1, at + 1 + MAX_LINES)
  const end = below.findIndex(isOther)
  const notes = (end < 0 ? below : below.slice(0, end)).map(({ text }) => text)
  let left = MAX_LENGTH
  const kept = notes.filter((text) => {
    left -= text.length
    return left >= 0
  })
  const label = heading.text.replace(/^[#*\s]+|[#*:\s]+$/gu, '')
  return kept.length > 0 ? [`${label}:`, ...kept] : []
}

function isOther(line: Line): boolean {
  const { text } = line
  const isOfPage = isChatter(text) || isClosing(text) || isNutrition(text)
  return isOfPage || roleOf(line) !== null || isNoteHeading(text) || Boolean(factsOf(text))
}
