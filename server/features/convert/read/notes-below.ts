import { factsOf } from './facts.ts'
import { isChatter, isClosing, isInlineNote, isNoteHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import { isNutrition } from './nutrition.ts'

/** What stands below is a page's, not the author's: characters and lines of notes. */
const MAX_LENGTH = 2_000
const MAX_LINES = 15

/**
 * The lines under the heading "Notes" or "Tips" below a method, up to the next heading, with it; several
 * such sections where one follows the other.
 */
export function notesBelow(lines: readonly Line[]): string[] {
  let left = MAX_LENGTH
  return sectionsBelow(lines).flatMap(([heading, ...own]) => {
    const kept = own.filter(({ text }) => {
      left -= text.length
      return left >= 0
    })
    const label = (heading?.text ?? '').replace(/^[#*\s]+|[#*:\s]+$/gu, '')
    return kept.length > 0 ? [`${label}:`, ...kept.map(({ text }) => text)] : []
  })
}

/** The last heading of notes with its lines, and those right above it. */
function sectionsBelow(lines: readonly Line[]): Line[][] {
  const sections: Line[][] = []
  let start = lines.length
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (!line || !headsNotes(line)) continue
    const below = lines.slice(at + 1, at + 1 + MAX_LINES)
    const end = below.findIndex(isOther)
    const own = end < 0 ? below : below.slice(0, end)
    if (sections.length > 0 && at + 1 + own.length < start) break
    sections.unshift([line, ...own])
    start = at
  }
  return sections
}

/** "Notes", "Variation: with bacon" as a heading. */
function headsNotes(line: Line): boolean {
  return isNoteHeading(line.text) || (line.level !== null && isInlineNote(line.text))
}

function isOther(line: Line): boolean {
  const { text } = line
  const isOfPage = isChatter(text) || isClosing(text) || isNutrition(text)
  return isOfPage || roleOf(line) !== null || headsNotes(line) || Boolean(factsOf(text))
}
