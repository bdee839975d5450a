import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { addedAt, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Recipe = [language: Language, foods: string, method: string]

const stepsFor = ([language, foods, method]: Recipe) =>
  stepsOf(foods.split('; '), [method], language)
const runsFor = async (recipe: Recipe) => runsOf(await stepsFor(recipe))

test.each<Recipe>([
  [
    'en',
    '60 ml white wine vinegar; 60 ml dry white wine; 1 tbsp minced shallots; 230 g butter',
    'Put the vinegar, wine and shallots in a saucepan and bring to a boil. Cook until reduced to 1 1/2 tablespoons. Remove from the heat and whisk in two pieces of butter. Return the pan to low heat and continue to whisk in the butter until the sauce is thick.',
  ],
  [
    'fr',
    '60 ml de vinaigre de vin blanc; 60 ml de vin blanc sec; 1 c. à soupe d’échalote hachée; 200 g de beurre',
    'Dans une casserole, faites réduire le vin, le vinaigre et l’échalote. Ajoutez le beurre en fouettant.',
  ],
  [
    'de',
    '60 ml Weißweinessig; 60 ml Weißwein; 1 EL gehackte Schalotten; 200 g Butter',
    'Essig, Wein und Schalotten in einem Topf aufkochen und einkochen lassen. Die Butter mit dem Schneebesen unterrühren.',
  ],
])(
  'a reduction takes its time, and its butter is beaten in warm, by pieces (%s)',
  async (...recipe) => {
    const steps = await stepsFor(recipe)
    const [reduction, sauce, ...more] = runsOf(steps)

    expect(reduction?.durationSeconds).toBeGreaterThanOrEqual(6 * 60)
    expect(reduction?.tools).toContain('simmering_basket')
    expect(sauce).toMatchObject({ temperature: '60', durationSeconds: 5 * 60, tools: ['whisk'] })
    expect(sauce?.adds?.map(({ ref }) => ref)).toEqual([4])
    expect(more).toEqual([])
  },
)

test('a glass of wine in fried onions boils off for longer than a splash', async () => {
  const timeFor = async (wine: string) => {
    const runs = await runsFor([
      'en',
      `2 onions; 1 carrot; 2 tbsp oil; ${wine} white wine; 800 ml stock; 300 g rice`,
      'Chop the onions and the carrot. Soften them in the oil. Pour in the wine and let it reduce. Add the stock and simmer for 20 minutes.',
    ])
    return runs.find(({ tools }) => tools?.includes('simmering_basket'))?.durationSeconds
  }
  expect(await timeFor('80 ml')).toBe(2 * 60)
  expect(await timeFor('200 ml')).toBe(5 * 60)
})

test.each<Recipe>([
  ['en', '2 tbsp chopped onion; 200 g cream cheese; 150 g cheddar', 'Mix everything well.'],
  [
    'en',
    '1 tbsp minced shallots; 20 g butter; 400 ml stock; 300 g peas',
    'Sauté the shallots in the butter for 2 minutes. Add the stock and the peas and simmer for 10 minutes.',
  ],
  [
    'de',
    '2 EL gehackte Zwiebeln; 20 g Butter; 400 ml Brühe; 300 g Erbsen',
    'Die Zwiebeln in der Butter andünsten. Brühe und Erbsen zugeben und 10 Minuten kochen.',
  ],
  [
    'it',
    '2 cucchiai di cipolla tritata; 20 g di burro; 400 ml di brodo; 300 g di piselli',
    'Soffriggi la cipolla nel burro. Aggiungi il brodo e i piselli e cuoci 10 minuti.',
  ],
  [
    'uk',
    '2 ст. ложки нарізаної цибулі; 20 г масла; 400 мл бульйону; 300 г гороху',
    'Обсмажити цибулю на маслі. Додати бульйон і горох, варити 10 хвилин.',
  ],
])('what is measured with a spoon has been chopped (%s, %s)', async (...recipe) => {
  const steps = await stepsFor(recipe)
  const halved = /halved|halbiert|a metà|навпіл/

  expect(runsOf(steps).some(({ speed }) => speed === '5')).toBe(false)
  expect(textsOf(steps).join(' ')).not.toMatch(halved)
})

test.each<Recipe>([
  ['en', '800 g canned whole tomatoes; 2 tbsp oil', 'Crush the tomatoes by hand in a bowl.'],
  ['en', '800 g canned whole tomatoes; 2 tbsp oil', 'Crush the tomatoes with your fingers.'],
  ['de', '800 g geschälte Tomaten', 'Die Tomaten mit den Händen in einer Schüssel zerdrücken.'],
  ['fr', '800 g de tomates pelées', 'Écrasez les tomates à la main dans un saladier.'],
  ['es', '800 g de tomates pelados', 'Aplasta los tomates con las manos en un bol.'],
  ['it', '800 g di pomodori pelati', 'Schiaccia i pomodori con le mani in una ciotola.'],
  ['pl', '800 g pomidorów bez skórki', 'Rozgnieć pomidory rękami w misce.'],
  ['uk', '800 г очищених помідорів', 'Розімніть помідори руками в мисці.'],
  ['ro', '800 g roșii decojite', 'Zdrobiți roșiile cu mâna într-un bol.'],
])('nobody puts fingers between blades (%s, %s)', async (...recipe) => {
  const steps = await stepsFor(recipe)

  expect(runsOf(steps)).toEqual([])
  expect(addedAt(steps, 'bowl')).toEqual([])
})

test.each<Recipe>([
  ['en', '500 ml milk; 1 vanilla pod', 'Heat the milk in a saucepan until it simmers.'],
  ['de', '500 ml Milch', 'Die Milch in einem Topf erhitzen, bis sie kocht.'],
  ['fr', '500 ml de lait', "Faites chauffer le lait jusqu'à ébullition."],
  ['es', '500 ml de leche', 'Calienta la leche hasta que hierva.'],
  ['it', '500 ml di latte', 'Scalda il latte finché bolle.'],
  ['pl', '500 ml mleka', 'Podgrzewaj mleko, aż zawrze.'],
  ['uk', '500 мл молока', 'Нагрійте молоко, поки закипить.'],
  ['ro', '500 ml lapte', 'Încălziți laptele până fierbe.'],
])('milk that is to simmer gets hotter than milk for drinking (%s)', async (...recipe) => {
  expect((await runsFor(recipe))[0]).toMatchObject({ temperature: '95' })
})

test('milk that is only warmed stays at 80 °C', async () => {
  const runs = await runsFor(['en', '500 ml milk; 50 g sugar', 'Heat the milk and the sugar.'])
  expect(runs[0]).toMatchObject({ temperature: '80' })
})

test('what the source grinds for a quarter of an hour is ground on after a look at it', async () => {
  const steps = await stepsFor([
    'en',
    '300 g cocoa nibs',
    'Put the cocoa nibs in a food processor and blend for 15 to 20 minutes until liquid.',
  ])
  expect(runsOf(steps)[0]).toMatchObject({ durationSeconds: 5 * 60 })
  expect(textsOf(steps).join(' ')).toContain('another 15 min')
})

const TOO_MUCH: Readonly<Partial<Record<Language, string>>> = {
  en: 'the mixing bowl would be too full',
  de: 'der Mixtopf zu voll würde',
  pl: 'byłoby zbyt pełne',
}

test.each<[...Recipe, told: RegExp]>([
  [
    'en',
    '1.5 kg pork shoulder; 2 tbsp oil; 800 g sauerkraut; 500 ml beer; 2 onions; 2 apples',
    'Heat the oil in a Dutch oven and sear the pork on all sides. Add the sauerkraut, the beer, the onions and the apples and simmer for 2 hours.',
    /simmer for 2 hours/,
  ],
  [
    'en',
    '500 g dried beans; 3 litres water; 1 onion, sliced; 30 g butter',
    'Put the beans and the water into a large pot. Cook the onion in the butter for 5 minutes and add it to the beans. Simmer for 2 hours.',
    /Simmer for 2 hours/i,
  ],
  [
    'de',
    '2 kg Kartoffeln; 2 Zwiebeln; 2 EL Öl; 2 l Brühe',
    'Die Zwiebeln in einem Topf im Öl anbraten. Kartoffeln und Brühe zugeben und 25 Minuten kochen.',
    /25 Minuten kochen/,
  ],
])('why the bowl does not do it is told where it is true (%s, %s)', async (...recipe) => {
  const [language, foods, method, told] = recipe
  const texts = textsOf(await stepsFor([language, foods, method]))
  const reasons = texts.filter((one) => one.includes(TOO_MUCH[language] ?? ''))

  expect(reasons).toHaveLength(1)
  expect(reasons[0]).toMatch(told)
})

test('nothing is too much of two pounds of meat that are only seared', async () => {
  const steps = await stepsFor([
    'en',
    '1.8 kg pork shoulder; 2 tbsp oil; 1 tsp salt',
    'Heat the oil in a Dutch oven and sear the pork on all sides. Roast in the oven for 2 hours.',
  ])
  expect(textsOf(steps).join(' ')).not.toContain(TOO_MUCH.en)
})

test.each<Recipe>([
  [
    'en',
    '200 g flour; 250 ml milk; 60 g sugar; 3 eggs; 1 tbsp oil',
    'Separate the eggs. Beat the whites with 20 g sugar until stiff. Whisk the yolks with the rest of the sugar until creamy. Mix in the flour and then add the milk. Add the oil and carefully fold in the whites. Fry in a pan.',
  ],
  [
    'de',
    '200 g Mehl; 250 ml Milch; 60 g Zucker; 3 Eier; 1 EL Öl',
    'Die Eier trennen. Das Eiweiß steif schlagen. Eigelb mit dem Zucker schaumig rühren. Das Mehl einrühren und dann die Milch zugeben. Das Öl zugeben und den Eischnee unterheben. In einer Pfanne braten.',
  ],
])('a batter with much milk is mixed by the blades, its foam folded in (%s)', async (...recipe) => {
  const steps = await stepsFor(recipe)

  expect(runsOf(steps).at(-1)).toMatchObject({ speed: '4', durationSeconds: 20 })
  expect(runsOf(steps).at(-1)?.tools).not.toContain('whisk')
})

test('flour alone is folded into a foam by hand', async () => {
  const runs = await runsFor([
    'en',
    '4 eggs; 120 g sugar; 120 g flour',
    'Beat the eggs with the sugar until foamy. Mix in the flour. Bake for 25 minutes.',
  ])
  expect(runs).toHaveLength(1)
})

test.each<Recipe>([
  [
    'en',
    '150 g butter; 100 g cocoa; 150 g sugar; 3 egg yolks',
    'Beat the yolks with the sugar. Add the butter and the cocoa and beat until smooth.',
  ],
  [
    'uk',
    '150 г масла; 100 г какао; 150 г цукру; 3 жовтки',
    'Жовтки збити з цукром. Додати масло і какао та збивати до гладкої маси.',
  ],
])('what is to be smooth is beaten for longer than stirred (%s)', async (...recipe) => {
  expect((await runsFor(recipe)).at(-1)).toMatchObject({ speed: '4', durationSeconds: 40 })
})

test('raw carrots are blended for long, in pieces', async () => {
  const steps = await stepsFor([
    'en',
    '2 tomatoes; 2 carrots; 250 g tomato paste; 100 ml vinegar',
    'Put everything in a blender and blend until smooth.',
  ])
  expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(90)
  expect(textsOf(steps)[0]).toMatch(/2 tomatoes \(in chunks\).*2 carrots \(in chunks\)/)
})

test('mulled wine is never near the boil', async () => {
  const runs = await runsFor([
    'en',
    '750 ml red wine; 3 tbsp honey; 1 cinnamon stick',
    'Put the wine, honey and cinnamon in a pot. Heat over low heat for 15 minutes. Do not let it boil.',
  ])
  expect(runs[0]).toMatchObject({ temperature: '75', durationSeconds: 15 * 60 })
})

test('a cream with semolina gets hot enough for it to swell', async () => {
  const runs = await runsFor([
    'it',
    '500 ml di latte; 4 tuorli; 100 g di zucchero; 50 g di semolino',
    'Unire i tuorli, lo zucchero, il semolino e il latte in un pentolino e cuocere mescolando finché si addensa.',
  ])
  expect(runs.at(-1)).toMatchObject({ temperature: '90', speed: '4' })
})

test('many onions are fried whole for as long as the source says', async () => {
  const runs = await runsFor([
    'pl',
    '800 g cebuli, w piórka; 50 g masła; 1 łyżka cukru; 500 ml bulionu',
    'Rozpuść masło i smaż cebulę 20 minut. Dodaj cukier. Smaż jeszcze przez 10 minut. Wlej bulion i gotuj 30 minut.',
  ])
  const frying = runs.filter(({ temperature }) => temperature === '120')
  expect(frying.every(({ reverse }) => reverse)).toBe(true)
  expect(frying.reduce((sum, one) => sum + (one.durationSeconds ?? 0), 0)).toBe(30 * 60)
})

test.each<Recipe>([
  [
    'en',
    '2 kg pork loin; 4 tbsp butter; 1 onion; 2 apples; 800 g sauerkraut; 330 ml beer',
    'Sear the pork in a Dutch oven on all sides. Set aside. Melt the butter in the Dutch oven. Add onion and apples, stirring until they soften, about 4 minutes. Stir in sauerkraut and beer. Return the pork to the pot, bring to a simmer and bake for 60 minutes.',
  ],
  [
    'de',
    '50 g Butter; 2 kg Kartoffeln, in Scheiben; 1 l Sahne',
    'Die Butter in einem großen Topf schmelzen. Die Kartoffeln und die Sahne zugeben und 30 Minuten kochen.',
  ],
])('butter for a pot in which the cook goes on is melted there (%s)', async (...recipe) => {
  const steps = await stepsFor(recipe)
  expect(runsOf(steps).filter(({ temperature }) => temperature === '60')).toEqual([])
})

test('of what the blades have chopped no order is told again', async () => {
  const texts = textsOf(
    await stepsFor([
      'en',
      '2 onions; 2 cloves garlic; 1 bunch parsley; 1.5 kg pork shoulder; 2 tbsp oil; 2 l stock',
      'Finely chop the onions and the garlic, chop the parsley. Brown the meat in the oil in a large pot. Add the onions and the garlic and fry for 3 minutes. Pour in the stock and simmer for 2 hours. Stir in the parsley.',
    ]),
  )
  expect(texts.join(' ')).not.toContain('Already chopped')
  expect(texts.join(' ')).not.toContain('Finely chop the onions')
  expect(texts.join(' ')).toMatch(/Chop the parsley/i)
})

test('rice that takes up its water is not steamed', async () => {
  const runs = await runsFor([
    'en',
    '200 g rice; 800 g water',
    'Put rice and cold water into a pot and bring to the boil. Lower the heat and let it reduce for 15 minutes.',
  ])
  expect(runs.every(({ temperature }) => temperature === '100')).toBe(true)
})

test('a batter is not cooked to a cream where it belongs into a frying pan', async () => {
  const runs = await runsFor([
    'fr',
    '3 œufs; 500 ml de lait; de la farine',
    'Mélangez les œufs, le lait et la farine. Huilez une poêle, versez-y la pâte. Laissez cuire à couvert 1 min à feu moyen puis tournez la crêpe.',
  ])
  expect(runs.every(({ temperature }) => temperature === undefined)).toBe(true)
})

test('a dough of more flour than the dough mode takes says so', async () => {
  const steps = await stepsFor([
    'en',
    '1 kg flour; 650 ml water; 20 g yeast; 20 g salt',
    'Mix all the ingredients and knead for 10 minutes. Cover and let rise for 1 hour.',
  ])
  expect(runsOf(steps)).toEqual([])
  expect(textsOf(steps)[0]).toContain(TOO_MUCH.en)
})

test('what comes to a spread of cream cheese last is mixed in', async () => {
  const steps = await stepsFor([
    'en',
    '225 g cream cheese, softened; 100 g sour cream; 1 tbsp mustard; 1 bunch chives, snipped; 1 tsp paprika',
    'Mix the cream cheese and the sour cream. Add the remaining ingredients. Chill until firm.',
  ])
  expect(runsOf(steps)).toHaveLength(2)
})

test.each<Recipe>([
  ['en', '1 kg beef', 'Roast the beef. Leave to rest for at least 15 and no more than 30 minutes.'],
  ['de', '1 kg Rind', 'Das Fleisch braten. Mindestens 15 und höchstens 30 Minuten ruhen lassen.'],
  ['fr', '1 kg de bœuf', 'Rôtir la viande. Laisser reposer au moins 15 et au maximum 30 minutes.'],
  ['it', '1 kg di manzo', 'Arrostire la carne. Lasciar riposare almeno 15 e non più di 30 minuti.'],
])('a rest from … to … takes the shorter time (%s)', async (...recipe) => {
  const times = (await stepsFor(recipe)).flatMap(({ durationSeconds }) => durationSeconds ?? [])
  expect(times).toEqual([15 * 60])
})

test.each<Recipe>([
  [
    'de',
    '1 Zwiebel; 2 EL Öl; 2 Dosen Kichererbsen; 400 ml Kokosmilch; 2 Handvoll Babyspinat',
    'Die Zwiebel in einer Pfanne im Öl anbraten. Kichererbsen und Kokosmilch zugeben und 5 Minuten kochen. Den Spinat unterheben und eine weitere Minute kochen.',
  ],
  [
    'en',
    '1 onion; 2 tbsp oil; 2 cans chickpeas; 400 ml coconut milk; 100 g baby spinach',
    'Fry the onion in the oil in a pan. Add the chickpeas and the coconut milk and simmer for 5 minutes. Fold in the spinach and cook for 1 more minute.',
  ],
])('leaves that cook on go into the bowl as well (%s)', async (...recipe) => {
  const steps = await stepsFor(recipe)

  expect(addedAt(steps, 'bowl')).toContain(5)
  expect(runsOf(steps).at(-1)).toMatchObject({ durationSeconds: 60 })
})

test.each<Recipe>([
  [
    'fr',
    '250 g de lentilles corail; 1 oignon',
    "Dans une casserole, verser les lentilles et couvrir d'eau. Porter à ébullition et cuire 10 min, jusqu'à complète absorption de l'eau.",
  ],
  [
    'en',
    '250 g red lentils; 1 onion',
    'Cover the lentils with water in a pot, bring to a boil and cook for 10 minutes until all the water has been absorbed.',
  ],
])('lentils that take up their water are in no basket (%s)', async (...recipe) => {
  expect(addedAt(await stepsFor(recipe), 'basket')).toEqual([])
})

test('what stands before its verb is not torn from it', async () => {
  const texts = textsOf(
    await stepsFor([
      'pl',
      '2 cebule; 2 ząbki czosnku; 1.5 kg wołowiny; 3 łyżki oleju; 2 l bulionu',
      'Mięso pokroić w kostkę, cebulę i czosnek drobno posiekać. W dużym garnku rozgrzać olej i podsmażyć mięso. Dodać cebulę i czosnek i smażyć 3 minuty. Wlać bulion i gotować 2 godziny.',
    ]),
  ).join(' ')
  expect(texts).not.toMatch(/kostkę, cebulę\./)
})

test('onions in a little wine are cooked, not fried', async () => {
  const runs = await runsFor([
    'es',
    '2 cebollas; 2 cucharadas de aceite; 60 ml de vino; 60 ml de caldo',
    'Freír la cebolla picada en el aceite. Añadir el vino y el caldo y cocer 15 minutos.',
  ])
  expect(runs.at(-1)).toMatchObject({ temperature: '100', durationSeconds: 15 * 60 })
})
