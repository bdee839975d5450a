import { splitIngredients, splitNumbered, withoutStepNumber } from './inline-parts.ts'
import { isBareAmount } from './line-look.ts'
import { groupName, isGroupHeading, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import type { ReadSection } from './read-recipe.ts'

/** Lines of an ingredient list as sections, each line once, amounts joined with their foods. */
export function ingredientSections(lines: Line[]): ReadSection[] {
  const sections = grouped(lines, 'ingredients')
  return withoutEmpty(
    sections.map(({ heading, lines: own }) => ({
      heading,
      lines: joinAmounts(own.length <= 2 ? own.flatMap(splitIngredients) : own),
    })),
  )
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
        .filter((line) => /\p{L}/u.test(line)),
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
    if (!isLast && isCandidate(line) && isGroupHeading(line, part))
      sections.push({ heading: groupName(line.text), lines: [] })
    else sections.at(-1)?.lines.push(line.text)
  })
  return sections
}

/** Pages put amount and food in two cells: "200 g" and "flour" are one line. */
function joinAmounts(lines: string[]): string[] {
  const bare = lines.filter(isBareAmount).length
  if (bare < 2 || bare * 4 < lines.length) return lines
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before !== undefined && isBareAmount(before))
      joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
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
