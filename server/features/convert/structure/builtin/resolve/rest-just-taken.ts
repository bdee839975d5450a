import type { Clause } from '../parse/clauses.ts'
import type { Mention } from './mention.ts'
import type { ResolverState } from './resolver-state.ts'
import { restOfList } from './rest-of-list.ts'

/** "[Set aside a tablespoon of the chickpeas.] Tip the rest into a bowl": the other chickpeas. */
export function withRestJustTaken(
  found: Mention[],
  clause: Clause,
  { actions, claims, lexicon }: ResolverState,
): Mention[] {
  const before = actions.at(-1)
  const [some, ...others] = before?.adds ?? []
  if (before?.role !== 'aside' || !some || others.length > 0 || !claims.isBegun(some.food))
    return found
  const [span, ...more] = restOfList(clause.folded, lexicon)
  // "The remaining ingredients" are those of the list.
  const isOfAll =
    span && lexicon.cues.allIngredients.isIn(clause.folded.slice(span.start, span.end))
  if (!span || isOfAll || more.length > 0) return found
  const rest: Mention = {
    food: some.food,
    span,
    share: { part: 'rest', words: clause.text.slice(span.start, span.end) },
    isCollective: false,
  }
  return [rest, ...found.filter(({ isCollective }) => !isCollective)]
}
