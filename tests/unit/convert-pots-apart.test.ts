import { expect, test } from 'vitest'
import { addedAt, runsOf, stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

test('butter that is begun with is browned alone, and everything means what is in the pan', async () => {
  const steps = await stepsOf(
    ['120 g butter', '200 g flour', '1 tsp baking soda', '150 g brown sugar', '2 eggs'],
    [
      'Start with the butter because it needs to cool. Melt it in a skillet and keep cooking until it foams, 5 minutes. Scrape everything into a large bowl and let it cool for 15 minutes.',
      'In a medium bowl, whisk the flour and baking soda.',
      'Whisk the brown sugar into the cooled butter, then the eggs. Fold in the dry ingredients.',
    ],
  )

  const cooled = steps.findIndex(({ durationSeconds }) => durationSeconds === 900)
  const before = steps.slice(0, cooled + 1).flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])
  expect(before).toEqual([1])
})

test('a pot of salted water is not the sauce that has water of its own', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '1 tbsp oil', '400 g tomatoes', '120 ml water', '400 g ziti'],
    [
      'Soften the onion in the oil in a large saucepan for 5 minutes. Stir in the tomatoes and the water and simmer for 20 minutes.',
      'Meanwhile, bring a large pot of salted water to a boil. Cook the ziti for 8 minutes. Drain well and return the pasta to the pot.',
    ],
  )

  expect(addedAt(steps, 'bowl')).not.toContain(5)
  const sauce = runsOf(steps).at(-1)?.stepNumber
  expect(stepSaying(steps, /return the pasta/)?.takes ?? []).not.toContain(sauce)
})

test('croutons tossed while the soup simmers have no soup on them', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '1 tbsp oil', '1 l vegetable broth', '4 slices bread, cubed'],
    [
      'Soften the onion in the oil in a pot. Add the broth, bring to a boil and simmer for 20 minutes.',
      'While the soup simmers, preheat the oven to 200°C. Spread the bread on a baking sheet and bake for 10 minutes until crisp.',
      'Ladle the soup into bowls and top with the croutons.',
    ],
  )

  const soup = runsOf(steps).at(-1)?.stepNumber
  expect(stepSaying(steps, /baking sheet/)?.takes ?? []).not.toContain(soup)
})

test('a muslin bag that is lifted out leaves the marmalade in its pan', async () => {
  const steps = await stepsOf(
    ['1 kg oranges', '2.5 litres water', '2 kg sugar'],
    [
      'Shred the orange peel, put it in a large pan with the water and a muslin bag of the pips and simmer for 2 hours.',
      'Lift out the bag and leave it on a plate until cool. Add the sugar to the pan and boil for 15 minutes.',
    ],
  )

  const simmered = stepSaying(steps, /2 hours/)?.stepNumber
  expect(stepSaying(steps, /boil for 15/)?.takes?.length).toBeGreaterThan(0)
  expect(stepSaying(steps, /Lift out the bag/)?.takes).toEqual([simmered])
})
