import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what has left the pan before anything else comes in', () => {
  test('is fried in it, and not only weighed into the bowl', async () => {
    const steps = await stepsOf(
      ['1 tbsp oil', '50 g cashews', '2 onions, chopped', '400 g chopped tomatoes'],
      [
        'Place the cashews in a frying pan with the oil over medium heat. Remove the cashews to a plate.',
        'Add the onions to the pan and fry for 5 minutes. Add the tomatoes and simmer for 20 minutes.',
        'Scatter with the cashews.',
      ],
    )
    const told = textsOf(steps).join(' ')
    expect(told).toContain('Place the cashews in a frying pan with the oil over medium heat.')
    expect(runsOf(steps).some(({ temperature }) => temperature === '120')).toBe(true)
  })

  test('does not meet what comes in behind it', async () => {
    const steps = await stepsOf(
      ['500 ml vegetable stock', '300 g pumpkin, diced', '200 g rice noodles', '1 tbsp soy sauce'],
      [
        'Simmer the pumpkin in the stock for 15 minutes. Blend until smooth and pour into bowls.',
        'In the same pot, mix the noodles with the soy sauce.',
      ],
    )
    const last = steps.at(-1)
    expect(last?.adds?.map(({ ref }) => ref)).toEqual([3, 4])
    expect(last?.takes).toEqual([])
  })
})

describe('noodles that are drained beside a sauce', () => {
  test('leave the sauce where it is', async () => {
    const steps = await stepsOf(
      ['200 ml beef broth', '2 tbsp soy sauce', '1 tbsp cornstarch', '250 g noodles'],
      [
        'Combine the broth, soy sauce and cornstarch in a bowl and stir to mix.',
        'Prepare the noodles according to the package directions. Drain and set aside in a colander to dry.',
        'Pour the sauce over the noodles.',
      ],
    )
    expect(textsOf(steps).join(' ')).toContain('set aside in a colander to dry')
  })
})

test('a lemon cream with starch is thickened like a custard', async () => {
  const steps = await stepsOf(
    ['150 ml lemon juice', '3 eggs', '150 g sugar', '1 tbsp cornflour', '75 g butter'],
    [
      'Bring the lemon juice to the boil. Whisk the eggs with the sugar and the cornflour in a bowl, then pour in the lemon juice.',
      'Return everything to the pan and thicken over medium heat, stirring all the time.',
      'Stir in the butter.',
    ],
  )
  expect(runsOf(steps).some(({ temperature }) => temperature === '90')).toBe(true)
})

describe('what the machine has cooked and nobody heats any more', () => {
  test('takes in by hand what was fried, where it is', async () => {
    const steps = await stepsOf(
      ['1 onion, chopped', '1 tbsp oil', '400 g chopped tomatoes', '200 g pumpkin, cubed'],
      [
        'Roast the pumpkin in the oven at 200°C for 25 minutes.',
        'Fry the onion in the oil in a pan for 5 minutes. Add the tomatoes and simmer for 15 minutes.',
        'Add the roasted pumpkin to the sauce and mix gently to combine. Serve.',
      ],
    )
    const told = textsOf(steps).join(' ')
    expect(told).toContain('Add the roasted pumpkin to the sauce and mix gently to combine.')
    expect(told).not.toContain('large pot')
  })

  test('goes back into the pan in which the source lets the eggs set', async () => {
    const steps = await stepsOf(
      ['1 onion, chopped', '1 tbsp oil', '400 g chopped tomatoes', '4 eggs'],
      [
        'Fry the onion in the oil in a large skillet for 5 minutes. Add the tomatoes and simmer for 15 minutes.',
        'Crack the eggs into the sauce, cover and cook for 5 minutes until the whites are set. Flip them and cook for 1 minute.',
      ],
    )
    expect(textsOf(steps).join(' ')).toContain(
      'Transfer the contents of the mixing bowl to the pan.',
    )
  })
})

test('a pan full of vegetables is not poured out for a minute of garlic', async () => {
  const steps = await stepsOf(
    [
      '4 slices bacon',
      '2 onions, chopped',
      '4 bell peppers, chopped',
      '4 cloves garlic, minced',
      '1.5 kg ground beef',
      '800 g crushed tomatoes',
    ],
    [
      'In a large pot, fry the bacon until crispy. Add the onions and bell peppers and sauté for 8 minutes.',
      'Add the garlic and cook for 1 more minute. Add the ground beef and cook until browned, 10 minutes.',
      'Add the tomatoes and simmer for 2 hours.',
    ],
  )
  expect(runsOf(steps).filter(({ durationSeconds }) => durationSeconds === 60)).toEqual([])
})

test('how softened onions should look does not soften them again', async () => {
  const actions = actionsOf(
    ['1 cebula', '2 łyżki oleju'],
    ['Zeszklić cebulę na oleju.', 'Powinna zmięknąć i lekko się zarumienić, ale nie przypalić.'],
    'pl',
  )
  expect(actions.filter(({ role }) => role === 'heat')).toHaveLength(1)
})

test('what is filled into moulds or jars behind a run is an order of its own', async () => {
  const steps = await stepsOf(
    ['200 g digestive biscuits', '80 g butter, melted'],
    [
      'Blend the biscuits with the butter in a food processor until crumbly. Evenly distribute the crumbs throughout 12 muffin liners. Press down firmly.',
    ],
  )
  const texts = textsOf(steps)
  const filling = texts.findIndex((text) => text.includes('Evenly distribute'))
  expect(steps[filling]?.type).toBe('MANUAL')
})

test('what goes into an emptied pan is chopped when its turn comes', async () => {
  const steps = await stepsOf(
    ['2 tablespoons oil', '300 g mushrooms, sliced', '2 shallots, chopped', '200 ml stock'],
    [
      'Fry the mushrooms in 1 tablespoon of the oil in a large pan for 5 minutes. Transfer to a plate.',
      'Add the rest of the oil and the shallots to the pan and cook for 3 minutes. Add the stock and simmer for 10 minutes. Stir in the mushrooms.',
    ],
  )
  const told = textsOf(steps)
  const emptied = told.findIndex((text) => text.includes('Transfer to a plate'))
  expect(emptied).toBeGreaterThan(0)
  expect(told.findIndex((text) => text.includes('shallots'))).toBeGreaterThan(emptied)
  expect(told.some((text) => text.startsWith('Chop '))).toBe(true)
})

test('what the machine has begun comes to the meat that goes on in the oven', async () => {
  const steps = await stepsOf(
    ['1 kg beef shin, in chunks', '3 tbsp olive oil', '1 onion, chopped', '400 g plum tomatoes'],
    [
      'Heat 2 tbsp of the oil in a large casserole and brown the meat in batches. Set aside on a plate.',
      'Add the remaining oil to the casserole and soften the onion for 10 minutes.',
      'Return the beef to the casserole and add the tomatoes. Bring to a simmer, cover and cook in the oven for 3 hours.',
    ],
  )
  expect(textsOf(steps).at(-1)).toMatch(/^Transfer the contents of the mixing bowl to/)
})
