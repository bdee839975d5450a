import { describe, expect, test } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const ROAST = ['1.5 kg beef joint', '2 tbsp oil', '500 ml beef stock', '2 tbsp tomato purée']
const METHOD = [
  'Heat the oil in a casserole and brown the joint on all sides, then lift it out.',
  'Add the onions and carrots to the casserole and fry for 5 minutes.',
  'Return the joint, add the stock and the tomato purée, cover and braise in the oven at 150 °C for 3 hours.',
]

describe('vegetables for a pan in which the cook does the work', () => {
  test('are chopped by the machine and wait in a dish', async () => {
    const steps = await stepsOf(
      [...ROAST, '2 onions, chopped', '2 carrots, finely chopped'],
      METHOD,
    )
    const [run, ...others] = runsOf(steps)
    expect(others).toEqual([])
    expect(run).toMatchObject({ speed: '5', durationSeconds: 6 })
    expect(run?.temperature).toBeUndefined()
    expect(textsOf(steps)[0]).toContain('2 onions (halved) and 2 carrots (in chunks)')
    expect(textsOf(steps)[2]).toContain('set aside')
    expect(textsOf(steps).join('\n')).toContain('Add the onions and carrots to the casserole')
  })

  test('an order of the method to chop them is not told again', async () => {
    const steps = await stepsOf(
      [...ROAST, '2 onions', '2 carrots'],
      ['Peel and finely chop the onions and carrots.', ...METHOD],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(textsOf(steps).join('\n')).not.toMatch(/peel|chop the/i)
  })

  test.each([
    ['en', ['1 onion', '2 carrots', '3 l water'], 'Cut the onion and carrots into small cubes.'],
    [
      'de',
      ['1 Zwiebel', '2 Möhren', '3 l Wasser'],
      'Zwiebel und Möhren in kleine Würfel schneiden.',
    ],
    ['it', ['1 cipolla', '2 carote', '3 l acqua'], 'Tagliare la cipolla e le carote a dadini.'],
  ] as const)(
    'are chopped for cubes too, and for a soup that is too much (%s)',
    async (language, foods, cut) => {
      const boil = {
        en: 'Boil the onion and the carrots in the water for 20 minutes.',
        de: 'Zwiebel und Möhren im Wasser 20 Minuten kochen.',
        it: "Far bollire la cipolla e le carote nell'acqua per 20 minuti.",
      }[language]
      const [run, ...others] = runsOf(await stepsOf(foods, [cut, boil], language))
      expect(others).toEqual([])
      expect(run).toMatchObject({ speed: '5' })
    },
  )

  test.each([
    ['slices', ['2 onions, sliced', '2 carrots, sliced'], METHOD],
    ['rings', ['2 onions', '2 carrots'], ['Cut the onions and carrots into rings.', ...METHOD]],
    [
      'thin',
      ['2 onions', '2 carrots'],
      ['Cut the onions and carrots into fine strips.', ...METHOD],
    ],
  ])('are left to the knife where they are to be %s', async (_, foods, method) => {
    expect(runsOf(await stepsOf([...ROAST, ...foods], method))).toEqual([])
  })

  test('an order that does more than cut stays whole', async () => {
    const steps = await stepsOf(
      [...ROAST, '2 onions', '2 carrots'],
      [
        'Heat the oil in a casserole and brown the joint on all sides, then lift it out.',
        'Chop the onions and carrots and fry them in the casserole for 5 minutes.',
        METHOD[2] ?? '',
      ],
    )
    expect(textsOf(steps).join('\n')).toContain('Chop the onions and carrots and fry them')
  })

  test('a small onion is no work where the bowl is used for something else', async () => {
    const steps = await stepsOf(
      [...ROAST, '1 onion, chopped', '1 kg potatoes, peeled and cubed', '200 ml milk'],
      [
        'Heat the oil in a casserole and brown the joint on all sides, then lift it out.',
        'Add the onion to the casserole and fry for 5 minutes.',
        METHOD[2] ?? '',
        'Boil the potatoes in a pot of water for 20 minutes, drain and mash with the milk.',
      ],
    )
    expect(textsOf(steps).join('\n')).not.toMatch(/onion \(halved\)/)
  })
})

test('a pan of fried meat is not poured into the bowl for a short sauté', async () => {
  const steps = await stepsOf(
    ['300 g bacon, diced', '2 onions, sliced', '30 g flour', '2.5 l chicken stock'],
    [
      'Fry the bacon in a large pot until crisp.',
      'Add the onions and fry for 3 minutes. Stir in the flour and cook for 1 minute.',
      'Add the stock and simmer for 30 minutes.',
    ],
  )
  expect(textsOf(steps).join('\n')).not.toContain('contents of the pot')
})

test('garlic moved around a hot pan stays there, with what is fried in it next', async () => {
  const steps = await stepsOf(
    ['2 tbsp ghee', '3 cloves garlic, minced', '1 onion, sliced', '450 g minced beef'],
    [
      'Bring a large skillet to medium-high heat. Add the ghee and swirl to coat the pan.',
      'Add the garlic and move it around the pan for 20 seconds.',
      'Add the onion and sauté for 2 minutes. Add the beef and brown it.',
    ],
  )
  expect(textsOf(steps).join('\n')).not.toContain('contents of the pan')
})

test('a soup that is too much for the bowl is begun there and goes on in a pot', async () => {
  const steps = await stepsOf(
    ['2 onions, chopped', '50 g butter', '600 g mushrooms, sliced', '1 l stock', '250 ml cream'],
    [
      'Melt the butter in a large pot and sauté the onions for 3 minutes.',
      'Add the mushrooms and cook for 5 minutes.',
      'Add the stock and the cream and simmer gently for 12 minutes.',
    ],
  )
  expect(runsOf(steps).map(({ temperature }) => temperature)).toContain('120')
  const text = textsOf(steps).join('\n')
  expect(text).toContain('Transfer the contents of the mixing bowl to a large pot.')
  expect(text).toContain('Add the stock and the cream')
  expect(text).toContain('the mixing bowl would be too full')
})

test('a dough that is too much for the bowl is not begun there', async () => {
  const steps = await stepsOf(
    ['1.5 kg flour', '50 g fresh yeast', '1.2 l water', '1 tsp sugar', '2 tsp salt'],
    [
      'Dissolve the yeast and the sugar in all of the warm water and stir in 200 g of the flour.',
      'Leave in a warm place for 25 minutes. Add the remaining flour and the salt and knead well.',
      'Leave to rise for 1 hour, shape into rolls and bake at 200 °C for 25 minutes.',
    ],
  )
  expect(textsOf(steps).join('\n')).not.toContain('contents of the mixing bowl')
})
