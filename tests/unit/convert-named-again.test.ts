import { expect, test } from 'vitest'
import { actionsOfParts } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Steps = Awaited<ReturnType<typeof stepsOf>>

/** The number of the step that an ingredient of the list goes in with. */
const goesInAt = (steps: Steps, ingredient: number) =>
  steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === ingredient))

test('what a side clause names goes into what the order names', async () => {
  const steps = await stepsOf(
    ['350 g tofu', '3 cups marinara sauce', '1 tbsp soy sauce'],
    [
      'Crumble the tofu, toss with the soy sauce and bake for 30 minutes. Remove from the oven and set aside.',
      'Bring the marinara sauce to a simmer in a large pan.',
      'Once the tofu is baked, stir it into the sauce.',
    ],
  )
  expect(textsOf(steps).at(-1)).toContain('stir it into the sauce')
})

test('a purée of half of the berries is not the other half', async () => {
  const steps = await stepsOf(
    ['400 g strawberries', '80 g sugar', '400 ml milk', '1/2 cup lychee jelly'],
    [
      'Blend half of the strawberries with the sugar until smooth. Set aside.',
      'Put the lychee jelly in a large bowl. Pour in the strawberry puree and milk. Stir well and serve.',
    ],
  )
  const berries = steps.flatMap(({ adds }) => adds ?? []).filter(({ ref }) => ref === 1)
  expect(berries).toHaveLength(1)
})

test('the rest of the ingredients goes in where the order says so', async () => {
  const steps = await stepsOf(
    [
      '1 onion',
      '300 g carrots, sliced',
      '500 g chicken, cubed',
      '400 ml coconut milk',
      '1 tbsp oil',
    ],
    [
      'Fry the chopped onion in the oil for 3 minutes, then add the rest of the ingredients.',
      'Simmer for 20 minutes. Stir and the chicken will soak up the sauce.',
    ],
  )
  const simmered = steps.findIndex(({ durationSeconds }) => durationSeconds === 20 * 60)
  expect(goesInAt(steps, 4)).toBeGreaterThanOrEqual(0)
  expect(goesInAt(steps, 4)).toBeLessThanOrEqual(simmered)
  expect(goesInAt(steps, 3)).toBe(goesInAt(steps, 4))
})

test('caramel from sugar and a spoon of water stays in its pot', async () => {
  const steps = await stepsOf(
    ['100 g brown sugar', '1 tbsp water', '1 kg pork belly, cubed', '375 ml coconut water'],
    [
      'Place sugar and water in a large pot over medium heat. When the sugar is melted, add the rest of the ingredients.',
      'Simmer for 90 minutes, uncovered.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})

test('so many of the next ingredients end at the one that is named', async () => {
  const steps = await stepsOf(
    ['800 g squash', '1 tbsp oil', '1 onion', '250 ml milk', '2 tbsp yeast flakes', '1/2 tsp salt'],
    [
      'Steam the squash for 12 minutes. Fry the onion for 5 minutes.',
      'Put the onion into a blender. Add squash and the next three ingredients (through salt). Blend until smooth.',
    ],
  )
  const blended = goesInAt(steps, 4)
  expect([goesInAt(steps, 5), goesInAt(steps, 6)]).toEqual([blended, blended])
  expect(goesInAt(steps, 2)).not.toBe(blended)
})

test('the griddle is heated though the batter only stands by meanwhile', async () => {
  const steps = await stepsOf(
    ['240 g flour', '2 eggs', '370 ml milk', 'butter'],
    [
      'Whisk the flour, eggs and milk until combined. Set the batter aside while you heat your griddle to medium-low heat.',
      'Melt some butter on the griddle and fry the pancakes.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('while you heat your griddle')
})

test('cubes of cheese are cut where they are used', async () => {
  const steps = await stepsOf(
    ['150 g Blauschimmelkäse', '3 Eier', '150 g Crème fraîche'],
    [
      'Eier und Crème fraîche verrühren und in die Form geben.',
      'Blauschimmelkäse in kleine Würfel schneiden und gleichmäßig auf der Füllung verteilen. 40 Minuten backen.',
    ],
    'de',
  )
  expect(textsOf(steps).join(' ')).toContain(
    'Blauschimmelkäse in kleine Würfel schneiden und gleichmäßig',
  )
})

test('stock in cups weighs what the author says in litres', async () => {
  const steps = await stepsOf(
    ['6 cups (1.5 litres/50 fl oz) chicken stock', '300 g carrots'],
    ['Put the stock and the carrots into a pot and simmer for 20 minutes.'],
  )
  expect(textsOf(steps).join(' ')).toContain('1500 g chicken stock')
})

test('a paragraph that begins with what it does in short uses no food for that', async () => {
  const steps = await stepsOf(
    ['2 cans tuna', '3 scallions', '2 tsp sriracha', '1 avocado', '3 sheets nori'],
    [
      'Mix the tuna. Slice the scallions and place in a mixing bowl. Drain the tuna and add to the bowl, along with the sriracha. Mix with a fork.',
      'Prep the veggies. Cut the avocado into strips.',
      'Roll it up. Lay a sheet of nori on the board, put tuna and avocado on it and roll to a cone.',
      'To serve, place on plates.',
    ],
  )
  expect(textsOf(steps)[0]).toContain('Drain the tuna and add to the bowl')
})

test('a sauce that only cooks meanwhile is not what the next order works on', async () => {
  const steps = await stepsOf(
    ['500 ml cream', '200 g cheddar', '100 g potato chips', '60 g fried onions', '30 g butter'],
    [
      'Simmer the cream with the cheddar in a saucepan for 5 minutes. Pour it over the potatoes in the dish.',
      'While the sauce is cooking, add the potato chips and fried onions to your food processor; pulse until crumbly.',
      'Sprinkle over the potatoes and bake for 30 minutes.',
    ],
  )
  const crumbs = steps[goesInAt(steps, 3)]
  expect(crumbs).toBe(steps[goesInAt(steps, 4)])
  expect(textsOf(steps).join(' ')).not.toContain('the mixture (')
})

test('sugar with a spoon of soy sauce is no caramel', async () => {
  const steps = await stepsOf(
    ['100 g sugar', '15 ml soy sauce', '400 ml stock'],
    ['Heat the sugar and the soy sauce in a pot. Add the stock and simmer for 20 minutes.'],
  )
  expect(runsOf(steps).length).toBeGreaterThan(0)
})

test('a title above its paragraph begins the part of the list that it names', () => {
  const actions = actionsOfParts(
    [
      { heading: 'Crust', lines: ['85 g salted butter', '50 g sugar', '120 g flour'] },
      { heading: 'Carrot Filling', lines: ['4 carrots', '200 g brown sugar', '2 eggs'] },
      { heading: 'Topping', lines: ['200 g cream cheese', '80 g syrup'] },
    ],
    [
      'Make the carrot puree. Bake the carrots for 50 minutes. Let them cool and blend them in a food processor until smooth.',
      'Make the crust. Beat the butter and sugar together in a bowl. Add the flour and beat until just mixed. Press into the tin.',
      'Mix the filling. Mix the puree with the brown sugar and the eggs.',
      'Bake. Pour the filling into the crust and bake for 45 minutes.',
      'Make the topping. Combine the cream cheese and syrup in a bowl. Spread it over the cake.',
    ],
  )
  const puree = actions.find(({ verb }) => verb === 'blend')
  const crust = actions.find(({ adds }) => adds.some(({ food }) => food.food === 'butter'))
  expect(crust?.vessel).toBeGreaterThanOrEqual(0)
  expect(crust?.vessel).not.toBe(puree?.vessel)
})
