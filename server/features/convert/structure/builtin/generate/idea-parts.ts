import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { classifyFood } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import type { Span } from '../parse/phrases.ts'
import type { DishName } from './dishes.ts'
import type { IdeaPatterns } from './idea-patterns.ts'

/** `name`: as the food stands behind an amount, null where the words have no name for it. */
type FoodPart = Span & { kind: 'food'; name: string | null }
type WordPart = Span & { kind: 'word' }
export type Part =
  | (Span & { kind: 'dish'; dish: DishName })
  | FoodPart
  | WordPart
  | (Span & { kind: 'filler' | 'break' })
export type Reading = {
  text: string
  folded: string
  patterns: IdeaPatterns
  lexicon: CompiledLexicon
}

/** Cuts an idea into names of dishes and foods, words that say nothing, and the others. */
export function readParts(reading: Reading, served: Span | null): Part[] {
  const parts: Part[] = []
  for (const { index, 0: word } of reading.folded.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}']/gu)) {
    const last = parts.at(-1)
    if (last && index < last.end) continue
    const span = { start: index, end: index + word.length }
    const isServings = served !== null && index >= served.start && index < served.end
    if (isServings || !/[\p{L}\p{N}]/u.test(word)) parts.push({ kind: 'break', ...span })
    else parts.push(partAt(span, reading))
  }
  return parts
}

/** The longest of what can begin here; of what is as long a food, then a dish, then a filler. */
function partAt(word: Span, reading: Reading): Part {
  const { folded, patterns, lexicon } = reading
  const { start } = word
  const found: Part[] = [
    ...patterns.foods.map(({ name, pattern }) => ({ name, end: pattern.endAt(folded, start) })),
    { name: null, end: lexiconFoodEnd(start, reading) - BEHIND },
  ].map(({ name, end }) => ({ kind: 'food', name, start, end }))
  for (const { dish, pattern } of patterns.dishes)
    found.push({ kind: 'dish', dish, start, end: pattern.endAt(folded, start) })
  found.push({ kind: 'filler', start, end: patterns.fillers.endAt(folded, start) })
  const longest = found.filter(({ end }) => end > start).sort((a, b) => b.end - a.end)[0]
  if (longest) return { ...longest, end: Math.ceil(longest.end) }
  const isStopWord = lexicon.stopWords.has(lexicon.stem(folded.slice(start, word.end)))
  return { kind: isStopWord ? 'filler' : 'word', ...word }
}

/** Less than a letter: what the words name themselves goes before the lexicon's foods. */
const BEHIND = 0.5

/** Where a food ends that the lexicon knows; "tomato sauce" is asked for as a dish. */
function lexiconFoodEnd(start: number, { folded, lexicon, patterns }: Reading): number {
  const ends = lexicon.foods.at(folded, start).map(({ end }) => end)
  const end = Math.max(start, ...ends)
  const words = folded.slice(start, end)
  return patterns.dishes.some(({ pattern }) => pattern.isIn(words)) ? start : end
}

/** Made of what is named before them: "beef stock", "walnut oil". */
const MADE_OF: readonly Food[] = [
  ...(['liquid', 'milk', 'cream', 'oil', 'flour', 'paste', 'cheese', 'sausage'] as const),
  ...(['mincedMeat', 'starch', 'sugar', 'syrup'] as const),
]

/** Names that have their kind behind them: "carnaroli rice", "cod fillet". */
const WITH_KIND: readonly Food[] = ['rice', 'grain', 'pasta', 'fish', 'nut', 'hardCheese', 'bread']

/** Parts that name one food. */
export type FoodGroup = readonly (FoodPart | WordPart)[]

/** What stands together names one food: "red lentils", in other languages "lentilles rouges". */
export function foodGroups(parts: readonly Part[], reading: Reading): FoodGroup[] {
  const isHeadLast = reading.lexicon.source.headPosition === 'last'
  const groups: (FoodPart | WordPart)[][] = []
  let isOpen = false
  for (const part of parts) {
    const group = groups.at(-1)
    if (part.kind !== 'food' && part.kind !== 'word') isOpen = false
    else if (!isOpen || !group) {
      groups.push([part])
      isOpen = true
    } else {
      const hasFood = group.some(({ kind }) => kind === 'food')
      const isNext = isHeadLast ? !isHeadOf(group, part, reading) : part.kind === 'food'
      if (hasFood && isNext) groups.push([part])
      else group.push(part)
    }
  }
  return groups
}

/** Whether a part is the noun of the name that the group begins. */
function isHeadOf(group: FoodGroup, part: Part, { folded, lexicon }: Reading): boolean {
  if (part.kind !== 'food' || part.name !== null) return false
  const kindOf = ({ start, end }: Span) => classifyFood(folded.slice(start, end), lexicon)
  const kind = kindOf(part)
  if (kind === null) return false
  return (
    MADE_OF.includes(kind) ||
    (WITH_KIND.includes(kind) && group.some((one) => kindOf(one) === kind))
  )
}
