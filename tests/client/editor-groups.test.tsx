import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  anIngredient,
  aRecipe,
  editIngredients,
  form,
  history,
  startEditor,
} from '../support/edit-form.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const line = () => screen.getByLabelText<HTMLInputElement>('Add an ingredient')

beforeAll(startEditor)
afterEach(cleanup)

describe('groups of ingredients', () => {
  const CAKE = aRecipe({
    ingredients: [
      anIngredient(1, 'flour', { group: 'Dough' }),
      anIngredient(2, 'butter', { group: 'Dough' }),
      anIngredient(3, 'apples', { group: 'Topping' }),
    ],
  })
  const groups = () => form.ingredients.map(({ name, group }) => [name, group])
  const headings = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

  test('stand above their first lines', () => {
    editIngredients(CAKE)
    expect(headings()).toEqual(['Dough', 'Topping'])
  })

  test('stay when a line is edited, and opening it is no change', async () => {
    editIngredients(CAKE)
    await userEvent.click(button('Edit butter'))
    await userEvent.click(button('Done'))
    expect(history.undoCount).toBe(0)
    await userEvent.click(button('Edit butter'))
    await userEvent.type(screen.getByLabelText('Notes'), 'soft')
    await userEvent.click(button('Done'))
    expect(form.ingredients[1]).toMatchObject({ notes: 'soft', group: 'Dough' })
  })

  test('stay when lines are moved or deleted', async () => {
    editIngredients(CAKE)
    button('Move flour').focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(button('Delete butter'))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(groups()).toEqual([
      ['flour', 'Dough'],
      ['apples', 'Topping'],
    ])
  })

  test('are those of the line before, for new lines', async () => {
    editIngredients(CAKE)
    await userEvent.type(line(), '2 tbsp sugar{Enter}')
    await userEvent.click(button('Add by fields'))
    await userEvent.type(screen.getByLabelText('Name'), 'nuts')
    await userEvent.click(button('Done'))
    expect(groups().slice(3)).toEqual([
      ['sugar', 'Topping'],
      ['nuts', 'Topping'],
    ])
  })

  test('are changed, and taken away, where a line is edited', async () => {
    editIngredients(CAKE)
    await userEvent.click(button('Edit butter'))
    const field = screen.getByLabelText('Group')
    await userEvent.clear(field)
    await userEvent.type(field, 'Topping')
    await userEvent.click(button('Done'))
    expect(headings()).toEqual(['Dough', 'Topping'])
    await userEvent.click(button('Edit flour'))
    await userEvent.clear(screen.getByLabelText('Group'))
    await userEvent.click(button('Done'))
    expect(headings()).toEqual(['Topping'])
    expect(history.undoCount).toBe(2)
  })

  test('are not those of a whole list that is pasted', async () => {
    editIngredients(CAKE)
    await userEvent.click(line())
    await userEvent.paste('Ingredients:\n2 pears\nFor the glaze:\n1 egg')
    expect(groups().slice(3)).toEqual([
      ['pears', 'Topping'],
      ['egg', 'For the glaze'],
    ])
  })
})
