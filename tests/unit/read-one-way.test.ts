import { describe, expect, it } from 'vitest'
import { withOneWay } from '#server/features/convert/read/one-way.ts'
import { readText } from '#server/features/convert/read/text.ts'

const LONG = 'Brown the meat, pour in the stock and cook it until it falls apart.'

const way = (heading: string | null, line = LONG) => ({ heading, lines: [line] })
const headingsOf = (headings: (string | null)[], last = LONG) =>
  withOneWay(headings.map((heading, at) => way(heading, `${at}. ${at === 0 ? last : LONG}`)))

describe('a method told for several devices', () => {
  it('is followed for one of them, and the others are kept beside it', () => {
    const { steps, others } = withOneWay([
      way(null, 'Dust the meat with flour.'),
      way('Instant Pot Directions', `${LONG} Cook on high pressure for 20 minutes.`),
      way('Slow Cooker Directions', `${LONG} Cook on low for 6 hours.`),
      way('Serving', 'Spoon over noodles.'),
    ])
    expect(steps).toEqual([
      way(null, 'Dust the meat with flour.'),
      way(null, `${LONG} Cook on low for 6 hours.`),
      way('Serving', 'Spoon over noodles.'),
    ])
    expect(others).toEqual([
      `Instant Pot Directions: ${LONG} Cook on high pressure for 20 minutes.`,
    ])
  })

  it.each([
    [['Zubereitung im Backofen', 'Zubereitung im Thermomix'], 1],
    [['Air Fryer Method', 'Oven Method'], 1],
    [['Microwave', 'On the stove'], 1],
    [['En olla rápida', 'Método tradicional en olla'], 1],
    [['W szybkowarze', 'W garnku'], 1],
    [['У мультиварці', 'На плиті'], 1],
    [['Méthode au four', 'Méthode à la cocotte'], 1],
    [['Con la planetaria', 'A mano'], 0],
  ])('in %j follows number %i', (headings, chosen) => {
    const { steps, others } = headingsOf(headings)
    expect(steps.map(({ lines }) => lines[0]?.slice(0, 1))).toEqual([String(chosen)])
    expect(others).toHaveLength(1)
  })

  it('is followed as told first when that ends with serving', () => {
    const { steps, others } = headingsOf([null, 'Slow cooker version'], `${LONG} Serve with rice.`)
    expect(steps).toHaveLength(1)
    expect(others).toEqual([`Slow cooker version: 1. ${LONG}`])
  })

  it('stays whole where headings name stages', () => {
    const stages = [null, 'For the filling', 'In the oven']
    expect(headingsOf(stages).steps).toHaveLength(3)
    const stove = 'Melt the butter, stir in the flour and the milk until the sauce is thick.'
    const oven = 'Layer the sheets with the sauce and the ragù, bake for 40 minutes at 180 °C.'
    expect(withOneWay([way('Stovetop', stove), way('Oven', oven)]).steps).toHaveLength(2)
    const short = withOneWay([way('Oven', 'Heat to 180 °C.'), way('Stovetop')])
    expect(short.steps).toHaveLength(2)
  })

  it('is found in pasted text', () => {
    const { steps, description } = readText(`Bean chilli

Ingredients
1 onion, chopped
400 g chopped tomatoes
800 g kidney beans

Instant Pot Instructions
Set the pot to sauté and cook the onion for 5 minutes.
Add everything else and cook on high pressure for 12 minutes.

Stovetop Instructions
Cook the onion in a large pan for 8 minutes until soft.
Add the tomatoes and the beans and simmer for 25 minutes.`)
    expect(steps.flatMap(({ lines }) => lines)).toEqual([
      'Cook the onion in a large pan for 8 minutes until soft.',
      'Add the tomatoes and the beans and simmer for 25 minutes.',
    ])
    expect(description).toContain('Instant Pot Instructions: Set the pot to sauté')
  })
})
