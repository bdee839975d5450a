import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what the list has for the table', () => {
  test.each([
    [
      'en',
      ['500 g carrots', '1 onion', '600 ml stock', 'To serve:', 'croutons', '50 g feta'],
      ['Simmer the carrots and onion in the stock for 20 minutes. Blend until smooth.'],
    ],
    [
      'fr',
      [
        '500 g de carottes',
        '1 oignon',
        '600 ml de bouillon',
        'Pour servir:',
        'croûtons',
        '50 g de feta',
      ],
      ['Cuire les carottes et l’oignon 20 minutes dans le bouillon. Mixer la soupe.'],
    ],
    [
      'de',
      ['500 g Karotten', '1 Zwiebel', '600 ml Brühe', 'Zum Servieren:', 'Croûtons', '50 g Feta'],
      ['Karotten und Zwiebel 20 Minuten in der Brühe kochen. Fein pürieren.'],
    ],
  ] as const)('%s: is not blended into the soup', async (language, foods, method) => {
    const steps = await stepsOf(foods, method, language)
    const last = steps.at(-1)
    expect(last?.type).toBe('MANUAL')
    expect(last?.adds?.map(({ ref }) => ref)).toEqual([4, 5])
    expect(runsOf(steps).at(-1)).toMatchObject({ speed: '5-10' })
  })

  test('waits for the sentence that speaks of serving', async () => {
    const steps = await stepsOf(
      ['4 tomatoes', '1 onion', '500 ml stock', 'croutons (topping)', 'grated cheese (topping)'],
      [
        'Simmer the tomatoes and onion in the stock for 20 minutes. Blend the soup.',
        'Do not forget your favourite toppings once it is in the plate.',
      ],
    )
    expect(textsOf(steps).at(-1)).toMatch(/toppings.*croutons.*cheese/)
  })
})

describe('how much an order means', () => {
  test('spoons of a liquid that the list has by the millilitre are a part of it', () => {
    const actions = actionsOf(
      ['600 ml whey', '500 g peas', '200 g tomatoes'],
      [
        'Put the tomatoes in a pot. Add 4 tbsp of whey and cook. Add all remaining whey and the peas.',
      ],
    )
    const parts = actions.flatMap(({ adds }) =>
      adds.filter(({ food }) => food.entry.name === 'whey').map(({ part }) => part),
    )
    expect(parts).toEqual([0.1, 0.9])
  })

  test('a number is not said of the next food as well', async () => {
    const steps = await stepsOf(
      ['100 g di lenticchie', 'Pepe nero', 'Alloro', '400 g di passata di pomodoro'],
      [
        'Versa le lenticchie in pentola.',
        'Versa la passata e aggiungi due foglie di alloro e pepe nero. Cuoci per 20 minuti.',
      ],
      'it',
    )
    expect(textsOf(steps).join(' ')).toMatch(/2 foglie di alloro e pepe nero/)
  })
})

test('cheese that is kept to garnish with is not melted or baked', async () => {
  const steps = await stepsOf(
    [
      '500 g potatoes, boiled',
      '200 ml cream',
      '100 g parmesan cheese, grated',
      'parmesan cheese, grated (to garnish)',
    ],
    [
      'Simmer the cream and parmesan cheese in a pot, stirring until the cheese is melted. Pour over the potatoes in a baking dish.',
      'Bake for 20 minutes, until the cheese is bubbling. Garnish with fresh parmesan.',
    ],
  )
  const garnished = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 4))

  expect(steps[garnished]?.instructionText).toContain('Garnish')
})
