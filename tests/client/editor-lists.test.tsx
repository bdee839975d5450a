import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ingredientsFromText } from '#client/features/editor/ingredients-from-text.ts'
import { IngredientSchema } from '#shared/recipe.ts'
import {
  anIngredient,
  aRecipe,
  aStep,
  editIngredients,
  editSteps,
  form,
  history,
  startEditor,
} from '../support/edit-form.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const line = () => screen.getByLabelText<HTMLInputElement>('Add an ingredient')
const names = () => form.ingredients.map(({ name }) => name)

beforeAll(startEditor)
afterEach(cleanup)

describe('the line that adds ingredients', () => {
  test('fills the fields and is ready for the next', async () => {
    editIngredients()
    await userEvent.type(line(), '200 g flour, sifted{Enter}')
    expect(form.ingredients.at(-1)).toMatchObject({
      ...{ ingredientJsonId: 4, quantity: '200', unit: 'g', name: 'flour', notes: 'sifted' },
    })
    expect(line().value).toBe('')
    expect(document.activeElement).toBe(line())
    expect(screen.getByText('Added: 200 g flour, sifted')).toBeDefined()
  })

  test('reads the language of the recipe', async () => {
    editIngredients(aRecipe(), 'de')
    await userEvent.type(line(), '2 EL Zucker{Enter}')
    expect(form.ingredients.at(-1)).toMatchObject({ quantity: '2', unit: 'EL', name: 'Zucker' })
  })

  test('takes a pasted list, without its headings and blank lines, as one change', async () => {
    editIngredients()
    await userEvent.click(line())
    await userEvent.paste('For the topping:\n- 2 apples\n\n1 tsp cinnamon\r\n')
    expect(names()).toEqual(['oats', 'milk', 'salt', 'apples', 'cinnamon'])
    expect(form.ingredients.map((one) => one.ingredientJsonId)).toEqual([1, 2, 3, 4, 5])
    expect(history.undoCount).toBe(1)
    expect(form.ingredients.map(({ group }) => group)).toEqual([
      ...[undefined, undefined, undefined],
      ...['For the topping', 'For the topping'],
    ])
  })

  test('lets a pasted line be finished by hand', async () => {
    editIngredients()
    await userEvent.click(line())
    await userEvent.paste('1 pear\n')
    expect(names()).toHaveLength(3)
  })

  test('fills in the fields of the dialog where that is wanted', async () => {
    editIngredients()
    await userEvent.type(line(), '3 ripe pears, cored')
    await userEvent.click(button('Add by fields'))
    const dialog = within(screen.getByRole('dialog', { name: 'Add ingredient' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3')
    expect(dialog.getByLabelText<HTMLInputElement>('Notes').value).toBe('cored')
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(dialog.getByText('Please enter a name for the ingredient.')).toBeDefined()
    await userEvent.type(dialog.getByLabelText('Name'), 'pears')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(form.ingredients.at(-1)).toMatchObject({ name: 'pears', quantity: '3' })
    expect(line().value).toBe('')
  })

  test('adds no more than a recipe has room for, and no name too long to be saved', () => {
    const reading = { language: 'en' as const, firstNumber: 9, room: 2 }
    const added = ingredientsFromText(`1 pear\n${'very '.repeat(100)}ripe plums\n1 fig`, reading)
    expect(added.map((one) => one.ingredientJsonId)).toEqual([9, 10])
    expect(ingredientsFromText('Vanilla:', reading)).toHaveLength(1)
    for (const one of added) expect(IngredientSchema.safeParse(one).success).toBe(true)
  })
})

describe('ingredients', () => {
  test('are moved by the arrow keys of their handle, aloud', async () => {
    editIngredients()
    button('Move oats').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(names()).toEqual(['milk', 'oats', 'salt'])
    expect(screen.getByText('oats: now number 2 of 3')).toBeDefined()
    expect(document.activeElement).toBe(button('Move oats'))
    await userEvent.keyboard('{End}{ArrowDown}{Home}')
    expect(names()).toEqual(['oats', 'milk', 'salt'])
    expect(history.undoCount).toBe(3)
  })

  test('are moved by buttons, without dragging or keys', async () => {
    editIngredients()
    await userEvent.click(button('Move salt'))
    await userEvent.click(button('Move salt up'))
    await userEvent.click(button('Move salt up'))
    await userEvent.click(button('Move salt up'))
    expect(names()).toEqual(['salt', 'oats', 'milk'])
  })

  test('show what the converter added until they are edited', async () => {
    const added = anIngredient(1, 'water', { added: 'quantity' })
    editIngredients(aRecipe({ ingredients: [added] }))
    expect(screen.getByText('Amount added by the converter')).toBeDefined()
    await userEvent.click(button('Edit water'))
    await userEvent.click(button('Done'))
    expect(screen.queryByText('Amount added by the converter')).toBeNull()
  })

  test('that are deleted are back in their steps after an undo', async () => {
    const steps = [aStep(1, 'Warm it.', { ingredientRefs: [1, 2] })]
    editIngredients(aRecipe({ steps }))
    await userEvent.click(button('Delete milk'))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(form.steps[0]?.ingredientRefs).toEqual([1])
    history.undo()
    expect(await screen.findByRole('button', { name: 'Edit milk' })).toBeDefined()
    expect(form.steps[0]?.ingredientRefs).toEqual([1, 2])
  })

  test('that are deleted no longer go into any step', async () => {
    const told = { place: 'bowl', ingredientRefs: [1, 2], adds: [{ ref: 1 }, { ref: 2 }] }
    editIngredients(aRecipe({ steps: [aStep(1, 'Warm it.', told)] }))
    await userEvent.click(button('Delete milk'))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(form.steps[0]).toMatchObject({ ingredientRefs: [1], adds: [{ ref: 1 }] })
  })
})

describe('steps', () => {
  const tooHot = aStep(1, 'Fry the onion 5 min/140°C/speed 1.', {
    ...{ durationSeconds: 300, temperature: '140', speed: '1' },
  })

  test('are warned of as they are, and one tap mends settings and text', async () => {
    editSteps(aRecipe({ steps: [tooHot] }))
    expect(await screen.findByText(/cannot be set to 140 °C/)).toBeDefined()
    await userEvent.click(screen.getAllByRole('button', { name: 'Apply' })[0] as HTMLElement)
    expect(form.steps[0]?.temperature).toBe('120')
    expect(form.steps[0]?.instructionText).toBe('Fry the onion 5 min/120°C/speed 1.')
    expect(screen.queryByText(/cannot be set to 140 °C/)).toBeNull()
    expect(history.undoCount).toBe(1)
  })

  test('are checked while they are typed', async () => {
    editSteps(aRecipe({ steps: [aStep(1, 'Stir.', { durationSeconds: 60, speed: '1' })] }))
    await userEvent.click(button('Edit step 1'))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Temperature'), '140')
    expect(await dialog.findByText(/cannot be set to 140 °C/)).toBeDefined()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Apply' })[0] as HTMLElement)
    expect(dialog.getByLabelText<HTMLInputElement>('Temperature').value).toBe('120')
  })

  test('name at most three tools until all are shown', async () => {
    const tools = ['whisk', 'spatula', 'peeler', 'blade_cover', 'varoma_lid']
    editSteps(aRecipe({ steps: [aStep(1, 'Stir.', { tools })] }))
    await userEvent.click(button('Edit step 1'))
    const group = within(within(screen.getByRole('dialog')).getByRole('group', { name: 'Tools' }))
    const closed = group.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(closed).toEqual(['Whisk', 'Varoma lid', 'Spatula', '+2'])

    await userEvent.click(group.getByRole('button', { name: 'Choose: Tools' }))
    expect(group.getAllByRole('checkbox')).toHaveLength(10)
    await userEvent.click(group.getByRole('checkbox', { name: 'Whisk' }))
    await userEvent.click(button('Done'))
    expect(form.steps[0]?.tools).toEqual(['spatula', 'peeler', 'blade_cover', 'varoma_lid'])
  })

  test('opened and closed again are no change', async () => {
    editSteps(aRecipe({ steps: [tooHot] }))
    await userEvent.click(button('Edit step 1'))
    await userEvent.click(button('Done'))
    expect(history.undoCount).toBe(0)
  })

  test('are counted anew when one is moved, and keep what they use', async () => {
    const steps = [aStep(1, 'Stir.'), aStep(2, 'Fold in the oats.', { ingredientRefs: [1] })]
    editSteps(aRecipe({ steps }))
    button('Move Step 2').focus()
    await userEvent.keyboard('{ArrowUp}')
    const told = form.steps.map((step) => [step.stepNumber, step.instructionText])
    expect(told).toEqual([
      [1, 'Fold in the oats.'],
      [2, 'Stir.'],
    ])
    expect(form.steps[0]?.ingredientRefs).toEqual([1])
  })
})

describe('what steps say of the kitchen', () => {
  const BAKED = [
    aStep(1, 'Stir the oats.', { place: 'bowl', ingredientRefs: [1], adds: [{ ref: 1 }] }),
    aStep(2, 'Bake it.', { type: 'MANUAL', place: 'oven', takes: [1] }),
    aStep(3, 'Serve with milk.', {
      ...{ type: 'MANUAL', place: 'bench', takes: [2] },
      ...{ ingredientRefs: [2], adds: [{ ref: 2 }] },
    }),
  ]
  const edit = async (number: number, text: string) => {
    await userEvent.click(button(`Edit step ${number}`))
    const field = within(screen.getByRole('dialog')).getByLabelText('Instructions')
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.click(button('Done'))
  }

  test('is followed when a step between is deleted', async () => {
    editSteps(aRecipe({ steps: BAKED }))
    await userEvent.click(button('Delete step 2'))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'))
    expect(form.steps.map(({ takes }) => takes)).toEqual([undefined, [1]])
  })

  test('is followed when steps are moved, as far as it is still before them', async () => {
    editSteps(aRecipe({ steps: BAKED }))
    button('Move Step 3').focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(form.steps.map(({ takes }) => takes)).toEqual([undefined, [], [1]])
    button('Move Step 1').focus()
    await userEvent.keyboard('{End}')
    expect(form.steps.map(({ takes }) => takes)).toEqual([[], [], undefined])
  })

  test('stays when a text is corrected, and goes when it is written anew', async () => {
    editSteps(aRecipe({ steps: BAKED }))
    await edit(1, 'Stir the oats well.')
    expect(form.steps[0]).toMatchObject({ place: 'bowl', adds: [{ ref: 1 }] })
    await edit(1, 'Toast half of them in a pan.')
    expect(form.steps[0]?.place).toBeUndefined()
    expect(form.steps[0]?.adds).toBeUndefined()
  })
})
