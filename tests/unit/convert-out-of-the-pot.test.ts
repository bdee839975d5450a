import { expect, it } from 'vitest'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

it('what has simmered on the stove is blended as what is hot: slowly faster', async () => {
  const steps = await stepsOf(
    ['1 kg tomatoes', '2 onions', '100 g butter', '400 ml stock', '250 ml tomato juice'],
    [
      'Roast the tomatoes at 180 °C for 45 minutes.',
      'Chop the onions and fry them in a pot in the butter. Add the tomatoes, the stock and the juice and simmer for 15 minutes.',
      'Meanwhile, toast the bread in the oven for 15 minutes.',
      'Blend the contents of the pot with a stick blender.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ speed: '5-10' })
})

it('yolks that hot milk is poured over stay in the bowl for their thickening', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 ml milk', '1 vanilla pod', '6 egg yolks', '100 g sugar'],
      [
        'Heat the milk with the vanilla pod until almost boiling.',
        'Whisk the egg yolks with the sugar. Remove the pod, then gradually pour the hot milk over the yolks, stirring.',
        'Return to the pan and cook over a low heat until thickened, without letting it boil.',
      ],
    ),
  )
  const poured = texts.findIndex((text) => text.includes('pour the hot milk'))
  expect(texts[poured + 1]).toMatch(/^Thicken .*80°C/)
})

it('what must not boil is not boiled', async () => {
  const steps = await stepsOf(
    ['300 ml cream', '200 ml stock', '1 tbsp mustard'],
    ['Put everything in a pan and gently warm the sauce, making sure it does not boil.'],
  )
  expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(['90'])
})

it('a kilogram of curd thickens for longer than 500 g', async () => {
  const secondsFor = async (lines: string[]) => {
    const order = 'Put everything in a pan and stir over a low heat until thickened.'
    return runsOf(await stepsOf(lines, [order])).at(-1)?.durationSeconds
  }
  const much = await secondsFor(['400 g lemon juice', '200 g butter', '300 g sugar', '4 eggs'])
  expect(much).toBe(20 * 60)
})
