import type { Language } from '#shared/language.ts'

/** A word for "not", and the small words that may stand between it and what is not wanted, folded. */
const NOT: Record<Exclude<Language, 'gb'>, readonly [not: string, between: string]> = {
  en: [
    "not|n't|never|without",
    'too|very|so|quite|that|overly|completely|totally|entirely|perfectly|be|making|turning|reducing|blending|processing|letting|it|them|this|to|into|until|becomes?|an?|the',
  ],
  de: [
    'nicht|ohne',
    'zu|zum|zur|ganz|sehr|allzu|so|vollig|komplett|vollstandig|bis|eine[mrn]?|es|sie|ist|in',
  ],
  fr: [
    'pas|sans',
    "trop|tres|completement|totalement|les?|la|en|reduire|mixer|faire|hacher|broyer|obtenir|avoir|une?|ce|que|soit|jusqu'a|de",
  ],
  es: [
    'no|sin',
    'muy|demasiado|del|todo|tan|hasta|que|quede|queden|sea|sean|llegue|obtener|hacer|llegar|a|en|una?|el|las?|los?|convertir\\p{L}*|reducir\\p{L}*',
  ],
  it: [
    'non|senza',
    'troppo|molto|del|tutto|completamente|fino|ad?|ottenere|formare|una?|il|la|che|diventi|ridurr\\p{L}*|far\\p{L}*|in|essere|deve',
  ],
  pl: ['nie|bez', 'za|zbyt|bardzo|calkiem|calkowicie|zupelnie|na|do|w'],
  uk: ['не|без', 'дуже|надто|занадто|зовсім|повністю|цілком|до|стану|на|у|в'],
  ro: [
    'nu|fara',
    'prea|foarte|chiar|de|tot|pana|la|cand|o|un|a|obtine|obtinem|sa|le|il|fie|devina|in|face\\p{L}*|transform\\p{L}*',
  ],
}

const patterns = new Map(
  Object.entries(NOT).map(([language, [not, between]]) => [
    language,
    new RegExp(`(?<![\\p{L}])(?:${not})(?:[\\s']+(?:${between}))*[\\s']+(?:l')?$`, 'u'),
  ]),
)

/** "But not to a smooth [paste]", "nicht zu [fein]": what stands at that place is not wanted. */
export function isNegatedAt(folded: string, at: number, language: Language): boolean {
  return patterns.get(language === 'gb' ? 'en' : language)?.test(folded.slice(0, at)) ?? false
}

/** "But not too fine", "pas trop fin" in all languages, at the beginning of what is said besides. */
export const LIMIT =
  /^(?:(?:but|aber|jedoch|mais|pero|ma|ale|lecz|але|проте|dar|insa) (?:not|nicht|pas|no|non|nie|не|nu|sans|sin|senza|bez|без|fara)|(?:not|nicht|pas|no|non|nie|не|nu) (?:too|very|to|zu|ganz|allzu|zum|zur|trop|tres|completement|muy|demasiado|hasta|del todo|troppo|molto|fino|del tutto|za|zbyt|na|do|надто|занадто|дуже|до|prea|foarte|pana))(?!\p{L})/u
