import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const verbsOf = (language: Language, ...method: string[]) =>
  actionsOf(['1 piece'], method, language).map(({ verb }) => verb)

const addedBy = (at: number, ...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)[at]?.adds.map(({ food }) => food.entry.name)

const namedBy = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)[0]?.objects.map(({ entry }) => entry.name)

describe('what Italian cooks order', () => {
  test.each([
    ['Va aggiunto il latte.', 'add'],
    ['Vanno poi aggiunte le uova.', 'add'],
    ['Vengono tritate le noci.', 'chop'],
    ['Le verdure vanno tagliate a cubetti.', 'dice'],
    ['Vanno cotte per 20 minuti.', 'cook'],
    ['Ho mescolato bene.', 'mix'],
    ['Abbiamo fritto le polpette.', 'fry'],
    ['Far freddare.', 'cool'],
    ['Lasciare attivare il lievito per 10 minuti.', 'proof'],
    ["Gettate l'acqua di cottura.", 'drain'],
    ['Fate delle piccole palline.', 'shape'],
    ['Date una forma allungata ai panini.', 'shape'],
    ['Tenete sul fuoco per 10 minuti.', 'cook'],
    ['Passate le carote alla grattugia.', 'grate'],
  ])('%s', (sentence, verb) => {
    expect(verbsOf('it', sentence)).toEqual([verb])
  })

  test('an adjective behind "and" orders nothing', () => {
    expect(verbsOf('it', 'Impastate fino a ottenere una massa liscia e compatta.')).toEqual([
      'knead',
    ])
    expect(verbsOf('it', 'Impastate fino a ottenere un panetto morbido e compatto.')).toEqual([
      'knead',
    ])
  })

  test('what is told of a pan behind "where" is no order yet', () => {
    const foods = ['200 g riso', '1 cipolla']
    const method = [
      'Mettete la cipolla in un tegame, dove poi cuocerete il riso.',
      'Unite il riso.',
    ]

    expect(addedBy(0, foods, method, 'it')).toEqual(['cipolla'])
    expect(addedBy(1, foods, method, 'it')).toEqual(['riso'])
  })

  test('a food that only tells the time stays out', () => {
    const method = ['Poco prima che il riso è pronto aggiungete i piselli.', 'Servite con il riso.']

    expect(addedBy(0, ['200 g riso', '100 g piselli'], method, 'it')).toEqual(['piselli'])
  })

  test('a sentence keeps its "è"', async () => {
    const steps = await stepsOf(
      ['200 g lenticchie'],
      ['Mettete le lenticchie in una ciotola e copritele.', 'È importante che siano asciutte.'],
      'it',
    )

    expect(textsOf(steps).join(' ')).toContain('È importante')
  })
})

describe('what Spanish cooks order', () => {
  test.each([
    ['Cernir la harina con la sal.', 'add'],
    ['Cierne la harina.', 'add'],
    ['Aceitar una bandeja.', 'prepare'],
    ['Rebanar el pan.', 'slice'],
    ['Dar forma a las croquetas.', 'shape'],
    ['Vaciar la mezcla en el molde.', 'transfer'],
    ['Precocina la masa en el horno durante 8 minutos.', 'bake'],
    ['Empanizar los filetes.', 'assemble'],
  ])('%s', (sentence, verb) => {
    expect(verbsOf('es', sentence)).toEqual([verb])
  })

  test('what is blended to a cream is blended together', () => {
    const verbs = verbsOf('es', 'Licuar las setas y el requesón para hacer una crema.')

    expect(verbs).toEqual(['blend'])
  })

  test('the cream that comes of the work is not the one of the list', () => {
    const foods = ['1 coliflor', '1 cucharada de crema balsámica']
    const method = [
      'Cocer la coliflor.',
      'Triturar la coliflor hasta obtener una crema fina.',
      'Servir con un chorrito de crema balsámica.',
    ]

    expect(addedBy(1, foods, method, 'es')).toEqual([])
    expect(addedBy(2, foods, method, 'es')).toEqual(['crema balsámica'])
  })

  test('a time with which a sentence begins is told whole', async () => {
    const steps = await stepsOf(
      ['1 pan'],
      ['Meter el pan en el horno.', 'Después de 10 minutos se baja el horno a 200 grados.'],
      'es',
    )

    expect(textsOf(steps).join(' ')).toContain('Después de 10 minutos')
  })
})

describe('what French cooks order', () => {
  test.each([
    ['Laisser au repos pendant trois heures.', 'rest'],
    ['Laissez absorber en remuant.', 'rest'],
    ['Passer dans un chinois.', 'drain'],
    ['Faire des petits boudins.', 'shape'],
    ["Faites chauffez un peu d'huile.", 'heat'],
  ])('%s', (sentence, verb) => {
    expect(verbsOf('fr', sentence)).toEqual([verb])
  })
})

describe('what German cooks order', () => {
  test.each([
    [
      'Zunächst werden die Zwiebeln, die Möhren, der Lauch und der Knoblauch kleingeschnitten.',
      'dice',
    ],
    ['Die Milch dazuleeren.', 'add'],
    ['Die Milch lauwarm werden lassen.', 'heat'],
    ['Den Vollrahm zu Schlagrahm schlagen.', 'whip'],
    ['Im letzten Schritt nehmen Sie den Topf vom Herd.', 'lowerHeat'],
    ['Das Lorbeerblatt rausfischen.', 'remove'],
  ])('%s', (sentence, verb) => {
    expect(verbsOf('de', sentence)).toEqual([verb])
  })

  test('what is sweated and deglazed is not steamed, whatever its name', async () => {
    const foods = ['500 g Karotten', '50 g Butter', '2 dl Bouillon']
    const method = [
      'Die Karotten in einer Pfanne in der Butter andünsten.',
      'Mit der Bouillon ablöschen und weich dämpfen.',
    ]

    const steps = await stepsOf(foods, method, 'de')
    expect(steps.map(({ temperature }) => temperature)).not.toContain('Varoma')
    expect(steps.map(({ place }) => place)).not.toContain('varoma')
    expect(verbsOf('de', 'Das Gemüse im Dampfeinsatz dämpfen.')).toEqual(['steam'])
  })

  test.each(['ausser dem Rahm', 'außer dem Rahm'])(
    'all ingredients %s leave the cream out',
    (exception) => {
      const method = [`Alle Zutaten ${exception} mixen.`, 'Den Rahm dazugeben.']

      expect(addedBy(0, ['100 ml Rahm', '200 g Beeren'], method, 'de')).toEqual(['Beeren'])
      expect(addedBy(1, ['100 ml Rahm', '200 g Beeren'], method, 'de')).toEqual(['Rahm'])
    },
  )
})

describe('foods by another word', () => {
  test.each([
    ['es', ['1 kg de tomates', '2 dientes de ajo'], 'Añadir el ajito picado.', 'ajo'],
    ['es', ['1 limón', '1 pollo'], 'Añadir un limoncito.', 'limón'],
    ['es', ['100 g de mantequilla', '1 cebolla'], 'Derretir la manteca.', 'mantequilla'],
    ['it', ['1 avocado', '1 pomodoro ramato'], 'Unire il pomodorino.', 'pomodoro ramato'],
    ['de', ['1 Stange Lauch', '1 Zwiebel'], 'Den Porree dazugeben.', 'Lauch'],
  ] as const)('%s: %s, %s', (language, foods, sentence, name) => {
    expect(namedBy(foods, [sentence], language)).toEqual([name])
  })

  test('a part of the dish that its heading calls by another word has its own butter', () => {
    const foods = ['Per il ripieno:', '50 g burro', '400 g mele', "Per l'impasto:", '80 g burro']
    const actions = actionsOf(foods, ['Per preparare la pasta, montare a crema il burro.'], 'it')

    expect(actions[0]?.objects.map(({ entry }) => entry.quantity)).toEqual(['80'])
  })

  test('chives are no small onions', () => {
    expect(namedBy(['1 cipolla'], ["Unire l'erba cipollina."], 'it')).toEqual([])
  })

  test('German without umlauts is read as well', () => {
    expect(verbsOf('de', 'Zwiebeln wuerfeln.', 'Mit Salz wuerzen.', 'Alles verruehren.')).toEqual([
      'dice',
      'season',
      'mix',
    ])
  })
})

test.each([
  ['en', 'Boil until the apples are soft.'],
  ['es', 'Dejar hervir hasta que las manzanas estén blandas.'],
  ['it', 'Far bollire finché le mele sono morbide.'],
  ['fr', "Faire bouillir jusqu'à ce que les pommes soient tendres."],
  ['de', 'Aufkochen, bis die Äpfel weich sind.'],
  ['pl', 'Zagotuj, aż jabłka zmiękną.'],
  ['uk', "Кип'ятити, доки яблука стануть м'якими."],
  ['ro', 'Fierbeți până când merele sunt moi.'],
] as const)('food that boils until it is soft is cooked (%s)', (language, sentence) => {
  expect(verbsOf(language, sentence)).toEqual(['cook'])
})

test('food that is put to boil until it is soft is boiled in water', () => {
  expect(verbsOf('en', 'Boil the piece until soft.')).toEqual(['boil'])
})

describe('a pressure cooker that is named once', () => {
  test('fries its onions open', async () => {
    const foods = ['1 onion, chopped', '2 tbsp oil', '1 tbsp chili powder', '400 g tomatoes']
    const method = [
      'Preheat the pressure cooker using the SAUTE setting.',
      'Add the oil and the onion and cook for 5 minutes.',
      'Add the chili powder and cook for another minute.',
    ]
    const runs = runsOf(await stepsOf(foods, method))

    expect(Math.max(...runs.map(({ durationSeconds }) => durationSeconds ?? 0))).toBe(300)
  })

  test('is open again for what is cooked after that', async () => {
    const method = [
      'Poner los frijoles en la olla express con el agua.',
      'Cerrar la olla y cocinar durante 20 minutos.',
      'Liberar la presión.',
      'Añadir la cebolla y cocinar a fuego bajo 15 minutos.',
    ]
    const foods = ['300 g de frijoles negros secos', '1 l de agua', '1 cebolla picada']
    const runs = runsOf(await stepsOf(foods, method, 'es'))

    expect(runs.map(({ durationSeconds }) => durationSeconds)).toEqual([3600, 900])
  })

  test.each([
    [
      'es',
      ['300 g de frijoles negros secos', '1 l de agua', '1 cebolla'],
      [
        'Poner los frijoles en la olla express con el agua y la cebolla.',
        'Cerrar la olla, colocar el regulador sobre la válvula hasta que comience a silbar y cocinar durante 20 minutos.',
      ],
    ],
    [
      'it',
      ['300 g di fagioli secchi', '1 l di brodo', '1 cipolla'],
      [
        'Nella pentola a pressione mettete i fagioli, la cipolla e il brodo.',
        'Coprite con il coperchio e fate cuocere per 20 minuti.',
      ],
    ],
    [
      'de',
      ['300 g getrocknete Bohnen', '1 l Brühe', '1 Zwiebel'],
      [
        'Bohnen, Brühe und Zwiebel in den Schnellkochtopf geben.',
        'Deckel schließen und 20 Minuten kochen.',
      ],
    ],
  ] as const)(
    'cooks three times as long without pressure (%s)',
    async (language, foods, method) => {
      const runs = runsOf(await stepsOf([...foods], [...method], language))

      expect(runs.map(({ durationSeconds }) => durationSeconds)).toEqual([3600])
    },
  )
})
