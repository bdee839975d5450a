import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const DUMPLINGS: readonly Told[] = [
  [
    'en',
    ['500 g flour', '250 ml water', '500 g quark', '1 egg yolk'],
    [
      'Knead the flour and the water to a smooth dough. Cover and leave to rest for 20 minutes.',
      'Mash the quark with a fork, mix with the egg yolk.',
    ],
  ],
  [
    'de',
    ['500 g Mehl', '250 ml Wasser', '500 g Quark', '1 Eigelb'],
    [
      'Mehl und Wasser zu einem glatten Teig verkneten. Abgedeckt 20 Minuten ruhen lassen.',
      'Den Quark mit einer Gabel zerdrücken, mit dem Eigelb verrühren.',
    ],
  ],
  [
    'fr',
    ['500 g de farine', "250 ml d'eau", '500 g de fromage blanc', "1 jaune d'œuf"],
    [
      "Pétrissez la farine et l'eau. Couvrez et laissez reposer 20 minutes.",
      "Écrasez le fromage blanc à la fourchette, mélangez-le avec le jaune d'œuf.",
    ],
  ],
  [
    'es',
    ['500 g de harina', '250 ml de agua', '500 g de requesón', '1 yema de huevo'],
    [
      'Amasa la harina con el agua. Tapa y deja reposar 20 minutos.',
      'Aplasta el requesón con un tenedor y mézclalo con la yema.',
    ],
  ],
  [
    'it',
    ['500 g di farina', '250 ml di acqua', '500 g di ricotta', '1 tuorlo'],
    [
      "Impastate la farina con l'acqua. Coprite e lasciate riposare 20 minuti.",
      'Schiacciate la ricotta con una forchetta e mescolatela con il tuorlo.',
    ],
  ],
  [
    'pl',
    ['500 g mąki', '250 ml wody', '500 g twarogu', '1 żółtko'],
    [
      'Mąkę i wodę zagnieść na gładkie ciasto. Przykryć i odstawić na 20 minut.',
      'Twaróg rozgnieść widelcem, wymieszać z żółtkiem.',
    ],
  ],
  [
    'uk',
    ['500 г борошна', '250 мл води', '500 г домашнього сиру', '1 жовток'],
    [
      'Борошно змішати з водою і замісити гладке тісто. Накрити і залишити на 20 хвилин.',
      "Сир розім'яти виделкою, змішати з жовтком.",
    ],
  ],
  [
    'ro',
    ['500 g făină', '250 ml apă', '500 g brânză de vaci', '1 gălbenuș'],
    [
      'Frământăm făina cu apa. Acoperim și lăsăm la odihnit 20 de minute.',
      'Zdrobim brânza cu o furculiță și o amestecăm cu gălbenușul.',
    ],
  ],
]

describe.each(DUMPLINGS)('the filling of a dough that rests, in %s', (language, list, method) => {
  it('is mixed in a bowl of its own', () => {
    const actions = actionsOf(list, method, language)
    const dough = actions.find(({ verb }) => verb === 'knead')?.vessel
    const [filling] = actions.filter(({ adds }) => adds.some(({ food }) => food.id === 4))

    expect(filling?.verb).toBe('mix')
    expect(filling?.vessel).not.toBe(dough)
  })
})

describe('soft cheese', () => {
  it('that is mashed with a fork is mixed by the machine at once', async () => {
    const steps = await stepsOf(
      ['500 g quark', '250 g mascarpone', '2 eggs', '100 g sugar'],
      ['Mash the quark with a fork, mix with the eggs, the mascarpone and the sugar.'],
    )
    expect(runsOf(steps)).toHaveLength(1)
    expect(textsOf(steps).join(' ')).not.toContain('fork')
  })
})

describe('a dough', () => {
  it('is kneaded although its raising agent was dissolved in water', async () => {
    const steps = await stepsOf(
      [
        '250 g honey',
        '100 g butter',
        '500 g flour',
        '1 tbsp cocoa',
        '1 tsp potash',
        '2 tbsp water',
      ],
      [
        'Melt the honey with the butter in a pan, then let it cool. Mix the flour with the cocoa.',
        'Dissolve the potash in the water.',
        'Add the flour and the potash to the honey and knead everything to a smooth dough.',
      ],
    )
    expect(runsOf(steps).map(({ temperature }) => temperature)).toEqual(['60', undefined])
  })
})

describe('cheese that the machine has grated', () => {
  it('is named where the order only says "it"', async () => {
    const steps = await stepsOf(
      ['300 g pasta', '200 g mushrooms', '50 g parmesan'],
      [
        'Fry the mushrooms in a wok over high heat. Add the cooked pasta.',
        'Grate the parmesan, stir it in and season with salt and pepper.',
      ],
    )
    expect(textsOf(steps).at(-1)).toContain('Parmesan: stir it in')
  })
})
