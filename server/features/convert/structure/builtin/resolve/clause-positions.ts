import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import {
  isFromBefore,
  isGoalBefore,
  isGoalWord,
  isOntoBefore,
  isPouredWith,
  isTogetherBefore,
} from '../parse/goal-words.ts'
import { tellsPurpose } from '../parse/lead-ins.ts'
import type { Span } from '../parse/phrases.ts'
import { untilSpans } from '../parse/until-words.ts'

/** "into the …", "to the …" at the end of what stands before a word. */
export function isGoalAt(
  { folded, verb, action }: Clause,
  at: number,
  lexicon: CompiledLexicon,
): boolean {
  // "Cover the rice with the hot stock": it comes to the rice.
  const isWet = action === 'add' || action === 'cover'
  if (isWet && isPouredWith(folded.slice(verb.start), folded.slice(0, at), lexicon)) return false
  // "Z ciasta formować kulki": of the dough, and nothing goes into it.
  if (action === 'shape' && isFromBefore(folded.slice(0, at), lexicon)) return false
  // "Pour it into the dry", "zu den trockenen": its name begins with the word.
  const [first = ''] = /^\p{L}+/u.exec(folded.slice(at)) ?? []
  if (isGoalWord(first, lexicon)) return true
  // The "in" of "fold in" leads nowhere, that of "stir the yolks into" does.
  if (ENDING_WITH.test(folded.slice(0, at)) || isOfPurpose({ folded }, at)) return false
  const isShort = folded.slice(verb.start, verb.end).split(' ').length <= 2
  const start = isShort && at >= verb.end ? verb.end : 0
  if (isGoalBefore(folded.slice(start, at), lexicon)) return true
  // "Pour into the crust"
  return start > 0 && isOntoBefore(folded.slice(verb.start, at), lexicon)
}

/** "Alternate adding the flour and the milk, ending with the flour": it goes in as well. */
const ENDING_WITH =
  /(?<!\p{L})(?:finish|end|start|begin)(?:n?ing)? (?:and \p{L}+ )?with (?:the )?$/u

/** "Stir the sauce to dissolve the starch": what it is for, and nothing goes into the starch. */
const PURPOSE =
  /(?<!\p{L})to (?:dissolve|coat|combine|loosen|break up|disperse|distribute|prevent|remove|release|incorporate|emulsify|thicken|soften|wilt|deglaze|keep|make|form|get|help|avoid|stop|let|allow|cook|warm|heat|reheat|finish)(?: \p{L}+){0,2} $/u

/** Whether a word stands in such an end of its clause. */
export const isOfPurpose = ({ folded }: Pick<Clause, 'folded'>, at: number): boolean =>
  PURPOSE.test(folded.slice(0, at))

/** "[Dice the potatoes.] Add them together with the rice." */
export function isBesideAt({ folded }: Clause, at: number, lexicon: CompiledLexicon): boolean {
  return isTogetherBefore(folded.slice(0, at), lexicon)
}

/** What an English order calls what was spoken of before. */
export const IT = /(?<!\p{L})(?:it|this|them)(?!\p{L})/u

/** "Mettetela a rosolare con l'olio", "les faire revenir dans l'huile". */
export function hasPronoun({ folded, verb }: Clause, lexicon: CompiledLexicon): boolean {
  const { pronounBefore, pronounAfter } = lexicon
  const isAfter = pronounAfter.test(folded.slice(verb.start))
  return isAfter || pronounBefore.test(folded.slice(0, verb.start))
}

/** Right behind the verb, not that of "heat the oil until it shimmers". */
const IT_NEXT = /^ (?:it|this|them|these|both)(?!\p{L})/u

/** "Put them in a pan": the clause's object was named before. */
export function isAboutIt(clause: Clause, lexicon: CompiledLexicon): boolean {
  const isEnglish = ['en', 'gb'].includes(lexicon.source.language)
  const isNext = isEnglish && IT_NEXT.test(clause.folded.slice(clause.verb.end))
  return isNext || hasPronoun(clause, lexicon)
}

/** Where "until the berries are soft" begins, which names what is there already. */
export function sideClauseStart(
  { folded, verb }: Clause,
  { subordinators, source }: CompiledLexicon,
): number {
  const isSetOff = source.setsOffSideClauses === true
  if (source.verbPosition !== 'first' && !isSetOff) return folded.length
  const found = subordinators
    .spans(folded)
    .find(({ start }) => start > verb.start && (!isSetOff || /,\s*$/.test(folded.slice(0, start))))
  return found?.start ?? folded.length
}

/** "Until the ingredients are combined": those that are there. */
export function isInTest(at: number, { folded }: Clause, { source }: CompiledLexicon): boolean {
  const [until] = untilSpans(folded, source.language)
  return until !== undefined && until.end <= at && !/[,;]/.test(folded.slice(until.end, at))
}

/** Where "When the vegetables are soft," ends, which orders nothing; 0 without such a beginning. */
export function leadingSideClause(
  { folded, verb }: Clause,
  { subordinators, leadIns, source }: CompiledLexicon,
): number {
  const start = Math.max(0, folded.search(/\p{L}/u))
  // "Per preparare la minestra d'orzo iniziate tagliando": the dish is named, not the barley.
  if (tellsPurpose(folded.slice(start), source.language)) {
    const ends = [':', ','].map((sign) => folded.indexOf(sign))
    return ends.find((at) => at >= 0 && at < verb.start) ?? verb.start
  }
  const end = subordinators.endAt(folded, start) > start ? folded.indexOf(',') : -1
  if (end >= 0 && end < verb.start) return end
  // "Quando l'acqua è assorbita aggiungiamo il sale"
  return leadIns.endAt(folded, start) > start ? verb.start : 0
}

/** "sauce ingredients", "Zutaten für die Soße": at most an article and a preposition between. */
export function isBesideSpan(start: number, span: Span, { folded }: Clause): boolean {
  const between =
    start < span.start ? folded.slice(start, span.start) : folded.slice(span.end, start)
  return start < span.start ? /^\p{L}+ $/u.test(between) : /^ (?:\p{L}+ ){0,2}$/u.test(between)
}

/** "Whisk into the mixture", "whisk it into the yolks": right behind the verb it says where to. */
export function saysIntoWhat({ folded, verb }: Clause, lexicon: CompiledLexicon): boolean {
  const [, ...words] = folded.slice(verb.start).match(/\p{L}+/gu) ?? []
  return words.slice(0, 2).some((word) => isGoalWord(word, lexicon))
}
