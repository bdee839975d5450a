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

const stepsOf = (ingredients: string[], method: string[]) => convert(ingredients, method, 'es')
const ordersIn = (ingredients: string[], ...method: string[]) => ordersOf(ingredients, method, 'es')

describe('a Spanish recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const steps = await stepsOf(
      ['1 cebolla', '2 cucharadas de aceite de oliva'],
      ['Picar la cebolla.', 'En una sartén con el aceite la pochamos a fuego suave 4 minutos.'],
    )

    expect(textsOf(steps)).toEqual([
      'Poner 1 cebolla (por la mitad) en el vaso.',
      'Trocear 5 seg/vel 5. Bajar los restos de las paredes del vaso con la espátula.',
      'Poner 30 g de aceite de oliva (2 cucharadas) en el vaso.',
      'Sofreír 4 min/120°C/vel 1.',
    ])
  })

  test.each([
    ['infinitive', 'Rallar el queso manchego.'],
    ['familiar order', 'Ralla el queso manchego.'],
    ['polite order', 'Ralle el queso manchego.'],
    ['order to several', 'Rallad el queso manchego.'],
    ['we', 'Rallamos el queso manchego.'],
    ['future', 'Rallaremos el queso manchego.'],
    ['impersonal', 'Se ralla el queso manchego.'],
    ['beginning', 'Empezamos rallando el queso manchego.'],
    ['object first', 'El queso manchego lo rallamos.'],
  ])('gives orders in every form: %s', (_, sentence) => {
    expect(ordersIn(['80 g de queso manchego'], sentence)).toEqual([['grate', [1]]])
  })

  test('takes nouns and adjectives that read like orders for what they are', async () => {
    const list = ['200 g de harina', '3 huevos', '1 cucharada de aceite']
    const orders = ordersIn(
      list,
      'Añade a la mezcla caliente la harina y bate.',
      'Retira la tapa con un paño de cocina seco.',
    )

    expect(orders).toEqual([
      ['add', [1]],
      [expect.stringMatching(/whisk|mix/), []],
      [expect.not.stringMatching(/cook|heat|mix/), []],
    ])
  })

  test('simmers pieces in reverse', async () => {
    const steps = await stepsOf(
      ['400 g de lentejas', '2 zanahorias', '1 l de caldo de verduras'],
      [
        'Pon en una olla las lentejas, las zanahorias y el caldo.',
        'Lleva a ebullición, tapa y deja cocer 35 minutos.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1, 2, 3]])
    expect(steps.at(-1)).toMatchObject({ temperature: '100', reverse: true })
    expect(steps.at(-1)?.durationSeconds).toBeGreaterThanOrEqual(2100)
  })

  test('is ordered by the last verb of a sentence that begins with "cuando"', async () => {
    const steps = await stepsOf(
      ['200 g de arroz', '600 ml de caldo'],
      [
        'Calentamos el caldo en un cazo.',
        'Cuando hierva añadimos el arroz y lo dejamos cocer 18 minutos.',
      ],
    )

    expect(addedIn(steps)).toEqual([[2], [1]])
    expect(runsOf(steps).at(-1)).toMatchObject({ speed: 'soft', reverse: true })
    expect(runsOf(steps).at(-1)?.durationSeconds).toBeGreaterThanOrEqual(18 * 60)
  })

  test('is kneaded by the machine, rises by the clock and is baked by hand', async () => {
    const steps = await stepsOf(
      ['500 g de harina de fuerza', '10 g de sal', '20 g de levadura fresca', '300 ml de agua'],
      [
        'Mezclar en un bol la harina, la sal, la levadura y el agua y amasar 10 minutos.',
        'Tapar con un paño y dejar levar una hora y media, hasta que doble su volumen.',
        'Hornear a 220 ºC unos 40 minutos.',
      ],
    )

    expect(steps.slice(-3)).toMatchObject([
      { type: 'OPERATE', speed: 'dough' },
      { type: 'WAIT', durationSeconds: 5400 },
      { type: 'MANUAL', instructionText: 'Hornear a 220 ºC unos 40 minutos.' },
    ])
  })

  test.each([
    ['hora y media', 5400],
    ['1 hora y 15 minutos', 4500],
    ['tres cuartos de hora', 2700],
    ['media hora', 1800],
    ['entre 5 y 10 minutos', 300],
    ["unos 20'", 1200],
    ['toda la noche', 28_800],
  ])('rests %s', async (time, durationSeconds) => {
    const [step] = await stepsOf(['1 huevo'], [`Dejar reposar ${time}.`])

    expect(step).toMatchObject({ type: 'WAIT', durationSeconds })
  })

  test('has egg whites and cream whipped with the whisk', async () => {
    const whites = await stepsOf(['4 claras de huevo'], ['Monta las claras a punto de nieve.'])
    const cream = await stepsOf(
      ['400 ml de nata para montar', '50 g de azúcar'],
      ['Se monta la nata bien fría con el azúcar.'],
    )

    for (const steps of [whites, cream])
      expect(steps.at(-1)).toMatchObject({ type: 'OPERATE', speed: '3.5', tools: ['whisk'] })
  })

  test('is steamed in the Varoma dish', async () => {
    const steps = await stepsOf(
      ['500 g de brócoli'],
      ['Separamos el brócoli en ramilletes y los cocemos al vapor 15 minutos.'],
    )

    expect(steps.find(({ adds }) => adds?.some(({ ref }) => ref === 1))?.place).toBe('varoma')
    expect(runsOf(steps)).toMatchObject([{ place: 'varoma', temperature: 'varoma' }])
    expect(runsOf(steps)[0]?.durationSeconds).toBeGreaterThanOrEqual(900)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const steps = await stepsOf(
      ['100 g de azúcar', '4 yemas de huevo', '500 ml de leche'],
      [
        'Bate las yemas con la mitad del azúcar hasta que blanqueen.',
        'Calienta la leche con el resto del azúcar en un cazo.',
      ],
    )

    expect(sharesOf(steps, 1)).toEqual([0.5, 0.5])
    expect(textsOf(steps).join(' ')).toMatch(/la mitad del azúcar.*el resto del azúcar/)
  })

  test('hears the order in front of its pronoun', () => {
    const orders = ordersIn(['4 lomos de merluza', '2 limones'], 'Cuécelos al vapor 12 minutos.')

    expect(orders).toEqual([['steam', []]])
  })

  test('means by "las verduras" what has just been cut', () => {
    const orders = ordersIn(
      ['1 cebolla', '1 zanahoria', '2 cucharadas de aceite'],
      'Picar la cebolla y la zanahoria.',
      'Sofreír las verduras en el aceite 8 minutos.',
    )

    expect(orders.at(-1)).toEqual(['sweat', expect.arrayContaining([1, 2, 3])])
  })

  test('names what is used of a fruit in the middle of a sentence', async () => {
    const [weighed] = await stepsOf(
      ['400 g de garbanzos cocidos', 'El zumo de 1 limón'],
      ['Tritura los garbanzos con el zumo de limón.'],
    )

    expect(weighed).toMatchObject({ place: 'bowl', ingredientRefs: [1, 2] })
    expect(weighed?.instructionText).toContain('el zumo de')
  })

  test('reads "hasta" as how long the work before it takes, not as work of its own', async () => {
    const steps = await stepsOf(
      ['300 g de harina', '150 g de mantequilla', '1 huevo'],
      ['Mezcle la harina, la mantequilla y el huevo hasta formar una masa.'],
    )

    expect(steps.filter(({ type }) => type === 'OPERATE')).toHaveLength(1)
    expect(steps[0]?.ingredientRefs).toEqual([1, 2, 3])
  })

  test.each([
    ['onion in small dice', '1 cebolla', 'Corte la cebolla en dados pequeños.', 'dice'],
    ['tomatoes', '3 tomates', 'Trocea los tomates.', 'chop'],
    ['coarse nuts', '90 g de almendras', 'Trocear las almendras groseramente.', 'chop'],
  ])('tells cutting small from slicing: %s', (_, ingredient, sentence, verb) => {
    expect(ordersIn([ingredient], sentence)).toEqual([[verb, [1]]])
  })

  test('leaves slices and strips to the knife, however fine', async () => {
    const steps = await stepsOf(
      ['1 pimiento', '2 zanahorias'],
      ['Corte el pimiento en tiras finas.', 'Corte las zanahorias en rodajas finas.'],
    )

    expect(steps.every(({ type }) => type === 'MANUAL')).toBe(true)
  })

  test.each([
    ['Emulsione el aceite y el vinagre con la sal.', ['emulsify', [1, 2, 3]]],
    ['Emulsione añadiendo el aceite poco a poco.', ['emulsify', [1]]],
  ])('knows an emulsion: %s', (sentence, order) => {
    const list = ['50 ml de aceite de oliva', '15 ml de vinagre', 'sal']

    expect(ordersIn(list, sentence)).toEqual([order])
  })

  test('boils eggs in the basket, whichever pot their water is in', async () => {
    const steps = await stepsOf(
      ['6 huevos'],
      ['Ponga los huevos en un cazo, cúbralos con agua y cuézalos 10 minutos.'],
    )

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({
      temperature: 'varoma',
      tools: ['simmering_basket'],
    })
  })

  test('puts into the bowl what "cuézala" means', async () => {
    const steps = await stepsOf(
      ['200 g de quinoa', '500 ml de agua'],
      ['Enjuague la quinoa y cuézala en el agua 15 minutos.'],
    )

    expect(addedIn(steps)).toEqual([[1, 2]])
    expect(runsOf(steps)).toMatchObject([{ temperature: '100', reverse: true }])
  })

  test('turns a soup into the steps that a cook of the appliance would write', async () => {
    const steps = await stepsOf(
      [
        '600 g de calabacines',
        '1 puerro',
        '2 patatas medianas',
        '20 g de mantequilla',
        '700 ml de caldo de pollo',
        '100 ml de nata líquida',
        'Sal y pimienta',
      ],
      [
        'Lava los calabacines y córtalos en rodajas. Pica el puerro.',
        'Derrite la mantequilla en una cazuela y rehoga el puerro 5 minutos a fuego lento.',
        'Añade los calabacines, las patatas troceadas y el caldo y deja cocer 20-25 minutos, hasta que las verduras estén tiernas.',
        'Tritura la sopa con la batidora de mano. Incorpora la nata, salpimienta y sirve.',
      ],
    )

    expect(steps[0]?.instructionText).toBe('Lava los calabacines y córtalos en rodajas.')
    expect(addedIn(steps)).toEqual([[2], [4], [1, 3, 5], [6], [7]])
    expect(settingsOf(steps)).toEqual([
      [undefined, '5'],
      ['120', '1'],
      ['100', '1'],
      [undefined, '5-10'],
      [undefined, '3'],
    ])
    expect(textsOf(steps).at(-1)).toBe('Salpimienta y sirve.')
  })
})

test('an English recipe is told in Spanish where the machine works, else in its own words', async () => {
  const steps = await convert(
    ['1 onion', '20 g butter', '500 ml vegetable stock'],
    [
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ],
    'en',
    'es',
  )
  const texts = textsOf(steps)

  expect(texts).toContain('Ponga 20 g de mantequilla en el vaso.')
  expect(texts).toContain('Sofría 5 min/120°C/vel 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
