import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOfParts } from './convert-actions.ts'

type Parts = Record<string, readonly string[]>

const ordersOf = (parts: Parts, method: readonly string[], language: Language = 'en') =>
  actionsOfParts(
    Object.entries(parts).map(([heading, lines]) => ({ heading, lines: [...lines] })),
    method,
    language,
  ).map(({ verb, adds, moves, vessel }) => ({
    verb,
    adds: adds.map(({ food }) => food.id),
    takes: moves.map(({ from }) => from),
    vessel,
  }))

const SHORTCAKES = ['250 g flour', '100 g butter', '150 ml milk']
const CREAM = ['300 ml double cream', '1 tbsp icing sugar', '1 tsp vanilla extract']
const BAKED = 'Rub the butter into the flour, stir in the milk and bake for 15 minutes.'

describe('a part of the list that the method does not make', () => {
  it('is whipped right before it is served, if it is cream', () => {
    const orders = ordersOf({ Shortcakes: SHORTCAKES, 'Whipped cream': CREAM }, [
      BAKED,
      'Split the shortcakes and top with the whipped cream.',
    ])
    const whipping = orders.find(({ verb }) => verb === 'whip')
    expect(whipping?.adds).toEqual([4, 5, 6])
    expect(orders.at(-1)?.takes).toEqual([whipping?.vessel])
    expect(orders.at(-1)?.adds).toEqual([])
  })

  it('is whipped at the end, if nothing is said of it at all', () => {
    const orders = ordersOf({ Shortcakes: SHORTCAKES, 'For the cream': CREAM }, [BAKED])
    expect(orders.at(-1)).toMatchObject({ verb: 'whip', adds: [4, 5, 6] })
  })

  it('is mixed before it is poured over, if it is a dressing', () => {
    const orders = ordersOf(
      {
        Salad: ['400 g green beans', '200 g tomatoes'],
        'For the dressing': ['4 tbsp olive oil', '2 tbsp vinegar', '1 tsp mustard'],
      },
      [
        'Boil the beans for 6 minutes, drain and put in a bowl with the tomatoes.',
        'Pour over the dressing and toss.',
      ],
    )
    expect(orders.find(({ verb, adds }) => verb === 'mix' && adds.length > 0)?.adds).toEqual([
      3, 4, 5,
    ])
  })

  it.each([
    ['de', 'Für die Sahne', ['300 ml Schlagsahne', '1 EL Zucker', '1 TL Vanillezucker']],
    ['fr', 'Pour la chantilly', ['300 ml de crème liquide', '1 c. à soupe de sucre']],
    ['it', 'Per la panna', ['300 ml di panna fresca', '1 cucchiaio di zucchero a velo']],
  ] as const)('is whipped in %s', (language, heading, cream) => {
    const cakes = {
      de: [
        'Teig',
        ['250 g Mehl', '100 g Butter'],
        'Mehl und Butter verkneten und 20 Minuten backen.',
      ],
      fr: [
        'Pâte',
        ['250 g de farine', '100 g de beurre'],
        'Mélangez la farine et le beurre et enfournez 20 minutes.',
      ],
      it: [
        'Impasto',
        ['250 g di farina', '100 g di burro'],
        'Impastate la farina con il burro e infornate per 20 minuti.',
      ],
    } as const
    const [name, lines, method] = cakes[language]
    const orders = ordersOf({ [name]: lines, [heading]: cream }, [method], language)
    expect(orders.at(-1)?.verb).toBe('whip')
  })

  it.each([
    ['a sauce of cream without sugar', ['200 ml cream', '1 tsp salt'], 'Pour the cream over.'],
    ['a caramel', ['200 g sugar', '100 ml cream'], 'Drizzle with the caramel.'],
  ])('stays as it is told: %s', (_, lines, method) => {
    const orders = ordersOf({ Shortcakes: SHORTCAKES, Sauce: lines }, [BAKED, method])
    expect(orders.map(({ verb }) => verb)).not.toContain('whip')
  })

  it('is not made twice', () => {
    const orders = ordersOf({ Shortcakes: SHORTCAKES, Cream: CREAM }, [
      BAKED,
      'Whip the cream with the icing sugar and vanilla. Serve with the cream.',
    ])
    expect(orders.filter(({ verb }) => verb === 'whip')).toHaveLength(1)
  })
})
