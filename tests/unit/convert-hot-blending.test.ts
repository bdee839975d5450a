import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const LIST = ['600 g carrots', '700 ml stock']
const COOKING = 'Simmer the carrots in the stock for 20 minutes.'

const blendingOf = async (...method: string[]) => runsOf(await stepsOf(LIST, method)).at(-1)

test.each([
  'Blend until smooth.',
  'Transfer to a blender and blend until smooth.',
  'Blend in a food processor until smooth.',
])('blades rise slowly in a hot soup, whatever it is blended in: %s', async (sentence) => {
  expect(await blendingOf(COOKING, sentence)).toMatchObject({
    speed: '5-10',
    tools: ['measuring_cup'],
  })
})

test('what has cooled is blended at once', async () => {
  const cooled = await blendingOf(COOKING, 'Leave to cool. Transfer to a blender and blend.')
  expect(cooled?.speed).toMatch(/^\d+$/)
})

test('toasted nuts do not make a pesto hot', async () => {
  const steps = await stepsOf(
    ['50 g pine nuts', '80 g basil', '150 ml oil'],
    [
      'Toast the pine nuts in a dry pan.',
      'Put the pine nuts, basil and oil in a food processor and blend.',
    ],
  )
  expect(runsOf(steps).at(-1)).toMatchObject({ speed: '7' })
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['1 kg tomatoes', '1 onion', '2 tbsp olive oil', '500 ml hot stock'],
    'Put the tomatoes and the onion on a tray, drizzle with the oil and roast at 200 °C for 40 minutes. Put the roasted vegetables into a blender, add the stock and blend until smooth.',
  ],
  [
    'de',
    ['800 g Paprika', '2 EL Olivenöl', '400 ml Gemüsebrühe'],
    'Die Paprika auf einem Blech bei 200 °C 30 Minuten rösten. Die Paprika mit der Brühe in den Mixer geben und fein pürieren.',
  ],
  [
    'fr',
    ['1 kg de courge', "2 c. à soupe d'huile", '500 ml de bouillon'],
    'Rôtissez la courge au four à 200 °C pendant 40 minutes. Mettez la courge dans le blender avec le bouillon et mixez.',
  ],
  [
    'pl',
    ['1 kg pomidorów', '2 łyżki oliwy', '500 ml bulionu'],
    'Piecz pomidory w piekarniku 40 minut w 200 °C. Przełóż je do blendera, dodaj bulion i zmiksuj.',
  ],
])('blades rise slowly in what comes hot off the tray (%s)', async (language, foods, method) => {
  expect(runsOf(await stepsOf(foods, [method], language)).at(-1)).toMatchObject({
    speed: '5-10',
    tools: ['measuring_cup'],
  })
})

test('what has cooled on its tray is blended at once, and so are nuts', async () => {
  const cooled = await stepsOf(
    ['600 g red peppers', '100 ml oil'],
    [
      'Roast the peppers at 220 °C for 30 minutes. Leave to cool. Put the peppers into a blender, add the oil and blend until smooth.',
    ],
  )
  expect(runsOf(cooled).at(-1)?.speed).toMatch(/^\d+$/)
  const nuts = await stepsOf(
    ['100 g hazelnuts', '80 g basil', '150 ml oil'],
    ['Roast the hazelnuts in the oven for 8 minutes. Blend the nuts with the basil and the oil.'],
  )
  expect(runsOf(nuts).at(-1)).toMatchObject({ speed: '7' })
})
