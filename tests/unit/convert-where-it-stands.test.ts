import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('eggs cracked into a sauce set in a pan and are not stirred', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '2 tbsp olive oil', '800 g canned tomatoes', '4 eggs'],
    [
      'Fry the onion in the oil for 5 minutes. Add the tomatoes and simmer for 15 minutes.',
      'Crack the eggs into the sauce, cover and cook for 5 minutes until the whites are set.',
    ],
  )
  const [eggs] = steps.filter(({ adds }) => adds?.some(({ ref }) => ref === 4))
  expect(eggs).toMatchObject({ type: 'MANUAL', place: 'stove', durationSeconds: 300 })
  expect(eggs?.instructionText).toContain('pot')
})

test('what returns to the fridge is chilled and does not come into the bowl', async () => {
  const steps = await stepsOf(
    ['200 g biscuits', '100 g butter', '500 g cream cheese', '100 g icing sugar'],
    [
      'Melt the butter, mix it with the crushed biscuits and press into a tin. Chill for 30 minutes.',
      'Beat the cream cheese and icing sugar until smooth. Spread over the base.',
      'Return to the fridge for a further 2 hours.',
    ],
  )
  expect(steps.at(-1)).toMatchObject({ place: 'cold', durationSeconds: 7200 })
})

test('what a dressing will do in the fridge is no order to cook it', async () => {
  const steps = await stepsOf(
    ['150 g cashews', '120 ml water', '1 tbsp lemon juice', '1 clove garlic'],
    [
      'Put everything into a blender. Blend on low for 10 seconds, then turn the blender to its highest setting and blend for another 50 seconds.',
      'Chill for 2 hours. In this time the dressing will thicken.',
    ],
  )
  expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
  expect(textsOf(steps).join(' ')).not.toMatch(/Return|Rinse|Turn the blender/)
})

test('what is beaten in with a mixer goes into the bowl that waits', async () => {
  const steps = await stepsOf(
    ['200 g flour', '300 g sugar', '1 tsp baking soda', '120 g sour cream', '2 eggs'],
    [
      'In a large bowl, whisk together the flour, sugar and baking soda.',
      'With a hand or stand mixer, beat in the sour cream and eggs until just combined.',
      'Pour the batter into a jelly roll pan and bake for 20 minutes.',
    ],
  )
  expect(addedAt(steps, 'bowl').sort()).toEqual([1, 2, 3, 4, 5])
  expect(textsOf(steps).join(' ')).not.toMatch(/set aside|Return/)
  expect(steps.at(-1)).toMatchObject({ place: 'oven', durationSeconds: 1200 })
})

test('what is added alternately goes into the mix that waits for it, the flour as well', async () => {
  const steps = await stepsOf(
    [
      '200 g flour',
      '1 tsp baking soda',
      '200 ml oil',
      '300 g sugar',
      '3 eggs',
      '240 ml buttermilk',
    ],
    [
      'In a bowl, mix the flour and baking soda. In another bowl, beat the oil and sugar. Add the eggs and beat.',
      'Mix, alternate adding the flour mix and buttermilk, finishing with the flour.',
      'Pour the batter into a cake pan and bake for 35 minutes.',
    ],
  )
  const last = runsOf(steps).at(-1)
  const before = steps.filter(({ stepNumber }) => stepNumber <= (last?.stepNumber ?? 0))
  expect(addedAt(before, 'bowl').sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(textsOf(steps).join(' ')).not.toContain('Return the mixture (sugar')
})

test('a pan’s contents that go to the waiting bowl are mixed with it', async () => {
  const steps = await stepsOf(
    ['200 g flour', '300 g sugar', '2 eggs', '120 g butter', '240 ml water', '30 g cocoa powder'],
    [
      'In a large bowl, whisk together the flour and sugar. Beat in the eggs and set aside.',
      'In a small saucepan, combine the water, butter and cocoa powder. Bring to a boil and let it cool slightly.',
      'Add it to the bowl with the other ingredients and beat until smooth. Pour into a cake pan and bake for 20 minutes.',
    ],
  )
  const texts = textsOf(steps)
  const brought = texts.findIndex((text) => text.includes('Return the mixture (sugar'))
  expect(brought).toBeGreaterThan(0)
  expect(texts.slice(brought + 1).some((text) => /^Mix \d+ sec/.test(text))).toBe(true)
})

test('a custard that is whisked until it coats a spoon is cooked, whatever its verb', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '100 g sugar', '4 egg yolks', '30 g cornstarch'],
    [
      'Whisk the milk, sugar, egg yolks and cornstarch in a saucepan.',
      'Place it over the stove. Continue whisking until the mixture thickens and coats the back of a spoon.',
    ],
  )
  expect(runsOf(steps).some(({ temperature }) => Number(temperature) >= 80)).toBe(true)
})

test('"mixer le tout" blends the soup in its pot, not the juice that comes in', async () => {
  const orders = actionsOf(
    ['500 g de carottes', '1 orange', '600 ml de bouillon'],
    [
      'Porter le bouillon à ébullition dans un faitout et y ajouter les carottes. Cuire 30 minutes.',
      'Mixer le tout en ajoutant le jus d’orange.',
    ],
    'fr',
  )
  const vesselOf = (verb: string) => orders.find((one) => one.verb === verb)?.vessel
  expect(vesselOf('blend')).toBe(vesselOf('cook'))
})
