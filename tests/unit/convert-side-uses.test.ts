import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** The shares in which a line of the list goes in, by the order that takes it. */
function usesOf(line: string, ...[foods, method, language]: Parameters<typeof actionsOf>) {
  const number = foods.indexOf(line) + 1
  return actionsOf(foods, method, language).flatMap(({ adds, clause }) =>
    adds
      .filter(({ food }) => food.id === number)
      .map(({ part }) => [clause.text.trim(), part] as const),
  )
}

/** Of all of a food, nearly everything is in the order that these words begin. */
function expectMost(uses: ReturnType<typeof usesOf>, words: RegExp) {
  const [most] = uses.toSorted(([, one], [, other]) => other - one)
  expect(most?.[0]).toMatch(words)
  expect(most?.[1]).toBeGreaterThan(0.9)
}

test.each<[Language, string, readonly string[], readonly string[], RegExp]>([
  [
    'en',
    '1 cup powdered sugar',
    ['4 eggs', '100 g flour', '250 g mascarpone', '1 cup powdered sugar'],
    [
      'Beat the eggs until foamy, fold in the flour and bake for 12 minutes.',
      'Turn the sponge out onto a towel dusted with powdered sugar and roll it up.',
      'Beat the mascarpone with the powdered sugar until smooth.',
    ],
    /^Beat the mascarpone/,
  ],
  [
    'de',
    '100 g Puderzucker',
    ['4 Eier', '100 g Mehl', '250 g Mascarpone', '100 g Puderzucker'],
    [
      'Die Eier schaumig schlagen, das Mehl unterheben und 12 Minuten backen.',
      'Den Biskuit auf ein mit Puderzucker bestreutes Tuch legen und aufrollen.',
      'Die Mascarpone mit dem Puderzucker glatt rühren.',
    ],
    /Mascarpone/,
  ],
  [
    'en',
    '225 g butter, plus extra for the tins',
    ['225 g butter, plus extra for the tins', '200 g sugar', '4 eggs', '250 g flour'],
    [
      'Prepare two tins by rubbing butter on the bottoms and sides.',
      'Beat the butter with the sugar until fluffy. Add the eggs and the flour and mix.',
    ],
    /^Beat the butter/,
  ],
  [
    'en',
    '1 tsp salt',
    ['4 slices of aubergine', '1 tsp salt', '200 g flour', '2 eggs', '200 ml milk'],
    [
      'Sprinkle the aubergine with salt and let it stand for 20 minutes.',
      'Mix the flour, salt, eggs and milk in a bowl until smooth.',
    ],
    /^Mix the flour/,
  ],
])('%s: what is dusted or greased takes little of %s', (language, line, foods, method, order) => {
  expectMost(usesOf(line, foods, method, language), order)
})

test('what only a garnish takes is all for it', () => {
  const foods = ['200 g flour', '2 eggs', '250 ml milk', '2 tbsp powdered sugar']
  const method = [
    'Whisk the flour, eggs and milk. Fry thin pancakes in a pan.',
    'Dust them with the powdered sugar.',
  ]
  expect(usesOf('2 tbsp powdered sugar', foods, method)).toEqual([
    ['Dust them with the powdered sugar.', 1],
  ])
})

test.each<[Language, readonly string[], readonly string[], RegExp]>([
  [
    'en',
    ['300 ml cream', '200 g chocolate', 'Cocoa powder, for dusting'],
    [
      'Heat the cream in a saucepan, add the chocolate and stir until smooth. Chill for 2 hours.',
      'Lightly dust with cocoa powder and serve.',
    ],
    /cocoa powder.*mixing bowl/i,
  ],
  [
    'en',
    ['1 tsp olive oil', '2 cloves garlic', '300 g spinach', 'olive oil spray'],
    [
      'Lightly spray a grill with oil.',
      'Heat the oil in a pan, add the garlic and cook for 2 minutes. Add the spinach and cook for 3 minutes.',
    ],
    /spray.*mixing bowl/,
  ],
  [
    'de',
    ['300 ml Sahne', '200 g Schokolade', 'Kakao zum Bestäuben'],
    [
      'Die Sahne in einem Topf erhitzen, die Schokolade zugeben und glatt rühren. 2 Stunden kühlen.',
      'Mit etwas Kakao bestäuben und servieren.',
    ],
    /Kakao.*Mixtopf/,
  ],
])('%s: what is for dusting, the pan or the table is not stirred in', async (...given) => {
  const [language, foods, method, wrong] = given
  for (const text of textsOf(await stepsOf(foods, method, language)))
    expect(text).not.toMatch(wrong)
})

test('salt to taste is told whole wherever it is used', async () => {
  const foods = ['600 g chicken', '300 g spinach', 'salt and pepper, to taste', '200 ml cream']
  const method = [
    'Season the chicken with salt and pepper and grill for 10 minutes.',
    'Heat the cream in a saucepan, add the spinach, salt and pepper and simmer for 4 minutes.',
  ]
  const texts = textsOf(await stepsOf(foods, method)).join('\n')

  expect(texts).not.toMatch(/half of/)
  expect(texts).toMatch(/salt and pepper/)
})

test('a pinch of salt stays a pinch', async () => {
  const foods = ['250 g flour', '2 eggs', 'salt', '125 ml milk']
  const method = [
    'Mix the flour, eggs, milk and a pinch of salt in a bowl.',
    'Cook the pancakes in a pan. Sprinkle with salt.',
  ]
  expect(textsOf(await stepsOf(foods, method)).join('\n')).toMatch(/a pinch of salt/)
})

test.each<[Language, readonly string[], readonly string[], RegExp]>([
  [
    'en',
    ['300 g wholemeal flour', '150 g plain flour, plus a bit for dusting', '1 tsp salt', '1 egg'],
    [
      'Dust a baking tray with flour.',
      'Mix the dry things in a big bowl and stir in the egg. Bake for 40 minutes.',
    ],
    /^Mix the dry things/,
  ],
  [
    'de',
    ['300 g Vollkornmehl', '150 g Weizenmehl, plus etwas zum Bestäuben', '1 TL Salz', '1 Ei'],
    [
      'Die Form mit etwas Weizenmehl bestäuben.',
      'Die trockenen Zutaten in einer Schüssel mischen und das Ei unterrühren. 40 Minuten backen.',
    ],
    /^Die trockenen Zutaten/,
  ],
])('%s: flour with a bit more for the tin is one of the dry foods', (...given) => {
  const [language, foods, method, order] = given
  expectMost(usesOf(foods[1] ?? '', foods, method, language), order)
})

test('"lifting it all up" is about the dry foods that the order names', () => {
  const foods = ['300 g flour', '1 tsp baking powder', '1 tsp salt', '1 egg', '200 ml buttermilk']
  const method = [
    'Mix the dry ingredients in a bowl, lifting it all up to get some air in.',
    'Beat the egg with the buttermilk in a jug and pour it in.',
    'Shape into a round and bake for 40 minutes.',
  ]
  const [mix, beat, pour, shape] = actionsOf(foods, method)

  expect(mix?.adds.map(({ food }) => food.id)).toEqual([1, 2, 3])
  expect(beat?.adds.map(({ food }) => food.id)).toEqual([4, 5])
  // The egg in its jug goes into the flour.
  expect(pour?.vessel).toBe(mix?.vessel)
  expect(pour?.moves.map(({ from }) => from)).toEqual([beat?.vessel])
  expect(shape?.vessel).toBe(mix?.vessel)
})

test.each<[Language, readonly string[], readonly string[]]>([
  [
    'en',
    [
      '600 g stewing beef',
      '400 ml stock',
      '200 g self-raising flour',
      '100 g suet',
      '120 ml water',
    ],
    [
      "Put the beef and the stock in a pot and simmer for 2 hours. Top up with a splash of water if it's drying out.",
      'Mix the flour and suet in a bowl. Stir in the water to make a dough.',
    ],
  ],
  [
    'de',
    ['600 g Rindfleisch', '400 ml Brühe', '200 g Mehl', '100 g Butter', '120 ml Wasser'],
    [
      'Das Fleisch mit der Brühe in einem Topf 2 Stunden köcheln lassen. Bei Bedarf etwas Wasser zugeben.',
      'Mehl und Butter in einer Schüssel mischen. Das Wasser unterrühren.',
    ],
  ],
  [
    'fr',
    ['600 g de boeuf', '400 ml de bouillon', '200 g de farine', '100 g de beurre', "120 ml d'eau"],
    [
      "Mettre le boeuf et le bouillon dans une casserole et laisser mijoter 2 heures. Ajouter un peu d'eau si besoin.",
      "Mélanger la farine et le beurre dans un saladier. Incorporer l'eau.",
    ],
  ],
])('%s: what goes in only if needed leaves the listed water to the dough', (...given) => {
  const [language, foods, method] = given
  const uses = usesOf(foods[4] ?? '', foods, method, language)
  expect(uses).toHaveLength(1)
  expect(uses[0]?.[0]).toMatch(/^(?:Stir in|Das Wasser unter|Incorporer)/)
})

test('butter and sugar are creamed in a bowl of their own beside mashed fruit', () => {
  const foods = ['200 g dates', '150 ml water', '1 tsp bicarbonate of soda', '80 g butter']
  foods.push('150 g sugar', '2 eggs', '175 g flour')
  const method = [
    'Soak the dates in the hot water in a bowl for 20 minutes. Mash with a fork and stir in the bicarb.',
    'Beat the butter and sugar together until creamy. Beat in the eggs and fold in the flour.',
    'Stir in the date mixture and bake for 40 minutes.',
  ]
  const orders = actionsOf(foods, method)
  const creamed = orders.find(({ clause }) => clause.text.startsWith('Beat the butter'))
  const mashed = orders.find(({ verb }) => verb === 'mash')
  const joined = orders.find(({ clause }) => clause.text.startsWith('Stir in the date'))

  expect(creamed?.vessel).not.toBe(mashed?.vessel)
  expect(joined?.moves.map(({ from }) => from)).toEqual([mashed?.vessel])
})

test('the juices of tomatoes are not the juice of the lime', () => {
  const foods = ['1 can tomatoes', '1 onion', '1 l broth', 'Juice of 1 lime']
  const method = [
    'Put the onion and the tomatoes with their juices into a pot and add the broth. Simmer for 20 minutes.',
    'Stir in the lime juice and serve.',
  ]
  const taking = actionsOf(foods, method).find(({ adds }) => adds.some(({ food }) => food.id === 4))
  expect(taking?.clause.text).toMatch(/lime juice/)
})
