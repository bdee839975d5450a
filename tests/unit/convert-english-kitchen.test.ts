import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test('"pour over the stock": it comes to what is in the pan', async () => {
  const steps = await stepsOf(
    ['30 g butter', '2 leeks, sliced', '300 g potatoes, diced', '1 litre vegetable stock'],
    [
      'Melt the butter in a large saucepan and sweat the leeks for 8 minutes. Add the potatoes and cook for 2 minutes, then pour over the stock. Bring up to the boil and simmer for 15 minutes.',
    ],
  )
  const weighed = steps.filter(({ type }) => type === 'WEIGH')
  expect(weighed.flatMap(({ adds = [] }) => adds.map(({ ref }) => ref))).toContain(4)
  expect(steps.some(({ type }) => type === 'MANUAL')).toBe(false)
})

test('a sauce that is poured over what lies on a dish stays a way to serve it', () => {
  const actions = actionsOf(
    ['500 g asparagus', '100 g butter'],
    [
      'Boil the asparagus for 10 minutes and arrange on a platter. Melt the butter and pour it over.',
    ],
  )
  expect(actions.at(-1)?.role).toBe('move')
})

test('"transfer to a plate. Reduce the heat": under the pan that is empty now', () => {
  const actions = actionsOf(
    ['1 tbsp butter', '300 g mushrooms', '1 tbsp oil', '2 shallots'],
    [
      'Heat the butter in a large pot. Add the mushrooms and cook until browned. Transfer to a plate.',
      'Reduce the heat to medium and add the oil and the shallots. Cook until softened, 3 minutes.',
    ],
  )
  const pot = actions[0]?.vessel
  expect(actions.slice(4).map(({ vessel }) => vessel)).toEqual([pot, pot, pot])
})

describe('"put it in a saucepan with the cinnamon"', () => {
  test('what has been rinsed goes in', async () => {
    const steps = await stepsOf(
      ['300 g basmati rice', '1 cinnamon stick', '1 tsp salt'],
      [
        'Rinse the rice in several changes of cold water. Put it in a saucepan with the cinnamon stick, salt and 450 ml cold water. Bring to the boil, cover and cook for 10 minutes.',
        'Fluff up the rice and serve.',
      ],
    )
    const before = steps.slice(0, steps.indexOf(runsOf(steps)[0] as (typeof steps)[number]))
    expect(before.flatMap(({ adds = [] }) => adds.map(({ ref }) => ref))).toContain(1)
  })
})

test('"spoon a little onto a saucer": the work goes on in the pot', () => {
  const actions = actionsOf(
    ['600 g plums', '500 g sugar', 'knob of butter'],
    [
      'Put the plums and sugar in a pan. Boil for 10 minutes. Spoon a little on to a cold saucer and leave for a minute. Stir in the butter.',
    ],
  )
  expect(actions.at(-1)?.vessel).toBe(actions[0]?.vessel)
})
