import type { Language } from '#shared/language.ts'

/** `adjectives`: how many may stand before the food; "in the second bowl the [eggs]" names a bowl. */
const before = (words: string, adjectives = 0) =>
  new RegExp(`(?<!\\p{L})(?:${words}) (?:\\p{L}+ ){0,${adjectives}}$`, 'u')

type Words = Record<Exclude<Language, 'gb'>, RegExp>

/** Ends folded text before one of several: "chop the second [onion]". */
const ORDINAL: Words = {
  en: before('the (?:first|second|third|fourth)', 1),
  de: before('(?:d[aein][senrm]|di?e) (?:erst|zweit|dritt|viert)e[nrsm]?'),
  fr: before("(?:l[ea]s? |l')(?:premiere?|deuxieme|seconde?|troisieme|quatrieme)"),
  es: before('(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa])'),
  it: before('(?:il|la) (?:prim|second|terz|quart)[oa]'),
  pl: before('(?:pierwsz|drug|trzeci|czwart)(?!\\p{L}* (?:polow|czesc|raz))\\p{L}*'),
  uk: before('(?:перш|друг|трет|четверт)(?!\\p{L}* (?:половин|частин|раз))\\p{L}*'),
  ro: before('(?:prim(?:a|ul)|a doua|al doilea|a treia|al treilea|a patra|al patrulea)'),
}

/** Ends folded text before those that are left: "slice the other [onion]". */
const OTHER: Words = {
  en: before('the other(?: one| two| three| half)?', 1),
  de: before('(?:d[aeinrs]+|die) (?:ander|weiter)e[nrsm]?(?! halfte)'),
  fr: before("(?:l'autre|les (?:deux |trois )?autres)(?! moitie)"),
  es: before('(?:la|el|l[ao]s) otr[oa]s?(?! mitad)'),
  it: before("(?:l'altr[oa]|gli altri|le altre)(?! meta)"),
  pl: before('inn(?:a|y|e|ych|ego|ej)'),
  uk: before('інш(?:у|ий|і|их|ого|ої)'),
  ro: before('(?:cealalta|celalalt|celelalte|ceilalti)(?! jumatate)'),
}

/** The article before a food that may be a number as well: "eine [Zwiebel]". */
const ONE: Words = {
  en: before('(?:an?|one)', 2),
  de: before('eine?[nrsm]?', 2),
  fr: before('une?', 2),
  es: before('un[oa]?', 2),
  it: /(?<!\p{L})(?:un[oa]? (?:\p{L}+ ){0,2}|un')$/u,
  pl: before('jed(?:en|na|na|no|nej|nego)', 2),
  uk: before('од(?:ин|ну|на|не|ного|нієї)', 2),
  ro: before('(?:o|un)', 2),
}

const own = (words: Words, language: Language) => words[language === 'gb' ? 'en' : language]

/** Whether folded text ends with "the second", "the third" before its food. */
export const isOrdinalBefore = (text: string, language: Language): boolean =>
  own(ORDINAL, language).test(text)

/** Whether folded text ends with "the other" before its food. */
export const isOtherBefore = (text: string, language: Language): boolean =>
  own(OTHER, language).test(text)

/** Whether folded text ends with "one" or "a" before its food. */
export const isOneBefore = (text: string, language: Language): boolean =>
  own(ONE, language).test(text)
