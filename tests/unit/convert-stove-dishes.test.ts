import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { addedAt, addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const convert = async (source: Partial<ReadRecipe>) => {
  const { steps } = await createBuiltinConverter().structure(aReadRecipe(source), {
    language: 'en',
    model: 'TM6',
    signal: new AbortController().signal,
    report: () => undefined,
  })
  return steps
}

const whole = (texts: readonly string[]) => texts.join(' ')

describe('a machine with blades in the source', () => {
  test('is worth the bowl also for a little dressing', async () => {
    const steps = await stepsOf(
      ['30 g coriander', '2 tbsp olive oil', '1 clove garlic', '1 tbsp lime juice'],
      ['Put everything in a blender and blend until smooth.', 'Chill for an hour.'],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(addedAt(steps, 'bowl')).toEqual([1, 2, 3, 4])
  })

  test('chops the vegetables that go on into the pot', async () => {
    const steps = await stepsOf(
      ['1 onion', '2 carrots', '1 tbsp oil', '800 ml stock'],
      [
        'Chop the onion and carrots in your food processor.',
        'Heat the oil in a pot and fry the onion and carrots for 5 minutes.',
        'Add the stock and simmer for 15 minutes.',
      ],
    )
    expect(steps.every(({ type }) => type === 'WEIGH' || type === 'OPERATE')).toBe(true)
    expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual([undefined, '120', '100'])
  })
})

describe('a pan', () => {
  test('is heated while it is still empty', async () => {
    const steps = await stepsOf(
      ['4 chicken breasts', '1 lemon'],
      [
        'Heat a cast iron skillet over medium-high heat.',
        'Add the chicken and sear until browned. Serve with the lemon.',
      ],
    )
    expect(whole(textsOf(steps))).toContain('Heat a cast iron skillet')
  })

  test('that is preheated is not the oven', async () => {
    const steps = await stepsOf(
      ['4 salmon fillets', '1 tbsp oil'],
      [
        'Preheat a large skillet over medium heat.',
        'Add the oil and fry the salmon for 4 minutes.',
      ],
    )
    expect(steps.map(({ place }) => place)).not.toContain('oven')
  })

  test('keeps what is fried in it when it is turned over', async () => {
    const steps = await stepsOf(
      ['4 salmon fillets', '20 g butter'],
      [
        'Melt the butter in a skillet. Add the salmon and cook until golden, 4 minutes.',
        'Flip and cook for another 4 minutes. Remove and keep warm.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
  })

  test('on high heat and a wok are left to the cook', async () => {
    const steps = await stepsOf(
      ['400 g pak choi', '1 tbsp oil', '1 tsp sugar', '2 tbsp soy sauce'],
      [
        'Heat the oil in a wok until hot. Add the pak choi. Stir and cook for 2 minutes, to coat evenly with oil.',
        'Sprinkle it with the sugar and swirl in the soy sauce. Stir for 20 seconds.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
    expect(whole(textsOf(steps))).toContain('cook for 2 minutes, to coat evenly with oil')
  })

  test('on high heat in the end leaves the dough to the machine', async () => {
    const steps = await stepsOf(
      ['400 g flour', '7 g dry yeast', '1 tsp salt', '150 ml milk', '150 g yoghurt'],
      [
        'Warm the milk and stir in the yeast.',
        'Mix the flour and salt, add the yeast milk and yoghurt and knead with your hands to a smooth dough.',
        'Leave to rise for 1 hour. Shape into 6 balls and roll them out.',
        'Heat a frying pan without fat. Fry the flatbreads in it over high heat for 1 minute.',
      ],
    )
    expect(steps.some(({ speed }) => speed === 'dough')).toBe(true)
  })

  test('does not go to the bowl for a minute and back', async () => {
    const steps = await stepsOf(
      [
        '200 g bacon',
        '1 onion',
        '2 cloves garlic',
        '1 kg potatoes',
        '1 litre stock',
        '500 ml milk',
      ],
      [
        'Fry the bacon in a pot until crisp and golden, 8 minutes.',
        'Add the garlic and the onion and cook for 1 minute.',
        'Add the potatoes, the stock and the milk and simmer for 20 minutes.',
      ],
    )
    expect(runsOf(steps)).toEqual([])
  })

  test('of warm milk is heated though no order names a time', async () => {
    const steps = await stepsOf(
      ['500 ml milk', '2 tbsp cocoa powder', '30 g sugar', '80 g chocolate chips'],
      [
        'In a saucepan on medium heat, add the milk, cocoa powder and sugar. Whisk until warm.',
        'Add the chocolate chips and whisk until they have melted.',
      ],
    )
    expect(runsOf(steps)[0]).toMatchObject({ temperature: '80' })
  })
})

describe('orders', () => {
  const list = ['1 tbsp oil', '1 onion, sliced', '500 g minced beef', '1 litre stock']

  test('may begin with beginning', async () => {
    const steps = await stepsOf(
      ['300 g arborio rice', '1 tbsp oil', '1 onion', '1 litre stock', '30 g butter'],
      [
        'Warm the stock in a saucepan.',
        'In another pan, start by heating the oil. Add the onion and fry for 3 minutes. Add the rice and cook for 2 minutes.',
        'Begin adding the stock to the rice, one cup at a time, stirring.',
        'When the rice is creamy, after about 20 minutes, remove the pan from heat. Stir in the butter.',
      ],
    )
    const cooking = runsOf(steps).find(({ tools }) => tools?.includes('simmering_basket'))
    expect(cooking).toMatchObject({ temperature: '100', durationSeconds: 16 * 60 })
    expect(whole(textsOf(steps))).not.toContain('after about 20 minutes')
  })

  test('to cook and stir are one', async () => {
    const steps = await stepsOf(list, [
      'Heat the oil in a pot. Add the onion and cook and stir for 5 minutes until soft.',
      'Add the beef; cook and stir until browned, 6 minutes.',
      'Add the stock, cover and simmer for 20 minutes.',
    ])
    const seconds = runsOf(steps).map(({ durationSeconds }) => durationSeconds)
    expect(seconds).toEqual([300, 480, 1200])
  })

  test('stand behind the name that the author gives each step', async () => {
    const steps = await stepsOf(list, [
      'Cook the onion: Heat the oil in a pot and fry the onion for 5 minutes.',
      'Add the beef and brown: Add the beef and brown for 6 minutes.',
      'Simmer and serve: Add the stock and simmer for 20 minutes.',
    ])
    const seconds = runsOf(steps).map(({ durationSeconds }) => durationSeconds)
    expect(seconds).toEqual([300, 480, 1200])
  })
})

test('flour on diced bacon is a roux', async () => {
  const steps = await stepsOf(
    ['80 g butter', '1 onion', '100 g diced bacon', '90 g flour', '900 ml milk'],
    [
      'Melt the butter in a saucepan and fry the onion for 5 minutes. Add the bacon.',
      'Add the flour and toast for 2 minutes. Add the milk and cook for 12 minutes, stirring.',
    ],
  )
  expect(addedAt(steps, 'stove')).toEqual([])
})

describe('words for several foods and orders', () => {
  test('"the seasonings" are the part of the list that is called so', async () => {
    const source = {
      ingredients: [
        { heading: null, lines: ['500 g chicken breast, diced', '1 tbsp oil', '1 tsp salt'] },
        { heading: 'Seasonings', lines: ['1 tsp paprika', '1/2 tsp salt', '1 tsp sugar'] },
      ],
      steps: linesOf(
        'In a small bowl, combine all of the seasonings. Toss the chicken in them.',
        'Heat the oil in a skillet and fry the chicken for 6 minutes. Add the salt.',
      ),
    }
    const steps = await convert(source)
    expect(steps[0]?.adds?.map(({ ref }) => ref)).toEqual(expect.arrayContaining([4, 5, 6]))
  })

  test('what is added after so many minutes comes after them', async () => {
    const steps = await stepsOf(
      ['1 tbsp oil', '1 onion, sliced', '2 cloves garlic, sliced', '600 ml stock', '200 g orzo'],
      [
        'Heat the oil in a pot and fry the onion for 5 minutes.',
        'Add the garlic and cook for 2 minutes before pouring in the stock and the orzo. Simmer for 12 minutes.',
      ],
    )
    const seconds = runsOf(steps).map(({ durationSeconds }) => durationSeconds)
    expect(seconds.slice(0, 2)).toEqual([300, 120])
    expect(addedIn(steps).at(-1)).toEqual([4, 5])
  })

  test('nothing is sautéed in water that has just been poured in', async () => {
    const steps = await stepsOf(
      [
        '1 tbsp oil',
        '2 cloves garlic',
        '30 g dried mushrooms',
        '40 g miso paste',
        '1 tbsp soy sauce',
        '300 ml stock',
      ],
      [
        'Heat the oil in a saucepan, add the garlic and fry for 1 minute. Add the boiling water.',
        'Add the mushrooms. Add the stock, the soy sauce and the miso and simmer for 5 minutes.',
      ],
    )
    expect(runsOf(steps).filter(({ temperature }) => temperature === '120')).toHaveLength(1)
  })
})

test('dried herbs among the spices are toasted with them, not softened like vegetables', async () => {
  const steps = await stepsOf(
    [
      '1 onion, chopped',
      '2 carrots, chopped',
      '2 tbsp oil',
      '1 tsp oregano',
      '1 tsp paprika',
      '3 tbsp tomato paste',
      '400 ml vegetable stock',
    ],
    [
      'Heat the oil in a pan and sauté the onion and carrots until soft.',
      'Mix in the oregano, paprika and tomato paste and sauté until combined.',
      'Pour in the stock and simmer for 15 minutes.',
    ],
  )
  const combined = steps.find(({ instructionText }) => instructionText.includes('until combined'))

  expect(combined?.durationSeconds).toBe(120)
})
