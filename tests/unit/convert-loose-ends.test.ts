import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { replay } from '#shared/appliance/kitchen-state.ts'
import { convertRead } from '../eval/convert-read.ts'
import { actionsOf } from './convert-actions.ts'
import { stepsOf } from './convert-scripts-fixtures.ts'

test('a mixture that waits goes in with "the other ingredients", and nothing stays behind', async () => {
  const steps = await stepsOf(
    ['250 g flour', '200 g sugar', '2 eggs', '100 g sour cream', '120 ml water', '30 g cocoa'],
    [
      'In a large bowl, whisk the flour and sugar.',
      'With a mixer, beat in the sour cream and eggs until just combined and set aside.',
      'In a small skillet over low heat, combine the water and cocoa. Bring to a boil.',
      'Allow the cocoa mixture to cool slightly before adding it to the mixing bowl with the other ingredients and beating until smooth.',
      'Pour the batter into a tin and bake for 20 minutes.',
    ],
  )
  const baked = steps.find(({ durationSeconds }) => durationSeconds === 20 * 60)
  const before = steps.filter(({ stepNumber }) => stepNumber < (baked?.stepNumber ?? 0))
  const contents = replay(before).at(-1)?.contents
  expect([...(contents?.keys() ?? [])].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a glaze made last is brushed onto what has been baked', async () => {
  const steps = await stepsOf(
    ['300 g flour', '200 ml milk', '1 egg', '100 g powdered sugar', '20 ml lemon juice'],
    [
      'Mix the flour, milk and egg. Shape into buns and bake for 20 minutes.',
      'In a small bowl, mix the powdered sugar and the lemon juice for the glaze.',
      'Brush the glaze over the buns.',
    ],
  )
  const baked = steps.find(({ durationSeconds }) => durationSeconds === 20 * 60)?.stepNumber ?? -1
  const last = steps.at(-1)
  const taken = (last?.takes ?? []).map((take) => (typeof take === 'number' ? take : take.step))
  expect(taken).toContain(baked)
})

test('what cooks on is what is in the pot, also where the order names another', async () => {
  const steps = await stepsOf(
    ['1 onion, diced', '500 g chicken breast, cubed', '250 ml chicken broth'],
    ['Add the onion, chicken and broth. Lock the lid and cook on high pressure for 12 minutes.'],
  )
  const cooked = steps.filter(({ temperature }) => temperature === '98')
  expect(cooked).toHaveLength(1)
})

test('meat that is only taken out is not put back where nothing says so', async () => {
  const steps = await stepsOf(
    ['4 sausages', '100 g bacon', '1 onion, chopped', '400 ml stock'],
    [
      'Put the sausages and the stock in a pot and simmer for 20 minutes. Take the sausages out.',
      'Fry the bacon in a pan, add the onion and fry for 5 minutes, then add them to the pot.',
    ],
  )
  const last = steps.at(-1)
  expect(last?.instructionText).not.toMatch(/sausage/i)
})

test('a cream of its own part is whipped in a bowl of its own, not with the brownies', async () => {
  const read = readText(`Tiramisu brownies

Brownies
200 g butter
250 g sugar
3 eggs
120 g flour
Cream
250 g mascarpone
240 g cream
40 g powdered sugar

Method
Melt the butter, stir in the sugar and eggs, then the flour. Bake for 30 minutes and layer on a plate.
Whip the cream: Add the powdered sugar, cream and mascarpone to a bowl and whip until stiff.
Spread the cream over the brownies.`)
  const { steps } = await convertRead(read, 'en')
  const states = replay(steps)
  const whipped = states.filter(({ during }) => during.machine.bowl.has(5)).at(0)
  expect([...(whipped?.during.machine.bowl.keys() ?? [])].some((ref) => ref <= 4)).toBe(false)
})

test('nothing is fried on the plate that the bacon waits on, or in the oven', () => {
  const place = (foods: string[], method: string[], verb: string) =>
    actionsOf(foods, method).find((one) => one.verb === verb)
  const foods = ['150 g bacon, diced', '1 onion, chopped', '2 carrots, diced', '1 l stock']
  const set = actionsOf(foods, [
    'Fry the bacon in a large pot until crisp. Remove the bits with a slotted spoon and set aside.',
    'Into the bacon fat, add the onion and carrots. Sauté the vegetables for 8 minutes.',
    'Pour in the stock and simmer for 20 minutes.',
  ])
  const [fried] = set
  expect(set.filter(({ verb }) => verb === 'sweat' || verb === 'simmer')).toEqual([
    expect.objectContaining({ vessel: fried?.vessel }),
    expect.objectContaining({ vessel: fried?.vessel }),
  ])
  const sweet = ['2 sweet potatoes, sliced', '1 tbsp oil', '1 onion, chopped', '400 g minced beef']
  const method = [
    'Place the sweet potatoes on a baking sheet and roast for 20 minutes.',
    'Meanwhile, bring a large skillet to medium-high heat. Add the oil and the onion.',
    'Sauté for 5 minutes. Add the beef and cook until browned.',
  ]
  expect(place(sweet, method, 'sweat')?.vessel).not.toBe(place(sweet, method, 'bake')?.vessel)
})

test('sealing a bag fries nothing', () => {
  const orders = actionsOf(
    ['500 g chicken breast', '50 ml oil', '1 tsp paprika'],
    ['Put the chicken, the oil and the paprika into a bag. Seal the bag and shake it well.'],
  )
  expect(orders.map(({ role }) => role)).not.toContain('heat')
})
