import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERROR_TEXT, MISSING_TEXT } from '#shared/errors.ts'
import { LANGUAGES } from '#shared/language.ts'

type Tree = { [key: string]: string | string[] | Tree }
type Catalog = {
  translation: Tree
  errors?: Record<string, string>
  missing?: Record<string, string>
  validation?: Record<string, string>
}

const read = (name: string) => JSON.parse(readFileSync(`client/i18n/${name}.json`, 'utf8'))
const EN: Tree = read('en')
/** A form for nought is a text of its own in every language. */
const PLURAL = /_(one|two|few|many|other)$/

/** Every text by its path; the items of a list by their numbers. */
function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'string') return [[here, value]]
    if (Array.isArray(value)) return value.map((text, at) => [`${here}.${at}`, text])
    return textsOf(value, here)
  })
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
const unique = <T>(values: readonly T[]) => [...new Set(values)].sort()

describe.each(LANGUAGES.filter((code) => code !== 'en' && code !== 'gb'))(
  'the texts in %s',
  (code) => {
    const catalog: Catalog = read(code)
    const english = new Map(textsOf(EN))
    const texts = textsOf(catalog.translation)

    test('are those of English, in the plural forms of the language', () => {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
      const wanted = [...english.keys()].flatMap((path) =>
        PLURAL.test(path)
          ? pluralCategories.map((category) => path.replace(PLURAL, `_${category}`))
          : [path],
      )
      expect(unique(texts.map(([path]) => path))).toEqual(unique(wanted))
    })

    test('are not empty and hold the places of the English ones', () => {
      for (const [path, text] of texts) {
        expect(text.trim(), path).not.toBe('')
        // "One step" needs no number, but where "one" is also 21 it does.
        const forms = [path, path.replace(PLURAL, '_one'), path.replace(PLURAL, '_other')]
        const allowed = forms.flatMap((form) => english.get(form) ?? []).map(placeholders)
        expect(allowed.map(unique), path).toContainEqual(unique(placeholders(text)))
      }
    })

    test('word every error, with what it is about', () => {
      expect(Object.keys(catalog.errors ?? {}).sort()).toEqual(Object.keys(ERROR_TEXT).sort())
      expect(Object.keys(catalog.missing ?? {})).toEqual(Object.keys(MISSING_TEXT))
      for (const [name, sentence] of Object.entries(ERROR_TEXT)) {
        expect(unique(placeholders(catalog.errors?.[name] ?? '')), name).toEqual(
          unique(placeholders(sentence)),
        )
      }
    })
  },
)

test('what schemas say is worded in every language alike', () => {
  const [first, ...others] = LANGUAGES.filter((code) => code !== 'en' && code !== 'gb').map(
    (code) => Object.keys((read(code) as Catalog).validation ?? {}).sort(),
  )
  for (const other of others) expect(other).toEqual(first)
  expect(first).toContain('Please enter a valid email')
})

test('British English only says what it says otherwise', () => {
  const { translation } = read('gb') as Catalog
  const english = new Map(textsOf(EN))
  for (const [path, text] of textsOf(translation)) {
    expect(english.has(path), path).toBe(true)
    expect(text, path).not.toBe(english.get(path))
  }
})

/** 'recipe.title', `step.${kind}`. */
const PATH = /['"`]([a-zA-Z]\w*(?:\.(?:\w|\$\{[^}]*\})+)+)['"`]/g
const WHOLE_TREE = /\bt\('(\w+)', \{ returnObjects/g

test('no text is without a use', () => {
  const sources = globSync('client/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'))
  const named = new Set(
    sources.flatMap((source) =>
      [PATH, WHOLE_TREE].flatMap((pattern) =>
        [...source.matchAll(pattern)].map(([, path = '']) => path),
      ),
    ),
  )
  const patterns = [...named].map(
    (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}(\\.|$)`),
  )
  const paths = textsOf(EN).map(([path]) => path.replace(PLURAL, '').replace(/_zero$/, ''))
  const unused = paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))
  expect(unused).toEqual([])
})
