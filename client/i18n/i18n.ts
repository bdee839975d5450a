import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/language.ts'
import { catalogs, LATE_NAMESPACE } from './catalogs.ts'
import first from './en.json?first'

/** The languages by the names that their speakers use. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English (US)',
  gb: 'English (UK)',
  pl: 'Polski',
  uk: 'Українська',
  de: 'Deutsch',
  es: 'Español',
  ro: 'Română',
  fr: 'Français',
  it: 'Italiano',
}

/** Sets the language up: as chosen before, else as the browser prefers, else English. */
export async function startI18n() {
  await i18next
    .use(catalogs)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      // Schemas speak English, and their English is the key: only other languages need entries.
      resources: { en: { translation: first, validation: {} } },
      partialBundledLanguages: true,
      ns: ['translation'],
      fallbackNS: LATE_NAMESPACE,
      supportedLngs: LANGUAGES,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: DEFAULT_LANGUAGE,
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupLocalStorage: 'i18nextLng',
        caches: ['localStorage'],
        convertDetectedLanguage: (name) => (/^en-GB\b/i.test(name) ? 'gb' : name),
      },
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    })
}

/** As HTML and speech know the language. */
export function htmlLanguage(resolved: string | undefined): string {
  const language = recipeLanguage(resolved)
  return language === 'gb' ? 'en-GB' : language
}

/** The language that recipes are asked for: the interface's. */
export function recipeLanguage(resolved: string | undefined): Language {
  return LANGUAGES.find((language) => language === resolved) ?? DEFAULT_LANGUAGE
}
