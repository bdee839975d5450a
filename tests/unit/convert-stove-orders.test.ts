import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('turning the stove between two pieces of work by hand is told with the next one', async () => {
  const texts = textsOf(
    await stepsOf(
      ['8 chicken thighs', '20 ml oil', '30 g butter'],
      [
        'Sear the chicken thighs in the oil in a skillet for 8 minutes, turning once.',
        'Remove the chicken thighs to a plate.',
        'Turn the heat down to low.',
        'Melt the butter in the skillet and return the chicken thighs to it.',
      ],
    ),
  )

  expect(texts.join(' ')).toContain('Turn the heat down to low.')
})

test('a slow cooker that is turned up is told, though nothing goes in then', async () => {
  const texts = textsOf(
    await stepsOf(
      ['2 kg chicken thighs', '1 l chicken broth', '400 g tortellini'],
      [
        'Place the chicken thighs and broth in a slow cooker and cook on low for 6 hours.',
        'Turn the slow cooker to high.',
        'Stir now and then for the last 30 minutes of cooking.',
        'Serve with the tortellini.',
      ],
    ),
  )

  expect(texts.join(' ')).toMatch(/Turn the slow cooker to high\. Stir now and then/)
})

test('the stove under what the machine cooks is not turned', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 onion', '20 ml oil', '400 g tomatoes', '300 ml stock'],
      [
        'Sauté the onion in the oil in a pot for 5 minutes.',
        'Reduce the heat to low.',
        'Add the tomatoes and stock and simmer for 15 minutes.',
        'Remove from the heat.',
      ],
    ),
  )

  expect(texts.join(' ')).not.toMatch(/heat/)
})

test('what the machine has mixed is covered before it stands in the fridge', async () => {
  const texts = textsOf(
    await stepsOf(
      ['200 g yogurt', '100 g mayonnaise', '1 clove of garlic'],
      [
        'In a bowl, whisk the yogurt, mayonnaise and garlic until smooth, then cover and refrigerate for 2 hours.',
      ],
    ),
  )

  expect(texts.join(' ')).toMatch(/Cover and refrigerate for 2 hours/)
})
