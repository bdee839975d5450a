import type { Language } from '#shared/language.ts'
import { fold } from './phrases.ts'

/** Between such a word and its food: "the second large red [onion]". */
const ADJECTIVES = '(?:\\p{L}+ ){0,2}$'

const before = (words: string) => new RegExp(`(?<!\\p{L})(?:${words}) ${ADJECTIVES}`, 'u')

type Words = Record<Exclude<Language, 'gb'>, RegExp>

/** Ends folded text before one of several: "chop the second [onion]". */
const ORDINAL: Words = {
  en: before('the (?:first|second|third|fourth)'),
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
  en: before('the other(?: one| two| three| half)?'),
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
  en: before('(?:an?|one)'),
  de: before('eine?[nrsm]?'),
  fr: before('une?'),
  es: before('un[oa]?'),
  it: /(?<!\p{L})(?:un[oa]? (?:\p{L}+ ){0,2}|un')$/u,
  pl: before('jed(?:en|na|na|no|nej|nego)'),
  uk: before('од(?:ин|ну|на|не|ного|нієї)'),
  ro: before('(?:o|un)'),
}

const own = (words: Words, language: Language) => words[language === 'gb' ? 'en' : language]

/** Whether folded text ends with "the second", "the third" before its food. */
export const isOrdinalBefore = (text: string, language: Language): boolean =>
  own(ORDINAL, language).test(fold(text))

/** Whether folded text ends with "the other" before its food. */
export const isOtherBefore = (text: string, language: Language): boolean =>
  own(OTHER, language).test(fold(text))

/** Whether folded text ends with "one" or "a" before its food. */
export const isOneBefore = (text: string, language: Language): boolean =>
  own(ONE, language).test(fold(text))
