import type { Language } from '#shared/language.ts'
import { fold } from './phrases.ts'

/** Juice and zest, by their nouns alone; folded. */
const PART_WORDS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /^(?:juice|zest|rind)$/u,
  de: /^(?:saft|schale|abrieb|zesten)$/u,
  fr: /^(?:jus|zestes?)$/u,
  es: /^(?:zumo|jugo|ralladura|cascara)$/u,
  it: /^(?:succo|scorz[ae]|bucci[ae])$/u,
  pl: /^(?:sok|soku|sokiem|skork\p{L}+)$/u,
  uk: /^(?:сік|соку|соком|цедр\p{L}+)$/u,
  ro: /^(?:suc|sucul|coaja)$/u,
}

export const isPartWord = (word: string, language: Language): boolean =>
  PART_WORDS[language === 'gb' ? 'en' : language].test(fold(word))

/** "Le jus de cuisson", "the juice from the tin", "Saft der Tomaten": of something else. */
export const OF_OTHER =
  /^ (?:de|du|des|d'|del|dell|di|della|dei|delle|der|vom|von|from|of|z|ze|з|din|aus)(?!\p{L})/u

/** Verbs and nouns of what is done to a fruit for its juice or zest, folded, in all languages. */
export const PRESSING =
  /(?<!\p{L})(?:(?:aus)?press|exprim|sprem|squeez|juic|zest|jus(?!\p{L})|saft|zumo|jugo|succo|rall|reib|rap[eo]|ab(?:zu)?reib|grat|scorz|bucci|schal|wycis|zetrz|вичав|натер|stoarc|rad[ea])|(?:ausgepresst|abgerieb|auspress)/u

const JUICE = /saft|juice|jus|zumo|jugo|succo|sok|сік|соку|suc/u

/** Whether words for what is taken of a fruit tell of its juice and others of its zest alone. */
export function areOtherParts(one: string, other: string): boolean {
  const isJuice = (words: string) => JUICE.test(fold(words))
  const isBoth = (words: string) => /,/.test(words)
  return !isBoth(one) && !isBoth(other) && isJuice(one) !== isJuice(other)
}
