import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { isFirstText } from '#client/i18n/first-texts.ts'

/** Libraries that nobody needs to see and use the first screen. */
const LATE = ['zod', 'motion', 'eventsource', 'react-hook-form', 'idb-keyval', 'diff']

/** What a file imports by a statement; of types alone nothing is left in the browser. */
function importsOf(path: string): string[] {
  const statements = readFileSync(path, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'"\n;]*?|\{[^}]*\}) ?(?:from )?'([^']+)'/gm,
  )
  return [...statements].flatMap(([, name]) => name ?? [])
}

function fileOf(name: string, importer: string): string | null {
  if (name.startsWith('.')) return normalize(join(dirname(importer), name))
  return name.startsWith('#') ? name.slice(1) : null
}

/** What comes with a page's start: our own files, and each library with the file that asks for it. */
function startOf(entry: string) {
  const files = new Set([entry])
  const libraries = new Map<string, string>()
  for (const file of files) {
    if (!file.endsWith('.ts') && !file.endsWith('.tsx')) continue
    for (const name of importsOf(file)) {
      const next = fileOf(name, file)
      if (next) files.add(next)
      else libraries.set(name.split('/')[0] ?? name, file)
    }
  }
  return { files: [...files], libraries }
}

/** The texts that a file asks for, as `group.name`; of a name that is put together, its beginning. */
function textsOf(file: string): string[] {
  const calls = readFileSync(file, 'utf8').matchAll(/\bt\(([^()]*)/g)
  return [...calls].flatMap(([, inside = '']) =>
    [...inside.matchAll(/['`]([a-z]\w*\.\w*)/gi)].map(([, name]) => name ?? ''),
  )
}

const start = startOf('client/main.tsx')

test('the first screen comes without what only later screens need', () => {
  expect(start.libraries.has('react-dom')).toBe(true)
  expect(LATE.flatMap((name) => start.libraries.get(name) ?? [])).toEqual([])
})

test('the first screen shows no text that comes after it', () => {
  const texts = start.files.filter((file) => /\.tsx?$/.test(file)).flatMap(textsOf)
  expect(texts).toContain('nav.label')
  const late = texts.filter((text) => {
    const [group = '', name = ''] = text.split('.')
    return !isFirstText(group, name)
  })
  expect(late).toEqual([])
})

test('every part that is loaded later waits for its texts', () => {
  const files = globSync('client/**/*.{ts,tsx}')
  const lazy = files.filter((file) => /\blazy\(/.test(readFileSync(file, 'utf8')))
  expect(lazy).toEqual(['client/lib/late-part.ts'])
})
