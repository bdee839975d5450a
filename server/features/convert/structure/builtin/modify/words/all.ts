import type { Language } from '#shared/language.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { PL } from './pl.ts'
import { RO } from './ro.ts'
import { UK } from './uk.ts'
import type { ModifyWords } from './words.ts'

/** A language with word tables of its own: all but British English. */
export type WordLanguage = Exclude<Language, 'gb'>

const WORDS: Readonly<Record<WordLanguage, ModifyWords>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pl: PL,
  uk: UK,
  ro: RO,
}

export const WORD_LANGUAGES = Object.keys(WORDS) as WordLanguage[]

/** The language whose words are read and written for it. */
export function wordLanguageOf(language: Language): WordLanguage {
  return language === 'gb' ? 'en' : language
}

/** The words with which changes are asked for and written in a language. */
export function modifyWordsOf(language: Language): ModifyWords {
  return WORDS[wordLanguageOf(language)]
}
