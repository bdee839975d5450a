import { expect, test } from 'vitest'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('what is mixed at high speed in a blender is blended', async () => {
  const steps = await stepsOf(
    ['400 g canned chickpeas', '1 avocado', '2 tbsp tahini', '2 tbsp olive oil'],
    ['Put all the ingredients into a blender. Mix very well at high speed.'],
  )
  expect(runsOf(steps)).toMatchObject([{ speed: '9' }])
})

test('what is stirred on the stove until it has so many degrees is heated', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '100 g sugar'],
    [
      'Combine the milk and sugar in a saucepan over medium heat. Stir often until the mixture reaches 140 °F.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '60' })
})

test('a stock pot is a pot', async () => {
  const steps = await stepsOf(
    ['500 g ground beef', '4 cubes beef stock', '2 cans diced tomatoes'],
    [
      'Heat a large stock pot over medium-high heat. Crumble the beef into the pan and cook until browned.',
      'Pour in the tomatoes and the stock cubes and simmer for 30 minutes.',
    ],
  )
  expect(steps[0]?.instructionText).not.toMatch(/stock\b(?! pot)/)
})

test('what is stirred until it has cooled is not heated', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '100 g sugar', '40 g cornflour'],
    [
      'Bring the milk, sugar and cornflour to the boil in a saucepan over medium heat, stirring.',
      'Remove from the heat. Stir until it has cooled to 40 °C.',
    ],
  )
  const cooling = runsOf(steps).filter((one) => one.instructionText.includes('cooled'))
  expect(cooling.filter(({ temperature }) => temperature !== undefined)).toEqual([])
})

test('what is cooked behind a prohibition is cooked', async () => {
  const steps = await stepsOf(
    ['500 g de carottes', '400 ml de bouillon'],
    [
      'Mettre les carottes et le bouillon dans une casserole. Ne pas couvrir et laisser mijoter 20 minutes.',
    ],
    'fr',
  )
  expect(runsOf(steps)).toMatchObject([{ durationSeconds: 1200 }])
})
