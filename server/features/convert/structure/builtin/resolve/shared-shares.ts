import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { LISTED_ON, UNSHARED_ENDING } from '../parse/share-words.ts'
import type { Mention } from './mention.ts'

/**
 * "Half the oil and vinegar", "the rest of the flour and sugar": the share is said of both. A
 * second article ("half of the butter and the eggs") begins a food of its own.
 */
export function withSharedShares(
  mentions: readonly Mention[],
  clause: Clause,
  { source }: CompiledLexicon,
  isBegun: (food: KnownIngredient) => boolean,
): Mention[] {
  const { folded } = clause
  const listedOn = LISTED_ON[source.language === 'gb' ? 'en' : source.language]
  const told: Mention[] = []
  for (const mention of mentions) {
    const before = told.at(-1)
    const share = before && mention.share === null && !mention.isCollective ? before.share : null
    const between = before ? folded.slice(before.span.end, mention.span.start) : ''
    const isRest = share?.part === 'rest'
    // "The remaining sugar, the egg and the butter": there is a rest only of what has been begun.
    const isListed = isRest
      ? isBegun(mention.food) && /^[^.;:()\d]{1,20}$/u.test(between)
      : listedOn.test(between)
    const isShared = isListed && before !== undefined && !isApart(before, mention, clause, source)
    const isOfBoth = share !== null && (isRest || isFraction(share)) && isShared
    told.push(isOfBoth ? { ...mention, share: { ...share, words: '' } } : mention)
  }
  return told
}

/** "Dwie trzecie sera oraz musztardę": the second food's ending is none that a share asks for. */
function isApart(
  { span: first }: Mention,
  { span: second, food }: Mention,
  { text }: Clause,
  { language }: CompiledLexicon['source'],
): boolean {
  const ending = UNSHARED_ENDING[language]
  if (!ending) return false
  const [before, own] = [first, second].map(({ start, end }) => text.slice(start, end))
  // "Цукру" of a list that has "100 г цукру" is a genitive.
  const isAsListed = own !== undefined && food.entry.name.toLowerCase() === own.toLowerCase()
  return ending.test(own ?? '') && !ending.test(before ?? '') && !isAsListed
}

/** "Half", no "2 tbsp". */
function isFraction({ part, words }: { part: number | 'rest' | 'stated'; words: string }): boolean {
  return typeof part === 'number' && !/\d/.test(words.replace(/^\s*1\/[234]/u, ''))
}
