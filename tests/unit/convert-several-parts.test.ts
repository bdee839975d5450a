import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const saysOnce = (texts: readonly string[], words: string) =>
  texts.filter((text) => text.includes(words)).length

describe('dressings and sauces', () => {
  test('a dressing of mayonnaise and buttermilk is mixed by the machine', async () => {
    const steps = await stepsOf(
      ['60 g mayonnaise', '60 g sour cream', '15 ml lemon juice', '1 tsp mustard', '1 lettuce'],
      [
        'In a small bowl, whisk together the mayonnaise, sour cream, lemon juice and mustard.',
        'Tear the lettuce onto a plate and pour the dressing over it.',
      ],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([1, 2, 3, 4]))
  })

  test('an egg wash is beaten with a fork', async () => {
    const steps = await stepsOf(
      ['2 eggs', '60 ml milk', '4 chicken cutlets', '60 g breadcrumbs'],
      ['Whisk the eggs and the milk in a bowl. Dip the cutlets in it, then in the breadcrumbs.'],
    )
    expect(runsOf(steps)).toEqual([])
  })

  test('the marinade ingredients do not include the meat that waits in its bag', async () => {
    const steps = await stepsOf(
      ['700 g pork shoulder, cubed', '120 ml soy sauce', '120 ml vinegar', '50 g brown sugar'],
      [
        'Place the pork in a bag.',
        'Combine the marinade ingredients in a bowl and whisk until the sugar dissolves. Pour into the bag and chill for 4 hours.',
      ],
    )
    const bowl = textsOf(steps.filter(({ place }) => place === 'bowl')).join(' ')
    expect(runsOf(steps).length).toBeGreaterThan(0)
    expect(bowl).not.toMatch(/pork/)
  })

  test('"prepare the sauce by mixing" is told once', async () => {
    const steps = await stepsOf(
      ['90 ml soy sauce', '45 g honey', '40 ml rice vinegar', '400 g noodles'],
      [
        'Prepare the sauce by mixing the soy sauce, honey and vinegar together in a bowl. Set aside.',
        'Pour the sauce over the noodles.',
      ],
    )
    expect(saysOnce(textsOf(steps), 'Prepare the sauce')).toBe(0)
    expect(runsOf(steps)).toHaveLength(1)
  })
})

describe('slow cookers', () => {
  test('a time that is set on the cooker is cooked', async () => {
    const steps = await stepsOf(
      ['600 g chicken thighs, cubed', '400 g tomato puree', '1 onion, chopped'],
      [
        'Put the chicken, tomato puree and onion into the slow cooker.',
        'Put the lid on and set the slow cooker to high for 4 hours.',
      ],
    )
    expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '98', reverse: true })
  })

  test('what is crumbled by hand goes into the cooker', async () => {
    const steps = await stepsOf(
      ['800 g minced beef', '1 tsp salt', '1 onion, diced'],
      [
        'Crumble the beef with your fingers and add to the slow cooker. Add the salt and the onion.',
        'Cook on low for 5 hours.',
      ],
    )
    const at = steps.findLastIndex(({ type }) => type === 'OPERATE')
    const beef = steps.findIndex(({ adds = [] }) => adds.some(({ ref }) => ref === 1))
    expect(beef).toBeGreaterThanOrEqual(0)
    expect(beef).toBeLessThan(at)
    const then = steps.slice(beef + 1, at + 1).flatMap(({ takes = [] }) => takes)
    expect(steps[beef]?.place === 'bowl' || then.length > 0).toBe(true)
  })
})

test('onions that are stirred and then cooked for 20 minutes are fried once', async () => {
  const steps = await stepsOf(
    ['2 large onions, sliced', '40 g butter'],
    [
      'Melt the butter in a large skillet. Add the onions.',
      'Stir the onions occasionally. Cook over medium heat until translucent.',
      'Cook for about 20 minutes until soft and golden brown.',
    ],
  )
  const hot = runsOf(steps).filter(({ temperature }) => temperature === '120')
  expect(hot.map(({ durationSeconds }) => durationSeconds)).toEqual([20 * 60])
})

describe('what the method calls by another name than the list', () => {
  test.each([
    ['60 g mayonnaise', 'mayo'],
    ['80 g breadcrumbs', 'bread crumbs'],
    ['200 ml chicken stock', 'chicken broth'],
  ])('%s is %s', async (listed, named) => {
    const steps = await stepsOf(
      ['100 g honey', '100 g mustard', listed],
      ['Mix the honey and the mustard. Set aside.', `Put the ${named} on a plate and serve.`],
    )
    expect(textsOf(steps).join(' ')).not.toContain('Also:')
    expect(addedAt(steps, 'bowl')).not.toContain(3)
  })
})

test('rolls in a slow cooker are not stirred by the blades', async () => {
  const steps = await stepsOf(
    ['2 cans cinnamon rolls, quartered', '4 eggs', '200 ml cream'],
    [
      'Layer the cinnamon rolls in the slow cooker. Whisk the eggs and the cream and pour them over.',
      'Cook on low for 3 hours.',
    ],
  )
  expect(runsOf(steps).filter(({ temperature }) => temperature !== undefined)).toEqual([])
})

test('the litre of oil is what is heated for frying, not the spoon for the sauce', async () => {
  const steps = await stepsOf(
    [
      '400 g chicken strips',
      '100 g flour',
      '1 tsp salt',
      '1 tbsp oil',
      '100 ml soy sauce',
      '1 litre oil, for deep frying',
    ],
    [
      'Heat the oil in a large pan until hot. Mix together the flour and salt in a small bowl.',
      'Dredge the chicken in the flour mixture. Fry for 5 minutes.',
      'For the sauce, simmer the oil and the soy sauce in a saucepan for 5 minutes.',
    ],
  )
  const oil = steps.find(({ adds = [] }) => adds.some(({ ref }) => ref === 6))
  expect(oil?.instructionText).toMatch(/Heat the oil/)
})

describe('"all" and "the rest"', () => {
  test('"the rest of the pepper" brings in no meat', async () => {
    const steps = await stepsOf(
      ['2 tsp peppercorns', '2 tsp ground pepper', '1 tbsp paprika', '500 g pork mince'],
      [
        'Crush the peppercorns. Mix them with the rest of the pepper and the paprika in a small bowl.',
        'Bake the mince at 200 °C for 20 minutes and sprinkle it with the spices.',
      ],
    )
    const mixing = textsOf(steps).findIndex((text) => text.includes('the rest of the pepper'))
    expect(mixing).toBeGreaterThanOrEqual(0)
    expect(steps[mixing]?.adds?.map(({ ref }) => ref)).not.toContain(4)
  })

  test('"toss all ingredients" takes what no order has named', async () => {
    const steps = await stepsOf(
      ['400 g asparagus', '300 g cooked chicken, in chunks', '200 g mandarin segments'],
      [
        'Simmer the asparagus in a large skillet with an inch of water for 4 minutes. Drain.',
        'In a large bowl, toss all ingredients.',
      ],
    )
    const tossing = steps.find((_, at) => textsOf(steps)[at]?.includes('toss all ingredients'))
    expect(tossing?.adds?.map(({ ref }) => ref)).toEqual([2, 3])
  })
})
