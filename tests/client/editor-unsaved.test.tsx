import { afterEach, describe, expect, test } from 'vitest'
import {
  beginHistory,
  type EditHistory,
  recorded,
  redone,
  undone,
} from '#client/features/editor/edit-history.ts'
import type { RecipeForm } from '#client/features/editor/recipe-form.ts'
import {
  forgetUnsaved,
  keepUnsaved,
  unsavedOf,
  useUnsaved,
} from '#client/features/editor/unsaved-store.ts'
import { forgetOwnData } from '#client/lib/own-data.ts'

const aForm = (title: string): RecipeForm => ({
  ...{ title, description: '', cuisine: '', difficulty: '', tags: '' },
  ...{ prepTimeMinutes: '', cookTimeMinutes: '', totalTimeMinutes: 'half' },
  ...{ servingsMin: '', servingsMax: '', yieldText: '' },
  ingredients: [],
  steps: [],
})
const soup = { id: 'soup', version: 3 }

afterEach(() => {
  forgetOwnData()
  localStorage.clear()
})

describe('unsaved changes', () => {
  test('come back as they were typed, also what could not be saved like that', () => {
    keepUnsaved(soup, aForm(''))
    expect(unsavedOf('soup')).toMatchObject({ version: 3, form: aForm('') })
    expect(unsavedOf('stew')).toBeNull()
    forgetUnsaved('soup')
    expect(unsavedOf('soup')).toBeNull()
  })

  test('are gone after a logout', () => {
    keepUnsaved(soup, aForm('Soup'))
    forgetOwnData()
    expect(unsavedOf('soup')).toBeNull()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('that another version of the product wrote and nobody can show are left out', () => {
    const form = { ...aForm('Soup'), steps: [{ text: 'Stir.' }] } as unknown as RecipeForm
    useUnsaved.setState({ edits: [{ ...{ recipeId: 'soup', version: 3 }, changedAt: '', form }] })
    expect(unsavedOf('soup')).toBeNull()
  })

  test('are kept of the recipes edited last', () => {
    for (let number = 1; number <= 21; number += 1) {
      keepUnsaved({ id: `recipe ${number}`, version: 1 }, aForm('Soup'))
    }
    expect(unsavedOf('recipe 1')).toBeNull()
    expect(unsavedOf('recipe 21')).not.toBeNull()
  })
})

describe('undo', () => {
  const typed = (...words: string[]) =>
    words.reduce<EditHistory<string>>(recorded, beginHistory('start'))

  test('goes back and forth through every entry', () => {
    const two = typed('one', 'two')
    expect(undone(undone(two)).present).toBe('start')
    expect(redone(undone(two))).toEqual(two)
  })

  test('stops at both ends', () => {
    const one = typed('one')
    expect(undone(undone(undone(one))).present).toBe('start')
    expect(redone(one)).toEqual(one)
  })

  test('knows no entry in which nothing changed', () => {
    expect(typed('one', 'one').past).toEqual(['start'])
  })

  test('a new change ends what could be redone', () => {
    const other = recorded(undone(typed('one')), 'other')
    expect(redone(other).present).toBe('other')
  })
})
