import { expect, test } from 'vitest'
import { stepsOf } from './convert-scripts-fixtures.ts'

test('a marinade mixed in the bowl goes with the meat into the fridge', async () => {
  const steps = await stepsOf(
    ['500 g chicken thighs, cubed', '200 g yogurt', '1 tbsp lemon juice', '2 tsp curry powder'],
    [
      'Mix the yogurt, lemon juice and curry powder in a bowl. Add the chicken, stir to coat and chill for 2 hours.',
      'Spread the chicken on a tray and grill for 12 minutes.',
    ],
  )
  const marinade = steps.find(({ type }) => type === 'OPERATE')
  const chilled = steps.find(({ place }) => place === 'cold')
  expect(chilled?.takes).toEqual([marinade?.stepNumber])
})
