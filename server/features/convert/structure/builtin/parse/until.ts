import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { isExcepted } from './exceptions.ts'
import { isNegatedAt } from './negation.ts'
import { fold } from './phrases.ts'
import { untilSpans } from './until-words.ts'

/** "Smooth, [about] 5 minutes": what only leads on to the time, folded. */
const ABOUT =
  'ok|ca|circa|about|approx|approximately|around|roughly|etwa|rund|ungefahr|fur|for|environ|pendant|durant|unos|unas|aprox|aproximadamente|durante|okolo|przez|приблизно|близько|протягом|aproximativ|cam|vreo|timp de'
const IS_ABOUT = new RegExp(`^(?:${ABOUT})\\.?$`, 'u')
const ENDS_ABOUT = new RegExp(`[\\s,]+(?:${ABOUT})\\.?\\s*$`, 'u')

/** "Raise the mixer to medium-high speed" says no goal. */
const DIAL = /^to (?:a )?(?:low|medium|high|full|top|maximum)(?:-\p{L}+)? (?:speed|setting|power)/u

/** Longest that is worth repeating beside the machine's settings, in characters. */
const LONGEST = 200

/**
 * How the cook tells that the work is done, in the source's words with their connective: "until
 * soft". Null where the clause does not say. Times and stove settings are taken out: the machine's
 * settings say them.
 */
export function readUntil(
  { folded, text, verb }: Clause,
  settings: readonly { start: number; end: number }[],
  lexicon: CompiledLexicon,
): string | null {
  const { source, joiners } = lexicon
  const found = untilSpans(folded, source.language).find(
    ({ start, end }) =>
      (start > verb.start || source.verbPosition === 'anywhere') &&
      !isExcepted(folded, start, lexicon) &&
      !isNegatedAt(folded, start, source.language) &&
      !DIAL.test(folded.slice(start)) &&
      !isBetweenNumbers(folded.slice(0, start), folded.slice(end), lexicon),
  )
  if (!found) return null
  const end = ends(folded, found.end, lexicon)
  const isResult = folded.slice(found.start, found.end) === 'zu'
  const stop = isResult ? Math.min(end, verbAtEnd(folded.slice(0, end), found.end, lexicon)) : end
  const inside = settings.filter(({ start }) => start >= found.end && start < stop)
  let words = text.slice(found.start, inside.length > 0 ? inside[0]?.start : stop)
  const about = fold(words).search(ENDS_ABOUT)
  if (about > 0) words = words.slice(0, about)
  words = words.replace(/^\s*or\s+/i, '').replace(/[\s,;:.–—(]+$/u, '')
  for (let before = ''; before !== words; ) {
    before = words
    const last = / (?<word>\p{L}+)$/u.exec(words)?.groups?.word
    if (last && joiners.isIn(fold(last))) words = words.slice(0, -last.length - 1)
  }
  const isTelling = words.length > found.end - found.start + 2
  return isTelling && words.length <= LONGEST ? words.trim() : null
}

/** "Zu einem glatten Teig [verkneten]": where the verb behind the result begins. */
function verbAtEnd(folded: string, from: number, { verbs }: CompiledLexicon): number {
  const last = folded.search(/\p{L}+[\s.]*$/u)
  return last > from && verbs.at(folded, last).length > 0 ? last : folded.length
}

/** "Zwei bis drei Minuten", "3,5 bis 4 cm": from one number to the other. */
function isBetweenNumbers(before: string, after: string, { numbers }: CompiledLexicon): boolean {
  const isNumber = (word = '') => /^[\d½¼¾]/u.test(word) || numbers.has(word)
  return isNumber(before.split(/\s+/).findLast(Boolean)) && isNumber(after.trim().split(/\s+/)[0])
}

/** Up to the next semicolon, bracket or comma that does not only list more of it, or the clause's end. */
function ends(folded: string, from: number, lexicon: CompiledLexicon): number {
  const stop = folded.slice(from).search(/[;:().!]|,\s/u)
  if (stop < 0) return folded.length
  const at = from + stop
  return folded.charAt(at) === ',' && listsMore(folded.slice(at + 1), lexicon)
    ? ends(folded, at + 1, lexicon)
    : at
}

/** Most words that one more quality has: "cremig und luftig ist". */
const FEW = 4

/** "until smooth, [pale and fluffy]" goes on; "until golden, [stirring often]" and times do not. */
function listsMore(rest: string, { verbs, falseVerbs }: CompiledLexicon): boolean {
  const more = (/^[^,;:(.!]*/u.exec(rest)?.[0] ?? '').trim()
  const words = more.split(/\s+/)
  const hasVerb = verbs.places(more).some((at) => [...verbs.at(more, at)].length > 0)
  const isOrder = hasVerb || falseVerbs.endAt(more, 0) > 0
  const isMore = more !== '' && words.length <= FEW && !/\d/.test(more)
  return isMore && !isOrder && !IS_ABOUT.test(more)
}
