import type { Candidate } from '../parse/candidate.ts'
import { fold, type Span } from '../parse/phrases.ts'
import type { MentionContext } from './mention.ts'

/** In all languages, folded. */
const MELTED =
  /(?<!\p{L})(?:melted|geschmolzen|zerlassen|fondue?|fus[oai]|sciolt[oai]|derretid|fundid|roztopion|stopion|rozpuszczon|розтоплен|розтопит|топлен|topit)\p{L}*/gu

/** The same of what has cooled meanwhile. */
const COOLED =
  /(?<!\p{L})(?:cooled|lukewarm|(?:ab|aus)gekuhlt|erkaltet|refroidi|tiedi|enfriad|templad|raffreddat|intiepidit|(?:prze|wy|o)studzon|охолоджен|охолол|остигл|вистигл|прохолон|racit)\p{L}*/gu

/** "Pour in the cooled butter": what was melted, with the honey that was melted along with it. */
export const isSaidMelted = (folded: string, span: Span): boolean =>
  [MELTED, COOLED].some((words) => isBeside(words, folded, span))

const isBeside = (words: RegExp, folded: string, { start, end }: Span) =>
  [...folded.matchAll(words)].some(
    ({ index, 0: word }) => start - (index + word.length) === 1 || index - end === 1,
  )

/** "Add the melted butter": that which was melted before, where the list has butter twice. */
export function isMelted(
  folded: string,
  span: Span,
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
  return isBeside(MELTED, folded, span)
}
