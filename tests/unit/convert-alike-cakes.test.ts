import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const GLAZED: readonly Told[] = [
  [
    'de',
    ['3 Eier', '150 g Mehl', '100 g Zucker', '100 g Puderzucker', '2 EL Zitronensaft'],
    [
      'Die Eier mit dem Zucker schlagen, das Mehl unterheben und 30 Minuten bei 180 °C backen.',
      'Den Puderzucker mit dem Zitronensaft verrühren und über den Kuchen gießen.',
    ],
  ],
  [
    'ro',
    ['3 ouă', '150 g făină', '100 g zahăr', '100 g zahăr pudră', '2 linguri de suc de lămâie'],
    [
      'Bateți ouăle cu zahărul, încorporați făina și coaceți 30 de minute la 180 °C.',
      'Amestecați zahărul pudră cu sucul de lămâie și turnați peste cozonac.',
    ],
  ],
  [
    'uk',
    ['3 яйця', '150 г борошна', '100 г цукру', '100 г цукрової пудри', '2 ст. л. лимонного соку'],
    [
      'Збийте яйця з цукром, додайте борошно та випікайте 30 хвилин при 180 °C.',
      'Змішайте цукрову пудру з лимонним соком і вилийте на пиріг.',
    ],
  ],
]

describe.each(GLAZED)('a glaze poured over the cake in %s', (language, list, method) => {
  it('goes onto what was baked', () => {
    const actions = actionsOf(list, method, language)
    const cake = actions.find(({ verb }) => verb === 'bake')?.vessel
    const glaze = actions.at(-2)?.vessel

    expect(actions.at(-1)?.vessel).toBe(cake)
    expect(actions.at(-1)?.moves.map(({ from }) => from)).toEqual([glaze])
  })
})

const FILLED: readonly Told[] = [
  [
    'it',
    ['400 g di farina', '200 ml di latte', '200 g di ricotta', '80 g di zucchero'],
    [
      'Impastate la farina con il latte. Per il ripieno, mescolate la ricotta con lo zucchero.',
      "Stendete l'impasto sulla spianatoia. Spalmatevi il ripieno e infornate per 30 minuti in uno stampo da plumcake.",
    ],
  ],
  [
    'pl',
    ['400 g mąki', '200 ml mleka', '200 g twarogu', '80 g cukru'],
    [
      'Mąkę zagnieść z mlekiem. Nadzienie: wymieszać twaróg z cukrem.',
      'Ciasto rozwałkować na blacie. Posmarować nadzieniem i przełożyć do formy na babkę.',
    ],
  ],
  [
    'uk',
    ['400 г борошна', '200 мл молока', '200 г сиру', '80 г цукру'],
    [
      'Замісіть тісто з борошна й молока. Для начинки змішайте сир із цукром.',
      'Розкачайте тісто на столі. Змастіть начинкою і викладіть у форму для кексу.',
    ],
  ],
  [
    'ro',
    ['400 g făină', '200 ml lapte', '200 g brânză de vaci', '80 g zahăr'],
    [
      'Frământați făina cu laptele. Pentru umplutură, amestecați brânza cu zahărul.',
      'Întindeți aluatul pe o suprafață înfăinată. Ungeți-l cu umplutura și așezați-l într-o formă de chec.',
    ],
  ],
]

describe.each(FILLED)('a filling spread on rolled-out dough in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const spread = actions.find(({ verb }) => verb === 'assemble')

  it('comes to the dough, which lies on the table', () => {
    const filling = actions.find(({ verb }) => verb === 'mix')?.vessel

    expect(spread?.moves.map(({ from }) => from)).toEqual([filling])
    expect(spread?.vessel).toBe(actions.find(({ verb }) => verb === 'shape')?.vessel)
  })

  it('goes into the tin with it, and nothing else does', () => {
    const placed = actions.at(-1)

    expect(placed?.moves.map(({ from }) => from)).toEqual([spread?.vessel])
  })
})

describe('trays of biscuits', () => {
  it('are baked one after the other in French', () => {
    const actions = actionsOf(
      ['150 g de beurre', '100 g de sucre', '250 g de farine'],
      [
        'Mélangez le beurre, le sucre et la farine. Formez des boules et disposez-les sur les plaques.',
        'Faites cuire les biscuits en deux fournées, 12 minutes chacune.',
      ],
      'fr',
    )

    expect(actions.at(-1)?.verb).toBe('bake')
  })

  it('say how long the butter is beaten only once in Polish', () => {
    const [creamed] = actionsOf(
      ['150 g masła', '120 g cukru'],
      ['Masło utrzeć z cukrem na puszystą masę przez 3 minuty.'],
      'pl',
    )

    expect(creamed?.until).toBe('na puszystą masę')
  })
})

describe('what is brushed in Ukrainian', () => {
  const LIST = ['300 г борошна', '150 мл молока', '1 яйце']

  it('is a tin before the dough, and a cake afterwards', () => {
    const actions = actionsOf(
      LIST,
      [
        'Форму змастіть олією. Замісіть тісто з борошна й молока та викладіть у форму.',
        'Змастіть пиріг яйцем і випікайте 30 хвилин.',
      ],
      'uk',
    )

    expect(actions.map(({ verb }) => verb)).toEqual([
      ...['prepare', 'knead', 'transfer', 'assemble', 'bake'],
    ])
    expect(actions[3]?.adds.map(({ food }) => food.id)).toEqual([3])
  })
})
