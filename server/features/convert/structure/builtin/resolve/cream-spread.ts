import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { Word } from '../parse/name-words.ts'

/** English and French call what was beaten as the dairy; elsewhere it has a name of its own. */
const CREAM = /^(?:cream|creme)$/u
const DEFINITE = /(?<!\p{L})(?:the|remaining|other half of|la|reste de) (?:\p{L}+ )?$/u
/** "Cream cheese" and "crème fraîche" are bought. */
const ALONE =
  /^(?:[\s.,;:)]*$|[,.;]| (?:over|on|onto|in|into|between|and|to|with|evenly|mixture|sur|dans|entre|et|par|au|a)(?!\p{L}))/u

/** "Spread half of the cream over them", where the list has none: what was beaten. */
export function isCreamSpread({ start, end }: Word, { folded, action }: Clause): boolean {
  const { role } = VERBS[action]
  const isLaid = role === 'hand' || role === 'move'
  return (
    isLaid &&
    CREAM.test(folded.slice(start, end)) &&
    DEFINITE.test(folded.slice(0, start)) &&
    ALONE.test(folded.slice(end))
  )
}
