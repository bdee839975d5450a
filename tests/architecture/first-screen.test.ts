import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

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

/** Each library that comes with a page's start, with the file that asks for it. */
function librariesOf(entry: string): Map<string, string> {
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
  return libraries
}

test('the first screen comes without what only later screens need', () => {
  const libraries = librariesOf('client/main.tsx')
  expect(libraries.has('react-dom')).toBe(true)
  expect(LATE.flatMap((name) => libraries.get(name) ?? [])).toEqual([])
})
