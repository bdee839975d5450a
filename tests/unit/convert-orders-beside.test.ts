import { expect, test } from 'vitest'
import { runsOf, stepSaying, stepsOf } from './convert-scripts-fixtures.ts'

test('the wet stuff goes into the dry, and a drop of water carries nothing away', async () => {
  const steps = await stepsOf(
    ['2 cups flour', '2 tsp baking powder', '2 cups buttermilk', '2 eggs', '2 tbsp butter'],
    [
      'Whisk the flour and baking powder in a big bowl. In another bowl, beat the buttermilk with the eggs.',
      'Dump the wet stuff into the dry and stir until just combined. Heat a griddle over medium heat.',
      'When a drop of water dances on it, brush it with the butter and pour on a ladle of batter for each pancake.',
      'Cook for 2 minutes, then flip and cook for another minute.',
    ],
  )

  const stirred = stepSaying(steps, /wet stuff/)
  expect(stirred?.takes).toHaveLength(2)
  expect(stepSaying(steps, /drop of water/)?.place).not.toBe('bowl')
})

test('a rack and the oven at 325 degrees put no pot on the stove', async () => {
  const steps = await stepsOf(
    ['200 g digestive biscuits', '80 g butter, melted', '500 g cream cheese', '100 g sugar'],
    [
      'Put a rack in the lower third of the oven and heat to 325 degrees.',
      'Mix the biscuits, crushed, with the butter and press into a springform tin. Bake for 10 minutes.',
      'Beat the cream cheese with the sugar for 2 minutes and pour over the crust. Chill for 6 hours.',
      'Slice with a hot knife.',
    ],
  )

  expect(stepSaying(steps, /325/)?.place).toBe('oven')
  expect(steps.filter(({ place }) => place === 'stove')).toEqual([])
  expect(steps.at(-1)?.takes).toEqual([steps.length - 1])
})

test('a dressing shaken in a jar is made without the onion that was soaked before', async () => {
  const steps = await stepsOf(
    [
      '1 red onion, sliced',
      '3 tbsp olive oil',
      '2 tbsp vinegar',
      '1 tsp mustard',
      '400 g chickpeas',
      '1 cucumber, diced',
    ],
    [
      'Soak the onion in cold water for 10 minutes, then drain.',
      'Shake the olive oil, vinegar and mustard together in a jar.',
      'Toss the chickpeas with half the dressing in a large bowl. Add the cucumber and the onion.',
      'Pour over the rest of the dressing and toss again.',
    ],
  )

  const soaked = stepSaying(steps, /Soak/)?.stepNumber
  const dressing = stepSaying(steps, /jar|olive oil/)
  expect(dressing?.takes ?? []).not.toContain(soaked)
  expect(stepSaying(steps, /Toss the chickpeas/)?.takes).toContain(dressing?.stepNumber)
})

test('dried mushrooms covered with hot water are soaked, not weighed in dry later', async () => {
  const steps = await stepsOf(
    ['20 g dried porcini', '1 onion, chopped', '2 tbsp olive oil', '300 g risotto rice'],
    [
      'Cover the porcini with 200 ml boiling water and leave for 20 minutes.',
      'Heat the oil in a pan and soften the onion for 5 minutes. Add the porcini and the rice and stir for 2 minutes.',
    ],
  )

  const soaked = stepSaying(steps, /Cover the porcini/)
  expect(soaked?.adds?.map(({ ref }) => ref)).toEqual([1])
  expect(soaked?.durationSeconds).toBe(1200)
})

test('chocolate of which a handful is held back goes into the dough', async () => {
  const steps = await stepsOf(
    ['150 g butter', '150 g sugar', '1 egg', '200 g flour', '200 g chocolate, chopped'],
    [
      'Melt the butter in a pan and pour it into a large bowl. Whisk in the sugar and the egg, then fold in the flour.',
      'Add the chocolate, holding back a handful. Cover and chill for 1 hour.',
    ],
  )

  const chilled = stepSaying(steps, /chill/)
  expect(stepSaying(steps, /holding back a handful/)?.place).not.toBe('stove')
  expect(chilled?.place).toBe('cold')
})

test('the paste for the crosses is mixed apart from the buns that rise', async () => {
  const steps = await stepsOf(
    ['500 g bread flour', '7 g dried yeast', '300 ml milk', '75 g plain flour'],
    [
      'Knead the bread flour, yeast and milk to a dough. Leave in a warm place for about an hour, or until doubled in size.',
      'Shape into 12 buns and arrange on a lined baking tray. Prove for 45 minutes.',
      'Mix the plain flour with 5 tbsp water to a thick paste. Spoon into a piping bag and pipe crosses on the buns.',
      'Bake for 18 minutes.',
    ],
  )

  const rising = stepSaying(steps, /Prove/)?.stepNumber
  expect(stepSaying(steps, /thick paste/)?.takes ?? []).not.toContain(rising)
  expect(stepSaying(steps, /warm place/)?.durationSeconds).toBe(3600)
})

test('a sauce that is to darken for a minute stays on the heat for it', async () => {
  const steps = await stepsOf(
    ['2 tbsp butter', '1 onion, chopped', '2 tbsp tomato paste', '300 ml stock'],
    [
      'Soften the onion in the butter for 5 minutes. Stir in the tomato paste and let it darken for a minute, then pour in the stock.',
      'Bring the sauce back to a steady simmer and cook for 10 minutes.',
    ],
  )

  const runs = runsOf(steps)
  expect(runs.some(({ durationSeconds }) => durationSeconds === 60)).toBe(true)
})
