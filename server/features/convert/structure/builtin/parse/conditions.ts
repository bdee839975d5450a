import type { Language } from '#shared/language.ts'
import { VERBS } from '../ir/verbs.ts'
import type { Clause } from './clauses.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { GOES_ON } from './manners.ts'
import { PhrasePattern } from './phrase-pattern.ts'
import { findMatches, fold, type Span } from './phrases.ts'

/** Words that open an order which holds only in some cases, or what is not to be done. */
const CONDITIONS: Record<Exclude<Language, 'gb'>, readonly string[]> = {
  en: ['if', 'in case', 'should the', 'should it'],
  de: ['falls', 'sollte', 'sollten', 'wer', 'auf keinen fall', 'keinesfalls', 'nicht'],
  fr: ['si', "s'il", "s'ils", 'au cas où', 'ne', 'surtout ne', 'attention à ne'],
  es: ['si', 'en caso de', 'en el caso', 'no', 'nunca'],
  it: ['se', 'nel caso', 'in caso', 'qualora', 'non', 'mai'],
  pl: ['jeśli', 'jeżeli', 'gdyby', 'w razie'],
  uk: ['якщо', 'у разі', 'в разі', 'коли ж'],
  ro: ['dacă', 'în caz', 'daca'],
}

const patterns = new Map(
  Object.entries(CONDITIONS).map(([language, words]) => [
    language,
    new PhrasePattern(words.map(fold)),
  ]),
)

/** Words that say where an order holds, behind what it does not hold for: "… but if you use dried ones". */
const BUT_IF: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})but(?: only)? (?:if|in case|should (?:the|it|you))(?!\p{L})/u,
  de: /(?<!\p{L})(?:aber|doch|jedoch)(?: nur)?,? (?:falls|sollten?|wer|wenn)(?!\p{L})/u,
  fr: /(?<!\p{L})mais(?: seulement)?,? (?:si|s'ils?|au cas ou)(?!\p{L})/u,
  es: /(?<!\p{L})(?:pero|aunque)(?: solo)?,? (?:si|en caso de|en el caso)(?!\p{L})/u,
  it: /(?<!\p{L})(?:ma|pero)(?: solo)?,? (?:se|nel caso|in caso|qualora)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:ale|lecz|jednak)(?: tylko)?,? (?:jesli|jezeli|gdyby|w razie)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:але|проте|однак)(?: тільки)?,? (?:якщо|у разі|в разі|коли ж)(?!\p{L})/u,
  ro: /(?<!\p{L})(?:dar|insa)(?: numai| doar)?,? (?:daca|in caz)(?!\p{L})/u,
}

/** Where "but if" begins in a folded text; -1 without it. */
const butIfAt = (folded: string, { source: { language } }: CompiledLexicon) =>
  folded.search(BUT_IF[language === 'gb' ? 'en' : language])

/** "[Stir now and then,] but if it gets too thick, [add stock]": the order is in the next clause. */
export function endsWithCondition({ folded, verb }: Clause, lexicon: CompiledLexicon): boolean {
  return butIfAt(folded, lexicon) >= verb.end && /,\s*$/u.test(folded)
}

/** "Wenn der Teig zu fest ist", "wenn du magst"; else "wenn" says when an order's turn comes. */
const WENN =
  /^wenn (?:[^,]* )?(?:(?:etwas |viel )?zu (?!\p{L}+ (?:beginn|anf|fang))\p{L}+|notig|noetig|erforderlich|gewunscht|vorhanden|verfugbar|moglich|nicht(?! mehr)|keine?[nrms]?|man|du|ihr|sie (?:mogen|mochten|wollen)|jemand|mag|magst|mogen|mochtet?|will|willst|wollt|lieber)(?!\p{L})/u

/** "If using a food processor, …": such an order is always carried out, the machine is one. */
export function isForProcessor(folded: string, { forProcessors }: CompiledLexicon): boolean {
  const start = Math.max(0, folded.search(/\p{L}/u))
  return forProcessors.endAt(folded, start) > start
}

/** "Do not forget to add the salt" orders it. */
const REMINDERS =
  /^\s*(?:no (?:te |se |os )?olvid|non (?:vi )?dimentic|nicht vergess|ne pas oubli)/u

/** "In questa fase non far mai asciugare", right before the verb. */
const PROHIBITED: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:do not|don't|never)(?: \p{L}+){0,2} $/u,
  de: /(?<!\p{L})(?:(?:darf|durfen|soll(?:te|ten|en)?)(?: \p{L}+){0,3} nicht(?: \p{L}+){0,2}|aber nicht(?: mehr)?(?: \p{L}+)?) $/u,
  fr: /(?<!\p{L})ne (?:surtout )?(?:pas|jamais|plus)(?: \p{L}+){0,2} $/u,
  es: /(?<!\p{L})(?:no|nunca)(?: \p{L}+){0,2} $/u,
  it: /(?<!\p{L})non(?: \p{L}+){0,3} $/u,
  pl: /(?<!\p{L})nie(?: \p{L}+)? $/u,
  uk: /(?<!\p{L})не(?: \p{L}+)? $/u,
  ro: /(?<!\p{L})nu(?: \p{L}+){0,2} $/u,
}
/** "Do not stop stirring" orders it. */
const ON_AND_ON =
  /stop|arret|cess|dej\p{L}+ de|par\p{L}+ de|smett|przesta|припин|переста|opri|forget|olvid|dimentic|oubli/u

/** "Do not let it boil": what is not to be done. */
export function isProhibited({ folded, verb }: Clause, { source }: CompiledLexicon): boolean {
  const before = folded.slice(0, verb.start)
  return (PROHIBITED[source.language]?.test(before) ?? false) && !ON_AND_ON.test(before)
}

/** "… if your berries are sharp": how the food turns out, not what the cook likes or has. */
const WHERE_NEEDED: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})if (?:the|your|it|they|it's|they're|you find)(?!\p{L})/u,
  de: /(?<!\p{L})(?:falls|wenn) (?:der|die|das|es|sie) (?:.* )?(?:zu|nicht|sauer|dick|fest|flussig)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:si (?:le|la|les|vos|c'est|elle|elles)|s'ils?)(?!\p{L})/u,
  es: /(?<!\p{L})si (?:el|la|los|las|esta|estan|queda|quedan)(?!\p{L})/u,
  it: /(?<!\p{L})se (?:il|la|lo|le|gli|e|risulta|risultano|fosse)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:jesli|jezeli|gdyby) (?:jest|sa|ciasto|sos|masa|zupa)(?!\p{L})/u,
  uk: /(?<!\p{L})якщо (?:тісто|соус|маса|він|вона|воно|вони|занадто|надто)(?!\p{L})/u,
  ro: /(?<!\p{L})daca (?:este|sunt|e|aluatul|sosul|compozitia)(?!\p{L})/u,
}

/** "Sweeten with the honey if your berries are sharp": the cook decides whether it goes in. */
export function isOnlyWhere(
  { folded, verb, action }: Clause,
  { source }: CompiledLexicon,
): boolean {
  const { role } = VERBS[action]
  const isPutIn = role === 'season' || role === 'add'
  return isPutIn && (WHERE_NEEDED[source.language]?.test(folded.slice(verb.end)) ?? false)
}

/** "If needed": only some cooks put it in. */
const IF_NEEDED: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:if|where) (?:needed|necessary|required)(?!\p{L})/u,
  de: /(?<!\p{L})(?:bei bedarf|(?:falls|wenn|sofern) (?:notig|noetig|erforderlich))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:si (?:besoin|necessaire)|au besoin)(?!\p{L})/u,
  es: /(?<!\p{L})si (?:es |fuera |fuese )?(?:necesario|hace falta|hiciera falta)(?!\p{L})/u,
  it: /(?<!\p{L})(?:se (?:necessario|serve|occorre)|all'occorrenza)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:w razie potrzeby|(?:jesli|jezeli) trzeba)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:за потреби|при потребі|якщо (?:потрібно|треба))(?!\p{L})/u,
  ro: /(?<!\p{L})(?:la nevoie|daca (?:este|e) (?:nevoie|necesar)|daca trebuie)(?!\p{L})/u,
}

/** Whether an order puts something in only where the food turns out to want it. */
export function isWhereNeeded(clause: Clause, lexicon: CompiledLexicon): boolean {
  const isAsked = IF_NEEDED[lexicon.source.language]?.test(clause.folded) ?? false
  return isAsked || isOnlyWhere(clause, lexicon)
}

/** "Too thick? …" */
const QUESTION = /^[^.?!;:]*\?/u

/** "If the sauce gets too thick, add a little water": no order that is always carried out. */
export function isCondition({ folded, verb }: Clause, lexicon: CompiledLexicon): boolean {
  const { source } = lexicon
  if (isForProcessor(folded, lexicon)) return false
  const start = Math.max(0, folded.search(/\p{L}/u))
  const end = patterns.get(source.language)?.endAt(folded, start) ?? start
  const only = butIfAt(folded, lexicon)
  if (only >= 0 && only < verb.start) return true
  const isAsked = QUESTION.exec(folded.slice(start))
  if (isAsked && start + isAsked[0].length <= verb.start) return true
  const isOpened = end > start || (source.language === 'de' && WENN.test(folded.slice(start)))
  return isOpened && start < verb.start && !REMINDERS.test(folded)
}

/**
 * What is said of other cases: "15 minutes (30 minutes if the meat is still raw)", ", adding a
 * spoonful of the flour if it curdles".
 */
export function conditionalAsides(folded: string, { source }: CompiledLexicon): Span[] {
  const pattern = patterns.get(source.language)
  const brackets = findMatches(/\([^)]*\)?/gu, folded)
  const goingOn = findMatches(/,[^,;:()]+/gu, folded).filter(({ start, end }) =>
    GOES_ON.test(folded.slice(start + 1, end).trim()),
  )
  return [...brackets, ...goingOn].filter(({ start, end }) =>
    pattern?.isIn(folded.slice(start, end)),
  )
}
