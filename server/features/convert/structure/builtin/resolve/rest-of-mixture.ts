import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Span } from '../parse/phrases.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** Words between "the remaining" and "mixture": what it is made of. */
const TELLING = /^(?:\s+[\p{L}'-]+){0,2}\s*$/u

/** "Another ⅓ of the", "ein weiteres Drittel der": part of it has been taken before. */
const ANOTHER =
  /(?<!\p{L})(?:another|ein weiteres|une? autre|otr[ao]|un altro|kolejn[aey]\p{L}?|inca|ще)\s(?:una? |o )?(?:[½⅓⅔¼¾]|\d\/\d|half|third|quarter|drittel|viertel|tiers|quart|tercio|cuarto|terzo|quarto|treime|sfert|третин\p{L}|чверт\p{L})\s(?:\p{L}+['’]?\s?){0,3}$/u

/** "The remaining oregano mixture": the name at the span is that of a rest. */
export function isSaidOfRest({ start }: Span, { folded }: Clause, lexicon: CompiledLexicon) {
  const before = folded.slice(0, start)
  if (ANOTHER.test(before)) return true
  return lexicon.cues.remaining.spans(before).some(({ end }) => TELLING.test(before.slice(end)))
}

/** Where the rest of something made is: where some of it was taken, not where that went. */
export function leftOf(
  kitchen: SourceKitchen,
  isMeant: (vessel: OpenVessel) => boolean,
): OpenVessel | null {
  return kitchen.latest((one) => one.tapped && one.holds.size > 0 && isMeant(one))
}
