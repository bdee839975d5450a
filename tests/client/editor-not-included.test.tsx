import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fromForm } from '#client/features/editor/recipe-form.ts'
import {
  anIngredient,
  aRecipe,
  aStep,
  editNotIncluded,
  form,
  history,
  startEditor,
} from '../support/edit-form.tsx'

const RAW_TEXT = 'Porridge\n\n100 g oats\n2 tbsp honey\n\nCook it. Add the\nhoney. Serve it hot.'
const span = (text: string) => {
  const from = RAW_TEXT.indexOf(text)
  return { from, to: from + text.length }
}
const HONEY = span('2 tbsp honey')
const ADD = span('Add the\nhoney.')
const source = (text: string) => [[span(text).from, span(text).to]]
const PORRIDGE = aRecipe({
  rawText: RAW_TEXT,
  ingredients: [anIngredient(1, 'oats', { group: 'For the bowl' })],
  steps: [
    aStep(1, 'Cook.', { source: source('Cook it.') }),
    aStep(2, 'Serve it hot.', { source: source('Serve it hot.'), takes: [1] }),
  ],
  notIncluded: [HONEY, ADD],
})

const rowOf = (text: string) => within(screen.getByRole('group', { name: text }))
const press = (text: string, name: string) =>
  userEvent.click(rowOf(text).getByRole('button', { name }))
const summary = () => screen.getByText(/^Not included/)

beforeAll(startEditor)
afterEach(cleanup)

async function open(recipe = PORRIDGE) {
  editNotIncluded(recipe)
  await userEvent.click(summary())
}

describe('what the recipe does not tell', () => {
  test('is counted, and listed once it is asked for', async () => {
    editNotIncluded(PORRIDGE)
    expect(summary().textContent).toBe('Not included: 2 lines of the original')
    expect(summary().closest('details')?.open).toBe(false)
    await userEvent.click(summary())
    expect(screen.getByText('Add the honey.')).toBeTruthy()
  })

  test('has no place where there is nothing, as in recipes of earlier versions', () => {
    editNotIncluded(aRecipe({ notIncluded: [] }))
    editNotIncluded(aRecipe())
    editNotIncluded(aRecipe({ notIncluded: [{ from: 500, to: 600 }] }))
    expect(screen.queryByText(/^Not included/)).toBeNull()
  })

  test('becomes an ingredient', async () => {
    await open()
    await press('2 tbsp honey', 'Ingredient')
    expect(form.ingredients[1]).toMatchObject({
      ...{ ingredientJsonId: 2, name: 'honey', quantity: '2', unit: 'tbsp' },
      group: 'For the bowl',
    })
    expect(form.notIncluded).toEqual([ADD])
    expect(summary().textContent).toBe('Not included: 1 line of the original')
    expect(screen.getByRole('status').textContent).toBe('Added to the ingredients')
  })

  test('becomes a step where the text has it', async () => {
    await open()
    await press('Add the honey.', 'Step')
    expect(form.steps.map(({ instructionText }) => instructionText)).toEqual([
      'Cook.',
      'Add the honey.',
      'Serve it hot.',
    ])
    expect(form.steps[1]).toMatchObject({
      ...{ type: 'MANUAL', stepNumber: 2, source: [[ADD.from, ADD.to]] },
    })
    expect(form.steps[2]).toMatchObject({ stepNumber: 3, takes: [1] })
  })

  test('becomes the last step where no step tells what it stands for', async () => {
    await open({
      ...PORRIDGE,
      steps: PORRIDGE.steps.map((step) => ({ ...step, source: undefined })),
    })
    await press('Add the honey.', 'Step')
    expect(form.steps[2]?.instructionText).toBe('Add the honey.')
  })

  test('becomes a note of the description', async () => {
    await open()
    await press('2 tbsp honey', 'Note')
    await press('Add the honey.', 'Note')
    expect(form.description).toBe('2 tbsp honey\nAdd the honey.')
  })

  test('is dismissed, and what is saved knows it', async () => {
    await open()
    await press('2 tbsp honey', 'Leave out')
    expect(form.ingredients).toHaveLength(1)
    expect(fromForm(form, PORRIDGE).notIncluded).toEqual([ADD])
  })

  test('comes back when that is undone', async () => {
    await open()
    await press('2 tbsp honey', 'Ingredient')
    expect(history.undoCount).toBe(1)
    act(() => history.undo())
    expect(form.ingredients).toHaveLength(1)
    expect(form.notIncluded).toEqual([HONEY, ADD])
    expect(rowOf('2 tbsp honey')).toBeTruthy()
  })

  test('is gone through by the keyboard alone', async () => {
    await open()
    rowOf('2 tbsp honey').getByRole('button', { name: 'Step' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(
      rowOf('Add the honey.').getByRole('button', { name: 'Ingredient' }),
    )
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(summary())
    expect(screen.getByText('Every line has been dealt with.')).toBeTruthy()
  })
})
