import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { ordersOf } from './convert-actions.ts'
import { sharesOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('a share of an ingredient', () => {
  test.each<[Language, string[], string[], string]>([
    [
      'uk',
      ['90 г масла', '1 цибуля', '500 мл бульйону'],
      [
        'Обсмажте цибулю на третині масла.',
        'Влийте бульйон і варіть 10 хвилин.',
        'Додайте решту масла.',
      ],
      '(третина)',
    ],
    [
      'pl',
      ['90 g masła', '1 cebula', '500 ml bulionu'],
      [
        'Zeszklij cebulę na jednej trzeciej masła.',
        'Wlej bulion i gotuj 10 minut.',
        'Dodaj resztę masła.',
      ],
      '(jedna trzecia)',
    ],
    [
      'de',
      ['90 g Butter', '1 Zwiebel', '500 ml Brühe'],
      [
        'Die Zwiebel in einem Drittel der Butter andünsten.',
        'Brühe zugeben und 10 Minuten kochen.',
        'Die restliche Butter zugeben.',
      ],
      '(ein Drittel)',
    ],
  ])('is read in the case of its sentence and told in its own: %s', async (...recipe) => {
    const [language, ingredients, method, words] = recipe
    const steps = await stepsOf(ingredients, method, language)

    expect(sharesOf(steps, 1)).toEqual([0.33, 0.67])
    expect(textsOf(steps).join(' ')).toContain(words)
  })
})

describe('what the order says without naming it', () => {
  const LIST = ['600 g de carottes', '70 cl de bouillon']
  const METHOD = ['Cuire les carottes dans le bouillon 20 minutes.', 'Saler et poivrer.']

  test('is not told again', async () => {
    const steps = await stepsOf([...LIST, 'Sel et poivre'], METHOD, 'fr')
    expect(steps.at(-1)).toMatchObject({
      instructionText: 'Saler et poivrer.',
      ingredientRefs: [3],
    })
  })

  test('is told when the list has an amount of it', async () => {
    const steps = await stepsOf(
      ['600 g carrots', '700 ml stock', '1 tsp paprika'],
      ['Simmer the carrots in the stock for 20 minutes.', 'Season.'],
    )
    expect(textsOf(steps).at(-1)).toContain('1 tsp paprika')
  })
})

test('a note that began its line does not keep its capital', async () => {
  const [text] = textsOf(
    await stepsOf(
      ['400 g de garbanzos cocidos', 'El zumo de 1 limón'],
      ['Tritura los garbanzos con el zumo de limón.'],
      'es',
    ),
  )
  expect(text).toContain('el zumo de 1 limón')
})

describe('stirring beside the work', () => {
  test.each([
    ['Mettre les fraises dans une casserole et faire bouillir 25 minutes en remuant.', 'boil'],
    ['Faire fondre les fraises en remuant.', 'melt'],
    ['Faire une sauce en mélangeant les fraises et le sucre.', 'mix'],
  ])('is not the work: %s', (sentence, verb) => {
    const orders = ordersOf(['500 g de fraises', '500 g de sucre'], [sentence], 'fr')
    expect(orders.at(-1)?.[0]).toBe(verb)
  })

  test.each([
    ['Blend in a food processor until smooth.', 'blend'],
    ['Blend in batches.', 'blend'],
    ['Blend in the cream.', 'stirIn'],
  ])('and blending in a device is no stirring in: %s', (sentence, verb) => {
    expect(ordersOf(['100 g cream'], [sentence])).toEqual([[verb, expect.anything()]])
  })
})

describe('how the cook tells that it is done', () => {
  test.each<[Language, string[], string, string]>([
    [
      'en',
      ['200 g sugar', '4 eggs', '200 g flour'],
      'Beat the sugar, eggs and flour until you have a smooth, soft batter.',
      'until you have a smooth, soft batter.',
    ],
    [
      'en',
      ['100 g sugar', '4 eggs'],
      'Whisk the eggs and sugar until thick and pale, about 5 minutes.',
      'until thick and pale.',
    ],
    [
      'en',
      ['1 onion', '20 g butter'],
      'Fry the onion in the butter until golden, stirring often.',
      'until golden.',
    ],
    [
      'de',
      ['200 g Butter', '100 g Zucker'],
      'Butter und Zucker schlagen, bis die Masse hell, cremig und luftig ist.',
      'bis die Masse hell, cremig und luftig ist.',
    ],
  ])('is told to its end: %s, %j', async (language, ingredients, sentence, until) => {
    const steps = await stepsOf(ingredients, [sentence], language)
    expect(textsOf(steps).join(' ')).toContain(until)
  })
})

test('an order that shares its object with what the blades do is told with it', async () => {
  const steps = await stepsOf(
    ['1 red pepper', '2 cloves garlic', '1 tbsp oil'],
    [
      'Deseed and chop the red pepper. Peel and chop the garlic.',
      'Fry the garlic and pepper in the oil.',
    ],
  )
  expect(textsOf(steps)[0]).toBe('Deseed the red pepper. Peel the garlic.')
})

test('eggs that are whisked until they are thick and pale are not heated like a sauce', () => {
  const list = ['100 g sugar', '4 eggs']
  expect(ordersOf(list, ['Whisk the eggs and sugar until thick and pale.'])).toEqual([
    ['whisk', [2, 1]],
  ])
})

test('what the machine cuts first leaves the words of all other steps where they are', async () => {
  const list = ['50 g parmesan, grated', '1 onion', '20 g butter', '300 g pasta']
  const method = [
    'Chop the onion and soften it in the butter.',
    'Cook the pasta in a large pan of boiling water. Toss with the onion and the parmesan, then serve at once.',
  ]
  const steps = await stepsOf(list, method)

  expect(textsOf(steps)[0]).toContain('50 g parmesan (in chunks)')
  expect(textsOf(steps).join(' ')).toContain('Cook the pasta in a large pan of boiling water.')
  expect(textsOf(steps).join(' ')).toContain(
    'Toss with the onion and the parmesan, then serve at once.',
  )
})
