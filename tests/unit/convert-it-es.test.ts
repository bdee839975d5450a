import { describe, expect, test } from 'vitest'
import { actionsOf, ordersOf } from './convert-actions.ts'
import { addedAt, settingsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** What comes in at each order that puts something in, by the numbers of the list. */
const addsOf = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)
    .filter(({ adds }) => adds.length > 0)
    .map(({ adds }) => adds.map(({ food }) => food.id))

describe('an Italian order behind its time, without a comma', () => {
  test('is read, and what the time names does not go in again', () => {
    const list = ['500 g farina', '300 ml acqua', '10 g sale', '60 ml acqua']
    const method = [
      "Mescolare la farina con l'acqua.",
      "Quando l'acqua è stata assorbita aggiungere il sale e impastare.",
      "Per ultima spennellare con l'acqua.",
    ]
    expect(addsOf(list, method, 'it').slice(0, 2)).toEqual([[1, 2], [3]])
  })

  test.each([
    ["Quando l'aglio è dorato lo si elimina, si aggiungono i ceci.", ['remove', 'add']],
    ['Quando la cipolla è appassita e dorata unite il riso.', ['add']],
    ['Quando riprende il bollore si butta la pasta.', ['add']],
  ])('%s', (sentence, verbs) => {
    expect(ordersOf(['300 g di ceci'], [sentence], 'it').map(([verb]) => verb)).toEqual(verbs)
  })
})

test('"caldo" is hot in Italian and no broth: the milk does not go to the ragù', () => {
  const actions = actionsOf(
    ['400 g macinato', '500 ml passata', '1 l latte', '80 g burro', '80 g farina'],
    [
      'Rosolate il macinato, unite la passata e un bicchiere di acqua e cuocete 1 ora.',
      'Sciogliete il burro in un pentolino, unite la farina e versate il latte caldo a filo.',
    ],
    'it',
  )
  expect(actions.flatMap(({ moves }) => moves)).toEqual([])
})

test.each([
  ['it', 'Intanto per la salsa scaldate la panna con lo zucchero.'],
  ['it', 'Nel frattempo, per la salsa, scaldate la panna con lo zucchero.'],
  ['es', 'Mientras tanto, para la salsa calienta la nata con el azúcar.'],
] as const)('a part of the recipe may begin behind "meanwhile" (%s): %s', (language, sentence) => {
  const [first] = actionsOf(['200 g panna', '1 nata', '50 g zucchero'], [sentence], language)
  expect(first?.component).toMatch(/salsa$/)
})

test('of "the vegetables" those are not meant that are peeled and added later', () => {
  const list = ['1 cipolla', '1 carota', '600 g patate', "3 cucchiai d'olio", '500 ml brodo']
  const method = [
    'Tritare la cipolla e la carota.',
    "Scaldare l'olio e farvi appassire il trito di verdure per 5 minuti. Unire il brodo.",
    'Pelare le patate, tagliarle a tocchetti e aggiungerle allo spezzatino.',
  ]
  expect(addsOf(list, method, 'it')).toEqual([[4], [1, 2], [5], [3]])
})

describe('empanadas as they are told on the Río de la Plata', () => {
  const list = ['500 g de harina', '100 g de manteca', '1 cdita. de sal', '200 cc de agua tibia']
  const method = [
    'Poné la harina con la sal en un bol, hacé un hueco y volcá la manteca y el agua. Mezclá y amasá durante 8 minutos.',
    'Estirá la masa y cortá discos de 12 cm.',
  ]

  test('every order is read', () => {
    expect(ordersOf(list, method, 'es').map(([verb]) => verb)).toEqual([
      ...['add', 'needless', 'add', 'mix', 'knead', 'shape', 'dice'],
    ])
  })

  test('the dough is kneaded as long as an elastic dough needs, and weighed once', async () => {
    const steps = await stepsOf(list, method, 'es')
    expect(addedAt(steps, 'bowl')).toEqual([1, 3, 2, 4])
    expect(settingsOf(steps)).toEqual([[undefined, 'dough']])
  })
})

test('flour for the tin is not the flour of the cake', async () => {
  const steps = await stepsOf(
    ['3 huevos', '200 g de azúcar', '250 g de harina', 'Mantequilla y harina para el molde'],
    [
      'Engrase un molde con mantequilla y espolvoréelo con harina.',
      'Bata los huevos con el azúcar durante 5 minutos. Tamice la harina e incorpórela.',
    ],
    'es',
  )
  const [first, ...others] = steps
  expect(first?.adds?.map(({ ref }) => ref)).toEqual([4])
  expect(others.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])).toContain(3)
})

test('"AOVE" is the oil, so the grated tomato waits for its own order', () => {
  const list = ['1 cebolla', '1 tomate', 'AOVE']
  const method = [
    'Rallar el tomate.',
    'Poner un chorro de aceite en una cazuela y pochar la cebolla 10 minutos. Agregar el tomate.',
  ]
  expect(addsOf(list, method, 'es')).toEqual([[3], [1], [2]])
})

test('what is done along with an order stays in its sentence', async () => {
  const steps = await stepsOf(
    ['500 g de fresas', '300 g de azúcar'],
    [
      'Cocer las fresas con el azúcar 30 minutos, removiendo a menudo y retirando la espuma que se forme.',
    ],
    'es',
  )
  expect(textsOf(steps).join(' ')).not.toMatch(/\. Retirando/)
})

test('water that comes to the boil in a pot of its own is not the sauce', async () => {
  const steps = await stepsOf(
    ['400 g macinato', '1 cipolla', "3 cucchiai d'olio", '500 ml passata', '400 g tagliatelle'],
    [
      "Tritate la cipolla e soffriggetela nell'olio. Unite il macinato e rosolatelo 8 minuti.",
      'Versate la passata e cuocete per 1 ora.',
      'Intanto portate a bollore abbondante acqua salata in una pentola e lessate le tagliatelle per 4 minuti.',
    ],
    'it',
  )
  const runs = steps.filter(({ type }) => type === 'OPERATE')
  expect(runs.at(-1)?.durationSeconds).toBe(3600)
})

test('a third that is taken out, puréed and put back leaves the rest whole', async () => {
  const steps = await stepsOf(
    ['400 g di ceci lessati', '1 cipolla', "2 cucchiai d'olio", '800 ml di brodo'],
    [
      "Tritate la cipolla e soffriggetela nell'olio. Unite i ceci e il brodo e cuocete 15 minuti.",
      'Prelevate un terzo dei ceci, frullateli e rimetteteli nella pentola.',
    ],
    'it',
  )
  expect(settingsOf(steps).map(([, speed]) => speed)).not.toContain('5-10')
  expect(textsOf(steps).join(' ')).toMatch(/terzo dei ceci.*frullateli e rimetteteli/)
})

test('what is said to be chopped together is chopped together', async () => {
  const steps = await stepsOf(
    ['1 cipolla', '1 carota', '1 costa di sedano', "3 cucchiai d'olio", '400 g di passata'],
    [
      "Soffriggete cipolla, carota e sedano tritati nell'olio per 5 minuti.",
      'Unite la passata e cuocete 20 minuti.',
    ],
    'it',
  )
  expect(steps[0]?.adds?.map(({ ref }) => ref)).toEqual([1, 2, 3])
})

test('meatballs that are floured after shaping are fried in a pan, not under the blades', async () => {
  const steps = await stepsOf(
    ['600 g de carne picada', '1 huevo', 'harina para rebozar', 'aceite de oliva'],
    [
      'Mezcla la carne con el huevo y amasa bien.',
      'Forma las albóndigas, pásalas por harina y fríelas en aceite caliente.',
    ],
    'es',
  )
  expect(addedAt(steps, 'bowl')).toEqual([1, 2])
})

test('what is drained and put into a pot goes into it', () => {
  const list = ['400 g de garbanzos', '1 hoja de laurel', '1 cebolla']
  const method = [
    'Escurra los garbanzos y póngalos en una olla con el laurel y 1,5 litros de agua.',
  ]
  const [first] = addsOf(list, method, 'es')
  expect(first).toContain(1)
})

test('participles in a row belong to the food before them', () => {
  const method = ['Unite le salsicce spellate e sbriciolate e fatele dorare per 5 minuti.']
  expect(ordersOf(['2 salsicce'], method, 'it').map(([verb]) => verb)).toEqual(['add', 'brown'])
})

describe('Spanish small words that are written like a verb', () => {
  test('"de color claro" is how the eggs look and no browning', () => {
    const list = ['4 huevos', '100 g de azúcar', '2 yogures']
    const method = [
      'Batir los huevos con el azúcar hasta obtener una mezcla espumosa y de color claro. Agregar los yogures y mezclar.',
    ]
    expect(ordersOf(list, method, 'es').map(([verb]) => verb)).toEqual(['whisk', 'add', 'mix'])
  })

  test('"cada uno" and "para la cocción" order nothing', () => {
    const method = ['Cortar los filetes, cada uno en dos partes para la cocción.']
    expect(ordersOf(['4 filetes'], method, 'es').map(([verb]) => verb)).toEqual(['slice'])
  })
})

test('a part named with its adjective keeps the whole name', () => {
  const [first] = actionsOf(
    ['2 dientes de ajo', 'perejil'],
    ['Para hacer la salsa verde tradicional, pelamos y picamos los ajos.'],
    'es',
  )
  expect(first?.component).toBe('Para hacer la salsa verde tradicional')
})

test('what is grated over the plate at last is not in the soup that is blended before', () => {
  const list = ['500 g de calabaza', '300 ml de caldo', 'queso parmesano']
  const method = [
    'Cocemos la calabaza en el caldo 20 minutos.',
    'Trituramos todo.',
    'Rallamos el queso.',
  ]
  const blended = actionsOf(list, method, 'es').find(({ verb }) => verb === 'blend')
  expect(blended?.adds).toEqual([])
})

test.each([
  ['es', 'Se deja levar la masa 1 hora y 1/2.', 5400],
  ['it', 'Si lascia lievitare la pasta per 1h e 1/2.', 5400],
] as const)(
  'a half written as a number belongs to the hour (%s): %s',
  (language, sentence, seconds) => {
    const [only] = actionsOf(['500 g masa', '500 g pasta'], [sentence], language)
    expect(only?.cues.duration?.min).toBe(seconds)
  },
)

describe('some that are taken out of the pot and put by', () => {
  test.each([
    [
      'en',
      ['500 g mushrooms', '20 g butter', '500 ml stock'],
      [
        'Melt the butter in a pan, add the mushrooms and fry for 5 minutes. Take out 4 tablespoons of the mushrooms and set them aside.',
        'Pour in the stock, simmer for 20 minutes and blend.',
      ],
    ],
    [
      'it',
      ['500 g di funghi', '20 g di burro', '500 ml di brodo'],
      [
        'Sciogliete il burro in una pentola, unite i funghi e rosolateli. Prelevate 4 cucchiai di funghi e teneteli da parte.',
        'Versate il brodo, cuocete 20 minuti e frullate.',
      ],
    ],
    [
      'es',
      ['500 g de setas', '20 g de mantequilla', '500 ml de caldo'],
      [
        'Derretimos la mantequilla en una olla, añadimos las setas y las doramos. Sacamos 4 cucharadas de setas y las reservamos.',
        'Echamos el caldo, cocemos 20 minutos y trituramos.',
      ],
    ],
  ] as const)('leave the others in it (%s)', (language, list, method) => {
    const actions = actionsOf(list, method, language)
    expect(actions.flatMap(({ moves }) => moves)).toEqual([])
    const blended = actions.find(({ verb }) => verb === 'blend')
    expect(blended?.vessel).toBe(actions.find(({ adds }) => adds.length > 0)?.vessel)
  })
})

describe('paragraphs that begin with what they do in short', () => {
  const list = ['20 g di burro', '4 scalogni', '500 g di funghi', '500 ml di brodo']
  const method = [
    'Stufa gli scalogni. In una casseruola fai sciogliere il burro. Aggiungi gli scalogni affettati e lasciali stufare.',
    'Rosola i funghi. Unisci i funghi e falli rosolare 5 minuti.',
    'Cuoci la vellutata. Versa il brodo e lascia cuocere 20 minuti.',
    'Frulla. Usa un mixer a immersione per una crema liscia.',
  ]

  test('do it once', () => {
    const working = ordersOf(list, method, 'it').filter(([verb]) => verb !== 'other')
    expect(working.map(([verb]) => verb)).toEqual([
      ...['melt', 'add', 'sweat', 'add', 'brown', 'add', 'cook', 'blend'],
    ])
  })

  test('and their beginning stays with the step it names', async () => {
    const steps = await stepsOf(list, method, 'it')
    const texts = steps.map(({ instructionText }) => instructionText)
    expect(texts.find((text) => text.startsWith('Rosola i funghi.'))).toMatch(/500/)
  })

  test('but short orders that are not said again are orders', () => {
    const short = [
      'Trita gli scalogni. Metti gli scalogni nel burro fuso.',
      'Affetta i funghi. Unisci i funghi al burro.',
      'Scalda il brodo. Unisci il brodo ai funghi.',
    ]
    const verbs = ordersOf(list, short, 'it').map(([verb]) => verb)
    expect(verbs).toEqual(['chop', 'add', 'slice', 'add', 'heat', 'add'])
  })
})

test('blending begins with oil that runs in, whatever the order says it begins with', () => {
  const [, second] = ordersOf(
    ['100 g di rucola', '50 g di noci', '100 ml di olio'],
    ["Metti nel mixer la rucola e le noci. Inizia a frullare versando l'olio a filo."],
    'it',
  )
  expect(second?.[0]).toBe('blend')
})
