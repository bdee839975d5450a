import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

type Told = [language: Language, foods: string, method: string]

/** A soup as cooks tell what they did. */
const SOUPS: Told[] = [
  [
    'de',
    '1 Zwiebel; 500 g Karotten; 2 EL Öl; 800 ml Brühe',
    'Ich habe die Zwiebel gehackt. Dann habe ich sie im Öl 5 Minuten angeschwitzt. Danach habe ich die Karotten mit der Brühe dazugegeben und alles 20 Minuten köcheln lassen. Das Ganze habe ich püriert.',
  ],
  [
    'fr',
    "1 oignon; 500 g de carottes; 2 c. à s. d'huile; 800 ml de bouillon",
    "J'ai haché l'oignon et je l'ai fait revenir 5 minutes dans l'huile. J'ai ajouté les carottes, versé le bouillon et laissé mijoter 20 minutes. J'ai mixé le tout.",
  ],
  [
    'it',
    '1 cipolla; 500 g di carote; 2 cucchiai di olio; 800 ml di brodo',
    "Ho tritato la cipolla e l'ho fatta appassire nell'olio per 5 minuti. Ho aggiunto le carote e il brodo e ho lasciato cuocere 20 minuti. Ho frullato tutto.",
  ],
  [
    'es',
    '1 cebolla; 500 g de zanahorias; 2 cucharadas de aceite; 800 ml de caldo',
    'Piqué la cebolla y la pocho en el aceite 5 minutos. Eché las zanahorias y el caldo y lo dejé cocer 20 minutos. Lo trituré todo.',
  ],
  [
    'uk',
    '1 цибулина; 500 г моркви; 2 ст. л. олії; 800 мл бульйону',
    'Цибулю подрібнюю і пасерую на олії 5 хвилин. Додаю моркву, вливаю бульйон і варю 20 хвилин. Пюрирую суп.',
  ],
]

test.each(SOUPS)('%s: what was done is done by the machine', async (language, foods, method) => {
  const runs = runsOf(await stepsOf(foods.split('; '), method.split(/(?<=\.) /), language))
  const cooked = runs.findIndex(({ durationSeconds }) => durationSeconds === 20 * 60)
  expect(runs.some(({ durationSeconds }) => durationSeconds === 5 * 60)).toBe(true)
  expect(cooked).toBeGreaterThan(0)
  expect(runs.length).toBeGreaterThan(cooked + 1)
})

test('what was done in Spanish is not told to the "vos" of Buenos Aires', async () => {
  const steps = await stepsOf(
    ['1 cebolla', '2 cucharadas de aceite'],
    ['Piqué la cebolla y eché el aceite.', 'Dejé la cebolla 5 minutos.'],
    'es',
  )
  expect(textsOf(steps)[1]).toMatch(/^Troceamos /)
})

test('"until … and" ends where the next order begins in Romanian', async () => {
  const steps = await stepsOf(
    ['4 gălbenușuri', '100 g zahăr', '200 g ciocolată topită'],
    ['Gălbenușurile se freacă cu zahărul până se albesc și se adaugă ciocolata topită.'],
    'ro',
  )
  const [foam] = runsOf(steps)
  expect(foam?.instructionText).toMatch(/până se albesc\./)
})

test('Polish jam is boiled as long as it is "fried"', async () => {
  const steps = await stepsOf(
    ['1 kg moreli', '500 g cukru'],
    ['Morele pokroić na kawałki.', 'Zagotować z cukrem i smażyć 30 minut, często mieszając.'],
    'pl',
  )
  const runs = runsOf(steps)
  expect(runs.at(-1)?.durationSeconds).toBe(30 * 60)
  expect(new Set(runs.map(({ temperature }) => temperature)).size).toBe(1)
})

test.each<[Language, string, string, RegExp]>([
  [
    'es',
    '1 cebolla; 50 g de mantequilla',
    'Se pica la cebolla y se sofríe en la mitad de la mantequilla.',
    /Se pone la mitad/,
  ],
  [
    'it',
    '1 cipolla; 50 g di burro',
    'Si trita la cipolla e si fa appassire in metà del burro.',
    /Si mette nel boccale metà/,
  ],
  [
    'ro',
    '1 ceapă; 50 g unt',
    'Se toacă ceapa și se călește în jumătate din unt.',
    /Se pune jumătate/,
  ],
  ['es', '1 l de caldo', 'Se calienta el caldo.', /Se ponen 1000 g/],
])('%s: the verb agrees with what is weighed in', async (language, foods, method, words) => {
  expect(textsOf(await stepsOf(foods.split('; '), [method], language)).join(' ')).toMatch(words)
})

test.each<[Language, string, string, RegExp]>([
  [
    'de',
    '4 Eier; 120 g Zucker',
    'Eier mit Zucker 8 Minuten schaumig schlagen.',
    /schaumig schlagen/,
  ],
  [
    'it',
    '4 uova; 120 g di zucchero',
    'Montate le uova con lo zucchero per 8 minuti.',
    /Montate: 8/,
  ],
  [
    'pl',
    '4 jajka; 120 g cukru',
    'Jajka ubić z cukrem 8 minut na puszystą masę.',
    /Ubić 8 .*na puszystą masę/,
  ],
])('%s: eggs become a foam in the cook’s own word', async (language, foods, method, words) => {
  expect(textsOf(await stepsOf(foods.split('; '), [method], language)).join(' ')).toMatch(words)
})

test('cream that is to be stiff is not whipped to soft peaks in Ukrainian', async () => {
  const steps = await stepsOf(
    ['300 мл вершків', '30 г цукрової пудри'],
    ['Збийте вершки з цукровою пудрою до стійких піків.'],
    'uk',
  )
  expect(textsOf(steps).join(' ')).toMatch(/до стійких піків/)
  expect(textsOf(steps).join(' ')).not.toMatch(/м.яких/)
})

test('salt without an amount has its article in French', async () => {
  const steps = await stepsOf(
    ['400 g de tomates', 'sel'],
    ['Mettez les tomates et le sel dans une casserole.', 'Laissez mijoter 10 minutes.'],
    'fr',
  )
  expect(textsOf(steps).join(' ')).toMatch(/400 g de tomates et le sel dans le bol/)
})

test('counted foods stand behind a Polish verb without a colon', async () => {
  const steps = await stepsOf(
    ['2 cebule', '2 łyżki oleju'],
    ['Cebule posiekać i zeszklić na oleju.'],
    'pl',
  )
  expect(textsOf(steps).join(' ')).toMatch(/naczynia miksującego 2 cebule/)
})

test('an hour of stewing after the wine has gone is cooked for an hour', async () => {
  const steps = await stepsOf(
    ['500 g minced beef', '100 ml red wine', '400 g tomatoes'],
    [
      'Brown the mince.',
      'Pour in the wine and let it evaporate.',
      'Add the tomatoes and cook for 1 hour.',
    ],
  )
  expect(runsOf(steps).at(-1)?.durationSeconds).toBe(60 * 60)
})

test.each<[Language, string, string, string]>([
  [
    'es',
    '500 g de harina; 300 ml de agua tibia; 20 g de levadura',
    'Deslíe la levadura en el agua tibia.',
    'Eche la harina y sobe la masa 10 minutos.',
  ],
  [
    'uk',
    '500 г борошна; 300 мл теплої води; 20 г дріжджів',
    'Дріжджі розвести в теплій воді.',
    'Додати борошно і вимішувати 10 хвилин.',
  ],
])('%s: yeast is dissolved warm and the dough kneaded', async (language, foods, first, second) => {
  const runs = runsOf(await stepsOf(foods.split('; '), [first, second], language))
  expect(runs.map(({ temperature }) => temperature)).toContain('37')
  expect(runs).toHaveLength(2)
})

test.each<[Language, string, string]>([
  ['en', '1 kg tomatoes', 'Scald the tomatoes, peel them and cut them into quarters.'],
  ['de', '1 kg Tomaten', 'Tomaten blanchieren, häuten und vierteln.'],
  ['fr', '1 kg de tomates', 'Ébouillantez les tomates, pelez-les et coupez-les en quartiers.'],
  ['es', '1 kg de tomates', 'Escalda los tomates, pélalos y córtalos en cuartos.'],
  ['it', '1 kg di pomodori', 'Sbollentate i pomodori, pelateli e tagliateli a spicchi.'],
  ['uk', '1 кг помідорів', 'Помідори бланшувати, очистити від шкірки й нарізати.'],
  ['ro', '1 kg roșii', 'Roșiile se opăresc, se decojesc și se taie sferturi.'],
])('%s: tomatoes that are scalded to be peeled are not boiled', async (language, food, method) => {
  expect(runsOf(await stepsOf([food], [method], language))).toEqual([])
})

test('oil that is poured in little by little is emulsified in Spanish too', async () => {
  const steps = await stepsOf(
    ['50 g de albahaca', '50 g de piñones', '50 g de parmesano', '100 ml de aceite de oliva'],
    ['Trituramos la albahaca, los piñones y el parmesano y vamos añadiendo el aceite en hilo.'],
    'es',
  )
  expect(textsOf(steps).join(' ')).toMatch(/Emulsionamos/)
})

test('ten minutes more are ten minutes, though rice in milk takes forty', async () => {
  const steps = await stepsOf(
    ['1 l milk', '100 g pudding rice', '80 g sugar'],
    ['Simmer the rice in the milk for 40 minutes.', 'Add the sugar and cook for 10 minutes more.'],
  )
  expect(runsOf(steps).at(-1)?.durationSeconds).toBe(10 * 60)
})

test('what a mixture is made of stands as lists have it where nouns have cases', async () => {
  const steps = await stepsOf(
    ['500 г яловичини', '2 цибулини', '2 ст. л. олії', '500 мл бульйону'],
    [
      'Цибулини нарізати й пасерувати на олії.',
      "Додати м'ясо й обсмажити.",
      'Влити бульйон і тушкувати годину.',
    ],
    'uk',
  )
  expect(textsOf(steps).join(' ')).not.toMatch(/\([^)]*олії/)
})

test.each<[Language, string, string]>([
  [
    'en',
    '3 egg yolks; 100 g sugar; 500 ml milk',
    'Whisk the yolks with the sugar, add half a glass of milk and mix.',
  ],
  [
    'de',
    '3 Eigelb; 100 g Zucker; 500 ml Milch',
    'Eigelb mit Zucker verrühren, ein halbes Glas Milch zugeben und verrühren.',
  ],
  [
    'pl',
    '3 żółtka; 100 g cukru; 500 ml mleka',
    'Żółtka utrzeć z cukrem, dodać pół szklanki mleka i rozmieszać.',
  ],
  [
    'ro',
    '3 gălbenușuri; 100 g zahăr; 500 ml lapte',
    'Gălbenușurile se freacă cu zahărul, se adaugă un pahar de lapte și se amestecă.',
  ],
])('%s: a glass that measures is no vessel', async (language, foods, method) => {
  const texts = textsOf(await stepsOf(foods.split('; '), [method], language)).join(' ')
  expect(texts).not.toMatch(/aside|beiseite|odstawić|deoparte/)
})

test.each<[Language, string, string, RegExp]>([
  [
    'uk',
    '500 мл молока; 20 г дріжджів; 500 г борошна',
    'У теплому молоці розчинити дріжджі. Додати борошно й замісити тісто.',
    /теплого/,
  ],
  [
    'pl',
    '500 ml mleka; 20 g drożdży; 500 g mąki',
    'Drożdże rozpuścić w ciepłym mleku. Dodać mąkę i wyrobić ciasto.',
    /ciepłego/,
  ],
])('%s: what is said of a food stands in its case', async (language, foods, method, words) => {
  expect(
    textsOf(await stepsOf(foods.split('; '), method.split(/(?<=\.) /), language)).join(' '),
  ).toMatch(words)
})

test('a tin of tomatoes is nothing to bake in', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 tbsp oil', '1 tin of chopped tomatoes'],
    ['Chop the onion and fry it in the oil. Add the tin of tomatoes and simmer for 20 minutes.'],
  )
  expect(runsOf(steps).at(-1)?.durationSeconds).toBe(20 * 60)
})
