import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

const convert = (source: ReadRecipe, language: Language = 'es') =>
  createBuiltinConverter().structure(source, {
    language,
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })

const stepsOf = async (ingredients: string[], method: string[]) => {
  const source = aReadRecipe({
    title: 'Prueba',
    language: 'es',
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  return (await convert(source)).steps
}

const textsOf = async (ingredients: string[], method: string[]) =>
  (await stepsOf(ingredients, method)).map(({ instructionText }) => instructionText)

describe('a Spanish recipe', () => {
  test('has its onion chopped and sweated for the time that it gives', async () => {
    const texts = await textsOf(
      ['1 cebolla', '2 cucharadas de aceite de oliva'],
      ['Picar la cebolla.', 'En una sartén con el aceite la pochamos a fuego suave 4 minutos.'],
    )

    expect(texts).toEqual([
      'Ponga 1 cebolla, por la mitad, en el vaso.',
      'Picar 5 seg/vel 5.',
      'Baje los restos de las paredes del vaso con la espátula.',
      'Pese 2 cucharadas de aceite de oliva en el vaso.',
      'Con el aceite la pochamos 4 min/120°C/vel 1.',
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
  ])('gives orders in every form: %s', async (_, sentence) => {
    const steps = await stepsOf(['80 g de queso manchego'], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ speed: '8' })
  })

  test('takes nouns and adjectives that read like orders for what they are', async () => {
    const texts = await textsOf(
      ['200 g de harina', '3 huevos', '1 cucharada de aceite'],
      [
        'Añade a la mezcla caliente la harina y bate.',
        'Retira la tapa con un paño de cocina seco.',
      ],
    )

    expect(texts).toEqual([
      expect.stringMatching(/^Pese 200 g de harina en el vaso\./),
      'Bate 10 seg/vel 4.',
      'Retira la tapa con un paño de cocina seco.',
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

    expect(steps.at(-1)).toMatchObject({
      instructionText: 'Lleva a ebullición y deja cocer 35 min/100°C/giro a la izquierda/vel 1.',
      durationSeconds: 2100,
      reverse: true,
    })
  })

  test('is ordered by the last verb of a sentence that begins with "cuando"', async () => {
    const texts = await textsOf(
      ['200 g de arroz', '600 ml de caldo'],
      [
        'Calentamos el caldo en un cazo.',
        'Cuando hierva añadimos el arroz y lo dejamos cocer 18 minutos.',
      ],
    )

    expect(texts).toContainEqual(expect.stringMatching(/^Pese 200 g de arroz en el vaso\./))
    expect(texts.at(-1)).toContain('18 min/100°C/giro a la izquierda/vel cuchara')
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
    const texts = await textsOf(
      ['500 g de brócoli'],
      ['Separamos el brócoli en ramilletes y los cocemos al vapor 15 minutos.'],
    )

    expect(texts).toContain('Pese 500 g de brócoli en el recipiente Varoma.')
    expect(texts.find((text) => text.includes('/Varoma/'))).toMatch(/^Los cocemos al vapor/)
  })

  test('takes half of an ingredient and later what is left of it', async () => {
    const texts = await textsOf(
      ['100 g de azúcar', '4 yemas de huevo', '500 ml de leche'],
      [
        'Bate las yemas con la mitad del azúcar hasta que blanqueen.',
        'Calienta la leche con el resto del azúcar en un cazo.',
      ],
    )

    expect(texts).toContain('Pese la mitad del azúcar en el vaso y añada 4 yemas de huevo.')
    expect(texts.some((text) => text.includes('el resto del azúcar'))).toBe(true)
  })

  test('means by a melted pronoun what was named before', async () => {
    const texts = await textsOf(
      ['4 lomos de merluza', '2 limones'],
      ['Sazona los lomos de merluza.', 'Cuécelos al vapor 12 minutos.'],
    )

    expect(texts).toContain('Coloque en el recipiente Varoma: lomos de merluza.')
  })

  test('means by "las verduras" what has just been cut, not what comes later', async () => {
    const texts = await textsOf(
      ['1 cebolla', '1 zanahoria', '2 cucharadas de aceite', '1 tomate'],
      [
        'Picar la cebolla y la zanahoria.',
        'Sofreír las verduras en el aceite 8 minutos.',
        'Agregar el tomate y cocinar 5 minutos más.',
      ],
    )

    expect(texts.indexOf('Ponga 1 tomate en el vaso.')).toBeGreaterThan(
      texts.findIndex((text) => text.includes('8 min/120°C')),
    )
  })

  test('names what is used of a fruit in the middle of a sentence', async () => {
    const [text] = await textsOf(
      ['400 g de garbanzos cocidos', 'El zumo de 1 limón'],
      ['Tritura los garbanzos con el zumo de limón.'],
    )

    expect(text).toBe('Pese 400 g de garbanzos cocidos en el vaso y añada el zumo de 1 limón.')
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
    ['onion in small dice', '1 cebolla', 'Corte la cebolla en dados pequeños.', '6'],
    ['tomatoes', '3 tomates', 'Trocea los tomates.', '4.5'],
    ['coarse nuts', '90 g de almendras', 'Trocear las almendras groseramente.', '5'],
  ])('has the blades cut what a cook cuts small: %s', async (_, ingredient, sentence, speed) => {
    const steps = await stepsOf([ingredient], [sentence])

    expect(steps.find(({ type }) => type === 'OPERATE')).toMatchObject({ speed })
  })

  test('leaves slices and strips to the knife, however fine', async () => {
    const steps = await stepsOf(
      ['1 pimiento', '2 zanahorias'],
      ['Corte el pimiento en tiras finas.', 'Corte las zanahorias en rodajas finas.'],
    )

    expect(steps.every(({ type }) => type === 'MANUAL')).toBe(true)
  })

  test('shakes up a little dressing and trickles in the oil of an alioli', async () => {
    const dressing = await stepsOf(
      ['50 ml de aceite de oliva', '15 ml de vinagre', 'sal'],
      ['Emulsione el aceite y el vinagre con la sal.'],
    )
    const alioli = await stepsOf(
      ['250 ml de aceite de oliva', '3 dientes de ajo'],
      ['Triture los ajos.', 'Emulsione añadiendo el aceite poco a poco.'],
    )

    expect(dressing.at(-1)).toMatchObject({ durationSeconds: 10, speed: '3' })
    expect(alioli.at(-1)).toMatchObject({ durationSeconds: 60, speed: '4' })
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

    expect(steps.find(({ type }) => type === 'WEIGH')?.ingredientRefs).toEqual([1, 2])
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

    expect(steps.map(({ type, instructionText }) => [type, instructionText])).toEqual([
      ['MANUAL', 'Lava los calabacines y córtalos en rodajas.'],
      ['WEIGH', 'Ponga 1 puerro, por la mitad, en el vaso.'],
      ['OPERATE', 'Pica 5 seg/vel 5.'],
      ['MANUAL', 'Baje los restos de las paredes del vaso con la espátula.'],
      ['WEIGH', 'Pese 20 g de mantequilla en el vaso.'],
      ['OPERATE', 'Rehoga 5 min/120°C/vel 1.'],
      [
        'WEIGH',
        'Pese 600 g de calabacines y 700 ml de caldo de pollo en el vaso y añada 2 patatas medianas.',
      ],
      [
        'OPERATE',
        'Deja cocer hasta que las verduras estén tiernas 20 min/100°C/vel 1. Compruebe el punto y, si hace falta, prolongue 5 min más.',
      ],
      ['OPERATE', 'Tritura la sopa 1 min/vel 5-10 progresivamente.'],
      ['WEIGH', 'Pese 100 ml de nata líquida en el vaso.'],
      ['OPERATE', 'Incorpora 15 seg/giro a la izquierda/vel 2.'],
      ['MANUAL', 'Salpimienta y sirve.'],
    ])
  })
})

test('an English recipe is told in Spanish where the machine works, else in its own words', async () => {
  const source = aReadRecipe({
    ingredients: linesOf('1 onion', '20 g butter', '500 ml vegetable stock'),
    steps: linesOf(
      'Chop the onion and soften it in the butter for 5 minutes.',
      'Add the stock and simmer for 15 minutes.',
      'Serve with crusty bread.',
    ),
  })
  const { steps } = await convert(source, 'es')
  const texts = steps.map(({ instructionText }) => instructionText)

  expect(texts).toContain('Trocee 5 seg/vel 5.')
  expect(texts).toContain('Cueza 15 min/100°C/vel 1.')
  expect(texts.at(-1)).toBe('Serve with crusty bread.')
})
