import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what readies a slow cooker that the cook goes on using is told', async () => {
  const steps = await stepsOf(
    ['500 g sausage', '1 kg frozen hash browns', '8 eggs', '250 ml milk'],
    [
      'Brown the sausage in a skillet for 8 minutes.',
      'Generously butter the sides of a slow cooker.',
      'Layer the hash browns and sausage in the slow cooker.',
      'Whisk the eggs and milk and pour over the top. Cover and cook on low for 6 hours.',
    ],
  )
  expect(textsOf(steps).join(' ')).toContain('Generously butter the sides of a slow cooker.')
})
