import { describe, expect, test } from 'vitest'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const textOf = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  steps.map(({ instructionText }) => instructionText).join('\n')

describe('dry and hard foods', () => {
  test('are cut in the clean bowl before anything else and wait in a dish', async () => {
    const steps = await stepsOf(
      ['80 g Gruyère', '500 ml milk', '40 g butter', '40 g flour', '1 kg potatoes'],
      [
        'Melt the butter in a saucepan, stir in the flour and cook for 1 minute.',
        'Whisk in the milk and simmer until thickened.',
        'Grate the Gruyère and stir in half of it. Slice the potatoes and lay them in a dish.',
        'Pour over the sauce, top with the remaining Gruyère and bake for 45 minutes at 180 °C.',
      ],
    )
    expect(runsOf(steps)[0]).toMatchObject({ speed: '8', durationSeconds: 10 })
    expect(addedAt(steps.slice(0, 1), 'bowl')).toEqual([1])
    expect(textOf(steps)).not.toMatch(/grate the Gruyère/i)
  })

  test('come back as the share that the source takes', async () => {
    const steps = await stepsOf(
      ['80 g Gruyère', '500 ml milk', '40 g butter', '40 g flour'],
      [
        'Grate the Gruyère.',
        'Melt the butter in a saucepan, stir in the flour and cook for 1 minute.',
        'Whisk in the milk and simmer until thickened. Stir in half of the Gruyère.',
        'Sprinkle with the remaining Gruyère and serve.',
      ],
    )
    expect(textOf(steps)).toMatch(/half of the Gruyère \(40\sg\)/)
    const taken = steps.flatMap(({ takes = [] }) => takes).filter((one) => typeof one === 'object')
    expect(taken).toContainEqual({ step: 3, part: 0.5 })
  })

  test('a list’s grated cheese is grated where the bowl is used anyway', async () => {
    const list = ['300 g spaghetti', '50 g Parmesan, grated', '2 eggs', '1 tbsp oil']
    const byHand = await stepsOf(list, [
      'Cook the spaghetti in boiling water for 10 minutes and drain.',
      'Beat the eggs with the cheese and toss.',
    ])
    expect(runsOf(byHand)).toEqual([])
    const withSauce = await stepsOf(
      [...list, '1 onion, chopped', '500 g chopped tomatoes'],
      [
        'Heat the oil in a pan and fry the onion for 5 minutes. Add the tomatoes.',
        'Simmer for 20 minutes. Meanwhile cook the spaghetti according to the packet and drain.',
        'Serve with the sauce and the Parmesan.',
      ],
    )
    expect(addedAt(withSauce.slice(0, 1), 'bowl')).toEqual([2])
  })

  test('a single order to chop is the machine’s', async () => {
    const steps = await stepsOf(['1 onion'], ['Peel and roughly chop the onion.'])
    expect(runsOf(steps)).toMatchObject([{ durationSeconds: 5, speed: '5' }])
  })

  test('several vegetables in one order are chopped together', async () => {
    const steps = await stepsOf(
      ['1 cipolla', '1 carota', '1 costa di sedano'],
      ['Tritate finemente la cipolla, la carota e il sedano.'],
      'it',
    )
    expect(addedAt(steps.slice(0, 1), 'bowl').sort()).toEqual([1, 2, 3])
    expect(runsOf(steps)).toHaveLength(1)
  })

  test('small amounts stay on the board', async () => {
    const steps = await stepsOf(
      ['20 g walnuts', '200 g salad leaves'],
      ['Chop the walnuts. Put the leaves on a plate and scatter with the walnuts.'],
    )
    expect(runsOf(steps)).toEqual([])
  })
})

test('what is cut first has been washed and peeled before', async () => {
  const foods = ['300 g carrots', '100 g almonds', '4 eggs', '150 g sugar', '100 g flour']
  const texts = textOf(
    await stepsOf(foods, [
      'Wash the carrots, peel them, grate finely and set aside. Peel and grind the almonds.',
      'Beat the eggs with the sugar until fluffy. Fold in the carrots, the almonds and the flour.',
    ]),
  )

  const order = [/peel the almonds/i, /Grind/, /wash the carrots, peel them/i, /Grate/]
  const found = order.map((one) => texts.search(one))
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(found).not.toContain(-1)
  expect(texts.match(/peel/gi)).toHaveLength(2)
  expect(texts).not.toMatch(/set them aside\. /i)
})
