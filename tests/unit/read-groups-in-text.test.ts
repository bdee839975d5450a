import { describe, expect, test } from 'vitest'
import type { ReadSection } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'

/** A text as people paste it, and the sections that all its lines of list and method belong to. */
type Told = { text: string; ingredients: ReadSection[]; steps: ReadSection[] }

const section = (heading: string | null, ...lines: string[]) => ({ heading, lines })

const TEXTS: Record<string, Told> = {
  'English, headings without any mark': {
    text: `Leek and chicken pie

Ingredients
For the pastry
250 g flour
pinch salt
125 g butter
Filling
1 pound boneless chicken thighs
Slice of bread, torn
2 leeks
1 scoop stock powder
Roast garlic
GLAZE: 1 egg yolk, 1 tbsp milk

Method
Step 1: Rub the butter into the flour and the salt.
Step 2: Pound the garlic, brown the chicken with the leeks and stir in the bread and the stock.
Step 3: Fill the pastry, brush it with the glaze and bake for 35 minutes.
Serve.`,
    ingredients: [
      section('For the pastry', '250 g flour', 'pinch salt', '125 g butter'),
      section(
        'Filling',
        '1 pound boneless chicken thighs',
        'Slice of bread, torn',
        '2 leeks',
        '1 scoop stock powder',
        'Roast garlic',
      ),
      section('GLAZE', '1 egg yolk', '1 tbsp milk'),
    ],
    steps: [
      section(
        null,
        'Rub the butter into the flour and the salt.',
        'Pound the garlic, brown the chicken with the leeks and stir in the bread and the stock.',
        'Fill the pastry, brush it with the glaze and bake for 35 minutes.',
        'Serve.',
      ),
    ],
  },
  'German, words for parts and a heading in capitals': {
    text: `Pilzpiccata

PICCATA-TEIG:
3 Eier
80 g geriebener Hartkäse
Salz, Pfeffer
PILZE:
400 g Kräuterseitlinge
2 EL Mehl
Soße
1 Dose Tomaten
1Zwiebel

Schritt 1: Eier und Käse verquirlen, salzen und pfeffern.
Schritt 2: Die Pilze in Scheiben schneiden, in Mehl wenden und durch den Teig ziehen.
Schritt 3: Die Zwiebel würfeln, mit den Tomaten 15 Minuten köcheln lassen.
Guten Appetit!`,
    ingredients: [
      section('PICCATA-TEIG', '3 Eier', '80 g geriebener Hartkäse', 'Salz, Pfeffer'),
      section('PILZE', '400 g Kräuterseitlinge', '2 EL Mehl'),
      section('Soße', '1 Dose Tomaten', '1Zwiebel'),
    ],
    steps: [
      section(
        null,
        'Eier und Käse verquirlen, salzen und pfeffern.',
        'Die Pilze in Scheiben schneiden, in Mehl wenden und durch den Teig ziehen.',
        'Die Zwiebel würfeln, mit den Tomaten 15 Minuten köcheln lassen.',
      ),
    ],
  },
  'French, parts in blocks and steps with strokes': {
    text: `Tarte aux poireaux

Pour la pâte brisée :
- 250 g de farine
- 125 g de beurre
- 1 pincée de sel

Pour la garniture :
- 3 poireaux
- 20 cl de crème
- noix de muscade, poivre

1/ La pâte : mettre la farine et le sel dans un saladier, ajouter le beurre et sabler.
2/ Faire fondre les poireaux, ajouter la crème, poivrer.
3/ Étaler la pâte, verser l'appareil et enfourner 35 min.`,
    ingredients: [
      section('Pour la pâte brisée', '250 g de farine', '125 g de beurre', '1 pincée de sel'),
      section('Pour la garniture', '3 poireaux', '20 cl de crème', 'noix de muscade, poivre'),
    ],
    steps: [
      section(
        null,
        'La pâte : mettre la farine et le sel dans un saladier, ajouter le beurre et sabler.',
        'Faire fondre les poireaux, ajouter la crème, poivrer.',
        "Étaler la pâte, verser l'appareil et enfourner 35 min.",
      ),
    ],
  },
  'Spanish, the last part between foods': {
    text: `Croquetas de setas

INGREDIENTES
Para la masa
300 g de setas
60 g de harina
600 ml de leche
Sal
Para rebozar
2 huevos
Pan rallado
Aceite de oliva para freír

ELABORACIÓN
1.- Picar las setas y sofreírlas.
2.- Añadir la harina y la leche y remover 10 minutos.
3.- Formar las croquetas, rebozar y freír.`,
    ingredients: [
      section('Para la masa', '300 g de setas', '60 g de harina', '600 ml de leche', 'Sal'),
      section('Para rebozar', '2 huevos', 'Pan rallado', 'Aceite de oliva para freír'),
    ],
    steps: [
      section(
        null,
        'Picar las setas y sofreírlas.',
        'Añadir la harina y la leche y remover 10 minutos.',
        'Formar las croquetas, rebozar y freír.',
      ),
    ],
  },
  'Italian, parts with a colon in one block': {
    text: `Tortelli di zucca

Ingredienti
Per la sfoglia:
300 g di farina
3 uova
Per il ripieno:
500 g di zucca
100 g di parmigiano
q.b. noce moscata
Condimento
80 g di burro
salvia

Procedimento
1) Impastare la farina con le uova e far riposare 30 minuti.
2) Cuocere la zucca in forno, schiacciarla e unire il parmigiano e la noce moscata.
3) Farcire la sfoglia, lessare i tortelli e condirli con il burro e la salvia.`,
    ingredients: [
      section('Per la sfoglia', '300 g di farina', '3 uova'),
      section('Per il ripieno', '500 g di zucca', '100 g di parmigiano', 'q.b. noce moscata'),
      section('Condimento', '80 g di burro', 'salvia'),
    ],
    steps: [
      section(
        null,
        'Impastare la farina con le uova e far riposare 30 minuti.',
        'Cuocere la zucca in forno, schiacciarla e unire il parmigiano e la noce moscata.',
        'Farcire la sfoglia, lessare i tortelli e condirli con il burro e la salvia.',
      ),
    ],
  },
  'Polish, a part with its foods in one line': {
    text: `Zupa cebulowa z grzankami

Składniki na zupę
1 kg cebuli
50 g masła
2 liście laurowe, 3 ziarna ziela angielskiego
sól
GRZANKI: bułka, masło, czosnek
SOS:
100 ml śmietany
1 łyżka musztardy

Przygotowanie:
Krok 1. Cebulę pokroić w piórka i zeszklić na maśle.
Krok 2. Dodać przyprawy, zalać wodą i gotować 30 minut.
Krok 3. Zrobić grzanki, wymieszać sos i podawać razem z zupą.`,
    ingredients: [
      section(
        'zupę',
        '1 kg cebuli',
        '50 g masła',
        '2 liście laurowe, 3 ziarna ziela angielskiego',
        'sól',
      ),
      section('GRZANKI', 'bułka', 'masło', 'czosnek'),
      section('SOS', '100 ml śmietany', '1 łyżka musztardy'),
    ],
    steps: [
      section(
        null,
        'Cebulę pokroić w piórka i zeszklić na maśle.',
        'Dodać przyprawy, zalać wodą i gotować 30 minut.',
        'Zrobić grzanki, wymieszać sos i podawać razem z zupą.',
      ),
    ],
  },
  'Romanian, one word above each part': {
    text: `Plăcintă cu mere

Ingrediente
Aluat
400 g făină
200 g unt
un praf de sare
Umplutură
1 kg mere
100 g zahăr
scorțișoară după gust

Mod de preparare
1. Frământăm făina cu untul și sarea și lăsăm aluatul la rece 30 de minute.
2. Dăm merele pe răzătoare și le călim cu zahărul și scorțișoara.
3. Întindem aluatul, punem umplutura și coacem 40 de minute.`,
    ingredients: [
      section('Aluat', '400 g făină', '200 g unt', 'un praf de sare'),
      section('Umplutură', '1 kg mere', '100 g zahăr', 'scorțișoară după gust'),
    ],
    steps: [
      section(
        null,
        'Frământăm făina cu untul și sarea și lăsăm aluatul la rece 30 de minute.',
        'Dăm merele pe răzătoare și le călim cu zahărul și scorțișoara.',
        'Întindem aluatul, punem umplutura și coacem 40 de minute.',
      ),
    ],
  },
  'Ukrainian, amounts behind the foods': {
    text: `Вареники з капустою

Тісто
• борошно 500 г
• вода 250 мл
• сіль дрібка

Начинка
• капуста 600 г
• цибуля 1 шт
• сіль і перець за смаком

Для подачі
• сметана 200 г

1. Замісити тісто з борошна, води та солі, залишити на 30 хв.
2. Капусту посікти, обсмажити з цибулею, посолити.
3. Ліпити вареники, варити 5 хв і подавати зі сметаною.`,
    ingredients: [
      section('Тісто', 'борошно 500 г', 'вода 250 мл', 'сіль дрібка'),
      section('Начинка', 'капуста 600 г', 'цибуля 1 шт', 'сіль і перець за смаком'),
      section('Для подачі', 'сметана 200 г'),
    ],
    steps: [
      section(
        null,
        'Замісити тісто з борошна, води та солі, залишити на 30 хв.',
        'Капусту посікти, обсмажити з цибулею, посолити.',
        'Ліпити вареники, варити 5 хв і подавати зі сметаною.',
      ),
    ],
  },
}

describe('every line of list and method is read', () => {
  test.each(Object.entries(TEXTS))('%s', (_, { text, ingredients, steps }) => {
    const read = readText(text)
    expect(read.ingredients).toEqual(ingredients)
    expect(read.steps).toEqual(steps)
  })
})

describe('between the headings of list and method', () => {
  const between = (list: string) =>
    readText(`Something good\n\nIngredients\n\n${list}\n\nMethod\n\nMix all.\nBake for an hour.`)

  test.each([
    'Roast chicken, the leftovers of Sunday',
    'raspberry or strawberry jam',
    'Pinch nutmeg, grated',
    'One 5-pound lamb breast (if your butcher has none, ask! It is great, and a bargain)',
    'small bunch white grapes',
    'Hot sauce',
    'Optional: 2 small squid, halved and scored',
  ])('"%s" is an ingredient', (line) => {
    const list = [
      '100g/3½oz butternut squash, peeled and chopped into cubes of a centimetre',
      line,
      '2 eggs of hens that walk about, or as many of the large ones that the market sells on Fridays',
    ]
    const lines = between(list.join('\n')).ingredients.flatMap((own) => own.lines)
    expect(lines).toEqual(list)
  })
})

test('parts of a list and of its method are headed by a plain line above their items', () => {
  const { ingredients, steps } = readText(`Pierogi z dynią

Składniki

Ciasto
- 280 g mąki
- 250 ml gorącej wody

Farsz
- 350 g dyni
- 350 g białego sera

Farsz
- zmielić dynię razem z białym serem
- doprawić solą i pieprzem

Ciasto pierogowe
- przesiać mąkę do miski
- wlewać wodę, mieszając łyżką
- wygniatać 7 minut`)
  expect(ingredients).toEqual([
    section('Ciasto', '280 g mąki', '250 ml gorącej wody'),
    section('Farsz', '350 g dyni', '350 g białego sera'),
  ])
  expect(steps).toEqual([
    section('Farsz', 'zmielić dynię razem z białym serem', 'doprawić solą i pieprzem'),
    section(
      'Ciasto pierogowe',
      'przesiać mąkę do miski',
      'wlewać wodę, mieszając łyżką',
      'wygniatać 7 minut',
    ),
  ])
})

test.each([
  ['words in italics', '*For the tadka:*', 'For the tadka'],
  ['a name alone', 'Seasonings', 'Seasonings'],
  ['the foods that the part is made of', 'Lemon tahini sauce', 'Lemon tahini sauce'],
])('%s head a group', (_, line, heading) => {
  const { ingredients } = readText(`Dal

Ingredients
1 cup red lentils
3 cups water
${line}
2 tbsp tahini
1 tsp cumin seeds

Method
Simmer the lentils in the water for 20 minutes. Mix the rest and pour it over them.`)
  expect(ingredients.map((section) => section.heading)).toEqual([null, heading])
})

test('a bullet above bullets that stand further in heads them', () => {
  const { ingredients } = readText(`Dal

Ingredients
- 1 cup red lentils
- 3 cups water
- My mix
  - 2 tbsp paprika
  - 1 tsp cumin seeds

Method
1. Simmer the lentils in the water for 20 minutes.
2. Mix the rest and pour it over them.`)
  expect(ingredients.map((section) => section.heading)).toEqual([null, 'My mix'])
})

test('the last food of a list stays though we do not know it', () => {
  const { ingredients } = readText(`Kuchen

Zutaten
250 g Mehl
1 kg Äpfel
Zimt und Zucker
Fett für das Blech

Zubereitung
Mehl und Äpfel mischen. 40 Minuten backen.`)
  expect(ingredients.flatMap(({ lines }) => lines)).toContain('Fett für das Blech')
})

test('a part that is called like a sauce is one where the other parts have names', () => {
  const { ingredients } = readText(`Gratin

Ingrédients
Légumes
600 g de pommes de terre
500 g d'asperges
Sauce béchamel
40 g de beurre
4 dl de lait

Préparation
Cuire les légumes 20 minutes. Faire fondre le beurre, ajouter le lait et laisser mijoter.`)
  expect(ingredients.map((section) => section.heading)).toEqual(['Légumes', 'Sauce béchamel'])
})
