import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a question is told with its answer, and the answer is no order', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '150 g berries', '1 banana'],
    [
      'Put the banana, berries and milk into a blender. Blend for a minute until smooth. Too thick? Add a splash of water. Pour into glasses.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('Too thick? Add a splash of water.')
  expect(new Set(addedAt(steps, 'bowl'))).toEqual(new Set([1, 2, 3]))
})

test('what goes in only in some cases is told with them', async () => {
  const steps = await stepsOf(
    ['300 ml milk', '150 g berries', '1 tsp honey'],
    [
      'Blend the berries and milk in a blender for a minute. Taste, sweeten with the honey if the berries are sharp, and blend again for a few seconds.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('if the berries are sharp: 1 tsp honey.')
})

test('a word that goes on behind its hyphen is no order', async () => {
  const steps = await stepsOf(
    ['2 tbsp oil', '2 onions, sliced'],
    ['Heat the oil. Add the onions and cook until soft and see-through, 6 to 8 minutes.'],
  )
  expect(textsOf(steps).join(' ')).toContain('until soft and see-through.')
})

test('measured water is told once', async () => {
  const steps = await stepsOf(
    ['2 tbsp oil', '2 onions, sliced', '1 tsp cumin', '1 tsp turmeric'],
    [
      'Heat the oil and fry the onions for 8 minutes. Add the cumin and turmeric with a splash of water and fry for a minute.',
    ],
  )
  expect(textsOf(steps).join(' ').match(/cumin/g)).toHaveLength(1)
})

test('"divided" is for the shop, and a share is told without the state behind it', async () => {
  const steps = await stepsOf(
    ['200 g sugar, divided', '4 tablespoons butter, melted and cooled', '3 eggs', '200 g flour'],
    [
      'Whisk the eggs with half of the sugar. Beat in 3 tablespoons of the melted butter. Stir in the flour and the remaining sugar. Fry in the remaining butter.',
    ],
  )
  const told = textsOf(steps).join(' ')
  expect(told).not.toContain('divided')
  expect(told).toContain('(3 tablespoons, melted and cooled)')
})

test('what eggs go into one by one is mixed before them, and each has its time', async () => {
  const steps = await stepsOf(
    ['500 g cream cheese', '150 g sugar', '200 g sour cream', '4 eggs', '20 g flour'],
    [
      'Beat the cream cheese with the sugar and flour for 2 minutes. Beat in the sour cream. Add the eggs one by one, mixing until each disappears.',
    ],
  )
  const runs = runsOf(steps)
  expect(runs).toHaveLength(3)
  expect(runs[1]?.adds ?? []).toEqual([])
  expect(runs[2]).toMatchObject({ durationSeconds: 60, adds: [{ ref: 4 }] })
})

test('butter that goes into a turning dough comes after the first mixing', async () => {
  const steps = await stepsOf(
    ['250 ml warm milk', '7 g dried yeast', '500 g flour', '2 eggs', '80 g soft butter'],
    [
      'Combine the flour and yeast in the bowl of a stand mixer. Add the milk and eggs and mix on low until a shaggy dough forms. With the mixer running, add the butter a tablespoon at a time. Knead for 8 minutes.',
    ],
  )
  const runs = runsOf(steps)
  const withButter = runs.findIndex(({ adds = [] }) => adds.some(({ ref }) => ref === 5))
  expect(withButter).toBeGreaterThan(0)
})
