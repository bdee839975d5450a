import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('German names of what is put in', () => {
  const FOODS = ['1 TL gemahlener Koriander', '1 EL heller Essig', '1 Scheibe gekochter Schinken']
  const MORE = ['1 Dose gehackter Tomaten', '200 ml Sahne']

  test('stand as objects of their verb', async () => {
    const [first = ''] = textsOf(
      await stepsOf(
        [...FOODS, ...MORE],
        ['Alle Zutaten in einen Topf geben und 10 Minuten kochen.'],
        'de',
      ),
    )
    expect(first).toContain('1 TL gemahlenen Koriander, 1 EL hellen Essig')
    expect(first).toContain('gekochten Schinken')
    expect(first).toContain('1 Dose gehackter Tomaten')
  })

  test('stand as its subjects where they are worked on', async () => {
    const [first = ''] = textsOf(
      await stepsOf(
        [...FOODS, ...MORE],
        ['Alle Zutaten werden in einen Topf gegeben. Alles wird 10 Minuten gekocht.'],
        'de',
      ),
    )
    expect(first).toContain('1 TL gemahlener Koriander, 1 EL heller Essig')
  })
})

describe('butter that is beaten with a mixer, beside a cream that cools', () => {
  test.each<[Language, string, string]>([
    [
      'de',
      '500 ml Milch; 100 g Zucker; 2 Eier; 30 g Mehl; 200 g Butter',
      'Eier mit dem Zucker schlagen, Mehl zugeben. Die heiße Milch angießen und unter Rühren kochen, bis die Creme dick wird. Abkühlen lassen. Die weiche Butter mit dem Mixer schaumig schlagen und die Creme löffelweise zugeben.',
    ],
    [
      'es',
      '500 ml de leche; 100 g de azúcar; 2 huevos; 30 g de harina; 200 g de mantequilla',
      'Batir los huevos con el azúcar y añadir la harina. Verter la leche caliente y cocer removiendo hasta que espese. Dejar enfriar. Batir la mantequilla blanda con la batidora hasta que esté esponjosa y añadir la crema a cucharadas.',
    ],
    [
      'pl',
      '500 ml mleka; 100 g cukru; 2 jajka; 30 g mąki; 200 g masła',
      'Jajka ubić z cukrem, dodać mąkę. Wlać gorące mleko i gotować, mieszając, aż zgęstnieje. Ostudzić. Miękkie masło ubić mikserem na puch i po łyżce dodawać krem.',
    ],
    [
      'ro',
      '500 ml lapte; 100 g zahăr; 2 ouă; 30 g făină; 200 g unt',
      'Ouăle se bat cu zahărul, se adaugă făina. Se toarnă laptele fierbinte și se fierbe amestecând până se îngroașă. Se lasă la răcit. Untul moale se bate cu mixerul până devine spumos și se adaugă crema câte o lingură.',
    ],
    [
      'uk',
      '500 мл молока; 100 г цукру; 2 яйця; 30 г борошна; 200 г вершкового масла',
      "Яйця збийте з цукром, додайте борошно. Влийте гаряче молоко й варіть до загустіння. Остудіть. М'яке масло збийте міксером до пишності та по ложці додавайте крем.",
    ],
  ])('%s: the cream is out of the bowl by then', async (language, foods, method) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    const butter = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 5))
    expect(addedIn(steps).at(-1)).toEqual([5])
    expect(steps[butter - 1]?.place).toBe('bench')
  })
})

test('"do not let it brown" browns nothing', async () => {
  const steps = await stepsOf(
    ['50 g masła', '50 g mąki', '600 ml mleka'],
    [
      'Masło rozpuść w rondelku, wsyp mąkę i zasmażaj przez 2 minuty, cały czas mieszając, ale nie dopuść do zrumienienia. Stopniowo wlewaj mleko, mieszając. Gotuj 5 minut, aż sos zgęstnieje.',
    ],
    'pl',
  )
  const texts = textsOf(steps).join(' ')
  expect(runsOf(steps).length).toBeGreaterThan(1)
  expect(texts).toContain(', ale nie dopuść do zrumienienia.')
  expect(texts).not.toContain(', do zrumienienia')
})

test('powdered peppers are the spice of the list, not its vegetable', () => {
  const actions = actionsOf(
    ['1 czerwona papryka', '1 łyżka słodkiej papryki', '2 cebule', '500 ml bulionu'],
    [
      'Cebule zeszklić i dodać paprykę w proszku. Zalać bulionem i gotować 20 minut. Dodać pokrojoną paprykę.',
    ],
    'pl',
  )
  const added = actions.flatMap(({ adds }) => adds.map(({ food }) => food.id))
  expect(added.indexOf(2)).toBeLessThan(added.indexOf(4))
  expect(added.indexOf(1)).toBeGreaterThan(added.indexOf(4))
})

test('the juice of a lemon keeps the capital of its noun in German', async () => {
  const texts = textsOf(
    await stepsOf(
      ['Saft einer Zitrone', '250 g Quark', '50 g Zucker'],
      ['Quark, Zucker und Zitronensaft in einer Schüssel verrühren.'],
      'de',
    ),
  )
  expect(texts.join(' ')).toContain('Saft einer Zitrone')
})

test.each<[Language, string, string]>([
  ['pl', 'Na koniec przecisnąć czosnek przez praskę.', 'add'],
  ['pl', 'Czosnek przecisnąć przez praskę.', 'crush'],
  ['ro', 'Preîncălziți cuptorul la 180°C.', 'preheat'],
  ['uk', 'В кінці вичавила часник.', 'add'],
])('%s: "%s"', (language, sentence, verb) => {
  expect(actionsOf([], [sentence], language).map((action) => action.verb)).toEqual([verb])
})

test.each<[Language, string, number]>([
  ['de', 'Ein halbes Stündchen köcheln lassen.', 30],
  ['de', 'Eine knappe Stunde kochen.', 55],
  ['uk', 'Варити півгодинки.', 30],
])('%s: "%s" tells a time', (language, order, minutes) => {
  const [action] = actionsOf([], [order], language)

  expect(action?.cues.duration?.min).toBe(minutes * 60)
})

test('a small onion stands in the case of its verb', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 cebulka', '1 łyżka masła', '500 ml bulionu'],
      ['Cebulkę posiekać i zeszklić na maśle w garnku. Wlać bulion i gotować 15 minut.'],
      'pl',
    ),
  )

  expect(texts.join(' ')).toContain('1 cebulkę')
})

test('fruit that stews in French is not fried, and "un coup de mixeur" blends it', async () => {
  const steps = await stepsOf(
    ['4 pommes', '1 sachet de sucre vanillé', '1/2 citron'],
    [
      'Je coupe les pommes en morceaux. Je les mets dans une casserole avec le jus du citron et le sucre. Je laisse compoter 20 minutes à feu doux. Un petit coup de mixeur plongeant et c’est prêt.',
    ],
    'fr',
  )

  expect(runsOf(steps)).toHaveLength(2)
  expect(textsOf(steps).join(' ')).not.toMatch(/revenir/)
})
