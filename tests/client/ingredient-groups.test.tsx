import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { IngredientList } from '#client/features/editor/ingredient-list.tsx'
import { fromForm, toForm } from '#client/features/editor/recipe-form.ts'
import { keepUnsaved, unsavedOf } from '#client/features/editor/unsaved-store.ts'
import { HaveReadyButton } from '#client/features/guide/have-ready.tsx'
import { RecipeSchema } from '#shared/recipe.ts'
import { startTexts } from '../support/start-texts.ts'

const RECIPE = RecipeSchema.parse({
  id: '01890000-0000-7000-8000-00000000000b',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...{ version: 1, status: 'converted', convertedBy: 'builtin', language: 'en' },
  recipeMetadata: { title: 'Crumble cake' },
  ingredients: [
    { ingredientJsonId: 1, name: 'flour', group: 'For the cake' },
    { ingredientJsonId: 2, name: 'butter', group: 'For the cake' },
    { ingredientJsonId: 3, name: 'butter', group: 'Topping' },
    { ingredientJsonId: 4, name: 'milk' },
  ],
  steps: [],
  sourceUrl: null,
  rawText: '',
})

const lists = () =>
  screen.getAllByRole('list').map((list) => ({
    name: list.getAttribute('aria-labelledby') && nameOf(list),
    lines: within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  }))
const nameOf = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent

const GROUPED = [
  { name: 'For the cake', lines: ['flour', 'butter'] },
  { name: 'Topping', lines: ['butter'] },
  { name: null, lines: ['milk'] },
]

beforeAll(startTexts)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('the groups of a recipe’s ingredients', () => {
  test('are lists below headings where the recipe is read', () => {
    render(<IngredientList ingredients={RECIPE.ingredients} />)
    expect(lists()).toEqual(GROUPED)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  })

  test('are lists below headings while it is cooked', () => {
    render(<HaveReadyButton recipe={RECIPE} />)
    fireEvent.click(screen.getByRole('button'))
    expect(lists()).toEqual(GROUPED)
  })

  test('are set with fractions as one sign, in names and notes as well', () => {
    const [first] = RECIPE.ingredients
    const ingredients = [{ ...first, name: 'beans (1 1/2 cans)', notes: 'in 1/2 l water' }]
    const recipe = RecipeSchema.parse({ ...RECIPE, ingredients })
    const shown = 'beans (1½\u00a0cans)in ½\u00a0l water'
    const list = render(<IngredientList ingredients={recipe.ingredients} />)
    expect(list.container.textContent).toContain(shown)
    list.unmount()
    render(<HaveReadyButton recipe={recipe} />)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('dialog').textContent).toContain(shown)
  })

  test('are one plain list where there are none', () => {
    const plain = RECIPE.ingredients.map(({ group: _, ...rest }) => rest)
    render(<IngredientList ingredients={plain} />)
    expect(lists()).toEqual([{ name: null, lines: ['flour', 'butter', 'butter', 'milk'] }])
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('are saved with the form, and kept when it is not', () => {
    const form = toForm(RECIPE)
    expect(fromForm(form, RECIPE).ingredients).toEqual(RECIPE.ingredients)
    keepUnsaved(RECIPE, form)
    expect(unsavedOf(RECIPE.id)?.form.ingredients).toEqual(RECIPE.ingredients)
  })
})
