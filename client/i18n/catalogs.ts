import i18next, { type BackendModule } from 'i18next'
import { DEFAULT_LANGUAGE } from '#shared/language.ts'

/** A language's file: texts, sentences of errors, and what schemas say. English is texts alone. */
export type Catalog = {
  translation: object
  errors?: Record<string, string>
  missing?: Record<string, string>
  validation?: Record<string, string>
}

/** Each language in two files, as the build splits them: what the first screen shows, and all else. */
const FIRST = import.meta.glob<Partial<Catalog>>(['./*.json', '!./en.json'], {
  query: '?first',
  import: 'default',
})
const LATE = import.meta.glob<Partial<Catalog>>('./*.json', {
  query: '?late',
  import: 'default',
})

/** Where texts are looked for that the first screen does without. */
export const LATE_NAMESPACE = 'late'
const LATE_NAMESPACES = [LATE_NAMESPACE, 'validation']

export const catalogs: BackendModule = {
  type: 'backend',
  init() {},
  async read(language, namespace, answer) {
    try {
      const catalog = await (namespace === 'translation' ? loadFirst : loadLate)(language)
      answer(null, namespace === 'validation' ? (catalog.validation ?? {}) : textsOf(catalog))
    } catch (error) {
      // English stands in, and the next change of the language tries again.
      answer(error instanceof Error ? error : new Error(String(error)), false)
    }
  },
}

const fileOf = (language: string) => `./${language}.json`

async function loadFirst(language: string): Promise<Partial<Catalog>> {
  const { translation } = (await FIRST[fileOf(language)]?.()) ?? {}
  // i18next takes a language without any text, as British English is at first, for none.
  return { translation: { ...translation, language } }
}

async function loadLate(language: string): Promise<Partial<Catalog>> {
  const texts = LATE[fileOf(language)]?.()
  if (language !== 'en') return (await texts) ?? {}
  // What errors say in English stands where their codes are; asked for beside the texts.
  const [english, { ERROR_TEXT: errors, MISSING_TEXT: missing }] = await Promise.all([
    texts,
    import('#shared/errors.ts'),
  ])
  return { ...english, errors, missing }
}

function textsOf({ translation, validation: _, ...others }: Partial<Catalog>) {
  return { ...translation, ...others }
}

/** Loads the texts that the first screen does without; whatever else is shown waits for them. */
export async function loadLateTexts(): Promise<void> {
  const isThere = () => i18next.hasResourceBundle(DEFAULT_LANGUAGE, LATE_NAMESPACE)
  await i18next.loadNamespaces(LATE_NAMESPACES)
  if (!isThere()) await i18next.reloadResources(undefined, LATE_NAMESPACES)
  if (!isThere()) throw new Error('The texts could not be loaded')
}
