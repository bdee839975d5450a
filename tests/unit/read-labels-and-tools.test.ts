import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

function foodsOf(language: Language, ...lines: string[]) {
  const lexicon = compileLexicon(lexiconFor(language), lexiconFor(language))
  const source = aReadRecipe({ ingredients: linesOf(...lines), steps: linesOf('x') })
  return readIngredients(source, lexicon).map(({ entry, heading, group }) => [
    entry.name,
    heading,
    group,
  ])
}

test.each<[Language, string, string, string[]]>([
  [
    'de',
    'Kräuterdip: 100 g Quark, 2 Spritzer Feuertropfen, Salz',
    'Kräuterdip',
    ['Quark', 'Feuertropfen', 'Salz'],
  ],
  [
    'en',
    'Dressing: 3 tbsp olive oil, 1 tbsp vinegar, salt',
    'Dressing',
    ['olive oil', 'vinegar', 'salt'],
  ],
  [
    'fr',
    "Vinaigrette : 3 c. à s. d'huile, 1 c. à s. de vinaigre, sel",
    'Vinaigrette',
    ['huile', 'vinaigre', 'sel'],
  ],
  [
    'es',
    'Aliño: 3 cucharadas de aceite, 1 cucharada de vinagre, sal',
    'Aliño',
    ['aceite', 'vinagre', 'sal'],
  ],
])(
  'what a label says its foods make is the heading of its own line: %s %s',
  (language, line, heading, names) => {
    const foods = foodsOf(language, '2 carrots', line, '1 banana')
    expect(foods.slice(1, -1)).toEqual(names.map((name) => [name, heading, 2]))
    expect([foods[0]?.slice(1), foods.at(-1)?.slice(1)]).toEqual([
      [null, 1],
      [null, 1],
    ])
  },
)

test('a label that says what foods are for heads none', () => {
  expect(foodsOf('ro', 'Opțional: 30 g cașcaval, pătrunjel').map(([, heading]) => heading)).toEqual(
    [null, null],
  )
  expect(foodsOf('en', 'Butter: 100 g')).toEqual([['Butter', null, 1]])
})

test.each([
  ['You will need\nChopping board\nLarge pot\nWooden spoon\nLadle', 'Ingredients', 'Method'],
  [
    'Das braucht ihr\n- Schneidbrett\n- Handrührgerät\n- Firlefanz\n- Kochlöffel',
    'Zutaten',
    'Zubereitung',
  ],
])('tools above the list are no foods: %s', (tools, list, method) => {
  const { ingredients } = readText(
    `Soup\n\n${tools}\n\n${list}\n- 2 carrots\n- 1 onion\n- 1 l stock\n\n${method}\nChop the carrots and the onion and boil them in the stock for 20 minutes.`,
  )
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(['2 carrots', '1 onion', '1 l stock'])
})

test('spices above the heading of the other foods are of the list', () => {
  const { ingredients } = readText(
    'Bean stew\n\nSpices\n\n* 1 tbsp cumin\n* 2 tsp paprika\n\nIngredients\n\n* 500 g beans\n* 2 onions\n\nSteps\n\n1. Chop the onions and fry them.\n2. Add all other ingredients and spices and simmer for 1 hour.',
  )
  expect(ingredients).toEqual([
    { heading: null, lines: ['500 g beans', '2 onions'] },
    { heading: 'Spices', lines: ['1 tbsp cumin', '2 tsp paprika'] },
  ])
})

test('the parts of a list may be numbered, and stand below the method', () => {
  const read = readText(
    'Slices\n\nInstructions\n\n1. Mix the base.\n2. Press it into a tin and bake for 15 minutes.\n3. Whisk the topping and pour it over.\n\nCrumbly Base Ingredients\n* 200 g butter\n* 300 g flour\n\nTopping Ingredients\n* 3 eggs\n* 200 g sugar\n\nSpice mix #1\n* 1 tsp cinnamon\n\nSpice mix #2\n* 1 tsp cardamom',
  )
  expect(read.ingredients.map(({ heading }) => heading)).toEqual([
    'Crumbly Base Ingredients',
    'Topping Ingredients',
    'Spice mix #1',
    'Spice mix #2',
  ])
})

test('a food below a bracket that is never shut is one of its own', () => {
  const { title, ingredients } = readText(
    'powrót do strony głównej\nBABCINE LENIWE\nRobię je bardzo często, bo dzieci je uwielbiają i nie trzeba do nich wiele.\nLISTA SKŁADNIKÓW\n1 kg twarogu półtłustego (może być chudy, taki jak robi moja sąsiadka,\n2 jajka\n150 g mąki\nPRZYGOTOWANIE\nTwaróg rozgnieć, dodaj jajka i mąkę. Uformuj wałek, pokrój i gotuj leniwe 3 minuty.',
  )
  expect(title).toBe('BABCINE LENIWE')
  expect(ingredients[0]?.lines).toContain('2 jajka')
})

test('a label may be a food where it is made of several', () => {
  const foods = foodsOf('it', '200 g di biscotti', 'Crema: 500 g di ricotta, 3 uova')
  expect(foods.map(([, heading]) => heading)).toEqual([null, 'Crema', 'Crema'])
})

test('the last part of a list may count nothing', () => {
  const { ingredients, steps } = readText(
    "Focaccia\n\nTeig\n500 g Mehl\n7 g Hefe\n350 ml Wasser\n10 g Salz\n\nTopping\nRosmarin\ngrobes Meersalz\nOlivenöl\n\nSo geht's\nAlle Zutaten für den Teig 5 Minuten kneten. 1 Stunde gehen lassen.\n20 Minuten bei 220 °C backen.",
  )
  expect(ingredients.at(-1)).toEqual({
    heading: 'Topping',
    lines: ['Rosmarin', 'grobes Meersalz', 'Olivenöl'],
  })
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('a line of times above the foods names no part', () => {
  const { ingredients, title } = readText(
    'GAZPACHO\nPara 4-6 personas. Tiempo: 15 min\n\n1 kg tomates; 1 pepino; 1 pimiento verde; 50 ml aceite; sal\n\nTrocear las verduras y triturar todo. Añadir aceite y sal. Enfriar 2 horas.',
  )
  expect(title).toBe('GAZPACHO')
  expect(ingredients[0]?.heading).toBeNull()
})

test('the first part of a recipe is not its name', () => {
  const { title } = readText(
    'sernik mojej mamy!!!\noryginalny\n\nCzęść I: kruchy spód\n\nskładniki:\n- 200 g mąki\n- 100 g masła\n\nprzygotowanie:\n1. Zagnieść kruchy spód z mąki i masła.\n2. Piec 20 minut.\n\nCzęść II: masa\n\nskładniki:\n- 1 kg twarogu\n- 4 jajka\n\nprzygotowanie:\n1. Zmiksować twaróg z jajkami.\n2. Wylać na spód i piec 50 minut.',
  )
  expect(title).toContain('sernik mojej mamy')
})

test('the line above a list told in words is its name', () => {
  const { title } = readText(
    'Pfannkuchen (3 Personen)\n300g Mehl, 500ml Milch, 4 Eier, Prise Salz\nalles verrühren, 20 min quellen lassen\nin Butter ausbacken',
  )
  expect(title).toContain('Pfannkuchen')
})
