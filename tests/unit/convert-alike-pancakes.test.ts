import { describe, expect, it } from 'vitest'
import { actionsOf, actionsOfParts, type Told } from './convert-actions.ts'

const BATTER: readonly Told[] = [
  [
    'en',
    ['200 g flour', '1 tsp baking powder', '2 eggs', '300 ml milk', '2 tbsp oil'],
    [
      'Mix the flour and baking powder in a large bowl.',
      'Whisk the eggs with the milk.',
      'Pour the wet ingredients into the dry and whisk until smooth.',
      'Heat the oil in a frying pan.',
      'Add a ladleful of batter for each pancake and fry for 2 minutes on each side.',
    ],
  ],
  [
    'de',
    ['200 g Mehl', '1 TL Backpulver', '2 Eier', '300 ml Milch', '2 EL Öl'],
    [
      'Mehl und Backpulver in einer großen Schüssel mischen.',
      'Die Eier mit der Milch verquirlen.',
      'Die flüssigen Zutaten zu den trockenen geben und zu einem glatten Teig verrühren.',
      'Das Öl in einer Pfanne erhitzen.',
      'Pro Pfannkuchen eine Kelle Teig hineingeben und von jeder Seite 2 Minuten goldbraun backen.',
    ],
  ],
  [
    'fr',
    [
      '200 g de farine',
      '1 c. à café de levure chimique',
      '2 œufs',
      '300 ml de lait',
      "2 c. à soupe d'huile",
    ],
    [
      'Dans un saladier, mélangez la farine et la levure.',
      'Fouettez les œufs avec le lait.',
      'Versez ce mélange sur les ingrédients secs et fouettez.',
      "Faites chauffer l'huile dans une poêle.",
      'Versez une louche de pâte par pancake et faites cuire 2 minutes de chaque côté.',
    ],
  ],
  [
    'es',
    [
      '200 g de harina',
      '1 cucharadita de levadura química',
      '2 huevos',
      '300 ml de leche',
      '2 cucharadas de aceite',
    ],
    [
      'Mezcla en un bol grande la harina y la levadura.',
      'Bate los huevos con la leche.',
      'Vierte esta mezcla sobre los ingredientes secos y bate.',
      'Calienta el aceite en una sartén.',
      'Echa un cucharón de masa por cada tortita y fríe 2 minutos por cada lado.',
    ],
  ],
  [
    'it',
    [
      '200 g di farina',
      '1 cucchiaino di lievito per dolci',
      '2 uova',
      '300 ml di latte',
      '2 cucchiai di olio',
    ],
    [
      'In una ciotola capiente mescolate la farina e il lievito.',
      'Sbattete le uova con il latte.',
      'Versate gli ingredienti liquidi su quelli secchi e mescolate con una frusta.',
      "Scaldate l'olio in una padella.",
      'Versate un mestolo di pastella per ogni pancake e cuocete 2 minuti per lato.',
    ],
  ],
  [
    'pl',
    ['200 g mąki', '1 łyżeczka proszku do pieczenia', '2 jajka', '300 ml mleka', '2 łyżki oleju'],
    [
      'W dużej misce wymieszać mąkę i proszek do pieczenia.',
      'Jajka roztrzepać z mlekiem.',
      'Mokre składniki wlać do suchych i wymieszać trzepaczką.',
      'Na patelni rozgrzać olej.',
      'Nakładać po chochelce ciasta i smażyć po 2 minuty z każdej strony.',
    ],
  ],
  [
    'uk',
    ['200 г борошна', '1 ч. л. розпушувача', '2 яйця', '300 мл молока', '2 ст. л. олії'],
    [
      'У великій мисці змішати борошно і розпушувач.',
      'Яйця збити з молоком.',
      'Влити рідкі інгредієнти до сухих і збити до однорідності.',
      'На сковороді розігріти олію.',
      'Викладати по ополонику тіста і смажити по 2 хвилини з кожного боку.',
    ],
  ],
  [
    'ro',
    ['200 g făină', '1 linguriță praf de copt', '2 ouă', '300 ml lapte', '2 linguri ulei'],
    [
      'Într-un bol mare, amestecați făina și praful de copt.',
      'Bateți ouăle cu laptele.',
      'Turnați ingredientele lichide peste cele uscate și amestecați cu telul.',
      'Încingeți uleiul într-o tigaie.',
      'Turnați câte un polonic de aluat pentru fiecare clătită și prăjiți 2 minute pe fiecare parte.',
    ],
  ],
]

describe.each(BATTER)('a batter for pancakes in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const adding = (id: number) => actions.find(({ adds }) => adds.some(({ food }) => food.id === id))
  const from = (id: number) =>
    actions.filter(({ moves }) => moves.some((one) => one.from === adding(id)?.vessel))

  it('whisks the eggs in a bowl of their own', () => {
    expect(adding(3)?.verb).toBe('whisk')
    expect(adding(3)?.adds.map(({ food }) => food.id)).toEqual([3, 4])
    expect(adding(3)?.vessel).not.toBe(adding(1)?.vessel)
  })

  it('brings the wet to the dry', () => {
    expect(from(3).map(({ vessel }) => vessel)).toEqual([adding(1)?.vessel])
  })

  it('is fried in the pan, all of it in the end', () => {
    const pan = adding(5)?.vessel
    expect(from(1).map(({ vessel, moves }) => [vessel, moves[0]?.part])).toEqual([[pan, 1]])
    expect(actions.at(-1)).toMatchObject({ vessel: pan, role: 'heat' })
  })
})

it('a part of the dish is no mixture that stands there, however alike their names are', () => {
  const actions = actionsOfParts(
    [
      { heading: 'Per i pancake', lines: ['200 g di farina', '2 uova', '300 ml di latte'] },
      { heading: 'Per la composta', lines: ['300 g di frutti di bosco', '50 g di zucchero'] },
    ],
    [
      'Sbattete le uova con il latte.',
      'In una ciotola unite la farina e versate il composto.',
      'Per la composta, mettete i frutti di bosco e lo zucchero in un pentolino e cuocete 5 minuti.',
    ],
    'it',
  )
  const fruit = actions.find(({ adds }) => adds.some(({ food }) => food.id === 4))
  expect(fruit?.moves).toEqual([])
  expect(fruit?.clause.sentence).toBe(2)
})
