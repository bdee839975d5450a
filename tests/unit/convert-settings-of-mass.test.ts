import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

type Recipe = [language: Language, foods: string, method: string]

const runsFor = async ([language, foods, method]: Recipe) =>
  runsOf(await stepsOf(foods.split('; '), [method], language))

const minutesOf = (run: { durationSeconds?: number } | undefined) =>
  (run?.durationSeconds ?? 0) / 60

test.each<Recipe>([
  ['en', '150 g onions; 2 tbsp oil', 'Fry the onions in the oil until golden.'],
  ['de', '150 g Zwiebeln; 2 EL Öl', 'Die Zwiebeln im Öl dünsten, bis sie leicht goldig sind.'],
  ['fr', '150 g d’oignons; 2 c. à soupe d’huile', 'Faites dorer les oignons dans l’huile.'],
  [
    'es',
    '150 g de cebolla; 2 cucharadas de aceite',
    'Sofría la cebolla en el aceite hasta que esté dorada.',
  ],
  [
    'it',
    '150 g di cipolle; 2 cucchiai d’olio',
    'Soffriggete le cipolle nell’olio finché sono dorate.',
  ],
  ['pl', '150 g cebuli; 2 łyżki oleju', 'Podsmaż cebulę na oleju na złoty kolor.'],
  ['uk', '150 г цибулі; 2 ст. л. олії', 'Обсмажте цибулю на олії до золотистого кольору.'],
  ['ro', '150 g ceapă; 2 linguri ulei', 'Căliți ceapa în ulei până devine aurie.'],
])('onions that are to be golden take longer than soft ones (%s)', async (...recipe) => {
  const run = (await runsFor(recipe)).at(-1)
  expect(run?.temperature).toBe('120')
  expect(minutesOf(run)).toBeGreaterThanOrEqual(6)
})

test('soft onions and a time of the source stay as they were', async () => {
  const foods = '150 g onions; 2 tbsp oil'
  const soft = await runsFor(['en', foods, 'Fry the onions in the oil until soft.'])
  const timed = await runsFor([
    'en',
    foods,
    'Fry the onions in the oil for 10 minutes until golden.',
  ])
  expect(minutesOf(soft.at(-1))).toBe(3)
  expect(minutesOf(timed.at(-1))).toBe(10)
})

test('what comes cold into a hot bowl is hot before its few minutes begin', async () => {
  const runs = await runsFor([
    'en',
    '400 g minced beef; 1 tbsp oil; 400 ml beef stock; 200 g peas',
    'Heat the oil in a pan and brown the beef. Pour in the stock, stir in the peas and cook for a couple of minutes.',
  ])
  expect(minutesOf(runs.at(-2))).toBeGreaterThanOrEqual(3)
  expect(minutesOf(runs.at(-1))).toBe(2)
})

test('"a few minutes until it boils" is as long as the mass takes', async () => {
  const all = await runsFor([
    'en',
    '200 g rice; 800 ml water; 1/2 tsp salt',
    'Put the rice, the water and the salt in a pot. Heat for a few minutes until it boils. Cook for 15 minutes.',
  ])
  const cooking = all.filter(({ temperature }) => temperature === '100')
  const total = cooking.reduce((sum, run) => sum + minutesOf(run), 0)
  expect(total).toBeGreaterThanOrEqual(22)
})

test.each<Recipe>([
  [
    'en',
    '1 onion; 1 tbsp oil; 400 ml coconut milk; 300 g courgettes',
    'Fry the onion and the courgettes in the oil for 5 minutes. Pour in the coconut milk (it must not boil). Simmer for 5 minutes.',
  ],
  [
    'fr',
    '1 oignon; 1 c. à soupe d’huile; 400 ml de lait de coco; 300 g de courgettes',
    'Faites revenir l’oignon et les courgettes dans l’huile 5 minutes. Versez le lait de coco (il ne doit pas bouillir). Laissez mijoter 5 minutes.',
  ],
  [
    'it',
    '1 cipolla; 1 cucchiaio d’olio; 400 ml di latte di cocco; 300 g di zucchine',
    'Soffriggete la cipolla e le zucchine nell’olio per 5 minuti. Versate il latte di cocco (non deve bollire). Cuocete a fuoco lento per 5 minuti.',
  ],
])('what must not boil does not, though it is said before (%s)', async (...recipe) => {
  expect((await runsFor(recipe)).at(-1)?.temperature).toBe('90')
})

test('a filling of rice and tomatoes in hot mince is mixed, not toasted', async () => {
  const runs = await runsFor([
    'en',
    '400 g minced beef; 2 tbsp oil; 100 g rice; 200 g chopped tomatoes; 1 bunch parsley',
    'Heat the oil in a pan and brown the beef. Once the beef is browned, add the rice, the tomatoes and the parsley. Mix well. Fill the peppers with it and bake for 40 minutes.',
  ])
  expect(runs.at(-1)?.temperature).toBeUndefined()
})

test('a foam that the next sentence describes is beaten as one', async () => {
  const [run] = await runsFor([
    'en',
    '4 eggs; 200 g sugar',
    'Beat the eggs with the sugar. The mixture should be pale and fluffy.',
  ])
  expect(run?.tools).toContain('whisk')
  expect(minutesOf(run)).toBeGreaterThanOrEqual(5)
})

test('what a mixer beats for long takes air, with nothing in it but sugar and coffee', async () => {
  const [run] = await runsFor([
    'it',
    '70 g di zucchero; 70 g di acqua fredda; 10 g di caffè solubile',
    'Mettete tutto in una ciotola e sbattete con le fruste elettriche per circa 5-10 minuti.',
  ])
  expect(run?.tools).toContain('whisk')
  expect(minutesOf(run)).toBe(5)
})

test('a foam that takes something in "until just combined" is not beaten on', async () => {
  const runs = await runsFor([
    'en',
    '3 egg whites; 150 g sugar; 1 tsp vanilla extract',
    'Whip the egg whites with the sugar until stiff. Add the vanilla and whisk until just combined.',
  ])
  expect(runs.at(-1)?.durationSeconds).toBeLessThanOrEqual(30)
})

test('the degrees of the source hold for what is only warmed', async () => {
  const runs = await runsFor([
    'en',
    '300 ml milk; 50 g sugar',
    'Heat the milk with the sugar until 45 °C.',
  ])
  expect(runs.at(-1)?.temperature).toBe('45')
})

test('all of the soup is puréed, though at first with little of its water', async () => {
  const foods = '300 g potatoes; 200 g carrots; 1 l stock'
  const cook = 'Simmer the potatoes and carrots in the stock for 20 minutes.'
  const all = await runsFor([
    'en',
    foods,
    `${cook} Blend everything (at first with half of the water).`,
  ])
  const half = await runsFor(['en', foods, `${cook} Blend half of the soup.`])
  expect(all.at(-1)?.speed).toBe('5-10')
  expect(half.at(-1)?.speed).not.toBe('5-10')
})

test('a source that browns for three minutes is believed', async () => {
  const steps = await stepsOf(
    ['1 onion', '2 carrots', '2 tbsp oil', '500 ml stock'],
    [
      'Heat the oil in a pan and fry the onion and carrots for 3 minutes until lightly browned.',
      'Add the stock and simmer for 20 minutes.',
    ],
  )
  expect(runsOf(steps).find(({ temperature }) => temperature === '120')?.durationSeconds).toBe(180)
})
