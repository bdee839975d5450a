import type { Language } from '#shared/language.ts'
import { saysWhatIsFirst } from './chatter.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { MAKING } from './making-words.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { fold } from './phrases.ts'
import type { Sentence } from './sentences.ts'

/** Words with which a sentence turns from what goes on to what comes next. */
const MEANWHILE: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['meanwhile', 'while', 'whilst', 'in the meantime', 'in the meanwhile', 'during this time'],
  de: ['inzwischen', 'währenddessen', 'während', 'in der zwischenzeit', 'unterdessen', 'derweil'],
  fr: ['pendant', 'pendant ce temps', 'entre-temps', 'entretemps', 'en attendant'],
  es: ['mientras', 'mientras tanto', 'entretanto', 'en el mientras tanto', 'durante la cocción'],
  it: ['mentre', 'nel frattempo', 'intanto', 'frattanto', 'nel mentre', 'durante la cottura'],
  pl: ['w międzyczasie', 'w tym czasie', 'podczas gdy', 'tymczasem'],
  uk: ['тим часом', 'поки', 'доки', 'у цей час', 'в цей час', 'за цей час'],
  ro: ['între timp', 'în timp ce', 'în acest timp', 'cât timp'],
}

/** These join two things that are done together, and begin nothing new. */
const SIMULTANEOUSLY = [
  ...['at the same time', 'during that time', 'gleichzeitig', 'in dieser zeit', 'en même temps'],
  ...['al mismo tiempo', 'durante este tiempo', 'durante ese tiempo', 'contemporaneamente'],
  ...['jednocześnie', 'одночасно'],
]

const patterns = new Map(
  Object.entries(MEANWHILE).map(([language, words]) => [
    language,
    new PhrasePattern(words.map(fold)),
  ]),
)

const inAnyLanguage = new PhrasePattern(
  [...Object.values(MEANWHILE).flat(), ...SIMULTANEOUSLY].map(fold),
)

/** Whether a folded text says, in any of the languages, that something happens during something else. */
export const saysMeanwhile = (folded: string): boolean => inAnyLanguage.isIn(folded)

/** Where "while you heat the griddle" begins in a folded text; -1 without such a clause. */
export function meanwhileAt(folded: string, language: Language): number {
  return patterns.get(language)?.spans(folded)[0]?.start ?? -1
}

/** "While the soup simmers, rub the bread", but not "pendant 5 minutes". */
export function beginsMeanwhile({ folded }: Clause, { source }: CompiledLexicon): boolean {
  const start = Math.max(0, folded.search(/\p{L}/u))
  const end = patterns.get(source.language)?.endAt(folded, start) ?? start
  return end > start && !/^\s*(?:\p{L}+\s)?\d/u.test(folded.slice(end))
}

/** Whether a clause that names no food only says what the next ones make. */
export const announcesMaking = ({ folded }: Clause, { source }: CompiledLexicon) =>
  MAKING.test(folded) || saysWhatIsFirst(folded, source.language)

/** Longer sentences tell something. */
const LONGEST = 14
/** "Fire up." at the beginning of its paragraph names what the paragraph is about. */
const MAX_NAME_LENGTH = 2
/** "Make the apple slaw." */
const MAX_MAKING_LENGTH = 4

/**
 * Whether a sentence that orders nothing itself belongs to what comes behind it: "Meanwhile, make
 * the glaze.", "For the dough.", "Fire up." at the beginning of a paragraph; or a part of one that does,
 * "meanwhile cook the sauce: [warm the cherries …]".
 */
export function announces(
  { text, place }: Pick<Sentence, 'text' | 'place'>,
  { folded, action, verb }: Clause,
  { source, componentOpeners }: CompiledLexicon,
): boolean {
  const start = Math.max(0, folded.search(/\p{L}/u))
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
  const isMeanwhile = (patterns.get(source.language)?.endAt(folded, start) ?? start) > start
  const isShort = folded.trim().split(/\s+/).length <= LONGEST
  const isHead = /:\s*$/.test(folded) && isShort && (MAKING.test(folded) || isMeanwhile)
  if (/:\s*$/.test(text) || isHead) return true
  if (words > LONGEST) return false
  // "Start with a spoonful and add more to taste" begins no part of the recipe.
  const isWhole = folded.trim().length >= text.trim().length
  const isIdle = action === 'other' || action === 'prepare'
  if (isWhole && isIdle && saysWhatIsFirst(folded, source.language)) return true
  if (isMeanwhile) return true
  const isMaking = action === 'other' && verb.end > verb.start && words <= MAX_MAKING_LENGTH
  if (place === 'opens' && (words <= MAX_NAME_LENGTH || isMaking)) return /\.\s*$/.test(text)
  const isOpener = componentOpeners.endAt(folded, start) > start
  return place === 'whole' && isOpener && words <= MAX_MAKING_LENGTH
}
