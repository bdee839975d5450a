import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('where several foods have no order that names them, the machine runs on none of them', async () => {
  const method = [
    'Simmer the leeks in the stock for 10 minutes.',
    'Stir well and simmer for 5 minutes more.',
  ]
  const listed = ['500 ml stock', '300 g leeks']
  const known = await stepsOf(listed, method)
  const unknown = await stepsOf([...listed, '200 g beef mince', '150 g cheddar'], method)

  expect(runsOf(known)).not.toEqual([])
  expect(runsOf(unknown)).toEqual([])
  expect(textsOf(unknown).join(' ')).toContain('Simmer the leeks in the stock for 10 minutes.')
})

test('one that has no order of its own leaves the rest to the machine', async () => {
  const steps = await stepsOf(
    ['500 ml stock', '300 g leeks', '150 g cheddar'],
    ['Simmer the leeks in the stock for 10 minutes.', 'Purée the soup.'],
  )

  expect(runsOf(steps)).not.toEqual([])
})
