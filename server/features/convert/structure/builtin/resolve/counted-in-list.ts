import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { collectiveMention, type Mention, type MentionContext } from './mention.ts'

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** English alone counts ingredients; elsewhere nobody writes so. */
const COUNTED =
  /\b(?:next|first|following)\s+(?:(?<digits>\d{1,2})|(?<word>[a-z]+))\s+ingredients\b/u

/** "(through pepper)", "(sugar through salt)" */
const THROUGH = /^\s*\(?[^().]{0,30}?(?:through|up to)\s+(?<name>[^().,]{1,40})/u

/** "The next five ingredients": those that follow in the list. */
export function countedInList(
  clause: Clause,
  foods: readonly KnownIngredient[],
  { isUsed }: MentionContext,
  lexicon: CompiledLexicon,
): Mention[] {
  const found = COUNTED.exec(clause.folded)
  const count = Number(found?.groups?.digits) || NUMBERS.indexOf(found?.groups?.word ?? '')
  if (!found || count < 1) return []
  const span = { start: found.index, end: found.index + found[0].length }
  const fresh = foods.filter((food) => !isUsed(food))
  // "(through pepper)": the last of them is named, so one above them may have been left out.
  const last = lastOfRun(clause.folded.slice(span.end), foods, lexicon)
  const end = last ? fresh.indexOf(last) + 1 : 0
  return (end >= count ? fresh.slice(end - count, end) : fresh.slice(0, count)).map((food) =>
    collectiveMention(food, clause, span, lexicon),
  )
}

function lastOfRun(
  after: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): KnownIngredient | undefined {
  const name = THROUGH.exec(after)?.groups?.name
  const stems = name ? wordsOf(name, lexicon).map(({ stem }) => stem) : []
  return foods.findLast((food) => stems.includes(food.head))
}
