import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isWithBefore } from '../parse/goal-words.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isRepeating } from './repeated.ts'

/** "Spread the filling over it": right behind the name it says that it goes onto what was spoken of. */
const ONTO_IT =
  /^[\p{L}-]+ (?:evenly |generously |all )?(?:over|on|onto) (?:it|them|top|the top)(?!\p{L})|^[\p{L}-]+ (?:\p{L}+ )?(?:darauf|daruber|obenauf|dessus|par-dessus|encima|por encima|sopra|na wierzch\p{L}*|зверху|deasupra)(?!\p{L})/u

/** In these languages the case alone says "with": "posmarować nadzieniem", "змастити начинкою". */
const INSTRUMENTAL: Readonly<Record<string, RegExp>> = {
  pl: /^\p{L}+(?:em|ą|ami)(?!\p{L})/u,
  uk: /^\p{L}+(?:ом|ем|єм|ою|ею|єю|ами|ями|(?:шш|лл|тт|чч|дд|зз|сс|цц|нн|ст)ю)(?!\p{L})/u,
}

/** Whether its case says that something is done with what is named there. */
export const isInstrumental = (
  { text }: Pick<Clause, 'text'>,
  start: number,
  { source: { language } }: CompiledLexicon,
): boolean => INSTRUMENTAL[language]?.test(text.slice(start).toLowerCase()) ?? false

/** "Extiende encima la mitad de la [crema]": the word stands before the name. */
const ONTO_IT_AHEAD =
  /(?<!\p{L})(?:over (?:it|them)|on top(?! of)|darauf|daruber|obenauf|dessus|encima|sopra|na (?:nich|nie|wierzch\p{L}*)|зверху|на них|deasupra) (?:[\p{L}']+ ){0,4}(?:\p{L}+')?$/u

/** "Spalmatevi il ripieno": onto what was spoken of. */
const THEREON = /^\p{L}+(?:te|[aei]r)[vc]i (?:il|lo|la|i|gli|le|l')/u

/** Whether the case of a word says "with": "napełnić farszem". */
export const isInCaseOf = ({ text }: Clause, start: number, { source }: CompiledLexicon): boolean =>
  INSTRUMENTAL[source.language]?.test(text.slice(start).toLowerCase()) ?? false

/** Whether what is named there is put on something else: "brush with the glaze". */
export function isTopping(
  { clause }: ParsedClause,
  role: VerbRole,
  start: number,
  lexicon: CompiledLexicon,
): boolean {
  if (role !== 'hand' || clause.action !== 'assemble' || isRepeating(clause)) return false
  const { folded } = clause
  const isWith =
    isWithBefore(folded.slice(0, start), lexicon) || isInstrumental(clause, start, lexicon)
  const isThereon =
    lexicon.source.language === 'it' && THEREON.test(folded.slice(clause.verb.start))
  const isAhead = ONTO_IT_AHEAD.test(folded.slice(0, start))
  return isWith || isThereon || isAhead || ONTO_IT.test(folded.slice(start))
}

/** "Moisten your hands with water", "dust the board with flour": of the shelf, not of the bowl. */
export const isHandy = ({ food, traits }: KnownIngredient): boolean =>
  traits.has('water') || food === 'oil' || food === 'flour' || food === 'salt'
