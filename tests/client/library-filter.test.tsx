import { describe, expect, test } from 'vitest'
import { libraryPath, readLibraryFilter } from '#client/features/recipes/library-filter.ts'

const WHOLE = { text: '', tags: [], draftsOnly: false, sort: 'newest' } as const
const readPath = (path: string) => readLibraryFilter(new URL(path, 'http://localhost').search)

describe('the address of the library', () => {
  test('says nothing of what goes without saying', () => {
    expect(libraryPath({ ...WHOLE, tags: [] })).toBe('/#recipes')
    expect(libraryPath({ ...WHOLE, tags: [], text: '   ' })).toBe('/#recipes')
  })

  test('holds everything that was asked for', () => {
    const filter = {
      text: 'crème & “brûlée” #1 ',
      tags: ['dessert', 'Sunday?', 'a=b&c'],
      draftsOnly: true,
      sort: 'title' as const,
    }
    expect(readPath(libraryPath(filter))).toEqual(filter)
  })

  test('is read without what is wrong with it', () => {
    expect(readLibraryFilter('?sort=price&drafts=yes&recipe=7')).toEqual(WHOLE)
    expect(readLibraryFilter('?tag=soup&tag=soup').tags).toEqual(['soup'])
    expect(readLibraryFilter(`?find=${'x'.repeat(5_000)}`).text).toHaveLength(200)
    expect(readLibraryFilter(`?${'tag='.padEnd(4_000, 'y')}`).tags[0]).toHaveLength(200)
  })
})
