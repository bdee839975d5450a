import type { Language } from '#shared/language.ts'

/** Verbs that fill food with something, in folded text; no vessel is filled up so. */
const STUFFING: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:(?:fill|stuff)(?= )|(?:filling|stuffing) (?:each|every|the|all)(?= ))(?! (?:up|a|in) )/u,
  de: /(?<!\p{L})(?:be)?full(?:en|e|t)?(?!\p{L})/u,
  fr: /(?<!\p{L})(?:farci(?:r|s|ssez|ssons)|rempli(?:r|s|ssez|ssons)|garni(?:r|s|ssez|ssons))(?!\p{L})/u,
  es: /(?<!\p{L})rellen(?:ar|a|e|ad|en|amos|aremos)(?!\p{L})/u,
  it: /(?<!\p{L})(?:farci(?:re|te|sci|amo)|riempi(?:re|te|amo)?|imbotti(?:re|te|sci))(?!\p{L})/u,
  pl: /(?<!\p{L})(?:napeln|nafaszer|faszer|nadziej|nadziew|nadziac|nadzial)\p{L}*/u,
  uk: /(?<!\p{L})(?:наповн|начин(?:іть|ити|яй|яє|юєм)|фарширу|нафарширу)\p{L}*/u,
  ro: /(?<!\p{L})umpl(?:e|eti|em|u)\p{L}*/u,
}

/** What was cut off to be put on again, in folded text. */
const LIDS: Record<Exclude<Language, 'gb'>, RegExp> = {
  en: /(?<!\p{L})(?:lids?|tops|caps|hats)(?!\p{L})/u,
  de: /(?<!\p{L})(?:deckel\p{L}*|kappen?|hut(?:e|chen)?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:chapeaux?|couvercles?|calottes?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:tapas?|tapaderas?|tapitas?|sombrer(?:it)?os?)(?!\p{L})/u,
  it: /(?<!\p{L})(?:calott[ae]|coperchi|cappell[oi]|tapp[oi])(?!\p{L})/u,
  pl: /(?<!\p{L})(?:wierzch|wieczk|czapeczk|kapelusi|pokryweczk|pokrywk)\p{L}*/u,
  uk: /(?<!\p{L})(?:верхівк|верхечк|кришечк|шапочк|капелюш)\p{L}*/u,
  ro: /(?<!\p{L})capac(?:ul|ele|e)?(?!\p{L})/u,
}

const own = (words: Record<Exclude<Language, 'gb'>, RegExp>, language: Language) =>
  words[language === 'gb' ? 'en' : language]

/** Whether an order fills food: "stuff the peppers". */
export const isStuffing = (folded: string, language: Language): boolean =>
  own(STUFFING, language).test(folded)

/** Whether a text speaks of what was cut off a vegetable: "put the lids back on". */
export const namesLids = (folded: string, language: Language): boolean =>
  own(LIDS, language).test(folded)
