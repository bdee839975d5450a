import type { Language } from '#shared/language.ts'

/** What only an order looks like: its ending, a pronoun before it, or an object right behind it. */
const ORDERS: Partial<Record<Language, RegExp>> = {
  it: /^(?:\p{L}+(?:iamo|[aei]te|[aei]re?)(?:l[oaie]|ci|vi|ne)?(?!\p{L})|\p{L}+\s+(?:il|lo|la|l'|i|gli|le|un|una|uno|tutto)(?!\p{L}))/u,
  fr: /^(?:\p{L}+(?:ez|ons|er|ir|re)(?:-\p{L}+)?(?!\p{L})|\p{L}+[est]\s+(?:le|la|les|l'|un|une|ton|ta|tes)(?!\p{L}))/u,
  es: /^(?:\p{L}+(?:mos|[aei]r)(?:l[oae]s?)?(?!\p{L})|\p{L}+\s+(?:el|la|los|las|un|una|todo)(?!\p{L}))/u,
}
const PRONOUN_BEFORE: Partial<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:lo|la|li|le) si $/u,
  es: /(?<!\p{L})(?:lo|la|los|las) $/u,
}

/** "Quand l'eau commence à bouillir": an infinitive that hangs on another verb. */
const DEPENDS: Partial<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:a|de|d'|pour|sans|se|s'|y|fai(?:re|t)|laiss(?:er|e)|va|vont|doi(?:t|vent)|peu(?:t|vent)) ?(?:(?:l[ea]s?|l') ?)?$/u,
}

/** "Quando l'acqua è assorbita [aggiungiamo] il sale": an order that no comma parts from its time. */
export function isSureOrder(folded: string, at: number, language: Language): boolean {
  if (DEPENDS[language]?.test(folded.slice(0, at))) return false
  const isForm = ORDERS[language]?.test(folded.slice(at)) ?? false
  return isForm || (PRONOUN_BEFORE[language]?.test(folded.slice(0, at)) ?? false)
}

/** Whether a verb there is an order, for all that can be told of it: "[Découpe] du poulet" is none. */
export function mayBeOrder(folded: string, at: number, language: Language): boolean {
  return !ORDERS[language] || isSureOrder(folded, at, language)
}

/** Whether no word has the form of an order, in languages whose orders have one: unknown verbs have it too. */
export function looksLikeNoOrder(folded: string, language: Language): boolean {
  const pattern = ORDERS[language]
  if (!pattern) return false
  return folded.matchAll(/\p{L}+/gu).every(({ index }) => !pattern.test(folded.slice(index)))
}

/** "Per realizzare i panini con gocce di cioccolato", "pour la tarte aux pommes": what is to come of it. */
const PURPOSE: Partial<Record<Language, RegExp>> = {
  it: /^per (?:\p{L}+re|il|lo|la|l'|i|gli|le)(?!\p{L})/u,
  fr: /^pour (?:\p{L}+(?:er|ir|re)|la|les?|l')(?!\p{L}{2})/u,
  es: /^para (?:\p{L}+r|el|las?|los)(?!\p{L})/u,
}

/** Whether an order begins with what it is for; the foods there name the dish. */
export const tellsPurpose = (folded: string, language: Language): boolean =>
  PURPOSE[language]?.test(folded) ?? false
