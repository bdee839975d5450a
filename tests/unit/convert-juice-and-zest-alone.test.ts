import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string[], RegExp]>([
  [
    'de',
    ['3 Zitronen', '150 g Zucker', '2 Eier', '20 g Speisestärke'],
    [
      'Die Schale einer Zitrone abreiben, alle Zitronen auspressen. In einem Topf Eier und Zucker verrühren, Stärke, Saft und Schale dazugeben.',
      'Unter Rühren bei mittlerer Hitze dicklich werden lassen.',
    ],
    /3 Zitronen \(Saft, Schale\)/,
  ],
  [
    'fr',
    ['3 citrons', '150 g de sucre', '2 œufs', '20 g de Maïzena'],
    [
      'Presser les citrons. Dans une casserole, fouetter les œufs et le sucre, puis incorporer la Maïzena et le jus.',
      'Faire épaissir à feu moyen sans cesser de remuer.',
    ],
    /3 citrons \(jus\)/,
  ],
  [
    'it',
    ['3 limoni', '150 g di zucchero', '2 uova', '20 g di amido di mais'],
    [
      'Spremere i limoni. In un pentolino sbattere le uova con lo zucchero, unire l’amido e il succo.',
      'Cuocere a fuoco medio mescolando fino a quando la crema si addensa.',
    ],
    /3 limoni \(succo\)/,
  ],
  [
    'es',
    ['3 limones', '150 g de azúcar', '2 huevos', '20 g de maicena'],
    [
      'Exprimir los limones. En un cazo batir los huevos con el azúcar, añadir la maicena y el zumo.',
      'Cocer a fuego medio sin dejar de remover hasta que espese.',
    ],
    /3 limones \(zumo\)/,
  ],
])(
  '%s: the juice is the lemons pressed before, and the cream thickens with it',
  async (...recipe) => {
    const [language, foods, method, words] = recipe
    const steps = await stepsOf(foods, method, language)

    expect(textsOf(steps).join(' ')).toMatch(words)
    expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(['90'])
  },
)

test('"beides" is what was grated and pressed, and no whole lemon', async () => {
  const steps = await stepsOf(
    ['1 kg Magerquark', '200 g Zucker', '4 Eier', '1 Bio-Zitrone'],
    [
      'Eier mit Zucker schaumig rühren. Von der Zitrone die Schale abreiben und den Saft auspressen.',
      'Beides mit dem Quark unter die Eimasse rühren.',
    ],
    'de',
  )

  expect(textsOf(steps).join(' ')).toContain('1 Bio-Zitrone (Schale, Saft)')
})
