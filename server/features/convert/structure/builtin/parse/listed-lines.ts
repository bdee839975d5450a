import { isSectionHeading } from '#shared/ingredient-line/parse.ts'
import { labelOfFoods, saysOptional } from '../../../read/foods-of-line.ts'
import type { ReadSection } from '../../../read/read-recipe.ts'
import { splitFoods } from '../../../read/several-foods.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

/** A line with one food; lines of one part of the dish share a number. */
export type ListedLine = { line: string; group: number; heading: string | null }

/** The lines of all lists; headings inside a list start a new group, a label has only its own line. */
export function listedLines(sections: ReadSection[], lexicon: CompiledLexicon): ListedLine[] {
  const listed: ListedLine[] = []
  let group = 0
  for (const section of sections) {
    let plain = ++group
    let { heading } = section
    for (const [at, written] of section.lines.entries()) {
      const isHeading = headsFoods(written, at === section.lines.length - 1, lexicon)
      const foods = isHeading ? [] : splitFoods(written)
      const label = foods.length > 1 ? labelOfPart(written, lexicon) : null
      if (label) group++
      if (isHeading) {
        heading = written.replace(/:\s*$/, '')
        plain = ++group
      }
      for (const food of foods) {
        const own = label ? withoutLabel(food, label) : withHeading(food, heading)
        const line = own.normalize('NFC').trim()
        if (/[\p{L}\p{N}]/u.test(line))
          listed.push({ line, group: label ? group : plain, heading: label ?? heading })
      }
    }
  }
  return listed
}

/** "Dressing" below all the rest is bought. */
function headsFoods(written: string, isLast: boolean, { source }: CompiledLexicon): boolean {
  const line = written.normalize('NFC').trim()
  return (!isLast || line.endsWith(':')) && isSectionHeading(line, source.language)
}

/** "Dip: 5 g paprika, 1 clove of garlic" is a part, "For serving: 200 g rice, parsley" a use. */
function labelOfPart(line: string, { names }: CompiledLexicon): string | null {
  const label = labelOfFoods(line)
  return label && !names.sideNotes.isIn(fold(label)) ? label : null
}

/** Below "Optional" each food is. */
function withHeading(food: string, heading: string | null): string {
  if (!heading || !saysOptional(heading) || !/^\p{L}+:?$/u.test(heading)) return food
  return `${food} (${heading.replace(':', '').toLowerCase()})`
}

/** The label is the heading now, and no remark of each food. */
const withoutLabel = (food: string, label: string) => food.replace(` (${label.toLowerCase()})`, '')
