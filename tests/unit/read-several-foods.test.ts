import { describe, expect, test } from 'vitest'
import { splitFoods } from '#server/features/convert/read/several-foods.ts'
import { readText } from '#server/features/convert/read/text.ts'

const listOf = (...list: string[]) =>
  readText(
    `Something good\n\nIngredients\n200 g flour\n${list.join('\n')}\n\nMethod\nMix everything well.`,
  ).ingredients.flatMap(({ lines }) => lines.slice(1))

describe('an amount of each food', () => {
  test.each([
    [
      '¼ cup each desiccated coconut and panko breadcrumbs',
      ['¼ cup desiccated coconut', '¼ cup panko breadcrumbs'],
    ],
    ['1 tsp each: cumin, paprika and salt', ['1 tsp cumin', '1 tsp paprika', '1 tsp salt']],
    ['1 tsp each of salt & sugar', ['1 tsp salt', '1 tsp sugar']],
    ['je 1 EL Butter und Öl', ['1 EL Butter', '1 EL Öl']],
    ['1 c. à soupe de chaque : cumin, paprika', ['1 c. à soupe cumin', '1 c. à soupe paprika']],
    ['po 1 łyżce masła i oleju', ['1 łyżce masła', '1 łyżce oleju']],
    ['câte 1 lingură ulei și unt', ['1 lingură ulei', '1 lingură unt']],
    ['по 1 ст. л. олії та масла', ['1 ст. л. олії', '1 ст. л. масла']],
  ])('is one line for each food: %s', (line, foods) => {
    expect(splitFoods(line)).toEqual(foods)
  })

  test.each([
    'salt and pepper',
    '1 tsp salt and pepper',
    'je 1 rote und gelbe Paprika',
    'Je 1 Handvoll Minz- und Korianderblätter',
    '2 chicken breasts, 150 g each, with skin',
    '4 fillets (140 g each)',
    'zest and juice of 1 lemon',
  ])('is not said of: %s', (line) => {
    expect(splitFoods(line)).toEqual([line])
  })
})

describe('foods that share a line', () => {
  test.each([
    ['1 cipolla, 1 carota, 1 costa di sedano', ['1 cipolla', '1 carota', '1 costa di sedano']],
    ['1 onion, 2 carrots', ['1 onion', '2 carrots']],
    ['1 uovo intero + 1 tuorlo', ['1 uovo intero', '1 tuorlo']],
    ['AOVE, sal', ['AOVE', 'sal']],
    ['noce moscata, sale', ['noce moscata', 'sale']],
    ['olio evo, sale e pepe q.b.', ['olio evo q.b.', 'sale e pepe q.b.']],
    ['Aceite de oliva, sal y pimienta', ['Aceite de oliva', 'sal y pimienta']],
    ['1 zanahoria, 1 cebolla y 1 pimiento verde', ['1 zanahoria', '1 cebolla', '1 pimiento verde']],
    ['Salz, Pfeffer', ['Salz', 'Pfeffer']],
    ['Salz, Pfeffer, 1 Prise Zucker', ['Salz', 'Pfeffer', '1 Prise Zucker']],
    ['сіль, перець, лавровий лист', ['сіль', 'перець', 'лавровий лист']],
    ['Sare,piper,ulei', ['Sare', 'piper', 'ulei']],
    ['sel, poivre, muscade (facultative)', ['sel', 'poivre', 'muscade (facultative)']],
    [
      'Brühe, Tomatenmark, Paprikapulver (süß und scharf), Salz',
      ['Brühe', 'Tomatenmark', 'Paprikapulver (süß und scharf)', 'Salz'],
    ],
    [
      '2 liście laurowe, 3 ziarna ziela angielskiego',
      ['2 liście laurowe', '3 ziarna ziela angielskiego'],
    ],
    ['4 gălbenușuri + 2 ouă întregi', ['4 gălbenușuri', '2 ouă întregi']],
    ['225g softened butter 225g caster sugar', ['225g softened butter', '225g caster sugar']],
  ])('are a line each: %s', (line, foods) => {
    expect(splitFoods(line)).toEqual(foods)
  })

  test.each([
    '2 lemons, 1 juiced',
    '100 g di farina, 1 cucchiaio per la teglia',
    '3 uova, 2 albumi montati a neve e 1 tuorlo',
    '200 g burro, morbido',
    'tomatoes, onions or garlic',
    '1 can (400 g) tomatoes, 2 cans if small',
    '500 g de pollo, sal',
    '1 lemon, juice',
    'vanilla, extract',
    '2 onions, 1 red',
    '1 cup butter, 2 sticks',
    '200 g chocolate, 70% cocoa',
    '100 g Butter, 1 EL Butter für die Form',
    '1 tin tomatoes 400 g',
    'milk, whole',
    'salt, to taste',
  ])('are one with what is said of it: %s', (line) => {
    expect(splitFoods(line)).toEqual([line])
  })
})

describe('a line that the page broke', () => {
  test.each([
    ['¼ cup each desiccated', 'coconut and panko breadcrumbs'],
    ['200 g butter, softened and', 'cut into cubes'],
    ['1 tin chickpeas (drained,', 'rinsed)'],
    ['3 tomatoes, cut into rough', '3cm pieces'],
  ])('is joined: %s / %s', (...lines) => {
    expect(listOf(...lines, '2 eggs')).toEqual([lines.join(' '), '2 eggs'])
  })

  test.each([[['200 g butter', 'salt']], [['1 onion, chopped', 'parsley']]])(
    'is none where it is whole: %j',
    (lines) => {
      expect(listOf(...lines)).toEqual(lines)
    },
  )
})

describe('what a recipe program left', () => {
  test.each([
    ['2 tablespoons honey ()', '2 tablespoons honey'],
    ['2count Huevos', '2 Huevos'],
    ['1\u00c2\u00a0cup milk', '1 cup milk'],
    ['1/2 cup\u00c2\u00a0milk', '1/2 cup milk'],
  ])('is gone: %s', (line, plain) => {
    expect(listOf('2 eggs', line, 'salt')).toEqual(['2 eggs', plain, 'salt'])
  })

  test.each([
    ['14 cup sugar', '1/4 cup sugar'],
    ['34 teaspoon salt', '3/4 teaspoon salt'],
    ['112 cups milk', '1 1/2 cups milk'],
    ['14 szklanki mąki', '1/4 szklanki mąki'],
    ['14 склянки цукру', '1/4 склянки цукру'],
    ['12 tbsp butter', '12 tbsp butter'],
    ['14 cups stock', '14 cups stock'],
    ['34 szklanki mąki', '34 szklanki mąki'],
  ])('a lost slash comes back only where it must have been: %s', (line, whole) => {
    expect(listOf('2 eggs', '2 cups flour', line)).toEqual(['2 eggs', '2 cups flour', whole])
  })

  test('says nothing of slashes where the unit never changes', () => {
    expect(listOf('3 cup flour', '14 cup stock')).toEqual(['3 cup flour', '14 cup stock'])
  })
})

describe('what is no food', () => {
  test.each([
    'Step 1',
    'Large bowl',
    '1 rolling pin',
    'Rührschüssel',
    'Papier cuisson',
    'Carta forno',
    'foil, heavy-duty is best',
  ])('"%s" is no ingredient', (line) => {
    expect(listOf('2 eggs', line, 'salt')).toEqual(['2 eggs', 'salt'])
  })

  test.each([
    '1 bread bowl',
    'Pan rallado',
    '500 g moules',
    'Parchment-baked fish',
    '½ Topf Basilikum',
  ])('"%s" is one', (line) => {
    expect(listOf('2 eggs', line, 'salt')).toEqual(['2 eggs', line, 'salt'])
  })
})

test('an exported table with semicolons is read as amount, unit and food', () => {
  expect(listOf('- 200;g;Kartoffeln', '- 1;EL;Butter (weich)', '- etwas;;Milch')).toEqual([
    '200 g Kartoffeln',
    '1 EL Butter (weich)',
    'etwas Milch',
  ])
})
