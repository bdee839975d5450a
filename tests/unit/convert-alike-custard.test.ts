import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const POD: readonly Told[] = [
  [
    'en',
    ['500 ml milk', '1 vanilla pod', '5 egg yolks', '100 ml cream'],
    [
      'Split the vanilla pod and scrape the seeds into the milk.',
      'Heat the milk with the pod in a saucepan.',
      'Remove the vanilla pod.',
      'Beat the egg yolks with the cream and stir them into the hot milk.',
    ],
  ],
  [
    'de',
    ['500 ml Milch', '1 Vanilleschote', '5 Eigelb', '100 ml Sahne'],
    [
      'Die Vanilleschote längs halbieren und das Mark herauskratzen.',
      'Die Milch mit Vanillemark und Schote in einem Topf erhitzen.',
      'Die Vanilleschote entfernen.',
      'Eigelb mit der Sahne verquirlen und unter die heiße Milch rühren.',
    ],
  ],
  [
    'fr',
    ['50 cl de lait', '1 gousse de vanille', "5 jaunes d'œufs", '10 cl de crème'],
    [
      'Fendez la gousse de vanille et grattez les graines dans le lait.',
      'Faites chauffer le lait avec la gousse dans une casserole.',
      'Retirez la gousse de vanille.',
      "Battez les jaunes d'œufs avec la crème et incorporez-les au lait chaud.",
    ],
  ],
  [
    'es',
    ['500 ml de leche', '1 vaina de vainilla', '5 yemas de huevo', '100 ml de nata'],
    [
      'Abre la vaina de vainilla y raspa las semillas sobre la leche.',
      'Calienta la leche con la vaina en un cazo.',
      'Retira la vaina de vainilla.',
      'Bate las yemas con la nata e incorpóralas a la leche caliente.',
    ],
  ],
  [
    'it',
    ['500 ml di latte', '1 bacca di vaniglia', '5 tuorli', '100 ml di panna'],
    [
      'Incidete la bacca di vaniglia e raschiate i semini nel latte.',
      'Scaldate il latte con la bacca in un pentolino.',
      'Eliminate la bacca di vaniglia.',
      'Sbattete i tuorli con la panna e incorporateli al latte caldo.',
    ],
  ],
  [
    'pl',
    ['500 ml mleka', '1 laska wanilii', '5 żółtek', '100 ml śmietanki'],
    [
      'Laskę wanilii przekroić wzdłuż i wyskrobać ziarenka do mleka.',
      'Mleko z laską podgrzać w garnku.',
      'Wyjąć laskę wanilii.',
      'Żółtka roztrzepać ze śmietanką i wmieszać do gorącego mleka.',
    ],
  ],
  [
    'uk',
    ['500 мл молока', '1 стручок ванілі', '5 жовтків', '100 мл вершків'],
    [
      'Стручок ванілі розрізати вздовж і вишкребти насіння в молоко.',
      'Молоко зі стручком підігріти в каструлі.',
      'Вийняти стручок ванілі.',
      'Жовтки збити з вершками і вмішати в гаряче молоко.',
    ],
  ],
  [
    'ro',
    ['500 ml lapte', '1 păstaie de vanilie', '5 gălbenușuri', '100 ml smântână lichidă'],
    [
      'Crestați păstaia de vanilie și răzuiți semințele în lapte.',
      'Încălziți laptele cu păstaia într-o cratiță.',
      'Scoateți păstaia de vanilie.',
      'Bateți gălbenușurile cu smântâna și încorporați-le în laptele fierbinte.',
    ],
  ],
]

describe.each(POD)('milk with a vanilla pod in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const adding = (id: number) => actions.find(({ adds }) => adds.some(({ food }) => food.id === id))
  const heat = actions.find(({ verb }) => verb === 'heat')

  it('is heated with the pod in it, and goes nowhere else before', () => {
    const before = [adding(1), adding(2)].filter((one) => one !== heat)
    expect(before.every((one) => one?.role === 'add' && one.clause.sentence === 0)).toBe(true)
    expect(heat?.moves.map(({ from }) => from)).toEqual([
      ...new Set(before.map((one) => one?.vessel)),
    ])
  })

  it('takes yolks that were only beaten with their cream', () => {
    expect(adding(3)?.verb).toBe('whisk')
    expect(actions.at(-1)?.vessel).toBe(heat?.vessel)
  })
})
