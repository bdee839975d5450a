import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { textsOf as saidIn } from './convert-language-fixtures.ts'
import { sharesOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const textOf = async (language: Language, foods: string, method: string) =>
  textsOf(await stepsOf(foods.split('; '), [method], language)).join('\n')

describe('half of two foods is half of both', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      '120 ml oil; 120 ml vinegar; 1 clove garlic',
      'Blend the garlic with half the oil and vinegar. Toss with the remaining oil and vinegar.',
    ],
    [
      'de',
      '120 ml Öl; 120 ml Essig; 1 Knoblauchzehe',
      'Knoblauch mit der Hälfte von Öl und Essig pürieren. Restliches Öl und Essig untermischen.',
    ],
    [
      'fr',
      "120 ml d'huile; 120 ml de vinaigre; 1 gousse d'ail",
      "Mixer l'ail avec la moitié de l'huile et du vinaigre. Ajouter le reste d'huile et de vinaigre.",
    ],
    [
      'es',
      '120 ml de aceite; 120 ml de vinagre; 1 diente de ajo',
      'Triturar el ajo con la mitad del aceite y del vinagre. Añadir el resto del aceite y del vinagre.',
    ],
    [
      'it',
      "120 ml di olio; 120 ml di aceto; 1 spicchio d'aglio",
      "Frullate l'aglio con metà dell'olio e dell'aceto. Unite il resto dell'olio e dell'aceto.",
    ],
    [
      'pl',
      '120 ml oleju; 120 ml octu; 1 ząbek czosnku',
      'Zmiksować czosnek z połową oleju i octu. Dodać resztę oleju i octu.',
    ],
    [
      'uk',
      '120 мл олії; 120 мл оцту; 1 зубчик часнику',
      'Збийте блендером часник з половиною олії та оцту. Додайте решту олії та оцту.',
    ],
    [
      'ro',
      '120 ml ulei; 120 ml oțet; 1 cățel de usturoi',
      'Mixați usturoiul cu jumătate din ulei și oțet. Adăugați restul de ulei și oțet.',
    ],
  ])('%s', async (language, foods, method) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(sharesOf(steps, 2)).toEqual([0.5, 0.5])
  })
})

test('a second article begins a food of its own', async () => {
  const steps = await stepsOf(
    ['200 g butter', '4 eggs', '200 g sugar'],
    ['Beat half of the butter and the eggs with the sugar. Beat in the remaining butter.'],
  )
  expect(sharesOf(steps, 2)).toEqual([1])
})

describe('of five mandarins one is blended, and half a yogurt is half of one', () => {
  test.each<[Language, string, string, RegExp]>([
    [
      'es',
      '5 mandarinas; 2 yogures; 200 g de azúcar; 3 huevos',
      'Lavar 1 mandarina, trocearla y pasarla por la batidora. Añadir los huevos, el azúcar y medio yogur y batir. Hornear 40 minutos. Pelar las mandarinas restantes y decorar.',
      /½ yogur/,
    ],
    [
      'fr',
      '5 mandarines; 2 yaourts; 200 g de sucre; 3 œufs',
      'Laver 1 mandarine, la couper et la mixer. Ajouter les œufs, le sucre et un demi yaourt et battre. Cuire 40 minutes. Peler les mandarines restantes et décorer.',
      /½ yaourt/,
    ],
    [
      'it',
      '5 mandarini; 2 yogurt; 200 g di zucchero; 3 uova',
      'Lavate 1 mandarino, tagliatelo a pezzi e frullatelo. Unite le uova, lo zucchero e mezzo yogurt e sbattete. Infornate 40 minuti. Sbucciate i mandarini rimasti e decorate.',
      /½ yogurt/,
    ],
    [
      'pl',
      '5 mandarynek; 2 jogurty; 200 g cukru; 3 jajka',
      'Umyć 1 mandarynkę, pokroić i zmiksować. Dodać jajka, cukier i pół jogurtu, wymieszać. Piec 40 minut. Pozostałe mandarynki obrać i udekorować.',
      /½ jogurt/,
    ],
  ])('%s', async (language, foods, method, words) => {
    const text = await textOf(language, foods, method)
    expect(text).toMatch(words)
    expect(text).not.toMatch(/5 mandar/)
  })
})

describe('it is the juice and the zest that go in, where the method says so', () => {
  test.each<[Language, string, string, RegExp]>([
    [
      'en',
      '250 g flour; 3 eggs; 1 lemon',
      'Mix the flour, eggs and the juice from half a lemon.',
      /½ lemon \(juice\)/,
    ],
    [
      'de',
      '250 g Mehl; 3 Eier; 1 Zitrone',
      'Mehl, Eier und den Saft einer halben Zitrone verrühren.',
      /½ Zitrone \(Saft\)/,
    ],
    [
      'es',
      '250 g de harina; 3 huevos; 1 limón',
      'Mezclar la harina, los huevos y el zumo de medio limón.',
      /½ limón \(zumo\)/,
    ],
    [
      'it',
      '250 g di farina; 3 uova; 1 limone',
      'Mescolate la farina, le uova e la scorza del limone.',
      /1 limone \(scorza\)/,
    ],
    [
      'pl',
      '250 g mąki; 3 jajka; 1 cytryna',
      'Wymieszać mąkę, jajka i sok z cytryny.',
      /cytryn\S* \(sok\)/,
    ],
    [
      'uk',
      '250 г борошна; 3 яйця; 1 лимон',
      'Змішайте борошно, яйця та сік лимона.',
      /лимон \(сік\)/,
    ],
    [
      'ro',
      '250 g făină; 3 ouă; 1 lămâie',
      'Amestecați făina, ouăle și coaja de lămâie.',
      /lămâie \(coaja\)/,
    ],
    [
      'fr',
      '250 g de farine; 3 œufs; 1 citron',
      'Mélanger la farine, les œufs et le jus de citron.',
      /citron \(jus\)/,
    ],
  ])('%s', async (language, foods, method, words) => {
    expect(await textOf(language, foods, method)).toMatch(words)
  })
})

test('a little butter leaves the rest for the crumbs that are fried in it', async () => {
  const steps = await stepsOf(
    ['120 g butter', '6 potatoes', '2 eggs', '200 g flour', '100 g breadcrumbs'],
    [
      'Boil and mash the potatoes. Add the eggs, flour and a bit of butter. Knead.',
      'Shape dumplings and boil them. Fry the breadcrumbs in butter.',
    ],
  )
  const [first = 1] = sharesOf(steps, 1)
  expect(first).toBeLessThan(0.3)
})

test('a little water is all of it where nobody speaks of the rest', async () => {
  const steps = await stepsOf(
    ['500 g flour', '25 g yeast', '300 ml water'],
    ['Dissolve the yeast in a little water. Add the flour and knead.'],
  )
  expect(sharesOf(steps, 3)).toEqual([1])
})

const SYRUP_CAKE = `Prăjitură însiropată

Blat:
6 ouă
7 linguri de zahăr
7 linguri de făină
50 ml ulei

Sirop:
500 ml apă
250 g zahăr
1 plic zahăr vanilat

Mod de preparare:
Separăm albușurile de gălbenușuri.
Peste albușuri adăugăm zahărul, zahărul vanilat și le batem spumă.
Cernem făina în compoziție și amestecăm. Coacem 30 de minute.
Turnăm siropul peste blat.`

test('sugar and water of a syrup do not go into the whites with the vanilla sugar of its list', async () => {
  const texts = await saidIn('ro', SYRUP_CAKE)
  const foam = texts.find((text) => text.includes('6 albușuri')) ?? ''

  expect(foam).toMatch(/7\slinguri/u)
  expect(foam).not.toMatch(/apă|250|gălbenuș/)
})

test('shares of one food that go in together are weighed as one', async () => {
  const steps = await stepsOf(
    ['500 ml milk', '4 egg yolks', '80 g sugar', '30 g cornflour'],
    [
      'Whisk the yolks with the sugar, the cornflour and 1/3 of the milk.',
      'Heat the remaining milk in a saucepan until it boils.',
      'Pour a little of the hot milk over the yolk mixture while whisking, then pour everything back into the pan.',
      'Cook, stirring, until thick, about 3 minutes.',
    ],
  )
  const weighed = steps.filter(({ type }) => type === 'WEIGH').map((one) => one.instructionText)
  expect(weighed.join(' ').match(/milk/g)).toHaveLength(1)
})

test('of a share the measure of the whole line is not told', async () => {
  const text = await textOf(
    'en',
    '4 cups (960 ml) chicken broth; 3 leeks, sliced; 1 cup (240 ml) cream, cold',
    'Simmer the leeks with 3 cups of the broth for 20 minutes. Stir in the remaining broth and half of the cream and heat for 3 minutes. Serve with the remaining cream.',
  )
  expect(text).toContain('720 g chicken broth')
  expect(text).not.toMatch(/960 ml|240 ml/)
})

describe('half of what was just grated goes in, the rest where it is named', () => {
  test.each<[Language, string, string]>([
    [
      'en',
      '200 g Gruyère; 500 ml milk; 1 kg cauliflower',
      'Simmer the milk for 5 minutes. Grate the Gruyère. Stir half of it into the milk. Pour it over the cauliflower, sprinkle with the remaining Gruyère and bake for 25 minutes.',
    ],
    [
      'de',
      '200 g Gruyère; 500 ml Milch; 1 kg Blumenkohl',
      'Die Milch 5 Minuten köcheln lassen. Den Gruyère reiben. Die Hälfte davon in die Milch rühren. Über den Blumenkohl gießen, mit dem restlichen Gruyère bestreuen und 25 Minuten backen.',
    ],
  ])('%s', async (language, foods, method) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    expect(textsOf(steps).join('\n')).toContain('100 g')
  })
})

test('"the remaining 1 tablespoon oil and the shallots": the amount is the oil\'s', () => {
  const actions = actionsOf(
    ['2 tablespoons oil', '300 g mushrooms', '2 shallots, chopped'],
    [
      'Fry the mushrooms in 1 tablespoon of the oil. Transfer to a plate.',
      'Add the remaining 1 tablespoon oil and the shallots to the pan and cook for 3 minutes.',
    ],
  )
  const [oil, shallots] = actions[2]?.adds ?? []
  expect(oil?.part).toBeCloseTo(0.5)
  expect(shallots?.part).toBe(1)
})

test('"three-quarters of the walnuts" leaves the rest for the top', () => {
  const actions = actionsOf(
    ['100 g butter', '200 g sugar', '100 g walnuts, chopped'],
    [
      'Beat the butter and sugar. Fold in three-quarters of the walnuts. Scatter over the rest of the walnuts.',
    ],
  )
  const walnuts = actions.flatMap(({ adds }) => adds.filter(({ food }) => food.id === 3))
  expect(walnuts.map(({ part }) => part)).toEqual([0.75, 0.25])
})

test('"set aside a tablespoon of the chickpeas. Tip the rest into a processor": the other chickpeas', () => {
  const actions = actionsOf(
    ['400 g chickpeas', '100 g tahini', '3 tbsp iced water'],
    [
      'Set aside a tablespoon of chickpeas for the top. Tip the rest into a food processor and blitz for 3 minutes.',
      'Add the tahini and blitz again. Pour in the iced water. Scatter with the reserved chickpeas.',
    ],
  )
  expect(actions[1]?.adds.map(({ food }) => food.id)).toEqual([1])
})
