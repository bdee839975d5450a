import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

const LAST_MINUTES: readonly Told[] = [
  [
    'en',
    ['20 g butter', '300 g risotto rice', '800 ml stock', '200 g peas'],
    [
      'Melt the butter in a pan, add the rice and stir for 2 minutes.',
      'Add the stock a ladle at a time, stirring, until absorbed, about 18 minutes. Add the peas for the last 5 minutes.',
    ],
  ],
  [
    'fr',
    ['20 g de beurre', '300 g de riz à risotto', '800 ml de bouillon', '200 g de petits pois'],
    [
      'Faites fondre le beurre dans une sauteuse, ajoutez le riz et remuez 2 minutes.',
      "Ajoutez le bouillon louche par louche, en remuant, jusqu'à absorption, environ 18 minutes. Ajoutez les petits pois 5 minutes avant la fin.",
    ],
  ],
  [
    'es',
    ['20 g de mantequilla', '300 g de arroz para risotto', '800 ml de caldo', '200 g de guisantes'],
    [
      'Derrite la mantequilla en una cazuela, añade el arroz y remueve 2 minutos.',
      'Ve añadiendo el caldo a cucharones, removiendo, hasta que se absorba, unos 18 minutos. Añade los guisantes en los últimos 5 minutos.',
    ],
  ],
  [
    'uk',
    ['20 г вершкового масла', '300 г рису для різото', '800 мл бульйону', '200 г горошку'],
    [
      'Розтопіть масло у каструлі, додайте рис і обсмажуйте 2 хвилини, помішуючи.',
      'Додавайте бульйон по одному ополонику, помішуючи, поки він не вбереться, приблизно 18 хвилин. За 5 хвилин до кінця додайте горошок.',
    ],
  ],
]

describe.each(LAST_MINUTES)('a risotto in %s', (language, list, method) => {
  it('has its peas cooked for the last five minutes', async () => {
    const runs = runsOf(await stepsOf(list, method, language)).slice(-2)

    expect(runs.map(({ durationSeconds }) => durationSeconds)).toEqual([600, 300])
  })
})

const SHARES: readonly Told[] = [
  ['de', ['150 g Cheddar', '1 TL Senf'], ['Zwei Drittel des Käses und den Senf verrühren.']],
  ['pl', ['150 g sera', '1 łyżeczka musztardy'], ['Wymieszać dwie trzecie sera oraz musztardę.']],
  ['uk', ['150 г сиру', '1 ч. л. гірчиці'], ['Змішайте дві третини сиру та гірчицю.']],
  [
    'ro',
    ['150 g brânză', '1 linguriță muștar'],
    ['Amestecați două treimi din brânză și muștarul.'],
  ],
]

describe.each(SHARES)('two thirds of a food and another one in %s', (language, list, method) => {
  it('are no two thirds of the other one', () => {
    const [mixed] = actionsOf(list, method, language)

    expect(mixed?.adds.map(({ part }) => Math.round(part * 100))).toEqual([67, 100])
  })
})

const POURED_OVER: readonly Told[] = [
  [
    'es',
    ['3 manzanas', '2 huevos', '150 ml de nata'],
    [
      'Coloca las manzanas en un molde.',
      'Bate los huevos con la nata y viértelo sobre las manzanas.',
    ],
  ],
  [
    'it',
    ['3 mele', '2 uova', '150 ml di panna'],
    ['Disponete le mele in uno stampo.', 'Sbattete le uova con la panna e versate sulle mele.'],
  ],
  [
    'pl',
    ['3 jabłka', '2 jajka', '150 ml śmietanki'],
    ['Ułożyć jabłka w formie do pieczenia.', 'Jajka roztrzepać ze śmietanką i zalać jabłka.'],
  ],
  [
    'uk',
    ['3 яблука', '2 яйця', '150 мл вершків'],
    ['Викладіть яблука у форму для запікання.', 'Збийте яйця з вершками та залийте яблука.'],
  ],
]

describe.each(POURED_OVER)('a batter poured over fruit in %s', (language, list, method) => {
  it('goes into the tin with the fruit', () => {
    const actions = actionsOf(list, method, language)
    const [laid] = actions
    const whisked = actions.at(-2)

    expect(actions.at(-1)?.vessel).toBe(laid?.vessel)
    expect(actions.at(-1)?.moves).toMatchObject([{ from: whisked?.vessel, part: 1 }])
  })
})

const BACON_FAT: readonly Told[] = [
  [
    'en',
    ['200 g bacon, diced', '1 leek, sliced'],
    ['Fry the bacon in a pan and lift it out. Cook the leek in the bacon fat for 8 minutes.'],
  ],
  [
    'de',
    ['200 g Speck, gewürfelt', '1 Lauch, in Ringen'],
    [
      'Den Speck in einer Pfanne auslassen, herausnehmen. Den Lauch im Speckfett 8 Minuten dünsten.',
    ],
  ],
  [
    'uk',
    ['200 г бекону', '1 цибуля-порей'],
    ['Обсмажте бекон на сковороді, вийміть. Тушкуйте порей у жирі від бекону 8 хвилин.'],
  ],
]

describe.each(BACON_FAT)(
  'what is cooked in the fat of the bacon in %s',
  (language, list, method) => {
    it('goes into the pan of the bacon, and both stay by hand', async () => {
      const [fried, ...later] = actionsOf(list, method, language)

      expect(later.at(-1)?.vessel).toBe(fried?.vessel)
      expect(later.at(-1)?.adds.map(({ food }) => food.id)).toEqual([2])
      expect(runsOf(await stepsOf(list, method, language))).toEqual([])
    })
  },
)

const SOME_KEPT: readonly Told[] = [
  [
    'en',
    ['1 tin chickpeas', '2 tbsp tahini'],
    [
      'Drain the chickpeas. Set aside a few chickpeas for decoration.',
      'Blend the rest of the chickpeas with the tahini.',
    ],
  ],
  [
    'fr',
    ['1 boîte de pois chiches', '2 c. à soupe de tahini'],
    [
      'Égouttez les pois chiches. Mettez quelques pois chiches de côté pour la décoration.',
      'Mixez le reste des pois chiches avec le tahini.',
    ],
  ],
  [
    'es',
    ['1 bote de garbanzos', '2 cucharadas de tahini'],
    [
      'Escurre los garbanzos. Aparta unos cuantos garbanzos para decorar.',
      'Tritura el resto de los garbanzos con el tahini.',
    ],
  ],
]

describe.each(SOME_KEPT)(
  'a few that are set aside of what was drained in %s',
  (language, list, method) => {
    it('are not among the rest', () => {
      const adds = actionsOf(list, method, language).flatMap((one) => one.adds)

      expect(adds.map(({ food, part }) => [food.id, part])).toEqual([
        [1, 0.2],
        [1, 0.8],
        [2, 1],
      ])
    })
  },
)

const AS_NEEDED: readonly Told[] = [
  [
    'en',
    ['400 g chickpeas', '50 ml olive oil'],
    [
      'Blend the chickpeas in a food processor until smooth.',
      'With the motor running, drizzle in the oil and enough of the cooking liquid to make a paste.',
    ],
  ],
  [
    'es',
    ['400 g de garbanzos', '50 ml de aceite de oliva'],
    [
      'Tritura los garbanzos en la batidora hasta obtener una pasta fina.',
      'Con el motor en marcha, añade el aceite en hilo y suficiente líquido de cocción hasta lograr una pasta.',
    ],
  ],
]

describe.each(AS_NEEDED)('liquid as needed beside the oil in %s', (language, list, method) => {
  it('is told', async () => {
    const texts = (await stepsOf(list, method, language)).map((one) => one.instructionText)

    expect(texts.join(' ')).toMatch(/enough of the cooking liquid|suficiente líquido de cocción/)
  })
})

it('the name of a part stands where its work begins, not where the bowl is emptied for it', async () => {
  const steps = await stepsOf(
    ['400 g tomatoes', '40 g butter', '40 g flour', '500 ml milk'],
    [
      'Simmer the tomatoes for 20 minutes.',
      'For the white sauce, melt the butter in a saucepan, stir in the flour and cook for 2 minutes. Add the milk and simmer for 5 minutes.',
      'Spread both sauces in a dish.',
    ],
  )
  const named = steps.find((one) => one.instructionText.startsWith('For the white sauce'))

  expect(named?.adds?.map(({ ref }) => ref)).toEqual([2])
})

it('juice is called so in the case of a list, however the order has it', async () => {
  const [weighed] = await stepsOf(
    ['1 cytryna', '200 g cukru'],
    ['Zmiksować cukier z sokiem z cytryny.'],
    'pl',
  )

  expect(weighed?.instructionText).toMatch(/cytrynę \(sok\)/)
})

const LIAISONS: readonly Told[] = [
  [
    'en',
    ['600 g chicken, diced', '400 ml stock', '2 tbsp flour', '100 ml cream', '1 egg yolk'],
    [
      'Put the chicken, flour and stock in a pan and simmer for 20 minutes.',
      'Mix the cream with the egg yolk, then pour back into the pan. Heat gently without boiling.',
    ],
  ],
  [
    'de',
    ['600 g Hähnchen, gewürfelt', '400 ml Brühe', '2 EL Mehl', '100 ml Sahne', '1 Eigelb'],
    [
      'Hähnchen, Mehl und Brühe in einen Topf geben und 20 Minuten köcheln lassen.',
      'Die Sahne mit dem Eigelb verrühren und zurück in den Topf gießen. Vorsichtig erhitzen, aber nicht mehr kochen lassen.',
    ],
  ],
  [
    'uk',
    ['600 г курки, нарізаної', '400 мл бульйону', '2 ст. л. борошна', '100 мл вершків', '1 жовток'],
    [
      'Покладіть курку, борошно та бульйон у каструлю і варіть 20 хвилин.',
      'Змішайте вершки з жовтком і влийте назад у каструлю. Підігрійте, не доводячи до кипіння.',
    ],
  ],
]

describe.each(LIAISONS)('cream and yolk in a fricassee in %s', (language, list, method) => {
  it('come back to the meat, which stays in pieces', async () => {
    const steps = await stepsOf(list, method, language)
    const last = runsOf(steps).at(-1)
    const mixed = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 5))

    expect(last).toMatchObject({ reverse: true, speed: '1' })
    expect(
      steps.slice(mixed + 1, steps.length).some(({ takes }) => takes?.includes(mixed + 1)),
    ).toBe(true)
  })
})
