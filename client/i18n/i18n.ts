import i18next, { type BackendModule } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { ERROR_TEXT, type ErrorCode, MISSING_TEXT, type Missing } from '#shared/errors.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/language.ts'
import en from './en.json'

// Widened to plain texts: which code comes is known only then.
const errors: Record<ErrorCode, string> = ERROR_TEXT
/** What errors say is missing. */
const missing: Record<Missing, string> = MISSING_TEXT
/** Schemas speak English, and their English is the key: only other languages need entries. */
const validation: Record<string, string> = {}

/** What is there from the start; its keys are the type of all others. */
export const RESOURCES = {
  en: { translation: { ...en, errors, missing }, validation },
}

/** A language's file: texts, sentences of errors, and what schemas say. */
export type Catalog = {
  translation: object
  errors?: Record<string, string>
  missing?: Record<string, string>
  validation?: Record<string, string>
}

/** The other languages, each loaded when it is first wanted. */
const CATALOGS: Record<Exclude<Language, 'en'>, () => Promise<{ default: Catalog }>> = {
  gb: () => import('./gb.json'),
  pl: () => import('./pl.json'),
  uk: () => import('./uk.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  ro: () => import('./ro.json'),
  fr: () => import('./fr.json'),
  it: () => import('./it.json'),
}

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

const catalogs: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace, answer) {
    const load = Object.hasOwn(CATALOGS, language)
      ? CATALOGS[language as keyof typeof CATALOGS]
      : null
    try {
      const catalog = (await load?.())?.default ?? { translation: {} }
      answer(null, namespace === 'validation' ? (catalog.validation ?? {}) : textsOf(catalog))
    } catch (error) {
      // English stands in, and the next change of the language tries again.
      answer(error instanceof Error ? error : new Error(String(error)), false)
    }
  },
}

function textsOf({ translation, validation: _, ...ofErrors }: Catalog) {
  return { ...translation, ...ofErrors }
}

/** Sets the language up: as chosen before, else as the browser prefers, else English. */
export async function startI18n() {
  await i18next
    .use(catalogs)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: RESOURCES,
      partialBundledLanguages: true,
      ns: ['translation', 'validation'],
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
