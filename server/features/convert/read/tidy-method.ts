import { readSettings } from '#shared/appliance/read-settings.ts'
import { factsOf } from './facts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { splitNumbered } from './inline-parts.ts'
import { tellsCooking } from './line-look.ts'
import { headingKey, isInlineNote, isNoteHeading } from './line-role.ts'
import { tellsEnergy } from './nutrition.ts'
import type { ReadSection } from './read-recipe.ts'
import { withoutEmpty } from './sections.ts'

/** The method, and what is said beside it. */
export type TidyMethod = { steps: ReadSection[]; notes: string[] }

/** "…until juicy.Set aside" and "…for 5 min.Add": whatever cut the lines took the space as well. */
const GLUED = /(?<=(?:[\p{Ll})]{2}|\d\s?\p{L}|[°\d]\s?[CF])[.!?])(?=\p{Lu}\p{Ll})/gu
const ADDRESS = /\b(?:https?:|www\.)/i
/** A label "Note:" heads the last few lines. */
const MAX_LINES_BELOW = 4
/** "[eggs](https://…)" */
const LINK = /\[([^[\]]{1,200})\]\((?:https?:|\/)[^()\s]*\)/g
/** "Nutrition per piece: 310 kcal". */
const MAX_ENERGY_LENGTH = 80
/** "Alternatively, …", "In the Instant Pot: …", "Leftovers keep …" */
const AFTERWORD = new RegExp(`^${anyOf(HEADING_WORDS.afterwords)}(?![\\p{L}-])`, 'iu')
/** Where less work is told, another way may be part of it. */
const MIN_BEFORE_AFTERWORDS = 2
const CLOSING_WORDS = anyOf(HEADING_WORDS.closings)
const OTHER_WORDS = '(?:[^\\p{L}]+\\p{L}+){0,3}'
/** "Enjoy!" and "Bon appétit, Anna", but not "Enjoy warm." */
const CLOSING = new RegExp(
  `^[^\\p{L}]*${CLOSING_WORDS}(?:[^\\p{L}]*$|(?<=\\p{L}\\s\\p{L}+)${OTHER_WORDS}[^\\p{L}]*$)`,
  'iu',
)

/**
 * The method without what is none of its work: "Enjoy!", a heading or a yield between the steps, and
 * the notes below it, which are given apart. A method that were nothing else stays as it is.
 */
export function tidyMethod(sections: ReadSection[]): TidyMethod {
  const plain = withoutEmpty(sections.map(plainSection))
  const { steps, notes } = withoutNotesBelow(plain)
  return steps.length > 0 ? { steps, notes } : { steps: plain, notes: [] }
}

function plainSection({ heading, lines }: ReadSection): ReadSection {
  return {
    heading,
    lines: lines
      .map((line) => spaced(line.replace(LINK, '$1')))
      .flatMap(splitNumbered)
      .filter((line) => !isNoWork(line)),
  }
}

function spaced(line: string): string {
  return ADDRESS.test(line) ? line : line.replace(GLUED, ' ')
}

function isNoWork(line: string): boolean {
  // "Bake 20 minutes." is a time as well, so only a yield is surely no step.
  if (CLOSING.test(line) || factsOf(line)?.yieldText) return true
  if (line.length <= MAX_ENERGY_LENGTH && tellsEnergy(line) && !tellsCooking(line)) return true
  return !/[.!?]$/.test(line) && HEADING_WORDS.method.has(headingKey(line))
}

/** Later sections called "Notes", what stands below a last "Note:", and lines that say "Tip: …". */
function withoutNotesBelow(sections: ReadSection[]): TidyMethod {
  const steps = sections.filter(({ heading }, at) => at === 0 || !isNoteHeading(heading ?? ''))
  const notes = sections.filter((section) => !steps.includes(section))
  const last = steps.at(-1)
  const own = last ? [...last.lines] : []
  const below = takeNotes(own)
  return {
    steps: withoutEmpty([...steps.slice(0, -1), ...(last ? [{ ...last, lines: own }] : [])]),
    notes: [...below, ...notes.flatMap(({ lines }) => lines)],
  }
}

/** Another way, unless the recipe is for the machine itself: then its settings are the way. */
function isAfterword(line: string, method: readonly string[]): boolean {
  if (!AFTERWORD.test(line)) return false
  const tellsSetting = (one: string) => readSettings(one) !== null
  return !tellsSetting(line) || !method.some((one) => !AFTERWORD.test(one) && tellsSetting(one))
}

/** Takes the notes off the end of the lines; one line stays. */
function takeNotes(lines: string[]): string[] {
  const label = lines.findLastIndex(
    (line, at) => at > 0 && line.endsWith(':') && isNoteHeading(line),
  )
  const isNear = label > 0 && label >= lines.length - MAX_LINES_BELOW
  const below = isNear ? lines.splice(label) : []
  const end = lines.findLastIndex((line) => !isInlineNote(line)) + 1
  const notes = lines.splice(Math.max(end, 1))
  const last = lines.findLastIndex((line) => !isAfterword(line, lines)) + 1
  return [...lines.splice(Math.max(last, MIN_BEFORE_AFTERWORDS)), ...notes, ...below.slice(1)]
}
