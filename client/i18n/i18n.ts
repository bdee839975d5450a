import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { ERROR_TEXT, type ErrorCode } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import en from './en.json'

// Widened to plain texts: which code comes is known only then.
const errors: Record<ErrorCode, string> = ERROR_TEXT
/** Schemas speak English, and their English is the key: only other languages need entries. */
const validation: Record<string, string> = {}

export const RESOURCES = {
  en: { translation: { ...en, errors }, validation },
} satisfies Partial<Record<Language, object>>

type TextLanguage = keyof typeof RESOURCES
const DEFAULT_LANGUAGE: TextLanguage = 'en'

/** Languages that have texts, by the name that their speakers use. */
export const LANGUAGE_NAMES: Record<TextLanguage, string> = { en: 'English' }

/** Sets the language up: as chosen before, else as the browser prefers, else English. */
export function startI18n() {
  return i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: RESOURCES,
      supportedLngs: Object.keys(RESOURCES),
      nonExplicitSupportedLngs: true,
      fallbackLng: DEFAULT_LANGUAGE,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupLocalStorage: 'i18nextLng',
        caches: ['localStorage'],
      },
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    })
}

/** The language that recipes are asked for: the interface's. */
export function recipeLanguage(resolved: string | undefined): Language {
  return Object.hasOwn(RESOURCES, resolved ?? '') ? (resolved as TextLanguage) : DEFAULT_LANGUAGE
}
