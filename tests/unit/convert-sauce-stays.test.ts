import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('the bowl with the sauce is not emptied for what a spoon stirs', async () => {
  const steps = await stepsOf(
    [
      '400 g steak strips',
      '2 onions',
      '30 g butter',
      '300 ml beef broth',
      '150 ml sour cream',
      '1 tbsp mustard',
    ],
    [
      'Fry the steak in a skillet until browned, then transfer to a plate and set aside.',
      'Melt the butter in the skillet, add the onions and sauté for 3 minutes until soft.',
      'Add the broth and simmer for 5 minutes.',
      'Meanwhile, in a small bowl whisk together the sour cream and mustard.',
      'Stir the sour cream mixture and the steak into the skillet and cook until heated through.',
    ],
  )
  const texts = textsOf(steps)
  expect(texts.join(' ')).toContain('in a small bowl whisk together the sour cream and mustard')
  const simmered = steps.findLastIndex(({ type }) => type === 'OPERATE')
  expect(texts.slice(simmered + 1).join(' ')).not.toContain('set aside')
})
