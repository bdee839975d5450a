import { HEADING_WORDS } from '../heading-words.ts'
import { plainStep, splitNumbered, withoutStepNumber } from '../inline-parts.ts'
import { headingKey, isChatter } from '../line-role.ts'
import { loose, tidy } from '../lines.ts'
import type { ReadSection } from '../read-recipe.ts'
import { isOnlyANumber, withoutEmpty } from '../sections.ts'
import { hasType, isNode, type SchemaNode, valuesOf } from './schema-node.ts'
import { plainLines, plainText } from './strings.ts'

const DEEPEST = 8
/** Shorter strings are one step however many sentences they have. */
const MAX_STEP_LENGTH = 150
/** Steps whose separators were lost: "…until soft.Add the stock…". */
const GLUED = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu})/u

/** A method in any of schema.org's shapes (sections, steps, lists, strings, HTML) as sections. */
export function readInstructions(value: unknown): ReadSection[] {
  return withoutTitle(withoutEmpty(valuesOf(value).flatMap((part) => sectionsOf(part, null, 0))))
}

/** "Method" over the first part names the whole; further on such a word ("Assembly") names a part. */
function withoutTitle([first, ...others]: ReadSection[]): ReadSection[] {
  if (!first) return []
  const isTitle = HEADING_WORDS.method.has(headingKey(first.heading ?? ''))
  return [isTitle ? { ...first, heading: null } : first, ...others]
}

function sectionsOf(part: unknown, heading: string | null, depth: number): ReadSection[] {
  if (typeof part === 'string') return [{ heading, lines: stringSteps(part) }]
  if (!isNode(part) || depth > DEEPEST) return []
  const children = valuesOf(part.itemListElement ?? part.steps ?? part.step)
  if (children.length > 0) {
    const name = hasType(part, 'HowToStep') ? null : headingOf(nameOf(part))
    return children.flatMap((child) => sectionsOf(child, name ?? heading, depth + 1))
  }
  if (isNode(part.item)) return sectionsOf(part.item, heading, depth + 1)
  return [stepOf(part, heading)]
}

function nameOf(node: SchemaNode): string {
  const [name] = valuesOf(node.name)
  return typeof name === 'string' ? plainText(name) : ''
}

/** A name whole, notes in parentheses too; null where it only counts. */
function headingOf(name: string): string | null {
  return isOnlyANumber(name) ? null : withoutStepNumber(name).replace(/\s*:$/, '')
}

/** A step. Where it has a name that does not just begin its text, that stands over or before it. */
function stepOf(node: SchemaNode, heading: string | null): ReadSection {
  const texts = valuesOf(node.text ?? node.description).filter((text) => typeof text === 'string')
  const name = nameOf(node)
  const [first, ...others] = texts.flatMap(stringSteps)
  if (first === undefined) return { heading, lines: name && !isOnlyANumber(name) ? [name] : [] }
  const own = isTelling(name, plainText(texts.join(' '))) ? headingOf(name) : null
  if (own === null) return { heading, lines: [first, ...others] }
  if (heading === null) return { heading: own, lines: [first, ...others] }
  return { heading, lines: [`${own}${/\p{P}$/u.test(own) ? '' : ':'} ${first}`, ...others] }
}

function isTelling(name: string, text: string): boolean {
  return !loose(text).startsWith(loose(name.replace(/(?:…|\.\.\.)$/, '')))
}

function stringSteps(text: string): string[] {
  return plainLines(text)
    .flatMap(splitNumbered)
    .flatMap((line) => (line.length > MAX_STEP_LENGTH ? line.split(GLUED) : [line]))
    .map((line) => tidy(plainStep(line)))
    .filter((line) => !isOnlyANumber(line) && !isChatter(line))
}
