import type { Language } from '#shared/language.ts'
import { NOTATION } from './notation-words.ts'
import { GERMAN_NOTICES } from './notice-words/de.ts'
import { ENGLISH_NOTICES, type NoticeWords } from './notice-words/en.ts'
import { SPANISH_NOTICES } from './notice-words/es.ts'
import { FRENCH_NOTICES } from './notice-words/fr.ts'
import { ITALIAN_NOTICES } from './notice-words/it.ts'
import { POLISH_NOTICES } from './notice-words/pl.ts'
import { ROMANIAN_NOTICES } from './notice-words/ro.ts'
import { UKRAINIAN_NOTICES } from './notice-words/uk.ts'

/** The sentences of the appliance check; British English has no word of its own in them. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: ENGLISH_NOTICES,
  gb: ENGLISH_NOTICES,
  pl: POLISH_NOTICES,
  uk: UKRAINIAN_NOTICES,
  de: GERMAN_NOTICES,
  es: SPANISH_NOTICES,
  ro: ROMANIAN_NOTICES,
  fr: FRENCH_NOTICES,
  it: ITALIAN_NOTICES,
}

export type NoticeCode = keyof NoticeWords
export type NoticeParams = Record<string, string | number>

type WithoutFixed<Code> = Code extends `${infer Problem}_FIXED` ? Problem : never
/** Problems that can be repaired without changing the dish. */
export type RepairableCode = WithoutFixed<NoticeCode>
/** Problems that only the cook can settle. */
export type WarningCode = Exclude<NoticeCode, `${string}_FIXED`>

/** A point between digits: a speed or a time. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d)/g

/**
 * The sentence of a notice with its parameters filled in. A code of another version of the
 * product, which has no sentence here, is its own text.
 */
export function noticeSentence(
  code: string,
  params: NoticeParams = {},
  language: Language = 'en',
): string {
  if (!isNoticeCode(code)) return code
  const { decimalMark } = NOTATION[language === 'gb' ? 'en' : language]
  return NOTICE_WORDS[language][code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = String(params[name] ?? '')
    return name === 'name' ? text : text.replace(DECIMAL_POINT, decimalMark)
  })
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(ENGLISH_NOTICES, code)
}
