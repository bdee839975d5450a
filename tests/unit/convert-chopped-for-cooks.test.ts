import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const STEW = [
  'Brown the beef in a casserole with the oil.',
  'Add the onions and fry for 5 minutes. Add the stock and braise in the oven for 3 hours.',
]

describe('onions for what the cook does by hand', () => {
  test('are chopped where one order has the cook cut other things with them', async () => {
    const steps = await stepsOf(
      ['1.5 kg beef joint', '400 g onions', '100 g bacon', '2 tbsp oil', '500 ml beef stock'],
      ['Dice the onions and the bacon.', ...STEW, 'Scatter with the bacon.'],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '5' }])
    const texts = textsOf(steps)
    expect(texts).toContain('Dice the onions and the bacon. Already chopped: 400 g onions.')
    expect(texts.join('\n')).toContain('Add the onions and fry for 5 minutes.')
  })

  test('in German', async () => {
    const steps = await stepsOf(
      ['800 g Rindfleisch', '400 g Zwiebeln', '1 Kartoffel', '2 EL Öl', '2 l Fleischbrühe'],
      [
        'Zwiebeln und Kartoffel würfeln.',
        'Das Fleisch im Öl scharf anbraten, herausnehmen.',
        'Die Zwiebeln im Bratfett glasig dünsten. Fleisch, Kartoffel und Brühe dazugeben.',
        '90 Minuten schmoren lassen.',
      ],
      'de',
    )
    expect(runsOf(steps)[0]).toMatchObject({ speed: '5' })
    expect(textsOf(steps).join('\n')).toContain('Schon zerkleinert: 400 g Zwiebeln')
  })

  test('are chopped for a mince that is mixed by hand', async () => {
    const steps = await stepsOf(
      ['500 g minced beef', '2 onions, finely chopped', '1 egg', 'salt', '2 tbsp oil'],
      [
        'Knead the mince in a bowl with the onions, the egg and some salt by hand.',
        'Shape into 8 patties and fry in the oil for 10 minutes.',
      ],
    )
    expect(runsOf(steps).length).toBeGreaterThan(0)
    expect(textsOf(steps)[0]).toContain('2 onions (halved)')
  })

  test('are chopped before the hour that something else takes', async () => {
    const steps = await stepsOf(
      ['1 squash', '1 onion, chopped', '200 g sausage', '1 tbsp oil'],
      [
        'Halve the squash and roast it in the oven for 45 minutes.',
        'Heat the oil in a skillet, fry the sausage until brown.',
        'Add the onion and fry for 4 minutes. Fill the squash with it.',
      ],
    )
    expect(runsOf(steps)).toMatchObject([{ speed: '5' }])
  })
})

test('a lot of grated cheese is grated by the machine, though it has no other work', async () => {
  const foods = ['500 g macaroni', '250 g Cheddar, grated', '200 ml cream']
  const method = ['Stir everything together in a slow cooker and cook for 2 hours.']
  expect(runsOf(await stepsOf(foods, method))[0]).toMatchObject({ durationSeconds: 12 })
})

test('what the blades chop does not go in chopped', async () => {
  const steps = await stepsOf(
    ['1 kg pork neck', '2 onions, chopped', '4 cloves garlic, crushed', '2 tbsp oil'],
    [
      'Brown the joint in a casserole with the oil and lift it out.',
      'Add the onions and the garlic, fry for 5 minutes and put the joint back.',
      'Roast in the oven for 2 hours.',
    ],
  )
  expect(textsOf(steps)[0]).toContain('4 cloves of garlic')
  expect(textsOf(steps)[0]).not.toContain('crushed')
})
