import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string]>([
  [
    'en',
    ['300 g potatoes, diced', '500 ml stock', '100 g peas'],
    'Put the potatoes and stock in a pan and simmer for 20 minutes, adding the peas for the last 5 minutes.',
  ],
  [
    'de',
    ['300 g Kartoffeln, gewürfelt', '500 ml Brühe', '100 g Erbsen'],
    'Kartoffeln und Brühe in einen Topf geben und 20 Minuten köcheln lassen. Die Erbsen in den letzten 5 Minuten zugeben.',
  ],
  [
    'fr',
    ['300 g de pommes de terre en dés', '500 ml de bouillon', '100 g de petits pois'],
    'Mettre les pommes de terre et le bouillon dans une casserole et laisser mijoter 20 minutes. Ajouter les petits pois 5 minutes avant la fin.',
  ],
  [
    'es',
    ['300 g de patatas en dados', '500 ml de caldo', '100 g de guisantes'],
    'Poner las patatas y el caldo en una cazuela y cocer a fuego lento 20 minutos. Añadir los guisantes 5 minutos antes del final.',
  ],
  [
    'it',
    ['300 g di patate a dadini', '500 ml di brodo', '200 g di piselli'],
    'Mettere le patate e il brodo in una pentola e cuocere a fuoco basso per 20 minuti. Aggiungere 200 g di piselli 5 minuti prima della fine.',
  ],
  [
    'pl',
    ['300 g ziemniaków w kostkę', '500 ml bulionu', '100 g groszku'],
    'Ziemniaki i bulion włożyć do garnka i gotować na małym ogniu 20 minut. Groszek dodać 5 minut przed końcem.',
  ],
  [
    'uk',
    ['300 г картоплі кубиками', '500 мл бульйону', '100 г горошку'],
    'Картоплю і бульйон покласти в каструлю і варити на слабкому вогні 20 хвилин. Додати горошок за 5 хвилин до кінця.',
  ],
  [
    'ro',
    ['300 g cartofi cubulețe', '500 ml supă', '100 g mazăre'],
    'Se pun cartofii și supa într-o oală și se fierb la foc mic 20 de minute. Se adaugă mazărea cu 5 minute înainte de final.',
  ],
])('%s: what goes in for the last minutes cooks no longer than that', async (...given) => {
  const [language, foods, order] = given
  const steps = await stepsOf(foods, [order], language)
  const cooked = runsOf(steps)
  expect(cooked.at(-1)?.durationSeconds).toBe(300)
  expect(cooked.at(-2)?.durationSeconds).toBeGreaterThanOrEqual(900)
  const peas = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 3))
  const [last] = cooked.slice(-1)
  expect(last && steps.indexOf(last)).toBe(peas + 1)
})

const PEAS: Record<'de' | 'es' | 'fr' | 'it', [string[], string]> = {
  de: [
    ['300 g Kartoffeln, gewürfelt', '500 ml Brühe', '100 g Erbsen'],
    'Kartoffeln und Brühe in einen Topf geben und 40 Minuten köcheln lassen.',
  ],
  es: [
    ['300 g de patatas en dados', '500 ml de caldo', '100 g de guisantes'],
    'Poner las patatas y el caldo en una cazuela y cocer 40 minutos.',
  ],
  fr: [
    ['300 g de pommes de terre en dés', '500 ml de bouillon', '100 g de petits pois'],
    'Mettre les pommes de terre et le bouillon dans une casserole et laisser mijoter 40 minutes.',
  ],
  it: [
    ['300 g di patate a dadini', '500 ml di brodo', '100 g di piselli'],
    'Mettere le patate e il brodo in una pentola e cuocere per 40 minuti.',
  ],
}

test.each<[keyof typeof PEAS, string]>([
  ['de', 'Zehn Minuten vor Ablauf der Garzeit die Erbsen zugeben.'],
  ['de', 'Die Erbsen 10 Min. vor Kochzeitende hinzufügen.'],
  ['de', 'Die letzten 10 Minuten die Erbsen mitkochen.'],
  ['es', 'Cuando falten 10 minutos añadir los guisantes.'],
  ['es', 'A falta de diez minutos, añadir los guisantes.'],
  ['es', '10 minutos antes de que acabe la cocción añadir los guisantes.'],
  ['fr', 'Les 10 dernières minutes, ajouter les petits pois.'],
  ['fr', 'Ajouter les petits pois pour les dix dernières minutes.'],
  ['fr', 'Ajouter les petits pois dix minutes avant la fin.'],
  ['it', 'Negli ultimi 10 minuti aggiungere i piselli.'],
  ['it', 'Durante gli ultimi dieci minuti di cottura unire i piselli.'],
  ['it', '10 minuti prima di fine cottura, unire i piselli.'],
])('%s: the end of the cooking is said in other words: %s', async (language, order) => {
  const [foods, start] = PEAS[language]
  const cooked = runsOf(await stepsOf(foods, [start, order], language))
  expect(cooked.map(({ durationSeconds }) => durationSeconds)).toEqual([1800, 600])
})

test('potatoes and what joins them later are boiled as the recipe says', async () => {
  const steps = await stepsOf(
    ['700 g potatoes', '100 g green beans'],
    [
      'Boil the potatoes in salted water for 15 minutes, adding the beans for the last 4 minutes. Drain.',
    ],
  )
  expect(runsOf(steps)).toEqual([])
  expect(textsOf(steps).join(' ')).toMatch(/for 15 minutes.*for the last 4 minutes/)
})

test('an order for all ingredients of a part takes what of it is in the pan already', async () => {
  const steps = await stepsOf(
    [
      'For the filling:',
      '300 g ground beef',
      '1 egg',
      '100 g peas',
      'For the crust:',
      '500 g dough',
    ],
    [
      'Brown the ground beef in a pan.',
      'Mix all filling ingredients. Spread in a baking dish.',
      'Cover with the dough and bake for 15 minutes (30 minutes if the beef is still raw).',
    ],
  )
  const texts = textsOf(steps)
  expect(texts.findIndex((text) => text.includes('Brown'))).toBeLessThan(
    texts.findIndex((text) => text.includes('Spread')),
  )
  expect(texts.at(-1)).toContain('30 minutes if the beef is still raw')
  expect(steps.at(-1)?.adds ?? []).not.toContainEqual(expect.objectContaining({ ref: 1 }))
})
