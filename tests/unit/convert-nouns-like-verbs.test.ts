import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const rolesIn = (words: string, ...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)
    .filter(({ clause }) => clause.text.includes(words))
    .map(({ role }) => role)

const SAUCE = ['500 g tomatoes', '1 onion', '2 tbsp oil', '200 ml cream']
const FRIED = 'Heat the oil in a saucepan and fry the chopped onion.'
const SIMMERED = 'Add the tomatoes and cream and simmer for 15 minutes.'

test.each([
  'Hold a thermometer so that the tip is in the oil.',
  'The top should be dry.',
  'At first it will be in a pile.',
  'You need no whisk here.',
])('what stands behind an article orders nothing: %s', (remark) => {
  expect(rolesIn(remark.slice(-12), SAUCE, [FRIED, remark, SIMMERED])).toEqual(['none'])
})

test.each([
  'Keep an eye on the pan.',
  'Keep a spatula close by.',
  'I like it chunky so I keep it coarse.',
  'Keep the heat gentle to keep the sauce from splitting.',
])('keeping is no serving: %s', (remark) => {
  const actions = actionsOf(SAUCE, [FRIED, remark, SIMMERED])
  const vessels = new Set(actions.map(({ vessel }) => vessel).filter((one) => one >= 0))
  expect(vessels.size).toBe(1)
})

test('what is kept hot elsewhere does not heat what is in the bowl', async () => {
  const steps = await stepsOf(
    ['200 g cream cheese', '50 ml milk', '1 clove garlic'],
    ['Mix the cream cheese with the milk. Add the garlic and mix. Keep the bread hot in a napkin.'],
  )
  expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
  expect(textsOf(steps).join(' ')).toContain('Keep the bread hot in a napkin')
})

test.each([
  ['Keep in the fridge for 2 hours.', 7200],
  ['Keep in an airtight container for up to 5 days.', undefined],
])('what is put by has a step of its own: %s', async (order, seconds) => {
  const steps = await stepsOf(
    ['300 g yogurt', '100 g sugar', '200 g berries'],
    ['Mix the yogurt with the sugar and the berries in a bowl.', order],
  )
  expect(textsOf(steps).at(-1)).toBe(order)
  expect(steps.at(-1)?.durationSeconds).toBe(seconds)
})
