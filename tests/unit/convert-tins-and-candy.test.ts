import { expect, it } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

it.each([
  'Pour the cream around the rolls to make an even layer in the pan.',
  'Pour the cream into the pan.',
])('what is poured into the tin is not weighed into the bowl: %s', async (order) => {
  const steps = await stepsOf(
    ['2 cans cinnamon rolls', '240 ml cream', '200 g brown sugar', '110 g butter, melted'],
    [
      `Place the rolls in a greased 9 x 13" baking pan. ${order}`,
      'Stir the sugar and the butter together and spread over the rolls.',
      'Bake at 180 °C for 25 minutes.',
    ],
  )
  expect(addedAt(steps, 'bowl')).toEqual([3, 4])
  expect(textsOf(steps)[0]).toContain(order)
})

it('sugar that is boiled to candy stays in its pan', async () => {
  const steps = await stepsOf(
    ['400 g sugar', '300 ml cream', '100 g butter', '300 g corn syrup', '1 tsp vanilla'],
    [
      'Combine the sugar, cream, butter and syrup in a saucepan and bring to a boil.',
      'Keep stirring until the mixture reaches 245 °F.',
      'Stir in the vanilla and pour into a tin.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
  expect(textsOf(steps).join(' ')).toContain('bring to a boil')
})

it('jam that sets at 105 °C is no candy', async () => {
  const steps = await stepsOf(
    ['500 g strawberries', '400 g sugar', '1 lemon, juice'],
    ['Put everything in a saucepan and boil for 15 minutes, until it reaches 105 °C.'],
  )
  expect(runsOf(steps).map(({ durationSeconds }) => durationSeconds)).toContain(15 * 60)
})
