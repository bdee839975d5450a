import type { CompiledLexicon } from './compiled-lexicon.ts'
import { findMatches, fold, type Span } from './phrases.ts'

/** "Cook for 2 minutes before adding the stock": English for "then add". */
const BEFORE_MORE = /before (?:adding|pouring|stirring in|tossing in)(?!\p{L})/gu

/** Italian "è" joins nothing, unlike the "e" that it folds to. */
export const isBeing = (text: string) => /^[èÈ](?!\p{L})/u.test(text)

/** Everything between commas, semicolons and joining words outside brackets and settings. */
export function cutFragments(
  text: string,
  settings: readonly Span[],
  lexicon: CompiledLexicon,
): Span[] {
  const folded = fold(text)
  // "Una padella dove poi cuocerete il riso" tells of it and orders nothing.
  const isRelative = (at: number) => lexicon.relativeBefore.test(folded.slice(0, at))
  const cuts = [...findMatches(/[,;:–—]\s/gu, folded).map(({ end }) => end)]
  const joiners = lexicon.joiners
    .spans(folded)
    .filter((one) => !isInVerb(one, folded, lexicon))
    .map(({ start }) => start)
  cuts.push(...joiners.filter((at) => !isBeing(text.slice(at, at + 2)) && !isRelative(at)))
  cuts.push(...findMatches(BEFORE_MORE, folded).map(({ start }) => start))
  const brackets = findMatches(/\([^)]*\)?/gu, folded)
  // "una hora y media"
  const whole = [...brackets, ...settings, ...findMatches(lexicon.duration, folded)]
  const isInside = (at: number) => whole.some(({ start, end }) => at > start && at < end)
  const inOrder = [...new Set([0, ...cuts.filter((at) => !isInside(at)), folded.length])]
  inOrder.sort((a, b) => a - b)
  return inOrder.slice(1).map((end, index) => ({ start: inOrder[index] ?? 0, end }))
}

/** "Cook and stir for 2 minutes" is one verb where the lexicon has it as one. */
function isInVerb(joint: Span, folded: string, lexicon: CompiledLexicon): boolean {
  const before = /\p{L}+\s+$/u.exec(folded.slice(0, joint.start))
  if (!before || lexicon.source.verbPosition !== 'first') return false
  const ends = lexicon.verbs.at(folded, before.index).map(({ end }) => end)
  return ends.some((end) => /^\s*\p{L}+$/u.test(folded.slice(joint.end, end)))
}

/** What only reads like an order; behind a comma "until … and …" has ended: "until smooth, then add". */
export function falseVerbsIn(folded: string, { falseVerbs, joiners }: CompiledLexicon): Span[] {
  // "După care se adaugă" is "then", no "which is added".
  const isJoint = (at: number) =>
    joiners.spans(folded).some(({ start, end }) => start < at && at < end)
  return falseVerbs
    .spans(folded)
    .filter(({ start, end }) => !folded.slice(start, end).includes(',') && !isJoint(start))
}

/** "Toss for a minute, to coat evenly": what it is done for is no order of its own. */
export const isPurposeAt = (text: string, { source }: CompiledLexicon) =>
  source.language === 'en' && /^[\s,;]*to\s+\p{L}/u.test(text)

/**
 * "Add the lemon juice and zest", "lemon juice, zest and sugar", "la farine et le zeste du citron":
 * verbs that are parts of a fruit, in English and French.
 */
export const PART =
  /^[\s,]*(?:(?:and )?(?:the )?(?:zest|juice)\s*(?:$|[,;.]|(?:and|plus)(?!\p{L}))|(?:et |puis |ainsi que )?(?:les?|un|du|des|leur) zestes?(?!\p{L}))/u
