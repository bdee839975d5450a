import { expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('the risotto that the machine cooks in one go is tested as its cook says', async () => {
  const steps = await stepsOf(
    ['1 Zwiebel', '2 EL Öl', '300 g Risottoreis', '800 ml Gemüsebrühe', '50 g Parmesan'],
    [
      'Zwiebel hacken und in einem Topf in Öl andünsten. Reis zugeben und 2 Minuten anschwitzen.',
      'Die heiße Brühe angießen und 18 Minuten köcheln lassen, bis der Reis bissfest ist.',
      'Parmesan unterrühren und servieren.',
    ],
    'de',
  )

  expect(textsOf(runsOf(steps)).join(' ')).toContain('15 Min./100°C/Linkslauf/Stufe 1')
  expect(textsOf(runsOf(steps)).join(' ')).toContain('bis der Reis bissfest ist')
})

test('what one ladle waits for is no test of the dish', async () => {
  const steps = await stepsOf(
    ['1 onion', '2 tbsp oil', '300 g risotto rice', '800 ml hot stock', '50 g parmesan'],
    [
      'Fry the chopped onion in the oil in a pan for 3 minutes. Add the rice and toast for 2 minutes.',
      'Add a ladle of stock and stir until absorbed. Continue adding the stock, ladle by ladle, for 18 minutes.',
      'Stir in the parmesan and serve.',
    ],
  )

  expect(textsOf(runsOf(steps)).join(' ')).not.toContain('absorbed')
})
