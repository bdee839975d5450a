import { type AmountTest, amountCells, areBelowFoods, joinAmounts } from './amount-cells.ts'
import { bareHeadings, namesComponent, withoutCaptions, withoutTeasers } from './bare-headings.ts'
import { factsOf } from './facts.ts'
import {
  namesFurtherGroup,
  namesGroup,
  namesUnknownGroup,
  splitInlineGroup,
} from './group-lines.ts'
import { HEADING_WORDS } from './heading-words.ts'
import { plainStep, splitNumbered } from './inline-parts.ts'
import {
  hasAmount,
  ingredientLook,
  isBareAmount,
  startsWithAmount,
  startsWithVerb,
  stepLook,
  withoutOrdinal,
} from './line-look.ts'
import {
  groupName,
  headingKey,
  isChatter,
  isGroupHeading,
  roleOf,
  withoutAnd,
} from './line-role.ts'
import type { Line } from './lines.ts'
import { withoutAsides } from './list-asides.ts'
import { splitIngredients } from './list-in-line.ts'
import { isCalledByFoods, isFirstName } from './plain-headings.ts'
import type { ReadSection } from './read-recipe.ts'

/** Lines of an ingredient list as sections, each line once, amounts joined with their foods. */
export function ingredientSections(lines: Line[]): ReadSection[] {
  const own = withoutAsides(lines)
    .map((line) => ({ ...line, text: withoutAnd(line.text) }))
    .flatMap(splitInlineGroup)
  const sections = grouped(own, 'ingredients').map(({ heading, lines: said }) => ({
    heading,
    lines: said.filter((line) => !factsOf(line)),
  }))
  const isAmount = amountCells(sections.flatMap((section) => section.lines))
  const join = isAmount && joiner(own, isAmount)
  return withoutEmpty(
    sections.map(({ heading, lines: said }) => ({ heading, lines: ingredientLines(said, join) })),
  )
}

type Join = (lines: string[]) => string[]

function joiner(lines: Line[], isAmount: AmountTest): Join {
  const areBelow = areBelowFoods(
    lines.filter((line) => !factsOf(line.text) && !isGroupHeading(line, 'ingredients')),
    isAmount,
  )
  return (texts) => joinAmounts(texts, isAmount, areBelow)
}

function ingredientLines(lines: string[], join: Join | null): string[] {
  const apart = lines.length <= 2 ? lines.flatMap(splitIngredients) : lines
  // A number that counts nothing is that of a button or a picture.
  const joined = join ? join(apart) : apart.filter((line) => /\p{L}/u.test(line))
  return withoutListNumbers(joined)
}

/** Lines of a method as sections, without numbers before the steps. */
export function stepSections(lines: Line[]): ReadSection[] {
  const sections = grouped(withoutFoodsOfSteps(withoutTeasers(withoutCaptions(lines))), 'steps')
  return withoutEmpty(
    sections.map(({ heading, lines: own }) => ({
      heading,
      lines: own
        .flatMap(splitNumbered)
        .map(plainStep)
        .filter((line) => !isOnlyANumber(line) && !tellsTime(line)),
    })),
  )
}

/** "Cook time: 40 minutes" between the steps is none; "Cook: 40 minutes" is one. */
const tellsTime = (line: string) =>
  factsOf(line) !== null && (!startsWithVerb(line) || /^\p{L}+ \p{L}+\s?:/u.test(line))

/** Some pages repeat under each step the foods it takes. */
function withoutFoodsOfSteps(lines: Line[]): Line[] {
  const rest = lines.filter((line) => !isFoodOfStep(line))
  return rest.length * 2 > lines.length || rest.some((line) => isOnlyANumber(line.text))
    ? rest
    : lines
}

function isFoodOfStep(line: Line): boolean {
  if (!line.isItem || line.isNumbered || !startsWithAmount(line.text)) return false
  return /\p{L}/u.test(line.text) && ingredientLook(line.text) >= 2 && stepLook(line.text) === 0
}

/** "Step 1", "2.", "Step 1 / 8" and the like say nothing once steps stand in order. */
export function isOnlyANumber(text: string): boolean {
  return !/\p{L}/u.test(text) || /^\p{L}*\.?\s*#?\d+(?:\s*\/\s*\d+)?\s*[.:)]?$/u.test(text)
}

/** Lines as sections where some are headings by their form ("For the dough:"). */
export function sectionsOfLines(lines: string[]): ReadSection[] {
  const plain = lines.map((text) => ({
    text,
    level: null,
    isItem: false,
    isNumbered: false,
    block: 0,
  }))
  return withoutEmpty(grouped(plain, 'ingredients', (line) => line.text.endsWith(':')))
}

function grouped(
  lines: Line[],
  part: 'ingredients' | 'steps',
  isCandidate: (line: Line) => boolean = () => true,
): ReadSection[] {
  const sections: ReadSection[] = [{ heading: null, lines: [] }]
  const hasGroups =
    part === 'ingredients' && lines.some((line, index) => namesGroup(line, lines[index + 1]))
  const named = numberedNames(part === 'steps' ? lines : [])
  const bare = bareHeadings(part === 'steps' ? lines : [])
  let stage = ''
  lines.forEach((line, index) => {
    if (isAround(line)) return
    const isLast = index === lines.length - 1
    const isHeading =
      isGroupHeading(line, part) ||
      isFirstOfBlock(lines, index, part) ||
      (part === 'steps' && (isAboveNumbers(lines, index) || named.has(index))) ||
      headsOwnItems(lines, index, part) ||
      (part === 'ingredients' &&
        (isItemHeading(line, lines[index + 1]) ||
          namesGroup(line, lines[index + 1]) ||
          isCalledByFoods(lines, index) ||
          isFirstName(lines, index) ||
          (hasGroups && namesFurtherGroup(line, lines[index + 1])) ||
          (hasGroups && namesUnknownGroup(lines, index))))
    if (isHeading && introducesGroup(line, sections.at(-1))) return
    const isBare = !isHeading && bare.has(index)
    if (!isLast && isCandidate(line) && (isHeading || (isBare && namesComponent(line.text))))
      sections.push({ heading: factsOf(line.text) ? null : groupName(line.text), lines: [] })
    // After "Cooking" the work goes on with what is in the pot.
    else if (isBare) stage = `${line.text}: `
    else {
      sections.at(-1)?.lines.push(stage + line.text)
      stage = ''
    }
  })
  return sections
}

const MIN_WORDS_OF_INTRODUCTION = 6

/** "In my village seven herbs belong to it:" right below the name of the group. */
function introducesGroup({ text }: Line, section: ReadSection | undefined): boolean {
  const isSentence = text.endsWith(':') && text.split(' ').length >= MIN_WORDS_OF_INTRODUCTION
  return isSentence && section?.heading != null && section.lines.length === 0
}

/** Buttons, votes, photo captions, "Enjoy!". */
function isAround(line: Line): boolean {
  if (roleOf(line) === 'control' || isChatter(line.text)) return true
  return HEADING_WORDS.closings.has(headingKey(line.text))
}

/** "For the sauce" among the items of a list, above an amount. */
function isItemHeading(line: Line, next: Line | undefined): boolean {
  if (!line.isItem || !next || !startsWithAmount(next.text)) return false
  return isGroupHeading({ ...line, isItem: false }, 'ingredients')
}

const MAX_HEADING_WORDS = 5

/** "Dough" above its own block of the list, with an empty line before it. */
function isFirstOfBlock(lines: Line[], index: number, part: 'ingredients' | 'steps'): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!line || !next || next.block !== line.block || before?.block === line.block) return false
  if (lines.every(({ block }) => block === line.block)) return false
  if (line.isItem || line.isNumbered || /[.!?,;]$|^\d/.test(line.text)) return false
  if (line.text.split(' ').length > MAX_HEADING_WORDS) return false
  if (isBareAmount(next.text)) return false
  if (part === 'ingredients') return hasAmount(next.text) && ingredientLook(line.text) < 2
  return /[.!?]$/.test(next.text) && next.text.length > line.text.length
}

/** "Cooking" alone between two empty lines or as the first line, above steps that have numbers. */
function isAboveNumbers(lines: Line[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!line || !next || !isLoneName(line)) return false
  if (index === 0 && next.isNumbered) return !startsWithVerb(line.text)
  if (before?.block === line.block || next.block === line.block) return false
  return next.isNumbered || isAboveNumbers(lines, index + 1)
}

/** "1. Prepare the stock (if made at home)" */
const MAX_WORDS_OF_NUMBER = 7

/** Where "2. The sauce" stands above a paragraph of its own, if all numbers stand before such names. */
function numberedNames(lines: Line[]): ReadonlySet<number> {
  const isName = (at: number) => {
    const [line, next] = [lines[at], lines[at + 1]]
    const isAbove = line !== undefined && next !== undefined && !next.isNumbered
    return (
      isAbove &&
      (next.block !== line.block || isSentenceBelow(line, next)) &&
      isLoneName({ ...line, isNumbered: false }, MAX_WORDS_OF_NUMBER)
    )
  }
  const numbered = [...lines.keys()].filter((at) => lines[at]?.isNumbered)
  return new Set(numbered.length > 1 && numbered.every(isName) ? numbered : [])
}

/** "Step 1: the citrus cream" right above "In a pan, whisk the yolks with the sugar." */
function isSentenceBelow(line: Line, { text, level }: Line): boolean {
  return level === null && /[.!]$/.test(text) && text.length > line.text.length
}

function isLoneName({ text, isItem, isNumbered }: Line, most = MAX_HEADING_WORDS): boolean {
  if (isItem || isNumbered || /[.!?,;]$|\d/.test(text)) return false
  return text.split(' ').length <= most
}

/** "Filling" above the items of a list or a method, without a mark or a verb of its own. */
export function headsItems(line: Line | undefined, next: Line | undefined): boolean {
  return isNameAbove(line, next) && !startsWithVerb(line?.text ?? '')
}

function isNameAbove(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || line.isItem || line.isNumbered || !next?.isItem) return false
  // "Spice mix #1"
  const counted = withoutOrdinal(line.text)
  const name = counted.replace(/\([^)]*\)|(?<=\p{L}\s)(?:#|nr\.\s?)?\d$/giu, '').trim()
  const isName = /^\p{Lu}/u.test(name) || counted !== line.text
  if (!isName || /[.!?,;:]$|\d/.test(name)) return false
  return name.split(' ').length <= MAX_HEADING_WORDS
}

/** Such a line between the items of a method; in a list above an amount, "Stir fry" as well. */
function headsOwnItems(lines: Line[], index: number, part: 'ingredients' | 'steps'): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  const isFirst = before?.block !== line?.block
  if (part === 'steps') return headsItems(line, next) && (isFirst || before?.isItem === true)
  const isBetween = isFirst || before?.isItem === true
  return isNameAbove(line, next) && isBetween && hasAmount(next?.text ?? '')
}

/** "1. 200 g flour": the numbers of a numbered list are no amounts. */
function withoutListNumbers(lines: string[]): string[] {
  const pattern = /^\d{1,2}[.)]\s+(?=[\d½⅓⅔¼¾⅛])/
  return lines.filter((line) => pattern.test(line)).length > 1
    ? lines.map((line) => line.replace(pattern, ''))
    : lines
}

/** Sections without repeated and empty ones; neighbours of one name are one section. */
export function withoutEmpty(sections: ReadSection[]): ReadSection[] {
  const kept: ReadSection[] = []
  const seen = new Set<string>()
  for (const section of sections) {
    const key = JSON.stringify(section.lines)
    if (section.lines.length === 0 || (section.lines.length > 1 && seen.has(key))) continue
    seen.add(key)
    const last = kept.at(-1)
    if (last && section.heading === last.heading) last.lines.push(...section.lines)
    else kept.push({ heading: section.heading, lines: [...section.lines] })
  }
  return kept
}
