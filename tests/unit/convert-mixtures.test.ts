import { expect, test } from 'vitest'
import { actionsOf } from './convert-language-fixtures.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what was mixed before comes into the bowl as a mixture, not as foods to be weighed again', async () => {
  const steps = await stepsOf(
    [
      '200 g grated mozzarella',
      '100 g almond flour',
      '2 tbsp yogurt',
      '1 egg',
      '1 tsp baking powder',
    ],
    [
      'Combine the mozzarella, almond flour and yogurt in a microwave-safe bowl. Microwave for 1 minute until melted.',
      'Transfer the slightly cooled mixture to a food processor. Add the egg and baking powder. Process until a smooth dough forms.',
    ],
  )
  const text = textsOf(steps).join('\n')

  expect(text).toMatch(/Add the mixture \(.*mozzarella.*\) to the mixing bowl/)
})

test.each([
  [
    'en' as const,
    'Pudding\n\n500 ml milk\n4 tbsp cornstarch\n4 tbsp sugar\n\nWhisk the cornstarch with a part of the milk. Bring the remaining milk to a boil with the sugar. Stir in the mixture and simmer for 2 minutes.\nPour into glasses and chill.',
    'Stir in the mixture',
  ],
  [
    'de' as const,
    'Pudding\n\n500 ml Milch\n4 EL Speisestärke\n4 EL Zucker\n\nDie Speisestärke mit einem Teil der Milch verrühren. Die restliche Milch mit dem Zucker zum Kochen bringen. Die Mischung einrühren und 2 Minuten köcheln lassen.\nIn Gläser füllen und kalt stellen.',
    'Die Mischung einrühren',
  ],
])('a mixture that is stirred in comes from where it was made (%s)', (language, text, order) => {
  const actions = actionsOf(language, text)
  const made = actions(language === 'en' ? 'Whisk the cornstarch' : 'Speisestärke mit').vessel
  expect(actions(order).movesFrom).toEqual([made])
})
