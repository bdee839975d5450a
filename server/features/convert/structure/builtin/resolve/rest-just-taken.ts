import type { Clause } from '../parse/clauses.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import { restOfList } from './rest-of-list.ts'

/**
 * "[Set aside a tablespoon of the chickpeas.] Tip the rest into a bowl": the other chickpeas. So it is
 * with "[Push in half of the butter.] Rub the rest all over".
 */
export function withRestJustTaken(
  found: readonly Mention[],
  clause: Clause,
  { actions, claims, lexicon, readied }: ResolverState,
): readonly Mention[] {
  const before = actions.at(-1)
  const [named, ...more] = (before && readied.get(before.id)) ?? []
  const isPart = typeof named?.share?.part === 'number' && named.share.part < 1
  const [some = named, ...others] = before?.adds ?? []
  const isTaken = before?.role === 'aside' || isPart
  if (!isTaken || !some || others.length + more.length > 0) return found
  const [span, ...furtherSpans] = restOfList(clause.folded, lexicon)
  // "The remaining ingredients" are those of the list.
  const isOfAll =
    span && lexicon.cues.allIngredients.isIn(clause.folded.slice(span.start, span.end))
  if (!span || isOfAll || furtherSpans.length > 0) return found
  const own = found.filter(({ isCollective }) => !isCollective)
  // Half of what stands in a bowl: so does the rest of it.
  if (!claims.isBegun(some.food)) return isPart ? own : found
  const rest: Mention = {
    food: some.food,
    span,
    share: { part: 'rest', words: clause.text.slice(span.start, span.end) },
    isCollective: false,
  }
  return [rest, ...own]
}
