import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { hasAmount, isNoAmount, startsWithAmount } from './line-look.ts'
import { groupName, headingKey } from './line-role.ts'
import type { ReadSection } from './read-recipe.ts'
import { withoutEmpty } from './sections.ts'

const MIN_LINES = 3
/** A list of foods without amounts tells no heading from a food. */
const MAX_WITHOUT_AMOUNT = 0.4
const MAX_WORDS = 6
const MAX_HEADING_LENGTH = 50
const MADE = new RegExp(
  `(?<![\\p{L}])${anyOf([...HEADING_WORDS.makeWords, ...HEADING_WORDS.groupStart])}\\s(?:\\p{L}{1,4}['’\\s])?\\s*$`,
  'iu',
)
/** What stands before a name in the method. */
const MAX_BEFORE_LENGTH = 40

/**
 * Lists in one piece name their groups between the foods: "Apple slaw" above "2 small apples". Such
 * a line without an amount is a heading where the method makes it ("make the apple slaw") or the
 * page shows it as one.
 */
export function withGroupsToldLater(
  sections: ReadSection[],
  steps: ReadSection[],
  isShownAsHeading: (text: string) => boolean = () => false,
): ReadSection[] {
  const lines = sections.flatMap((section) => section.lines)
  const without = lines.filter((line) => !hasAmount(line)).length
  if (lines.length < MIN_LINES || without > lines.length * MAX_WITHOUT_AMOUNT) return sections
  const method = steps
    .flatMap((section) => section.lines)
    .join('\n')
    .toLowerCase()
  const isInTitleCase = isListTitled(lines)
  const isSure = (line: string, next: string | undefined) =>
    next !== undefined &&
    ((couldHead(line, next) && (isMade(headingKey(line), method) || isShownAsHeading(line))) ||
      (!isInTitleCase && namesPart(line, next)))
  const hasGroups = sections.some((section) =>
    section.lines.some((line, at) => isSure(line, section.lines[at + 1])),
  )
  // What heads the first foods is of the same kind: "Fried chicken", and later "Country gravy".
  const isHeading = (line: string, next: string | undefined, at: number) =>
    isSure(line, next) ||
    (at === 0 && hasGroups && next !== undefined && couldHead(line, next) && isTitled(line))
  return withoutEmpty(sections.flatMap((section) => cut(section, isHeading)))
}

/** "Couscous ingredients", "Honey Chipotle Glaze", "Bourbon Sauce (optional)" above an amount. */
function namesPart(line: string, next: string): boolean {
  if (!startsWithAmount(next) || isNoAmount(next) || line.length > MAX_HEADING_LENGTH) return false
  const name = line.replace(/\s*\([^()]*\)$/, '')
  const words = headingKey(name).split(' ')
  if (/[\d,;()/]|[.!?]$/.test(name) || words.length < 2 || words.length > MAX_WORDS) return false
  const last = words.at(-1) ?? ''
  if (HEADING_WORDS.ingredients.has(last)) return true
  const isMadePart = [last, words.join(' ')].some((word) => HEADING_WORDS.madeParts.has(word))
  return isMadePart && isTitled(name)
}

/** "Country Gravy", "Brown Butter Filling": each word has a capital, as no food in a list has. */
const isTitled = (text: string) =>
  /^(?:(?:\p{Lu}[\p{L}'’-]*|and|&|the|of|with)(?:\s|$))+$/u.test(text)

/** "2 Cups Milk", "1 Box Pudding": where foods have capitals, "Whipped Topping" may be one. */
function isListTitled(lines: readonly string[]): boolean {
  const foods = lines.filter(startsWithAmount)
  return foods.filter((food) => /^\P{L}*\p{Lu}/u.test(food)).length * 2 > foods.length
}

type HeadingTest = (line: string, next: string | undefined, at: number) => boolean

function cut({ heading, lines }: ReadSection, isHeading: HeadingTest): ReadSection[] {
  const parts: ReadSection[] = [{ heading, lines: [] }]
  lines.forEach((line, at) => {
    if (isHeading(line, lines[at + 1], at)) parts.push({ heading: groupName(line), lines: [] })
    else parts.at(-1)?.lines.push(line)
  })
  return parts
}

function couldHead(line: string, next: string): boolean {
  const words = line.split(' ').length
  const isName = words > 1 || HEADING_WORDS.groups.has(headingKey(line))
  if (!isName || words > MAX_WORDS || line.length > MAX_HEADING_LENGTH) return false
  if (/[\d,;()/]|[.!?]$/.test(line) || hasAmount(line)) return false
  return startsWithAmount(next) && !isNoAmount(next)
}

function isMade(name: string, method: string): boolean {
  for (let at = method.indexOf(name); at !== -1; at = method.indexOf(name, at + 1)) {
    const after = method.slice(at + name.length)
    if (/^\p{L}/u.test(after)) continue
    if (MADE.test(method.slice(Math.max(0, at - MAX_BEFORE_LENGTH), at))) return true
  }
  return false
}
