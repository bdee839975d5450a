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

test.each<[Language, string[], string[], RegExp]>([
  [
    'it',
    ['3 uova', '150 g di zucchero', '50 ml di olio', '250 g di farina', '2 mele', '1 limone'],
    [
      'Tagliare le mele a fette e irrorarle con il succo di limone.',
      'Lavorare le uova con lo zucchero e l’olio. Aggiungere la farina e la scorza grattugiata del limone e mescolare.',
      'Versare nello stampo, disporre le mele e cuocere in forno a 180° per 45 minuti.',
    ],
    /1 limone \(scorza/,
  ],
  [
    'es',
    ['3 huevos', '150 g de azúcar', '50 ml de aceite', '250 g de harina', '2 manzanas', '1 limón'],
    [
      'Cortar las manzanas en gajos y rociarlas con el zumo de limón.',
      'Batir los huevos con el azúcar y el aceite. Añadir la harina y la ralladura del limón y mezclar.',
      'Verter en un molde, colocar las manzanas y hornear 40 minutos a 180 ºC.',
    ],
    /1 limón \(ralladura/,
  ],
  [
    'fr',
    ['3 œufs', '150 g de sucre', '50 ml d’huile', '250 g de farine', '2 pommes', '1 citron'],
    [
      'Coupez les pommes en dés et arrosez-les du jus de citron.',
      'Fouettez les œufs avec le sucre et l’huile. Ajoutez la farine et le zeste du citron et mélangez.',
      'Versez dans un moule, disposez les pommes et faites cuire 40 minutes à 180 °C.',
    ],
    /1 citron \(zeste/,
  ],
])('%s: the zest goes in though the juice is on the apples, which stay out', async (...recipe) => {
  const [language, foods, method, words] = recipe
  const steps = await stepsOf(foods, method, language)
  const inBowl = steps.filter(({ place, type }) => place === 'bowl' && type !== 'MANUAL')

  expect(textsOf(inBowl).join(' ')).toMatch(words)
  expect(inBowl.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])).not.toContain(5)
})

test('apples wet with lemon juice lie apart when the eggs are beaten', async () => {
  const steps = await stepsOf(
    ['3 uova', '150 g di zucchero', '250 g di farina', '2 mele', '1 limone'],
    [
      'Tagliare le mele a fette e bagnarle con il succo di limone.',
      'Montare le uova con lo zucchero finché il composto risulta chiaro. Unire la farina.',
      'Versare nello stampo, disporre le mele e cuocere in forno a 180° per 45 minuti.',
    ],
    'it',
  )

  expect(runsOf(steps)[0]?.temperature).toBe('37')
})

test('a little zest for the top takes nothing from what has gone in', async () => {
  const steps = await stepsOf(
    ['600 ml double cream', '150 g sugar', '2 lemons, zest and juice only'],
    [
      'Place the cream and the sugar into a pan and boil for 3 minutes.',
      'Add the lemon juice and zest and whisk well. Pour into glasses and chill.',
      'To serve, sprinkle a little lemon zest on top.',
    ],
  )

  expect(textsOf(steps).join(' ')).not.toContain('some of the lemons')
})
