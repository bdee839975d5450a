import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const convert = (source: ReadRecipe, language: Language = 'it') =>
  createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })

const stepsOf = async (ingredients: string[], method: string[]) => {
  const source = aReadRecipe({
    title: 'Prova',
    language: 'it',
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  return (await convert(source)).steps
}

const textsOf = async (ingredients: string[], method: string[]) =>
  (await stepsOf(ingredients, method)).map(({ instructionText }) => instructionText)

describe('an Italian recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const texts = await textsOf(
      ['1 cipolla', "2 cucchiai d'olio"],
      ["Tritate la cipolla e fatela appassire nell'olio a fuoco dolce per 4 minuti."],
    )

    expect(texts).toEqual([
      'Mettere nel boccale 1 cipolla, a metà.',
      'Tritate: 5 sec./vel. 5.',
      'Riunire sul fondo con la spatola.',
      "Pesare nel boccale 2 cucchiai d'olio.",
      'Fatela appassire: 4 min./120°C/vel. 1.',
    ])
  })

  test.each([
    ['infinitive', 'Grattugiare il pecorino.'],
    ['order to several', 'Grattugiate il pecorino.'],
    ['order to one', 'Grattugia il pecorino.'],
    ['we', 'Ora grattugiamo il pecorino.'],
    ['impersonal', 'Si grattugia il pecorino.'],
    ['with a beginning', 'Iniziate grattugiando il pecorino.'],
    ['object first', 'Il pecorino si grattugia.'],
  ])('gives orders in every form: %s', async (_, sentence) => {
    const steps = await stepsOf(['80 g di pecorino'], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ speed: '8' })
  })

  test('finds an order that follows the component without a comma', async () => {
    const texts = await textsOf(
      ['60 g di basilico', '30 g di pinoli', '80 ml di olio'],
      ["Per il pesto frullate il basilico con i pinoli e l'olio."],
    )

    expect(texts.slice(0, 2)).toEqual([
      'Per il pesto: Pesare nel boccale 60 g di basilico, 30 g di pinoli e 80 ml di olio.',
      'Frullate: 15 sec./vel. 7.',
    ])
  })

  test('reads two minutes with a slash as a range', async () => {
    const steps = await stepsOf(
      ['1 cipolla', "2 cucchiai d'olio"],
      ["Fate appassire la cipolla nell'olio per 5/6 minuti."],
    )

    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', durationSeconds: 300 })
  })

  test.each([
    'Rassodate le uova per 9 minuti.',
    'Cuocete le uova sode per 9 minuti.',
    "Mettete le uova in un pentolino, copritele d'acqua e calcolate 9 minuti dal bollore.",
  ])('boils eggs in the basket: %s', async (sentence) => {
    const steps = await stepsOf(['4 uova'], [sentence])
    const operate = steps.find(({ type }) => type === 'OPERATE')

    expect(operate).toMatchObject({ temperature: 'varoma', tools: ['simmering_basket'] })
  })

  test('caramelises onions that are long in their fat', async () => {
    const steps = await stepsOf(
      ['600 g di cipolle', '40 g di burro'],
      ['Cuocete le cipolle nel burro a fuoco basso per 40 minuti.'],
    )

    expect(steps.at(-1)).toMatchObject({ durationSeconds: 2400, reverse: true })
  })

  test('keeps the splashes of a tomato sauce in, on a low heat too', async () => {
    const steps = await stepsOf(
      ['500 g di passata', '1 cipolla'],
      ['Unite la cipolla alla passata e lasciate cuocere a fuoco lento per 25 minuti.'],
    )

    expect(steps.at(-1)).toMatchObject({ speed: '2', tools: ['simmering_basket'] })
  })

  test('takes a participle that reads like an order for what it is', async () => {
    const texts = await textsOf(
      ['3 patate', '1 carota', '700 ml di brodo vegetale'],
      [
        'Unite le patate pelate e tagliate a cubetti, la carota e il brodo e fate cuocere 20 minuti.',
      ],
    )

    expect(texts.filter((text) => text.startsWith('Tagliate'))).toEqual([])
    expect(texts.at(-1)).toMatch(/^Fate cuocere: 20 min\./)
  })

  test('simmers pieces in reverse, and finds the order behind a side clause', async () => {
    const steps = await stepsOf(
      ['250 g di lenticchie', '2 carote', '900 ml di acqua'],
      [
        'In una pentola capiente mettete le lenticchie, le carote e l’acqua.',
        'Portate a ebollizione e, quando l’acqua bolle, abbassate la fiamma e lasciate sobbollire 30 minuti.',
      ],
    )

    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', durationSeconds: 1800, reverse: true })
  })

  test('is kneaded by the machine, rises by the clock and is baked by hand', async () => {
    const steps = await stepsOf(
      ['500 g di farina', '10 g di sale', '12 g di lievito di birra', '310 g di acqua tiepida'],
      [
        'Disponete la farina a fontana sulla spianatoia, unite il lievito, l’acqua e il sale e impastate per 10 minuti.',
        'Coprite e lasciate lievitare per un’ora e mezza.',
        'Infornate a 220 °C per 35 minuti.',
      ],
    )

    expect(steps.slice(1)).toMatchObject([
      { type: 'OPERATE', speed: 'dough' },
      { type: 'WAIT', durationSeconds: 5400 },
      { type: 'MANUAL', instructionText: 'Infornate a 220 °C per 35 minuti.' },
    ])
  })

  test.each([
    ['mezz’ora', 1800],
    ['un’ora', 3600],
    ['1 ora e 15 minuti', 4500],
    ['tre quarti d’ora', 2700],
    ['una ventina di minuti', 1200],
    ['5-10 minuti', 300],
    ['tutta la notte', 28800],
  ])('rests %s', async (time, durationSeconds) => {
    const [step] = await stepsOf(['1 uovo'], [`Lasciate riposare ${time}.`])

    expect(step).toMatchObject({ type: 'WAIT', durationSeconds })
  })

  test('has egg whites and cream whipped with the whisk', async () => {
    const whites = await stepsOf(['4 albumi'], ['Montate gli albumi a neve ben ferma.'])
    const cream = await stepsOf(['300 ml di panna fresca'], ['Montate la panna ben fredda.'])

    for (const steps of [whites, cream])
      expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', speed: '3.5', tools: ['whisk'] })
  })

  test('is steamed in the Varoma dish', async () => {
    const texts = await textsOf(
      ['500 g di broccoli'],
      ['Dividete i broccoli in cimette e cuoceteli al vapore per 15 minuti.'],
    )

    expect(texts).toContain('Pesare nel recipiente Varoma 500 g di broccoli.')
    expect(texts.find((text) => text.includes('/Varoma/'))).toMatch(/^Cuoceteli al vapore/)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const texts = await textsOf(
      ['60 g di burro', '1 scalogno', '320 g di riso Carnaroli', '800 ml di brodo'],
      [
        'Soffriggete lo scalogno tritato in metà del burro, unite il riso e tostatelo 2 minuti.',
        'Versate il brodo e portate a cottura in 16 minuti.',
        'A fuoco spento mantecate con il burro rimasto.',
      ],
    )

    expect(texts).toContain('Pesare nel boccale metà del burro e aggiungere 1 scalogno.')
    expect(texts).toContain('Mettere nel boccale burro rimasto.')
  })

  test('means a part of the eggs by the yolks', async () => {
    const texts = await textsOf(
      ['3 uova', '80 g di zucchero'],
      ['Sbattete i tuorli con lo zucchero finché saranno spumosi.'],
    )

    expect(texts).toContain('Pesare nel boccale 80 g di zucchero e aggiungere i tuorli.')
  })

  test('keeps pears apart from "per", garlic from "agli" and tagliatelle from an order', async () => {
    const steps = await stepsOf(
      ['4 pere', '2 spicchi d’aglio', '250 g di tagliatelle'],
      ['Sbucciate le pere per la salsa.', 'Tritate l’aglio.', 'Servite con tagliatelle.'],
    )

    expect(steps.flatMap(({ ingredientRefs }) => ingredientRefs)).toEqual([1, 2, 3])
  })

  test('turns a soup into the steps that a cook of the appliance would write', async () => {
    const steps = await stepsOf(
      [
        '600 g di zucca',
        '1 cipolla',
        '20 g di burro',
        '700 ml di brodo vegetale',
        '100 ml di panna fresca',
        'Sale e pepe q.b.',
      ],
      [
        'Pulite la zucca e tagliatela a tocchetti. Tritate la cipolla.',
        'In una casseruola fate sciogliere il burro, unite la cipolla e fatela appassire 5 minuti.',
        'Aggiungete la zucca e il brodo e cuocete per 20-25 minuti, finché la zucca sarà tenera.',
        'Spegnete il fuoco e frullate il tutto. Unite la panna, salate e pepate.',
      ],
    )

    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      ['MANUAL', 'Pulite la zucca e tagliatela a tocchetti.'],
      ['WEIGH', 'Mettere nel boccale 1 cipolla, a metà.'],
      ['OPERATE', 'Tritate: 5 sec./vel. 5.'],
      ['MANUAL', 'Riunire sul fondo con la spatola.'],
      ['WEIGH', 'Pesare nel boccale 20 g di burro.'],
      ['OPERATE', 'Fatela appassire: 5 min./120°C/vel. 1.'],
      ['WEIGH', 'Pesare nel boccale 600 g di zucca e 700 ml di brodo vegetale.'],
      [
        'OPERATE',
        'Cuocete finché la zucca sarà tenera: 20 min./100°C/vel. 1. Controllare, poi proseguire per altri 5 min. se necessario.',
      ],
      ['OPERATE', 'Frullate il tutto: 1 min./vel. 5-10 gradualmente.'],
      ['WEIGH', 'Pesare nel boccale 100 ml di panna fresca.'],
      ['OPERATE', 'Mescolare: 15 sec./antiorario/vel. 2.'],
      ['MANUAL', 'Salate e pepate.'],
    ])
  })
})

test('an English recipe is told in Italian where the machine works, else in its own words', async () => {
  const source = aReadRecipe({
    ingredients: linesOf('1 onion', '20 g butter', '500 ml vegetable stock'),
    steps: linesOf(
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ),
  })
  const { steps } = await convert(source, 'it')
  const texts = steps.map(({ instructionText }) => instructionText)

  expect(texts).toContain('Tritare: 5 sec./vel. 5.')
  expect(texts).toContain('Sobbollire: 15 min./100°C/vel. 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
