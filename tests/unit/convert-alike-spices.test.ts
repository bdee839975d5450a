import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const numbersOf = (portions: readonly { food: { id: number } }[]) =>
  portions.map(({ food }) => food.id)

const GROUND: readonly Told[] = [
  [
    'en',
    ['1 tsp salt', '2 tsp cumin seeds', '1 tsp coriander seeds', '1 onion', '20 g fresh coriander'],
    [
      'Toast the cumin and coriander seeds in a frying pan, then grind them.',
      'Fry the onion with the salt in a pot. Stir in the ground spices.',
      'Scatter the fresh coriander over the top.',
    ],
  ],
  [
    'de',
    [
      '1 TL Salz',
      '2 TL Kreuzkümmelsamen',
      '1 TL Koriandersamen',
      '1 Zwiebel',
      '20 g frischer Koriander',
    ],
    [
      'Kreuzkümmel- und Koriandersamen in einer Pfanne rösten, dann mahlen.',
      'Die Zwiebel mit dem Salz in einem Topf anbraten. Die gemahlenen Gewürze einrühren.',
      'Den frischen Koriander darüberstreuen.',
    ],
  ],
  [
    'fr',
    [
      '1 c. à café de sel',
      '2 c. à café de graines de cumin',
      '1 c. à café de graines de coriandre',
      '1 oignon',
      '20 g de coriandre fraîche',
    ],
    [
      'Torréfiez les graines de cumin et de coriandre dans une poêle, puis moulez-les.',
      "Faites revenir l'oignon avec le sel dans une casserole. Ajoutez les épices moulues.",
      'Parsemez de coriandre fraîche.',
    ],
  ],
  [
    'es',
    [
      '1 cucharadita de sal',
      '2 cucharaditas de semillas de comino',
      '1 cucharadita de semillas de cilantro',
      '1 cebolla',
      '20 g de cilantro fresco',
    ],
    [
      'Tuesta las semillas de comino y de cilantro en una sartén y muélelas.',
      'Sofríe la cebolla con la sal en una olla. Agrega las especias molidas.',
      'Espolvorea el cilantro fresco por encima.',
    ],
  ],
  [
    'it',
    [
      '1 cucchiaino di sale',
      '2 cucchiaini di semi di cumino',
      '1 cucchiaino di semi di coriandolo',
      '1 cipolla',
      '20 g di coriandolo fresco',
    ],
    [
      'Tostate i semi di cumino e di coriandolo in una padella, poi macinateli.',
      'Soffriggete la cipolla con il sale in una pentola. Unite le spezie macinate.',
      'Cospargete con il coriandolo fresco.',
    ],
  ],
  [
    'pl',
    [
      '1 łyżeczka soli',
      '2 łyżeczki nasion kuminu',
      '1 łyżeczka nasion kolendry',
      '1 cebula',
      '20 g świeżej kolendry',
    ],
    [
      'Nasiona kuminu i kolendry uprażyć na patelni, następnie zmielić.',
      'Cebulę podsmażyć z solą w garnku. Dodać zmielone przyprawy.',
      'Posypać świeżą kolendrą.',
    ],
  ],
  [
    'uk',
    [
      '1 ч. л. солі',
      '2 ч. л. насіння кумину',
      '1 ч. л. насіння коріандру',
      '1 цибулина',
      '20 г свіжої кінзи',
    ],
    [
      'Насіння кумину та коріандру підсмажте на сковороді, потім змеліть.',
      'Обсмажте цибулю із сіллю в каструлі. Додайте мелені спеції.',
      'Посипте свіжою кінзою.',
    ],
  ],
  [
    'ro',
    [
      '1 linguriță de sare',
      '2 lingurițe de semințe de chimion',
      '1 linguriță de semințe de coriandru',
      '1 ceapă',
      '20 g coriandru proaspăt',
    ],
    [
      'Prăjiți semințele de chimion și de coriandru într-o tigaie, apoi măcinați-le.',
      'Căliți ceapa cu sarea într-o oală. Adăugați condimentele măcinate.',
      'Presărați coriandrul proaspăt deasupra.',
    ],
  ],
]

describe.each(GROUND)('toasted seeds in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const pan = actions[0]?.vessel

  it('are both of the seeds, and not the fresh leaves', () => {
    expect(numbersOf(actions[0]?.adds ?? []).sort()).toEqual([2, 3])
  })

  it('are the ground spices that go into the pot', () => {
    const moved = actions.find(({ moves }) => moves.some(({ from }) => from === pan))

    expect(moved?.adds).toEqual([])
    expect(moved?.vessel).toBe(actions.find(({ adds }) => numbersOf(adds).includes(4))?.vessel)
  })
})

const HANGING = ['50 ml Zitronensaft', '60 ml Orangensaft', '1 TL Zitronenschale', '90 g Zucker']

describe('a noun that is said once', () => {
  it('belongs to both names', () => {
    const [mixed] = actionsOf(
      HANGING,
      ['Zitronen- und Orangensaft verrühren.', 'Den Zucker mit der Zitronenschale zugeben.'],
      'de',
    )

    expect(numbersOf(mixed?.adds ?? [])).toEqual([1, 2])
  })
})

const MARINADE: readonly Told[] = [
  [
    'de',
    ['600 g Hähnchenbrust', '150 g Joghurt', '1 TL Kurkuma'],
    [
      'Das Hähnchenfleisch würfeln. In einer Schüssel mit Joghurt und Kurkuma vermengen.',
      'Das Fleisch in einer Pfanne anbraten.',
    ],
  ],
  [
    'es',
    ['600 g de pechuga de pollo', '150 g de yogur', '1 cucharadita de cúrcuma'],
    [
      'Cortar el pollo en dados. Mezclar en un bol con el yogur y la cúrcuma.',
      'Dorar el pollo en una sartén.',
    ],
  ],
  [
    'pl',
    ['600 g piersi z kurczaka', '150 g jogurtu', '1 łyżeczka kurkumy'],
    [
      'Kurczaka pokroić w kostkę. W misce wymieszać z jogurtem i kurkumą.',
      'Kurczaka podsmażyć na patelni.',
    ],
  ],
]

describe.each(MARINADE)(
  'meat mixed in a bowl with its marinade in %s',
  (language, list, method) => {
    it('is the meat that has just been cut', () => {
      const mixed = actionsOf(list, method, language).find(({ verb }) => verb === 'mix')

      expect(numbersOf(mixed?.adds ?? []).sort()).toEqual([1, 2, 3])
    })
  },
)

const IT_WITH: readonly Told[] = [
  [
    'en',
    ['200 g walnuts', '80 g sugar', '50 g butter'],
    ['Blend the walnuts finely. Melt the butter and mix it with the walnuts and the sugar.'],
  ],
  [
    'fr',
    ['200 g de noix', '80 g de sucre', '50 g de beurre'],
    ['Mixez finement les noix. Faites fondre le beurre et mélangez-le avec les noix et le sucre.'],
  ],
  [
    'es',
    ['200 g de nueces', '80 g de azúcar', '50 g de mantequilla'],
    ['Tritura finamente las nueces. Derrite la mantequilla y mézclala con las nueces y el azúcar.'],
  ],
]

describe.each(IT_WITH)(
  'butter mixed with the nuts of another bowl in %s',
  (language, list, method) => {
    it('is not left in its pan', () => {
      const mixed = actionsOf(list, method, language).at(-1)

      expect(numbersOf(mixed?.adds ?? [])).toEqual([2])
      expect(mixed?.moves).toHaveLength(1)
    })
  },
)
