import type { Candidate } from '../parse/candidate.ts'
import { fold, type Span } from '../parse/phrases.ts'
import type { MentionContext } from './mention.ts'

/** In all languages, folded. */
const MELTED =
  /(?<!\p{L})(?:melted|geschmolzen|zerlassen|fondue?|fus[oai]|sciolt[oai]|derretid|fundid|roztopion|stopion|rozpuszczon|розтоплен|розтопит|топлен|topit)\p{L}*/gu

/** "Add the melted butter": that which was melted before, where the list has butter twice. */
export function isMelted(
  folded: string,
  { start, end }: Span,
  rivals: readonly Candidate[],
  { isUsed, isMixedIn }: Pick<MentionContext, 'isUsed' | 'isMixedIn'>,
): boolean {
  // Nobody brushes with the butter of the dough.
  const used = rivals.filter(({ ingredient }) => isUsed(ingredient) && !isMixedIn?.(ingredient))
  const isFat = used.some(({ ingredient: { food } }) => food === 'butter' || food === 'chocolate')
  // Nor where the list has them both melted.
  const isListedSo = ({ ingredient: { entry } }: Candidate) =>
    fold(`${entry.name} ${entry.notes ?? ''}`).search(MELTED) >= 0
  if (!isFat || used.length === rivals.length || rivals.some(isListedSo)) return false
  return [...folded.matchAll(MELTED)].some(
    ({ index, 0: word }) => start - (index + word.length) === 1 || index - end === 1,
  )
}
