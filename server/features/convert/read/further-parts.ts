import type { NamedPart } from './choose-parts.ts'
import { factsOf } from './facts.ts'
import { isCalledPart, isGroupNoun } from './group-lines.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { namesWork } from './line-look.ts'
import { GROUP_START, groupName, roleOf } from './line-role.ts'
import type { Part } from './line-runs.ts'
import type { Line } from './lines.ts'

/** A list and the method that stands right below it. */
type Pair = { list: Headed; method: Part; sureness: number }
type Headed = Part & { isHeaded: boolean }

/** Between the steps of one part and the list of the next: its name and a remark. */
const MAX_GAP = 3
const MAX_WORDS_OF_NAME = 8
/** "Part II: the filling" */
export const COUNTED_PART = new RegExp(
  `^${anyOf(HEADING_WORDS.parts)}\\s+(?:\\d{1,2}|[ivx]{1,4})(?![\\p{L}\\d])[:.–\\s-]*`,
  'iu',
)

const RECIPE_FOR = new RegExp(`(?<!\\p{L})${anyOf(HEADING_WORDS.recipeFor)}\\s`, 'iu')

/** A book tells "ingredients for the dough", their steps, "ingredients for the filling" and theirs. */
export function withFurtherParts<P extends Pair>(lines: Line[], best: P, pairs: P[]): P[] {
  const own = pairs.filter(
    ({ list, method }) =>
      isWithin(lines, list.to, method.headingAt) &&
      lines.slice(method.from, method.to).some(({ text }) => namesWork(text)),
  )
  if (!own.includes(best)) return [best]
  const chain = [best]
  for (let first: P | undefined = best; first; ) {
    const before: P | undefined = own.find((pair) => isFollowedBy(lines, pair, first as P))
    if (before) chain.unshift(before)
    first = before
  }
  for (let last: P | undefined = best; last; ) {
    const after: P | undefined = own.find((pair) => isFollowedBy(lines, last as P, pair))
    if (after) chain.push(after)
    last = after
  }
  return chain
}

/** Another recipe below one has a list and a method as well, but is called otherwise than a part. */
function isFollowedBy(lines: Line[], { method }: Pair, { list }: Pair): boolean {
  if (!isWithin(lines, method.to, list.headingAt)) return false
  if (lines.slice(method.to - 1, list.headingAt + 1).some(announcesRecipe)) return false
  if (!list.isHeaded && method.to === list.headingAt) return true
  return nameAt(lines, list) !== null || (list.isHeaded && namesItself(lines[list.headingAt]))
}

/** "Next is a recipe for potato soup given to me by my mother." */
const announcesRecipe = ({ text }: Line) => RECIPE_FOR.test(text)

function isWithin(lines: Line[], end: number, start: number): boolean {
  if (start < end || start - end > 2 * MAX_GAP) return false
  return lines.slice(end, start).filter(({ text }) => !factsOf(text)).length <= MAX_GAP
}

/** "Ingredients for the filling" */
function namesItself(line: Line | undefined): boolean {
  const name = line ? groupName(line.text) : null
  return name !== null && /\p{L}/u.test(name)
}

/** Where the name of the part stands that a list belongs to, so many lines above at most; else null. */
function nameAt(lines: Line[], { headingAt, isHeaded }: Headed, most = MAX_GAP): number | null {
  let passed = 0
  for (let at = isHeaded ? headingAt - 1 : headingAt; passed < most; at -= 1) {
    const line = lines[at]
    if (!line || roleOf(line)) return null
    if (namesPart(line)) return at
    if (!factsOf(line.text)) passed += 1
  }
  return null
}

function namesPart({ text: said, isItem, isNumbered }: Line): boolean {
  const text = said.replace(/\s*\([^)]*\)$/, '')
  if (isItem || isNumbered || /[.!?,;]$|\d$/.test(text)) return false
  if (text.split(' ').length > MAX_WORDS_OF_NAME) return false
  return (
    COUNTED_PART.test(text) || GROUP_START.test(text) || isGroupNoun(text) || isCalledPart(text)
  )
}

/** Each part with its name; the steps of one end where the name of the next stands. */
export function namedParts(
  lines: Line[],
  chain: Pair[],
): { lists: NamedPart[]; methods: NamedPart[] } {
  const names = chain.map(({ list }, index) => nameAt(lines, list, index === 0 ? 1 : MAX_GAP))
  const named = chain.map(({ list, method }, index) => {
    const line = lines[names[index] ?? -1]
    const name = line ? nameOfPart(line.text) : null
    const to = Math.min(method.to, names[index + 1] ?? method.to)
    return { list: { ...list, name }, method: { ...method, to, name } }
  })
  return { lists: named.map(({ list }) => list), methods: named.map(({ method }) => method) }
}

/** "the filling" of "Part II: the filling"; "Day 2 (morning): the dough" as it is. */
function nameOfPart(text: string): string | null {
  const name = text.replace(COUNTED_PART, '')
  return groupName(/^\p{L}/u.test(name) ? name : text)
}
