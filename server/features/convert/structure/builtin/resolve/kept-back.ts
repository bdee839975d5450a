import type { Language } from '#shared/language.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { readShare } from '../parse/read-share.ts'
import type { Mention } from './mention.ts'

/** Folded words before what an order leaves for another one, behind the food that it takes. */
const KEEPING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:saving|reserving|keeping(?: back)?|holding back|setting aside)\s/u,
  de: /(?<!\p{L})(?:davon|dabei)\s(?=[^.;]*(?:zuruckbehalten|aufheben|zurucklegen|beiseite))/u,
  fr: /(?<!\p{L})en (?:reservant|gardant|conservant)\s(?:de cote\s)?/u,
  es: /(?<!\p{L})(?:reservando|guardando|dejando aparte)\s/u,
  it: /(?<!\p{L})(?:tenendo(?:ne)?(?: da parte)?|conservando(?:ne)?|lasciando(?:ne)?(?: da parte)?)\s/u,
  pl: /(?<!\p{L})(?:zostawiajac|odkladajac|zachowujac)\s/u,
  uk: /(?<!\p{L})(?:залиш(?:ивши|аючи)|відкла(?:вши|даючи))\s/u,
  ro: /(?<!\p{L})(?:pastrand|oprind|lasand(?: deoparte)?)\s/u,
}
/** A text that ends with "for the": what follows is the purpose. */
const FOR_BEFORE =
  /\s(?:for|fur|pour|para|per|do|na|dla|для|на|pentru)\s(?:(?:the|den|die|das|les?|la|el|l[ao]s|il|lo|gli|i)\s|l')?$/u

/** "Set aside the remaining spices for the squash": no squash is set aside. */
export const isPurposeAt = (start: number, { folded }: Clause): boolean =>
  FOR_BEFORE.test(folded.slice(0, start))

const FOR = /\s(?:for|fur|pour|para|per|do|na|dla|для|на|pentru)\s/u

/**
 * "Dredge it in the flour, saving 1 tablespoon of the flour for the gravy": the order takes the rest
 * of the flour.
 */
export function withoutKeptBack(
  mentions: readonly Mention[],
  { folded, text }: Clause,
  lexicon: CompiledLexicon,
): readonly Mention[] {
  const { language } = lexicon.source
  const keeping = KEEPING[language === 'gb' ? 'en' : language].exec(folded)
  if (!keeping) return mentions
  const from = keeping.index + keeping[0].length
  const length = folded.slice(from).search(/[,.;:()](?!\d)|$/u)
  const words = text.slice(from, from + length).split(FOR)[0] ?? ''
  const named = mentions.find(({ span }) => span.start >= from && span.start < from + length)
  const taken = named ?? mentions.findLast(({ span }) => span.end <= keeping.index)
  const share = taken ? readShare(words, taken.food, lexicon) : null
  if (!taken || typeof share?.part !== 'number' || share.isVague) return mentions
  const rest: Mention = { ...taken, share: { part: 1 - share.part, words: '' } }
  return mentions.map((one) => (one === taken ? rest : one))
}
