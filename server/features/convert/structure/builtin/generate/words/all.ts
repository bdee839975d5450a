import type { Language } from '#shared/language.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { PL } from './pl.ts'
import { RO } from './ro.ts'
import { UK } from './uk.ts'
import type { IdeaWords } from './words.ts'

/** British English is asked for and written as English is. */
const WORDS: Readonly<Record<Language, IdeaWords>> = {
  en: EN,
  gb: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pl: PL,
  uk: UK,
  ro: RO,
}

/** The words with which dishes are asked for and written in a language. */
export function ideaWordsOf(language: Language): IdeaWords {
  return WORDS[language]
}
