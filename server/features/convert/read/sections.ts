import { factsOf } from './facts.ts'
import { splitIngredients, splitNumbered, withoutStepNumber } from './inline-parts.ts'
import { ingredientLook, isBareAmount, startsWithAmount } from './line-look.ts'
import { groupName, isGroupHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'

/** Lines of an ingredient list as sections, each line once, amounts joined with their foods. */
export function ingredientSections(lines: Line[]): ReadSection[] {
  const sections = grouped(lines, 'ingredients')
  return withoutEmpty(
    sections.map(({ heading, lines: own }) => ({
      heading,
      lines: ingredientLines(own.filter((line) => !factsOf(line))),
    })),
  )
}

function ingredientLines(lines: string[]): string[] {
  const joined = joinAmounts(lines.length <= 2 ? lines.flatMap(splitIngredients) : lines)
  return withoutListNumbers(joined)
}

/** Lines of a method as sections, without numbers before the steps. */
export function stepSections(lines: Line[]): ReadSection[] {
  const sections = grouped(lines, 'steps')
  return withoutEmpty(
    sections.map(({ heading, lines: own }) => ({
      heading,
      lines: own
        .flatMap(splitNumbered)
        .map(withoutStepNumber)
        .filter((line) => !isOnlyANumber(line)),
    })),
  )
}

/** "Step 1", "2." and the like say nothing once steps stand in order. */
export function isOnlyANumber(text: string): boolean {
  return !/\p{L}/u.test(text) || /^\p{L}*\.?\s*#?\d+\s*[.:)]?$/u.test(text)
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
  lines.forEach((line, index) => {
    if (roleOf(line) === 'control') return
    const isLast = index === lines.length - 1
    const isHeading = isGroupHeading(line, part) || isFirstOfBlock(lines, index, part)
    if (!isLast && isCandidate(line) && isHeading)
      sections.push({ heading: groupName(line.text), lines: [] })
    else sections.at(-1)?.lines.push(line.text)
  })
  return sections
}

const MOST_HEADING_WORDS = 5

/** "Dough" above its own block of the list, with an empty line before it. */
function isFirstOfBlock(lines: Line[], index: number, part: 'ingredients' | 'steps'): boolean {
  const [before, line, next] = [lines[index - 1], lines[index], lines[index + 1]]
  if (!line || !next || next.block !== line.block || before?.block === line.block) return false
  if (lines.every(({ block }) => block === line.block)) return false
  if (line.isItem || line.isNumbered || /[.!?,;]$|^\d/.test(line.text)) return false
  if (line.text.split(' ').length > MOST_HEADING_WORDS) return false
  if (isBareAmount(next.text)) return false
  if (part === 'ingredients') return startsWithAmount(next.text) && ingredientLook(line.text) < 2
  return /[.!?]$/.test(next.text) && next.text.length > line.text.length
}

/** "1. 200 g flour": the numbers of a numbered list are no amounts. */
function withoutListNumbers(lines: string[]): string[] {
  const pattern = /^\d{1,2}[.)]\s+(?=[\d½⅓⅔¼¾⅛])/
  return lines.filter((line) => pattern.test(line)).length > 1
    ? lines.map((line) => line.replace(pattern, ''))
    : lines
}

/** Pages put amount and food in two cells: "200 g" and "flour" are one line. */
function joinAmounts(lines: string[]): string[] {
  const bare = lines.filter(isBareAmount).length
  if (bare < 2 || bare * 4 < lines.length) return lines
  const isAfterFood = !isBareAmount(lines[0] ?? '') && isBareAmount(lines.at(-1) ?? '')
  const joined: string[] = []
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    const hasPair = before !== undefined && isBareAmount(isAfterFood ? line : before)
    if (hasPair) joined.push(`${joined.pop()} ${line}`)
    else joined.push(line)
  })
  return joined
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
