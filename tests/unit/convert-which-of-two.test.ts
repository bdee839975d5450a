import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf, actionsOfParts } from './convert-actions.ts'
import { stepsOf } from './convert-scripts-fixtures.ts'

/** What goes in by the order that begins with these words: numbers of list lines, and shares. */
function addsOf(words: string, ...recipe: Parameters<typeof actionsOf>) {
  const orders = actionsOf(...recipe).filter(({ clause }) => clause.text.trim().startsWith(words))
  return orders.flatMap(({ adds }) => adds.map(({ food, part }) => [food.id, part] as const))
}

test.each<[Language, readonly string[], readonly string[], string]>([
  [
    'en',
    ['200 g butter', '100 g brown sugar', '150 g granulated sugar', '2 eggs'],
    ['Melt the butter in a saucepan.', 'Beat in the brown sugar, sugar and eggs.'],
    'Beat in',
  ],
  [
    'de',
    ['200 g Butter', '100 g brauner Zucker', '150 g feiner Zucker', '2 Eier'],
    ['Die Butter in einem Topf schmelzen.', 'Braunen Zucker, Zucker und Eier unterrühren.'],
    'Braunen Zucker',
  ],
])('%s: a name said twice means both foods that have it', (language, foods, method, order) => {
  const added = addsOf(order, foods, method, language).map(([id]) => id)
  expect(added).toEqual(expect.arrayContaining([2, 3]))
})

test('the first amount of a line that adds a second one is not all of it', () => {
  const foods = ['300 g dark chocolate', '2/3 cup cream, plus 2 tbsp']
  const method = [
    'Warm the 2/3 cup cream in a saucepan and pour it over the chocolate.',
    'Add the remaining 2 tbsp cream and whip until stiff.',
  ]
  const [[, first = 0] = []] = addsOf('Warm', foods, method)
  expect(first).toBeCloseTo(0.84, 1)
  expect(addsOf('Add the remaining', foods, method)).toEqual([[2, expect.closeTo(0.16, 1)]])
})

test('a pan is not the food that it is named after', () => {
  const foods = ['1 pie crust', '400 g pumpkin', '1 1/2 tsp pumpkin pie spice', '3 eggs']
  const method = [
    'Press the pie crust into a pie pan and chill it.',
    'Combine the pumpkin, the spice and the eggs in a food processor and pulse until smooth.',
  ]
  expect(addsOf('Combine', foods, method).map(([id]) => id)).toEqual([2, 3, 4])
})

test('flour with more for the tin is for the dough, whatever it is called there', () => {
  const foods = [
    '200 g soft butter, plus more for the tin',
    '150 g plain flour, plus more for the tin',
    '100 g cake flour',
    '4 eggs',
  ]
  const method = [
    'Prepare a cake tin by rubbing it with butter and flour.',
    'Beat the butter with the eggs in a bowl. Add both kinds of flour and mix.',
  ]
  const shares = actionsOf(foods, method).flatMap(({ adds, cues }) =>
    adds.filter(({ food }) => food.id === 2).map(({ part }) => [cues.place, part] as const),
  )
  expect(shares.every(([place, part]) => place !== 'oven' || part < 0.1)).toBe(true)
  expect(shares.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(1)
})

test('of two creams of a plain list the one beside the milk is heated with it', async () => {
  const steps = await stepsOf(
    ['240 g heavy cream', '40 g powdered sugar', '360 g milk', '120 g heavy cream', '4 egg yolks'],
    [
      'Heat the milk and cream in a saucepan until steaming. Whisk in the egg yolks.',
      'Before serving, whip the heavy cream with the powdered sugar until stiff.',
    ],
  )
  const first = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 3))
  expect(first?.adds?.map(({ ref }) => ref)).toContain(4)
  expect(first?.adds?.map(({ ref }) => ref)).not.toContain(1)
})

test.each<[Language, string[], string[], string, number[]]>([
  [
    'en',
    ['150 g flour', '100 g cold butter', '3 tbsp ice cold water', '1 egg', '1 tbsp water'],
    [
      'Pulse the flour and butter in a food processor.',
      'Add 3 tablespoons of water and pulse again. Wrap and chill.',
      'Whisk the egg and water together and brush the tart with it.',
    ],
    'Add 3',
    [3],
  ],
  [
    'de',
    ['250 g Mehl', '150 g Zucker', '125 g Butter', '80 g Zucker', '2 Eier', '300 g Quark'],
    [
      'Mehl, 80 g Zucker, Butter und 1 Ei zu einem Teig verkneten und kalt stellen.',
      'Quark mit dem Zucker und dem zweiten Ei verrühren.',
    ],
    'Mehl, 80',
    [1, 3, 4, 5],
  ],
  [
    'fr',
    ['200 g de farine', '50 g de sucre', '100 g de beurre', '120 g de sucre', '3 œufs'],
    [
      'Mélanger la farine, 50 g de sucre et le beurre, puis étaler la pâte.',
      'Fouetter les œufs avec 120 g de sucre et verser sur la pâte.',
    ],
    'Fouetter',
    [4, 5],
  ],
])('%s: the amount that an order states tells which of two foods of one name', (...given) => {
  const [language, foods, method, order, meant] = given
  const added = addsOf(order, foods, method, language).map(([id]) => id)
  expect(added.sort()).toEqual(meant)
})

test.each<[Language, string[], string[], string, number]>([
  [
    'en',
    ['500 g flour', '3 eggs', '100 g honey', '20 g poppy seeds'],
    [
      'Whisk together the honey and two eggs. Add the flour and knead until smooth. Let rise for 1 hour.',
      'Beat an egg, brush the loaf with it and bake for 40 minutes.',
    ],
    'Whisk',
    2 / 3,
  ],
  [
    'de',
    ['500 g Mehl', '2 Eier', '100 g Butter', '200 ml Milch'],
    [
      'Mehl, Butter, Milch und ein Ei zu einem Teig verkneten. 1 Stunde gehen lassen.',
      'Ein Ei verquirlen, den Zopf damit bestreichen und 40 Minuten backen.',
    ],
    'Mehl',
    1 / 2,
  ],
])('%s: eggs that are counted in words are no more than that', (...given) => {
  const [language, foods, method, order, part] = given
  const shares = new Map(addsOf(order, foods, method, language))
  expect(shares.get(2)).toBeCloseTo(part, 1)
})

test('one egg at a time means all of them', () => {
  const foods = ['200 g butter', '200 g sugar', '3 eggs']
  const method = ['Cream the butter and sugar in a bowl. Beat in the eggs, one egg at a time.']
  expect(addsOf('Beat', foods, method)).toEqual([[3, 1]])
})

test('yolks are meant where the list has eggs of which only the yolks are used', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '4 eggs, yolks only', '50 g sugar'],
    [
      'Bring the milk to the boil. Whisk the yolks and sugar together in a bowl.',
      'Pour the hot milk onto them, return to the pan and over a low heat gently stir until thickened.',
    ],
  )
  expect(steps.find(({ type }) => type === 'OPERATE')?.temperature).not.toBe('100')
  expect(steps.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? []).sort()).toEqual([1, 2, 3])
  expect(steps.every(({ place }) => place !== 'stove')).toBe(true)
})

test('the sugar beaten with the yolks is the plain one, not that for the top', () => {
  const foods = [
    '3 uova',
    '150 g di zucchero',
    '250 g di farina',
    '2 mele',
    '1 cucchiaio di zucchero di canna',
  ]
  const method = [
    'Separare i tuorli dagli albumi. Montare gli albumi a neve.',
    'Lavorare i tuorli con lo zucchero finché il composto risulta chiaro. Unire la farina e gli albumi.',
    'Versare nello stampo, disporre le mele e spolverizzare con lo zucchero di canna.',
  ]
  expect(addsOf('Lavorare', foods, method, 'it').map(([food]) => food)).not.toContain(5)
})
test.each<[Language, [string, string[]][], string[]]>([
  [
    'en',
    [
      ['Sponge', ['4 egg yolks', '120 g sugar', '250 g flour']],
      ['Filling', ['1 kg apples', '80 g sugar']],
    ],
    [
      'Peel the apples and grate them. Put them in a pan with the sugar and cook until soft.',
      'Beat the egg yolks with the sugar. Fold in the flour.',
    ],
  ],
  [
    'ro',
    [
      ['Blat', ['4 gălbenușuri', '120 g zahăr', '250 g făină']],
      ['Umplutură', ['1 kg mere', '80 g zahăr']],
    ],
    [
      'Am curățat merele și le-am dat pe răzătoare. Le-am pus într-o cratiță cu zahărul și le-am călit până s-au înmuiat.',
      'Am mixat gălbenușurile cu zahărul. Am încorporat făina.',
    ],
  ],
  [
    'pl',
    [
      ['Biszkopt', ['4 żółtka', '120 g cukru', '250 g mąki']],
      ['Nadzienie', ['1 kg jabłek', '80 g cukru']],
    ],
    [
      'Obierz jabłka i zetrzyj na tarce. Włóż je do garnka z cukrem i duś, aż zmiękną.',
      'Żółtka utrzyj z cukrem. Wmieszaj mąkę.',
    ],
  ],
  [
    'uk',
    [
      ['Бісквіт', ['4 жовтки', '120 г цукру', '250 г борошна']],
      ['Начинка', ['1 кг яблук', '80 г цукру']],
    ],
    [
      'Яблука почистіть і натріть. Покладіть їх у каструлю з цукром і тушкуйте, поки стануть м’якими.',
      'Жовтки збийте з цукром. Вмішайте борошно.',
    ],
  ],
])(
  '%s: "put them in a pan with the sugar" means the sugar of their part',
  (language, parts, method) => {
    const list = parts.map(([heading, lines]) => ({ heading, lines }))
    const actions = actionsOfParts(list, method, language).filter(({ adds }) => adds.length > 0)
    const [cooked, beaten] = actions.map(({ vessel, adds }) => ({
      vessel,
      foods: adds.map(({ food }) => food.id).sort(),
    }))
    expect(cooked?.foods).toEqual([4, 5])
    expect(beaten?.foods).toEqual([1, 2])
    expect(beaten?.vessel).not.toBe(cooked?.vessel)
  },
)
