import { expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('biscuits are crushed by the blades, and the butter is mixed in there', async () => {
  const steps = await stepsOf(
    ['200 g digestive biscuits', '80 g butter, melted', '2 tbsp sugar'],
    [
      'Crush the biscuits finely and mix with the melted butter and sugar until it feels like wet sand. Press firmly over the bottom of the tin and chill for 30 minutes.',
    ],
  )
  expect(runsOf(steps)).toMatchObject([{ speed: '7' }, { durationSeconds: 15, speed: '4' }])
  expect(textsOf(steps).join(' ')).not.toContain('set aside')
})

test('crackers that are counted are crushed, too', async () => {
  const steps = await stepsOf(
    ['12 graham crackers', '80 g butter, melted'],
    ['Crush the graham crackers and mix with the melted butter. Press into a tin and chill.'],
  )
  expect(runsOf(steps)[0]?.adds ?? []).toEqual([])
  expect(addedAt(steps, 'bowl')).toEqual([1, 2])
})

test('a dressing that is shaken in a jar is mixed', async () => {
  const steps = await stepsOf(
    ['80 ml olive oil', '45 ml red wine vinegar', '1 tsp Dijon mustard', '2 cans chickpeas'],
    [
      'Shake the oil, vinegar and mustard together in a jar until thick. Toss the chickpeas with the dressing in a large bowl.',
    ],
  )
  expect(runsOf(steps)).toMatchObject([{ durationSeconds: 15, speed: '4' }])
})

test('"for the icing beat the butter" orders it without a comma', async () => {
  const steps = await stepsOf(
    ['150 g soft butter', '300 g icing sugar', '1 tsp vanilla extract'],
    [
      'For the icing beat the butter on its own till very soft, add the icing sugar in two goes and then the vanilla. Spread over the cake.',
    ],
  )
  expect(runsOf(steps).length).toBeGreaterThan(1)
  expect(textsOf(steps).join(' ')).toContain('in two goes')
})

test('what comes in behind the draining of the fat is chopped before and waits', async () => {
  const steps = await stepsOf(
    ['1 tbsp oil', '400 g ground beef', '1 onion, chopped', '1 green pepper, chopped'],
    [
      'Heat the oil in a skillet. Cook the beef until no pink is left, 6 minutes. Drain off the fat. Add the onion and pepper and cook for 5 minutes.',
    ],
  )
  const drained = steps.findIndex(({ instructionText }) => /Drain/.test(instructionText))
  const fried = steps.findIndex(({ adds = [] }) => adds.some(({ ref }) => ref === 2))
  const between = steps.slice(fried, drained)
  expect(textsOf(steps).join(' ')).toContain('set aside')
  expect(between.flatMap(({ adds = [] }) => adds.map(({ ref }) => ref))).not.toContain(3)
})

test('a rack in the oven is heated with the oven', async () => {
  const steps = await stepsOf(
    ['200 g flour', '100 g butter'],
    [
      'Put a rack in the lower third of the oven and heat to 325 degrees. Rub the butter into the flour.',
    ],
  )
  expect(steps.find(({ instructionText }) => /325/.test(instructionText))?.place).toBe('oven')
})

test('a hot sauce is back at a simmer soon', async () => {
  const steps = await stepsOf(
    ['2 tbsp oil', '3 onions, sliced', '400 g chopped tomatoes'],
    ['Fry the onions in the oil for 8 minutes. Add the tomatoes and simmer for 5 minutes.'],
  )
  expect(runsOf(steps).at(-1)?.durationSeconds).toBeLessThanOrEqual(420)
})
