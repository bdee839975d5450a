import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ERROR_TEXT } from '#shared/errors.ts'

const sources = globSync('{shared,server,client,migrations}/**/*.{ts,tsx}')
const tests = globSync('tests/**/*.{ts,tsx}')
const read = (path: string) => readFileSync(path, 'utf8')
const filesWith = (paths: string[], pattern: RegExp) =>
  paths.filter((path) => pattern.test(read(path)))

describe('tests', () => {
  const here = 'tests/architecture/rules.test.ts'

  test('replace none of our own modules, skip nothing and never sleep', () => {
    const others = tests.filter((path) => path !== here)
    expect(filesWith(others, /vi\.mock\(|\.(skip|only|todo)\(|waitForTimeout/)).toEqual([])
  })
})

describe('sources', () => {
  test('read the environment in config.ts alone', () => {
    expect(filesWith(sources, /process\.env\b/)).toEqual(['server/config.ts'])
  })

  test('stay small enough to be read at once', () => {
    const long = sources.filter((path) => read(path).split('\n').length > 300)
    expect(long.filter((path) => !/\/(words|lexicon|food-words)\//.test(path))).toEqual([])
  })

  test('in shared know neither Node nor the browser', () => {
    const shared = sources.filter((path) => path.startsWith('shared/'))
    expect(filesWith(shared, /from 'node:|\b(window|document|process)\./)).toEqual([])
  })

  test('of the client import nothing of the server but one type', () => {
    const client = sources.filter((path) => path.startsWith('client/'))
    expect(filesWith(client, /from '#server/)).toEqual(['client/lib/trpc.ts'])
    expect(read('client/lib/trpc.ts')).toMatch(/^import type .* from '#server\/router\.ts'$/m)
  })
})

describe('the converter', () => {
  const folder = 'server/features/convert/structure/builtin/'
  const paths = new Set(sources.filter((path) => path.startsWith(folder)))
  const imports = new Map(
    [...paths].map((path) => {
      const named = [...read(path).matchAll(/from '(?<to>\.[^']+)'/g)]
      const found = named.map(({ groups }) => join(dirname(path), groups?.to ?? ''))
      return [path, found.filter((to) => paths.has(to))]
    }),
  )

  /** The files that a file imports, and those that these import, types included. */
  function reachedFrom(start: string): Set<string> {
    const reached = new Set<string>()
    const open = [...(imports.get(start) ?? [])]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue
      reached.add(path)
      open.push(...(imports.get(path) ?? []))
    }
    return reached
  }

  test('has no circle of imports, not even of types', () => {
    expect([...paths].filter((path) => reachedFrom(path).has(path))).toEqual([])
  })

  test('knows a language in parse, resolve and render alone', () => {
    const languageFree = sources.filter((path) => path.startsWith(`${folder}plan/`))
    expect(filesWith(languageFree, /Lexicon|lexicon\.|\.language\b/)).toEqual([])
  })
})

describe('README', () => {
  const readme = read('README.md')

  test('names only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = [
      ...readme.matchAll(
        /npm (?:run )?(start|test|dev|worker|admin|check|bench|eval|build|format)\b/g,
      ),
    ]
    expect(named.map(([, name]) => name).filter((name) => !(name && name in scripts))).toEqual([])
  })

  test('lists every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !readme.includes(`\`${name}\``),
    )
    expect(missing).toEqual([])
  })

  test('names only paths that exist', () => {
    const tree = readme.match(/## The tree\n\n```\n([\s\S]*?)```/)?.[1] ?? ''
    let folder = ''
    const named = tree
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name = ''] = line.trim().split(/\s/)
        if (!line.startsWith(' ')) folder = name
        return line.startsWith(' ') ? folder + name : name
      })
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })
})

test('the sample test of docs/api.md is one that runs', () => {
  expect(read('docs/api.md')).toContain(`\`\`\`ts\n${read('tests/api/caller.test.ts')}\`\`\``)
})

test('every error has a sentence that ends as one or is fixed by the specification', () => {
  const fixed = ['INVALID_CREDENTIALS', 'INSUFFICIENT_CREDITS']
  const unfinished = Object.entries(ERROR_TEXT).filter(
    ([code, text]) => !fixed.includes(code) && !/[.)]$/.test(text),
  )
  expect(unfinished).toEqual([])
})
