import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const CAKE = ['200 g butter', '200 g sugar', '4 eggs', '250 g flour', '100 g blueberries']

test('eggs that are beaten in one at a time go in through the lid while the blades turn', async () => {
  const steps = await stepsOf(CAKE, [
    'Cream the butter and sugar until fluffy.',
    'Add the eggs one at a time, beating well after each addition.',
    'Slowly mix in the flour until combined.',
    'Bake at 180 °C for 40 minutes.',
  ])
  const [eggs] = steps.filter(({ instructionText }) => /4 eggs/.test(instructionText))
  const [flour] = steps.filter(({ instructionText }) => /250\s?g flour/.test(instructionText))

  expect(eggs?.type).toBe('OPERATE')
  expect(eggs?.instructionText).toMatch(
    /Add 4 eggs through the hole .*, one at a time, beating well after each addition\./,
  )
  expect(flour?.instructionText).toMatch(/, slowly\./)
})

test('what is stirred in behind it goes in after the run that it is fed into', async () => {
  const texts = textsOf(
    await stepsOf(CAKE, [
      'Cream the butter and sugar until fluffy. Beat in the eggs.',
      'Add the flour in three parts.',
      'Stir in the blueberries.',
      'Bake at 180 °C for 40 minutes.',
    ]),
  )
  const flour = texts.findIndex((text) => /flour through .*, in three parts/.test(text))
  const berries = texts.findIndex((text) => /100\s?g blueberries/.test(text))

  expect(flour).toBeGreaterThan(0)
  expect(berries).toBeGreaterThan(flour)
})

test('what the machine stirs while it cooks goes in at once', async () => {
  const texts = textsOf(
    await stepsOf(
      ['50 g butter', '50 g flour', '600 ml milk'],
      [
        'Melt the butter in a saucepan, stir in the flour and cook for 2 minutes.',
        'Gradually add the milk, stirring constantly, and simmer for 5 minutes until thick.',
      ],
    ),
  )

  expect(texts.join(' ')).not.toMatch(/hole|gradually/i)
})

test('an order that only says how is told behind the run', async () => {
  const texts = textsOf(
    await stepsOf(CAKE.slice(0, 3), [
      'Cream the butter and sugar until fluffy.',
      'Add the eggs and beat well after each addition.',
      'Bake at 180 °C for 40 minutes.',
    ]),
  )

  expect(texts.join(' ')).toContain('Beat well after each addition.')
})

test.each([
  [
    'de',
    ['200 g Butter', '200 g Zucker', '4 Eier'],
    'Butter und Zucker schaumig rühren. Die Eier nacheinander unterrühren.',
    'nacheinander',
  ],
  [
    'fr',
    ['200 g de beurre', '200 g de sucre', '4 œufs'],
    'Fouettez le beurre et le sucre dans un saladier. Ajoutez les œufs un par un et mélangez.',
    'un par un',
  ],
  [
    'es',
    ['200 g de mantequilla', '200 g de azúcar', '4 huevos'],
    'Batir la mantequilla con el azúcar en un bol. Añadir los huevos uno a uno y batir.',
    'uno a uno',
  ],
  [
    'it',
    ['200 g di burro', '200 g di zucchero', '4 uova'],
    'Montate il burro con lo zucchero in una ciotola. Unite le uova una alla volta e mescolate.',
    'una alla volta',
  ],
  [
    'pl',
    ['200 g masła', '200 g cukru', '4 jajka'],
    'Masło utrzeć z cukrem w misce. Dodawać jajka po jednym i miksować.',
    'po jednym',
  ],
  [
    'ro',
    ['200 g unt', '200 g zahăr', '4 ouă'],
    'Mixați untul cu zahărul într-un bol. Adăugați ouăle pe rând și mixați.',
    'pe rând',
  ],
  [
    'uk',
    ['200 г масла', '200 г цукру', '4 яйця'],
    'Збийте масло з цукром у мисці. Додайте яйця по одному та перемішайте.',
    'по одному',
  ],
] as const)('in %s as well', async (language, ingredients, method, manner) => {
  const steps = await stepsOf([...ingredients], [method], language)
  const [eggs] = steps.filter(({ adds = [] }) => adds.some(({ ref }) => ref === 3))

  expect(eggs?.type).toBe('OPERATE')
  expect(eggs?.instructionText).toContain(`, ${manner}`)
})
