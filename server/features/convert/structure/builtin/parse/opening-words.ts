import type { CompiledLexicon } from './compiled-lexicon.ts'

/** Where "for the" or "meanwhile, for the" ends that opens a clause; 0 without. */
export function openingWords(
  folded: string,
  { componentOpeners, beforeVerb }: CompiledLexicon,
): number {
  const end = componentOpeners.endAt(folded, 0)
  const filler = end > 0 ? 0 : beforeVerb.endAt(folded, 0)
  const next = filler + (/^,?\s+/.exec(folded.slice(filler))?.[0].length ?? 0)
  if (filler === 0 || next === filler) return end
  const later = componentOpeners.endAt(folded, next)
  return later > next ? later : 0
}

/** "For the buttercream [beat the butter …]": up to so many words name what it is for. */
const NAME = /^\s+(?:[\p{L}'’-]+\s+){1,3}?$/u
/** What an English order is about follows its verb. */
const OBJECT = /^\s+(?:the|all|an?|both|together|your|\d)(?!\p{L})/u

/**
 * Where the order begins behind the name that "for the" opens, where no comma parts them in English;
 * -1 where one does.
 */
export function orderBehindName(folded: string, opener: number, lexicon: CompiledLexicon): number {
  if (lexicon.source.language !== 'en') return -1
  const comma = folded.slice(opener).search(/[,:;]/u)
  const until = comma < 0 ? folded.length : opener + comma
  const places = lexicon.verbs.places(folded.slice(0, until))
  const order = places.find((at) => {
    if (at <= opener || !NAME.test(folded.slice(opener, at))) return false
    return lexicon.verbs.at(folded, at).some(({ end }) => OBJECT.test(folded.slice(end)))
  })
  return order ?? -1
}
