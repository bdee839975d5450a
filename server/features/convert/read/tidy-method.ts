import { readSettings } from '#shared/appliance/read-settings.ts'
import { factsOf } from './facts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { splitNumbered } from './inline-parts.ts'
import { endsWithInfinitive, namesWork, startsWithVerb, tellsCooking } from './line-look.ts'
import { headingKey, isChatter, isClosing, isInlineNote, isNoteHeading } from './line-role.ts'
import { tellsEnergy } from './nutrition.ts'
import { withOneWay } from './one-way.ts'
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
const REMARK = new RegExp(`^[^\\p{L}\\d]*${anyOf(HEADING_WORDS.remarks)}(?![\\p{L}])`, 'iu')
/** "Recipe for plum jam" between the steps. */
const RECIPE_FOR = new RegExp(`^${anyOf(HEADING_WORDS.recipeFor)}\\s`, 'iu')
const RECIPE_INSIDE = new RegExp(`(?<!\\p{L})${anyOf(HEADING_WORDS.recipeFor)}\\s`, 'iu')
const TIME_OR_HEAT = new RegExp(
  `\\d\\s?(?:[°º]|${anyOf([...HEADING_WORDS.minutes, ...HEADING_WORDS.hours])}(?![\\p{L}]))`,
  'iu',
)
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
 * the other ways to cook it and the notes below it, which are given apart. A method that were nothing else stays as it is.
 */
export function tidyMethod(sections: ReadSection[]): TidyMethod {
  const plain = withoutEmpty(sections.map(plainSection))
  const way = withOneWay(plain)
  const { introduction, rest } = withoutIntroduction(way.steps)
  const { steps, notes } = withoutNotesBelow(withoutTags(rest))
  return steps.length > 0
    ? { steps, notes: [...introduction, ...way.others, ...notes] }
    : { steps: plain, notes: [] }
}

/** "Artichoke", "Broccoli", "Couscous" below the last step: what else the site has recipes for. */
function withoutTags(sections: ReadSection[]): ReadSection[] {
  const last = sections.at(-1)
  const end = (last?.lines.findLastIndex((line) => !isTag(line)) ?? -1) + 1
  if (!last || end === 0 || last.lines.length - end < MIN_TAGS) return sections
  return [...sections.slice(0, -1), { ...last, lines: last.lines.slice(0, end) }]
}

/** Fewer may be stages that an author only names. */
const MIN_TAGS = 5
const TAG = /^\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+)?$/u
const isTag = (line: string) => TAG.test(line.trim()) && !givesOrder(line) && !namesWork(line)

/** "In our family we love this soup." above the first step, or all above "Recipe for plum jam". */
function withoutIntroduction(sections: ReadSection[]): {
  introduction: string[]
  rest: ReadSection[]
} {
  const [first, second, ...others] = sections
  if (!first) return { introduction: [], rest: [] }
  if (second && RECIPE_FOR.test(second.heading ?? '') && !first.lines.some(givesOrder))
    return { introduction: first.lines, rest: [{ ...second, heading: null }, ...others] }
  const start = first.lines.findIndex((line) => !isIntroduction(line))
  if (start < 1) return { introduction: [], rest: sections }
  const [introduction, lines] = [first.lines.slice(0, start), first.lines.slice(start)]
  return { introduction, rest: [{ ...first, lines }, ...sections.slice(1)] }
}

function isIntroduction(line: string): boolean {
  if (TIME_OR_HEAT.test(line) || namesWork(line)) return false
  return sentencesOf(line).some((one) => REMARK.test(one))
}

function givesOrder(line: string): boolean {
  return sentencesOf(line).some((one) => startsWithVerb(one) || endsWithInfinitive(one))
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
  const steps = sections.filter(({ heading }, at) => at === 0 || !headsNotes(heading ?? ''))
  const notes = sections.filter((section) => !steps.includes(section))
  const last = steps.at(-1)
  const own = last ? [...last.lines] : []
  const below = takeNotes(own, steps.length > 1 ? 1 : MIN_BEFORE_AFTERWORDS)
  return {
    steps: withoutEmpty([...steps.slice(0, -1), ...(last ? [{ ...last, lines: own }] : [])]),
    notes: [...below, ...notes.flatMap(({ lines }) => lines)],
  }
}

/** "Notes", "Variation: with bacon", "Enjoy!" above what the author has to say of the dish. */
function headsNotes(heading: string): boolean {
  return isNoteHeading(heading) || isInlineNote(heading) || CLOSING.test(heading)
}

/** Another way, unless the recipe is for the machine itself: then its settings are the way. */
function isAfterword(line: string, method: readonly string[]): boolean {
  if (!AFTERWORD.test(line)) return false
  const tellsSetting = (one: string) => readSettings(one) !== null
  return !tellsSetting(line) || !method.some((one) => !AFTERWORD.test(one) && tellsSetting(one))
}

/** "This was a great curry for beginners." tells neither work nor a time. */
function isRemark(line: string): boolean {
  if (TIME_OR_HEAT.test(line) || givesOrder(line)) return false
  return REMARK.test(line) || RECIPE_INSIDE.test(line) || isMessage(line)
}

/** "I hope you like it. Enjoy!" */
const isMessage = (line: string) => sentencesOf(line).every(isClosing)

const sentencesOf = (line: string) => line.split(/(?<=[.!?…])\s+/u)

/** "Serve hot. Tell us in the comments! Makes 4 servings." without what is no work. */
function withoutLastWords(line: string): string {
  const sentences = sentencesOf(line)
  const isOther = (one: string) => isChatter(one) || Boolean(factsOf(one)?.yieldText)
  const last = sentences.findLastIndex((one) => !isOther(one))
  return last < 0 ? line : sentences.slice(0, last + 1).join(' ')
}

/** Takes the notes off the end of the lines; one line stays, or so many above another way. */
function takeNotes(lines: string[], fewest: number): string[] {
  const label = lines.findLastIndex(
    (line, at) => at > 0 && line.endsWith(':') && isNoteHeading(line),
  )
  const isNear = label > 0 && label >= lines.length - MAX_LINES_BELOW
  const below = isNear ? lines.splice(label) : []
  const end = lines.findLastIndex((line) => !isInlineNote(line)) + 1
  const notes = lines.splice(Math.max(end, 1))
  const isAfter = (line: string) => isAfterword(line, lines) || isRemark(line)
  const last = lines.findLastIndex((line) => !isAfter(line)) + 1
  const least = lines.slice(last).every(isRemark) ? 1 : fewest
  const afterwords = lines.splice(Math.max(last, least))
  lines.push(...lines.splice(-1).map(withoutLastWords))
  // Below a farewell readers have their say.
  const farewell = afterwords.findIndex(isMessage)
  const own = farewell === -1 ? afterwords : afterwords.slice(0, farewell)
  return [...own, ...notes, ...below.slice(1)]
}
