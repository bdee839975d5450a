import { splitNumbered, withoutStepNumber } from '../inline-parts.ts'
import { groupName } from '../line-role.ts'
import { loose, tidy } from '../lines.ts'
import type { ReadSection } from '../read-recipe.ts'
import { isOnlyANumber, withoutEmpty } from '../sections.ts'
import { hasType, isNode, type SchemaNode, valuesOf } from './schema-node.ts'
import { plainLines, plainText } from './strings.ts'

/** A method in any of schema.org's shapes (sections, steps, lists, strings, HTML) as sections. */
export function readInstructions(value: unknown): ReadSection[] {
  return withoutEmpty(valuesOf(value).flatMap((part) => sectionsOf(part, null)))
}

function sectionsOf(part: unknown, heading: string | null): ReadSection[] {
  if (typeof part === 'string') return [{ heading, lines: stringSteps(part) }]
  if (!isNode(part)) return []
  const children = valuesOf(part.itemListElement ?? part.steps ?? part.step)
  if (children.length > 0) {
    const name = hasType(part, 'HowToStep') ? null : sectionName(part)
    return children.flatMap((child) => sectionsOf(child, name ?? heading))
  }
  if (isNode(part.item)) return sectionsOf(part.item, heading)
  return [stepOf(part, heading)]
}

function sectionName(node: SchemaNode): string | null {
  const name = plainText(String(node.name ?? ''))
  return name ? groupName(name) : null
}

/** A step; its name is kept as a heading only where it says something that the text does not. */
function stepOf(node: SchemaNode, heading: string | null): ReadSection {
  const texts = valuesOf(node.text ?? node.description ?? node.itemListElement).filter(
    (text) => typeof text === 'string',
  )
  const name = plainText(String(valuesOf(node.name)[0] ?? ''))
  const lines = texts.flatMap((text) => stringSteps(text))
  if (lines.length === 0) return { heading, lines: name && !isOnlyANumber(name) ? [name] : [] }
  return {
    heading: isTelling(name, lines.join(' ')) ? (groupName(name) ?? heading) : heading,
    lines,
  }
}

function isTelling(name: string, text: string): boolean {
  const own = loose(name.replace(/(?:…|\.\.\.)$/, ''))
  return own !== '' && !isOnlyANumber(name) && !loose(text).includes(own)
}

function stringSteps(text: string): string[] {
  return plainLines(text)
    .flatMap(splitNumbered)
    .map((line) => tidy(withoutStepNumber(line)))
    .filter((line) => !isOnlyANumber(line))
}
