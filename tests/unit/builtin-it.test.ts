import { describe, expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'
import {
  addedIn,
  stepsOf as convert,
  runsOf,
  settingsOf,
  sharesOf,
  textsOf,
} from './convert-scripts-fixtures.ts'

const stepsOf = (ingredients: string[], method: string[]) => convert(ingredients, method, 'it')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'it')

describe('an Italian recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const steps = await stepsOf(
      ['1 cipolla', "2 cucchiai d'olio"],
      ["Tritate la cipolla e fatela appassire nell'olio a fuoco dolce per 4 minuti."],
    )

    expect(textsOf(steps)).toEqual([
      'Mettete nel boccale 1 cipolla (a metà).',
      'Tritate: 5 sec./vel. 5. Riunite sul fondo con la spatola.',
      'Mettete nel boccale 30 g d’olio (2 cucchiai).',
      'Soffriggete: 4 min./120°C/vel. 1.',
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
  ])('gives orders in every form: %s', (_, sentence) => {
    expect(ordersIn(['80 g di pecorino'], sentence)).toEqual([['grate', [1]]])
  })

  test('finds an order that follows the component without a comma', async () => {
    const steps = await stepsOf(
      ['60 g di basilico', '30 g di pinoli', '80 ml di olio'],
      ["Per il pesto frullate il basilico con i pinoli e l'olio."],
    )

    expect(addedIn(steps)).toEqual([[1, 2, 3]])
    expect(settingsOf(steps)).toEqual([[undefined, '7']])
    expect(textsOf(steps)[0]).toMatch(/^Per il pesto: Mettete nel boccale/)
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
    const steps = await stepsOf(
      ['3 patate', '1 carota', '700 ml di brodo vegetale'],
      [
        'Unite le patate pelate e tagliate a cubetti, la carota e il brodo e fate cuocere 20 minuti.',
      ],
    )

    expect(textsOf(steps).filter((text) => text.startsWith('Tagliate'))).toEqual([])
    expect(addedIn(steps)).toEqual([[1, 2, 3]])
    expect(settingsOf(steps)).toEqual([['100', '1']])
  })

  test('simmers pieces in reverse, and finds the order behind a side clause', async () => {
    const steps = await stepsOf(
      ['250 g di lenticchie', '2 carote', '900 ml di acqua'],
      [
        'In una pentola capiente mettete le lenticchie, le carote e l’acqua.',
        'Portate a ebollizione e, quando l’acqua bolle, abbassate la fiamma e lasciate sobbollire 30 minuti.',
      ],
    )

    expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', reverse: true })
    expect(steps.at(-1)?.durationSeconds).toBeGreaterThanOrEqual(1800)
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
    const steps = await stepsOf(
      ['500 g di broccoli'],
      ['Dividete i broccoli in cimette e cuoceteli al vapore per 15 minuti.'],
    )

    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(900)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const steps = await stepsOf(
      ['60 g di burro', '1 scalogno', '320 g di riso Carnaroli', '800 ml di brodo'],
      [
        'Soffriggete lo scalogno tritato in metà del burro, unite il riso e tostatelo 2 minuti.',
        'Versate il brodo e portate a cottura in 16 minuti.',
        'A fuoco spento mantecate con il burro rimasto.',
      ],
    )

    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(textsOf(steps).join(' ')).toMatch(/metà del burro.*burro \(il resto\)/)
  })

  test('means the eggs by the yolks', () => {
    const [beaten] = ordersIn(['3 uova', '80 g di zucchero'], 'Sbattete i tuorli con lo zucchero.')

    expect(beaten?.[1]).toEqual([1, 2])
  })

  test('keeps pears apart from "per", garlic from "agli" and tagliatelle from an order', () => {
    const orders = ordersIn(
      ['4 pere', '2 spicchi d’aglio', '250 g di tagliatelle'],
      'Sbucciate le pere per la salsa.',
      'Tritate l’aglio.',
      'Servite con tagliatelle.',
    )

    expect(orders).toEqual([
      ['prepare', [1]],
      ['chop', [2]],
      ['serve', [3]],
    ])
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

    expect(steps[0]?.instructionText).toBe('Pulite la zucca e tagliatela a tocchetti.')
    expect(addedIn(steps).slice(0, 3)).toEqual([[2], [3], [1, 4]])
    expect(settingsOf(steps).slice(0, 4)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
    ])
    expect(textsOf(steps).join(' ')).toContain('finché la zucca sarà tenera')
  })
})

test('an English recipe is told in Italian where the machine works, else in its own words', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '500 ml vegetable stock'],
    [
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ],
    'en',
    'it',
  )
  const texts = textsOf(steps)

  expect(texts).toContain('Mettere nel boccale 20 g di burro.')
  expect(texts).toContain('Soffriggere: 5 min./120°C/vel. 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
