import { expect, test } from 'vitest'
import { takenStep } from '#shared/recipe-references.ts'
import { addedAt, runsOf, stepSaying, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a sauce is made by the machine in the pot that the pasta was boiled in', async () => {
  const steps = await stepsOf(
    [
      '400 g macaroni',
      '60 g butter',
      '50 g flour',
      '900 ml milk',
      '1 tsp mustard',
      '200 g cheddar, grated',
    ],
    [
      'Bring a big pot of salted water to a boil. Cook the macaroni, drain and set aside.',
      'In the same pot, melt the butter. Whisk in the flour and cook for 2 minutes. Pour in the milk and add the mustard. Cook, stirring, until the sauce bubbles and is thick, 8 minutes. Turn off the heat. Stir in the cheese until melted. Fold in the macaroni.',
    ],
  )
  const sauce = runsOf(steps).find(
    ({ speed, temperature }) => speed === '4' && temperature === '90',
  )
  expect(sauce).toBeDefined()
  expect(textsOf(steps).join(' ')).not.toMatch(/turn off the heat/i)
})

test('onions that take up what is left of the meat stay in its pot', async () => {
  const steps = await stepsOf(
    ['1.5 kg beef chuck', '2 tbsp oil', '2 onions, sliced', '400 ml beef stock'],
    [
      'Heat the oil in a heavy pot and brown the beef on all sides. Take it out and put it on a plate. Add the onions and cook for 8 minutes, scraping up the brown bits.',
      'Add the stock. Put the beef back in. Cover and into the oven for 3 hours.',
    ],
  )
  expect(stepSaying(steps, /brown bits/i)?.place).toBe('stove')
})

test('rice that cooks in a pan of its own leaves the curry in the bowl', async () => {
  const steps = await stepsOf(
    [
      '1 tbsp oil',
      '1 onion, chopped',
      '400 g chopped tomatoes',
      '250 g basmati rice',
      '400 g chickpeas',
      '200 ml coconut milk',
    ],
    [
      'Fry the onion in the oil for 8 minutes. Add the tomatoes and simmer for 10 minutes.',
      'Meanwhile, put the rice in a lidded saucepan with 500 ml water. Bring to the boil, cover and cook for 10 minutes.',
      'Add the chickpeas and the coconut milk to the sauce and simmer for 15 minutes. Serve with the rice.',
    ],
  )
  expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 4))?.place).toBe('stove')
  expect(runsOf(steps).some(({ durationSeconds }) => durationSeconds === 900)).toBe(true)
})

test('froth is skimmed when there is some: behind the boil, before the simmering', async () => {
  const steps = await stepsOf(
    ['250 g red lentils', '1 litre water', '1 tsp turmeric'],
    [
      'Put the lentils into a saucepan with the water and turmeric and bring to the boil. Skim off the froth. Simmer for 25 minutes.',
    ],
  )
  const [boil, simmer] = runsOf(steps).map((run) => steps.indexOf(run))
  const skim = steps.findIndex(({ instructionText }) => /skim/i.test(instructionText))
  expect(boil).toBeLessThan(skim)
  expect(skim).toBeLessThan(simmer ?? 0)
})

test('a pan whose food has gone into the bowl is empty for what is fried next', async () => {
  const steps = await stepsOf(
    [
      '1 onion, chopped',
      '40 g butter, divided',
      '500 g minced beef',
      '1 egg',
      '60 g breadcrumbs',
      '100 ml milk',
    ],
    [
      'Soak the breadcrumbs in the milk for 5 minutes. Cook the onion in half of the butter until soft. Add the onion, the beef and the egg to the crumbs and mix. Shape into balls.',
      'Melt the remaining butter in a large skillet and brown the meatballs on all sides.',
    ],
  )
  const browned = stepSaying(steps, /brown the meatballs/i)
  const shaped = steps.findIndex(({ instructionText }) => /shape into balls/i.test(instructionText))
  expect((browned?.takes ?? []).map(takenStep)).toEqual([shaped + 1])
})

test('how many there will be is no step of its own', async () => {
  const steps = await stepsOf(
    ['500 g minced beef', '1 egg'],
    [
      'Mix the beef and the egg. Shape into balls. You should have around 24. Chill for 30 minutes.',
    ],
  )
  expect(stepSaying(steps, /around 24/i)?.instructionText).toMatch(/shape into balls/i)
})

test('what is put on one side of the bowl is in the bowl, and the dough is kneaded', async () => {
  const steps = await stepsOf(
    ['500 g strong flour', '7 g dried yeast', '1 tsp salt', '300 ml water'],
    [
      'Tip the flour into a large bowl. Put the yeast on one side and the salt on the other. Pour in the water and bring together into a dough. Turn out and knead for 10 minutes.',
    ],
  )
  expect(runsOf(steps).some(({ speed }) => speed === 'dough')).toBe(true)
})

test('a processor that is run until its food is thick blends it', async () => {
  const steps = await stepsOf(
    ['1 lemon, juiced', '1 clove garlic', '150 g tahini', '400 g chickpeas'],
    [
      'Put the lemon juice and garlic in the food processor and blitz. Add the tahini and run it till it is thick and pale. Add the chickpeas and just let it go for 4 minutes.',
    ],
  )
  expect(addedAt(steps, 'bowl').toSorted()).toEqual([1, 2, 3, 4])
})
