import type { Language } from '#shared/language.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import { PL } from './pl.ts'
import { RO } from './ro.ts'
import { UK } from './uk.ts'
import type { RenderWords } from './words.ts'

/** British English writes the machine's sentences as English does. */
const WORDS: Readonly<Record<Language, RenderWords>> = {
  en: EN,
  gb: EN,
  de: DE,
  fr: FR,
  it: IT,
  es: ES,
  pl: PL,
  uk: UK,
  ro: RO,
}

/** The words of the machine's sentences in a language. */
export function renderWordsOf(language: Language): RenderWords {
  return WORDS[language]
}
