import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what waits until something is soft goes to it, wherever the work went meanwhile', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '40 g butter', '500 g carrots', '40 g flour', '600 ml chicken stock'],
    [
      'Melt the butter in a large pot and sauté the onion for 6 minutes.',
      'Place the carrots on a sheet pan and roast for 30 minutes, until the vegetables are tender.',
      'Once the onion is soft, add the flour and cook for 3 minutes. Add the stock and simmer for 10 minutes.',
    ],
  )

  expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 4, 5]))
  expect(textsOf(steps).join(' ')).not.toMatch(/Rinse/)
})

test('egg whites with lemon juice are whipped with the whisk, and no remark chops them', async () => {
  const steps = await stepsOf(
    ['4 egg whites', '1 1/2 tsp lemon juice', '200 g sugar'],
    [
      'Place the egg whites in a bowl. Stir in the lemon juice and beat until soft peaks form.',
      'Gradually add the sugar. This process should take 3-5 minutes. Beat until stiff peaks form.',
      'Bake on a tray for 1 hour.',
    ],
  )

  const runs = runsOf(steps)
  expect(runs.length).toBeGreaterThan(0)
  expect(runs.every(({ tools }) => tools?.includes('whisk'))).toBe(true)
})

test('a vegetable that comes in by hand before more cooking on the stove leaves the bowl', async () => {
  const steps = await stepsOf(
    ['200 g bacon, diced', '1 kg stewing beef', '3 carrots, sliced', '2 onions, sliced'],
    [
      'In a Dutch oven, fry the bacon until crisp and remove. Sear the beef in the fat in batches and set aside.',
      'In the same pot, add the carrots and onions. Cook for about 5 minutes until browned.',
    ],
  )

  expect(textsOf(steps).join(' ')).not.toMatch(/In the mixing bowl, add the carrots/)
})

test('a fraction glued to its whole number is read', () => {
  const { ingredients } = readText(
    'Stew\n\nIngredients\n2-21/2 pounds stewing beef\n1 onion\n\nMethod\nBrown the beef with the onion. Simmer for 2 hours.',
  )

  expect(ingredients[0]?.lines[0]).toBe('2-2 1/2 pounds stewing beef')
})
