import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const inBowl = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  textsOf(steps.filter(({ place }) => place === 'bowl')).join(' ')

test('butter laid onto a dough that has been rolled out is not kneaded into it', async () => {
  const steps = await stepsOf(
    ['500 g flour', '300 ml milk', '7 g dried yeast', '250 g cold butter'],
    [
      'Knead the flour, milk and yeast to a smooth dough. Leave to rise for 1 hour.',
      'Roll out the dough to a large square. Put the butter in the middle of the dough and fold the sides over it.',
      'Roll out to a rectangle and fold into thirds. Bake for 25 minutes.',
    ],
  )
  expect(runsOf(steps)).toHaveLength(1)
  expect(textsOf(steps).join(' ')).toContain('Put the butter in the middle of the dough')
})

describe('what the cook fries in a pan', () => {
  test('stays there for the minute that follows', async () => {
    const steps = await stepsOf(
      ['450 g rump steak, thinly sliced', '2 tbsp oil', '100 ml soy sauce', '4 spring onions'],
      [
        'Heat the oil in a wok over high heat. Add the steak and brown it for 4 minutes.',
        'Pour in the soy sauce and cook for 2 minutes. Stir in the spring onions and cook for 1 minute.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
    expect(textsOf(steps).join(' ')).toContain('Stir in the spring onions and cook for 1 minute.')
  })

  test('goes into the bowl for a long simmer', async () => {
    const steps = await stepsOf(
      ['600 g stewing beef, cut into 2 cm cubes', '2 tbsp oil', '500 ml beef stock', '2 carrots'],
      [
        'Heat the oil in a large pot. Add the beef and brown it on all sides, 8 minutes.',
        'Add the stock and the carrots. Bring to the boil, then simmer for 90 minutes.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '100', reverse: true })
  })

  test('is not stirred into the sauce by the blades', async () => {
    const steps = await stepsOf(
      ['4 chicken thighs', '1 tbsp oil', '1 onion, chopped', '30 g butter', '200 ml cream'],
      [
        'Heat the oil in a pan and fry the chicken thighs for 15 minutes. Remove to a plate.',
        'In a second pan, melt the butter and sweat the onion for 5 minutes. Add the cream and simmer for 5 minutes.',
        'Return the chicken to the sauce and warm through for 1 minute.',
      ],
    )
    expect(runsOf(steps).map(({ durationSeconds }) => durationSeconds)).toContain(300)
    expect(inBowl(steps)).not.toMatch(/chicken/i)
    expect(textsOf(steps).join(' ')).toContain('Return the chicken to the sauce')
  })

  test('joins a sauce that goes on simmering', async () => {
    const steps = await stepsOf(
      ['500 g pork mince', '1 onion', '2 tbsp oil', '400 g tinned tomatoes', '200 g tofu, cubed'],
      [
        'Fry the tofu in 1 tbsp of the oil in a frying pan until golden. Set aside on a plate.',
        'In a pot, heat the remaining oil and soften the onion for 5 minutes. Add the tomatoes and simmer for 20 minutes.',
        'Stir in the tofu and simmer for 5 minutes.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 300, temperature: '100' })
  })
})

test('oil that is heated by itself does not keep the onions out of the bowl', async () => {
  const steps = await stepsOf(
    ['1 tbsp beef fat', '2 onions, chopped', '200 g carrots, diced'],
    [
      'Heat the beef fat in a pan over medium heat. Add the onions and carrots and cook for 8 minutes.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '120' })
})

test('meat in its marinade is not heated with the oil of the next order', async () => {
  const steps = await stepsOf(
    [
      '500 g chicken breast, in strips',
      '200 ml buttermilk',
      '1 tsp salt',
      '100 g flour',
      '1 litre oil',
    ],
    [
      'Place the chicken in a bowl. Add the buttermilk and the salt. Cover and chill for 1 hour.',
      'Heat the oil in a large pan until hot. Dredge the chicken in the flour and fry for 5 minutes.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
})

describe('what is only tossed together', () => {
  test('raw fish in a dressing is stirred by hand', async () => {
    const steps = await stepsOf(
      ['300 g salmon fillet, cubed', '1 cucumber, sliced', '60 ml soy sauce', '60 ml lime juice'],
      [
        'In a bowl, mix the soy sauce and the lime juice. Add the salmon and the cucumber and mix well.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(textsOf(steps).at(-1)).toContain('Add the salmon and the cucumber and mix well.')
  })

  test('a salad of pieces is stirred by hand', async () => {
    const steps = await stepsOf(
      ['400 g cherry tomatoes, halved', '1 cucumber, diced', '100 g olives', '2 tbsp olive oil'],
      ['Combine the tomatoes, cucumber and olives in a bowl. Add the olive oil and mix.'],
    )
    expect(runsOf(steps)).toEqual([])
  })

  test('mince for meatballs is still mixed by the machine', async () => {
    const steps = await stepsOf(
      ['500 g pork mince', '1 egg', '60 g breadcrumbs', '1 tsp salt'],
      ['Combine the mince, egg, breadcrumbs and salt in a bowl. Shape into balls.'],
    )
    expect(runsOf(steps)).toHaveLength(1)
  })
})

test.each([
  [
    'en',
    ['500 g bok choy', '1 tbsp oil'],
    'Heat the oil in a wok. Add the bok choy and stir-fry for 2 minutes.',
  ],
  [
    'de',
    ['500 g Pak Choi', '1 EL Öl'],
    'Öl im Wok erhitzen. Pak Choi zugeben und 2 Minuten braten.',
  ],
] as const)('what a wok does stays in the wok (%s)', async (language, list, method) => {
  expect(runsOf(await stepsOf(list, [method], language))).toEqual([])
})

test('what is stirred in the container that it is frozen in never sees the machine', async () => {
  const steps = await stepsOf(
    ['2 peaches, sliced', '250 ml milk', '1 tbsp honey'],
    [
      'In your freezer container, combine the sliced peaches, milk and honey. Stir to combine.',
      'Cover the container and freeze for 24 hours.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
  expect(textsOf(steps).join(' ')).toContain('In your freezer container, combine')
})

test('a dressing that is mixed in a jar for pouring is mixed by the blades', async () => {
  const steps = await stepsOf(
    ['60 ml lemon juice', '120 ml olive oil', '30 g honey', '300 g rocket'],
    [
      'In a jar, mix the lemon juice, olive oil and honey.',
      'Pour the dressing over the rocket in a salad bowl and serve.',
    ],
  )
  expect(runsOf(steps)).toHaveLength(1)
})
