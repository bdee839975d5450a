import type { Language } from '#shared/language.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { findMatches, type Span } from '../parse/phrases.ts'

/** Words that put off what they are said of, in folded text. */
const LATER: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:later|afterwards)(?!\p{L})/u,
  de: /(?<!\p{L})(?:spater|spaeter|danach|nachher|hinterher)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:plus tard|par la suite)(?!\p{L})/u,
  es: /(?<!\p{L})(?:mas tarde|despues|mas adelante)(?!\p{L})/u,
  it: /(?<!\p{L})(?:piu tardi|dopo|in seguito)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:pozniej|potem)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:пізніше|потім|згодом)(?!\p{L})/u,
  ro: /(?<!\p{L})(?:mai tarziu|ulterior|pe urma)(?!\p{L})/u,
}

/** "First the sugar, later the butter": both go in now. */
const FIRST =
  /(?<!\p{L})(?:first|erst|zuerst|d'abord|primero|prima|najpierw|спочатку|intai|mai intai)(?!\p{L})/u

/**
 * "Beat 3 yolks (set the 3 whites aside) with the sugar", "add the yolk (the white goes into the
 * filling later)": what its brackets put by or off goes in nowhere yet.
 */
export function putByBrackets(
  { folded, verb }: Clause,
  { verbs, source }: CompiledLexicon,
): Span[] {
  const later = LATER[source.language === 'gb' ? 'en' : source.language]
  return findMatches(/\([^()]{3,100}\)/gu, folded).filter(({ start, end }) => {
    const note = folded.slice(start + 1, end - 1)
    const isPutBy = verbs
      .places(note)
      .some((at) => verbs.at(note, at).some(({ value }) => VERBS[value].role === 'aside'))
    const isPutOff = later.test(note) && !FIRST.test(note)
    return (isPutBy || isPutOff) && !(verb.start >= start && verb.end <= end)
  })
}
