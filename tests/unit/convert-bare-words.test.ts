import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what is taken off a stove that it never stood on needs no step', async () => {
  const steps = await stepsOf(
    ['200 g dark chocolate', '30 g butter', '250 ml whipping cream'],
    [
      'Melt the chocolate and butter in a bowl over a pan of simmering water. Remove and leave to cool slightly.',
      'Whip the cream to soft peaks and fold it into the chocolate.',
    ],
  )
  expect(textsOf(steps)).not.toContain('Remove.')
  expect(textsOf(steps).join(' ')).toContain('eave to cool slightly')
})

test('a risotto whose stock goes in at once does not wait for each ladle', async () => {
  const steps = await stepsOf(
    ['1 onion, chopped', '30 g butter', '300 g arborio rice', '1 litre hot vegetable stock'],
    [
      'Fry the onion in the butter for 5 minutes. Add the rice and stir for 2 minutes.',
      'Add the stock a ladleful at a time, waiting until each is absorbed before adding the next, for 18 minutes.',
    ],
  )
  expect(textsOf(steps).join(' ')).not.toMatch(/waiting until|ladle/i)
})
