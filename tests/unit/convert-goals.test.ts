import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

/** What the machine is set to: seconds, degrees, speed. */
async function settingsIn(language: Language, foods: string, method: string) {
  const runs = runsOf(await stepsOf(foods.split('; '), [method], language))
  return runs.map(({ durationSeconds, temperature, speed, reverse, tools }) => ({
    seconds: durationSeconds ?? 0,
    ...{ temperature, speed, reverse, tools: tools ?? [] },
  }))
}

type Case = [Language, string, string]

describe('eggs and sugar over hot water are beaten warm, with the whisk, for minutes', () => {
  test.each<Case>([
    [
      'en',
      '4 eggs; 120 g sugar',
      'Whisk the eggs and sugar over a pan of boiling water until white.',
    ],
    ['de', '4 Eier; 120 g Zucker', 'Eier und Zucker über dem Wasserbad aufschlagen.'],
    ['fr', '4 œufs; 120 g de sucre', 'Fouetter les œufs et le sucre au bain-marie.'],
    ['es', '4 huevos; 120 g de azúcar', 'Batir los huevos con el azúcar al baño maría.'],
    ['it', '4 uova; 120 g di zucchero', 'Montate le uova con lo zucchero a bagnomaria.'],
    ['pl', '4 jajka; 120 g cukru', 'Jajka z cukrem ubijać nad kąpielą wodną.'],
    ['uk', '4 яйця; 120 г цукру', 'Збивайте яйця з цукром на водяній бані до пухкої маси.'],
    ['ro', '4 ouă; 120 g zahăr', 'Bateți ouăle cu zahărul pe baie de aburi până devin pufoase.'],
  ])('%s', async (...recipe) => {
    const [run] = await settingsIn(...recipe)
    expect(run).toMatchObject({ temperature: '60', speed: '4', tools: ['whisk'] })
    expect(run?.seconds).toBeGreaterThanOrEqual(300)
  })
})

describe('milk and starch on the heat thicken at 90 °C, whatever verb stirs them', () => {
  test.each<Case>([
    [
      'en',
      '500 ml milk; 40 g cornstarch',
      'Put everything in a pan over low heat and stir until thick.',
    ],
    [
      'de',
      '500 ml Milch; 40 g Speisestärke',
      'Alles in einem Topf auf kleiner Flamme rühren, bis es dicker wird.',
    ],
    [
      'fr',
      '500 ml de lait; 40 g de maïzena',
      'Mettre le lait et la maïzena à feu doux. Mélanger jusqu’à ce que ce soit épais.',
    ],
    [
      'es',
      '500 ml de leche; 40 g de maicena',
      'Poner todo en un cazo a fuego lento. Remover hasta que esté espeso.',
    ],
    [
      'it',
      '500 ml di latte; 40 g di maizena',
      'Mettete tutto in un pentolino a fuoco basso. Mescolate finché diventa denso.',
    ],
    [
      'pl',
      '500 ml mleka; 40 g skrobi',
      'Wszystko włożyć do rondla i postawić na małym ogniu. Mieszać, aż masa zgęstnieje.',
    ],
    [
      'uk',
      '500 мл молока; 40 г крохмалю',
      'Молоко та крохмаль поставте на малий вогонь. Помішуйте до загустіння.',
    ],
    [
      'ro',
      '500 ml lapte; 40 g amidon',
      'Puneți laptele și amidonul la foc mic. Amestecați până se îngroașă.',
    ],
  ])('%s', async (...recipe) => {
    const runs = await settingsIn(...recipe)
    expect(runs).toEqual([expect.objectContaining({ temperature: '90', speed: '4' })])
  })
})

describe('almost to the boil is hot, not boiling', () => {
  test.each<Case>([
    ['en', '500 ml milk; 50 g sugar', 'Bring the milk with the sugar almost to the boil.'],
    ['de', '500 ml Milch; 50 g Zucker', 'Die Milch mit dem Zucker fast zum Kochen bringen.'],
    ['fr', '500 ml de lait; 50 g de sucre', 'Porter le lait et le sucre presque à ébullition.'],
    ['es', '500 ml de leche; 50 g de azúcar', 'Llevar la leche con el azúcar casi a ebullición.'],
    [
      'it',
      '500 ml di latte; 50 g di zucchero',
      'Portate il latte con lo zucchero quasi a ebollizione.',
    ],
    ['pl', '500 ml śmietanki; 50 g cukru', 'Śmietankę z cukrem podgrzać prawie do wrzenia.'],
    ['uk', '500 мл вершків; 50 г цукру', 'Вершки з цукром доведіть майже до кипіння.'],
    ['ro', '500 ml lapte; 50 g zahăr', 'Aduceți laptele cu zahărul aproape de fierbere.'],
  ])('%s', async (...recipe) => {
    expect(await settingsIn(...recipe)).toEqual([expect.objectContaining({ temperature: '90' })])
  })
})

describe('bursts of a processor are no half minute without a stop', () => {
  test.each<Case>([
    [
      'de',
      '400 g Kichererbsen; 1 Zwiebel',
      'Kichererbsen und Zwiebel in der Küchenmaschine stoßweise zerkleinern.',
    ],
    ['fr', '400 g de pois chiches; 1 oignon', 'Mixer par à-coups les pois chiches et l’oignon.'],
    ['es', '400 g de garbanzos; 1 cebolla', 'Triturar a golpes los garbanzos y la cebolla.'],
    ['pl', '400 g ciecierzycy; 1 cebula', 'Ciecierzycę i cebulę zmiksować pulsacyjnie.'],
    ['ro', '400 g năut; 1 ceapă', 'Mixați năutul și ceapa prin impulsuri scurte.'],
    [
      'en',
      '400 g chickpeas; 1 onion',
      'Pulse the chickpeas and onion in a food processor for a few minutes.',
    ],
    ['it', '400 g di ceci; 1 cipolla', 'Frullate i ceci e la cipolla ad intermittenza.'],
  ])('%s', async (...recipe) => {
    const [run] = await settingsIn(...recipe)
    expect(run?.seconds).toBeLessThanOrEqual(10)
  })
})

describe('a dough that pours is not kneaded', () => {
  test.each<Case>([
    [
      'de',
      '250 g Mehl; 500 ml Milch; 20 g Hefe',
      'Mehl, Milch und Hefe verrühren. 40 Minuten gehen lassen.',
    ],
    [
      'it',
      '250 g di farina; 500 ml di latte; 20 g di lievito di birra',
      'Impastate tutti gli ingredienti.',
    ],
    [
      'uk',
      '300 г борошна; 500 мл кефіру; 1 ч. л. соди',
      'Змішайте борошно, кефір і соду та замісіть тісто.',
    ],
  ])('%s', async (...recipe) => {
    expect((await settingsIn(...recipe)).every(({ speed }) => speed === '4')).toBe(true)
  })
})

test('bacon and olives go into a batter without being cut', async () => {
  const runs = await settingsIn(
    'en',
    '250 g flour; 4 eggs; 100 ml milk; 150 g olives; 150 g bacon, diced',
    'Beat the eggs with the milk. Add the flour and mix. Add the olives and bacon and mix.',
  )
  expect(runs.at(-1)).toMatchObject({ reverse: true })
})

test('an emulsion is beaten on in the run in which the oil comes in', async () => {
  const runs = await settingsIn(
    'de',
    '4 Knoblauchzehen; 50 ml Essig; 150 ml Olivenöl',
    'Knoblauch und Essig pürieren. Das Öl in dünnem Strahl zugießen und gründlich mixen, bis eine Emulsion entsteht.',
  )
  expect(runs).toHaveLength(2)
  expect(runs[1]).toMatchObject({ seconds: 120, speed: '4' })
})

test('a litre of wine is not reduced before it boils', async () => {
  const [run] = await settingsIn(
    'en',
    '1 l red wine; 100 g sugar',
    'Pour the wine and sugar into a pot and boil until it reduces by a quarter.',
  )
  expect(run).toMatchObject({ temperature: 'varoma', tools: ['simmering_basket'] })
  expect(run?.seconds).toBeGreaterThanOrEqual(15 * 60)
})

test('dumpling dough of mashed potatoes is mixed slowly', async () => {
  const runs = await settingsIn(
    'en',
    '800 g potatoes; 200 g flour; 2 eggs',
    'Boil the potatoes and mash them. Add the eggs and flour and knead to an elastic dough.',
  )
  expect(runs.at(-1)).toMatchObject({ speed: '3' })
})

test('vegetables that are stirred in hot fat are on the heat', async () => {
  const runs = await settingsIn(
    'en',
    '1 onion; 2 tbsp oil; 400 g carrots, diced; 300 g potatoes, diced; 800 ml stock',
    'Fry the onion in the oil. Add the carrots and potatoes and stir for 3 minutes. Add the stock and simmer for 20 minutes.',
  )
  expect(runs.at(-2)).toMatchObject({ temperature: '120' })
})

test('rice that must not be stirred is turned as slowly as the machine can', async () => {
  const runs = await settingsIn(
    'es',
    '300 g de arroz; 1 cebolla; 2 cucharadas de aceite; 900 ml de caldo',
    'Sofreír la cebolla en el aceite, añadir el arroz. Verter el caldo y cocer 15 minutos sin remover.',
  )
  expect(runs.at(-1)).toMatchObject({ speed: 'soft', reverse: true, seconds: 900 })
})

test('a bowl that was put over the boiling water is beaten warm', async () => {
  const runs = await settingsIn(
    'en',
    '3 eggs; 200 g sugar; 200 g butter',
    'In a bowl lightly whisk the eggs and sugar. Place the bowl over the boiling water and continue beating until the mixture is white. Remove from the heat. Add the butter and whisk.',
  )
  expect(runs.filter(({ temperature }) => temperature === '60')).toHaveLength(1)
  expect(runs.at(-1)?.temperature).toBeUndefined()
})

test('flour that is stirred into melted butter cooks before the milk comes', async () => {
  const runs = await settingsIn(
    'en',
    '50 g butter; 50 g flour; 500 ml milk',
    'Melt the butter, stir in the flour, add the milk and cook until thick.',
  )
  expect(runs.map(({ temperature, speed }) => [temperature, speed])).toEqual([
    ['60', '1'],
    ['100', '1'],
    ['90', '4'],
  ])
})

test('a pastry cream with rice starch thickens at 90 °C and is not turned back', async () => {
  const runs = await settingsIn(
    'it',
    '400 g di latte; 4 tuorli; 80 g di zucchero; 30 g di amido di riso',
    'Mescolate i tuorli con lo zucchero e l’amido di riso. Unite il latte, riscaldate sul fuoco e sbattete fino a che la crema non si addensa.',
  )
  expect(runs.at(-1)).toMatchObject({ temperature: '90', speed: '4', reverse: false })
})

test('a risotto that is taken off the heat is not cooked again', async () => {
  const runs = await settingsIn(
    'it',
    '300 g di riso Carnaroli; 800 ml di brodo; 60 g di basilico; 50 ml di olio; 50 g di pinoli',
    'Frullate il basilico con i pinoli e l’olio. Mettete il riso in una padella, versate il brodo e cuocete per 16 minuti. Togliete la padella dai fornelli e mantecate il risotto con il pesto.',
  )
  expect(runs.filter(({ seconds }) => seconds >= 600).length).toBeLessThanOrEqual(1)
})
