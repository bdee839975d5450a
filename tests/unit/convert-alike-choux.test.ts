import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const DOUGH: readonly Told[] = [
  [
    'en',
    ['250 ml water', '100 g butter', '150 g flour', '4 eggs'],
    [
      'Bring the water and butter to the boil in a saucepan.',
      'Take the pan off the heat, tip in all the flour at once and stir.',
      'Return to the heat and dry out the dough for 2 minutes, stirring.',
      'Leave to cool for 10 minutes, then beat in the eggs one at a time.',
    ],
  ],
  [
    'de',
    ['250 ml Wasser', '100 g Butter', '150 g Mehl', '4 Eier'],
    [
      'Wasser und Butter in einem Topf aufkochen.',
      'Den Topf vom Herd nehmen, das Mehl auf einmal hineinschütten und rühren.',
      'Den Topf wieder auf den Herd stellen und den Teig unter Rühren 2 Minuten abbrennen.',
      '10 Minuten abkühlen lassen, dann die Eier einzeln unterrühren.',
    ],
  ],
  [
    'fr',
    ["250 ml d'eau", '100 g de beurre', '150 g de farine', '4 œufs'],
    [
      "Portez à ébullition l'eau et le beurre dans une casserole.",
      "Hors du feu, versez la farine d'un seul coup et mélangez.",
      'Remettez sur le feu et desséchez la pâte 2 minutes en remuant.',
      'Laissez refroidir 10 minutes puis incorporez les œufs un à un.',
    ],
  ],
  [
    'es',
    ['250 ml de agua', '100 g de mantequilla', '150 g de harina', '4 huevos'],
    [
      'Pon a hervir el agua con la mantequilla en un cazo.',
      'Retira del fuego, añade la harina de golpe y remueve.',
      'Vuelve a poner el cazo al fuego y seca la masa durante 2 minutos sin dejar de remover.',
      'Deja templar 10 minutos y añade los huevos de uno en uno, batiendo.',
    ],
  ],
  [
    'it',
    ["250 ml d'acqua", '100 g di burro', '150 g di farina', '4 uova'],
    [
      "Portate a ebollizione l'acqua con il burro in un pentolino.",
      'Togliete dal fuoco, versate la farina tutta in una volta e mescolate.',
      "Rimettete sul fuoco e fate asciugare l'impasto per 2 minuti mescolando.",
      'Lasciate intiepidire 10 minuti, poi incorporate le uova una alla volta.',
    ],
  ],
  [
    'pl',
    ['250 ml wody', '100 g masła', '150 g mąki', '4 jajka'],
    [
      'Wodę z masłem zagotować w garnku.',
      'Zdjąć z ognia, wsypać od razu całą mąkę i mieszać.',
      'Postawić z powrotem na ogniu i podsuszać ciasto 2 minuty, ciągle mieszając.',
      'Ostudzić przez 10 minut, a następnie dodawać po jednym jajku, miksując.',
    ],
  ],
  [
    'uk',
    ['250 мл води', '100 г масла', '150 г борошна', '4 яйця'],
    [
      'Воду з маслом довести до кипіння в каструлі.',
      'Зняти з вогню, всипати все борошно одразу і перемішати.',
      'Повернути на вогонь і підсушити тісто 2 хвилини, постійно помішуючи.',
      'Дати охолонути 10 хвилин, потім по одному вбити яйця, щоразу вимішуючи.',
    ],
  ],
  [
    'ro',
    ['250 ml apă', '100 g unt', '150 g făină', '4 ouă'],
    [
      'Puneți la fiert apa cu untul într-o cratiță.',
      'Luați de pe foc, adăugați făina toată odată și amestecați.',
      'Puneți din nou pe foc și uscați aluatul 2 minute, amestecând continuu.',
      'Lăsați să se răcească 10 minute, apoi încorporați ouăle unul câte unul.',
    ],
  ],
]

describe.each(DOUGH)('a dough that is dried out on the heat in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const drying = actions.filter(({ cues }) => cues.duration?.min === 120)

  it('cooks in its pot', () => {
    expect(drying.map(({ role, verb }) => [role, verb])).toEqual([['heat', 'cook']])
    expect(drying[0]?.vessel).toBe(actions[0]?.vessel)
  })

  it('stays in there with its eggs', () => {
    const eggs = actions.find(({ adds }) => adds.some(({ food }) => food.id === 4))
    expect(eggs?.vessel).toBe(actions[0]?.vessel)
  })
})

const CREAM: readonly Told[] = [
  [
    'en',
    ['500 ml milk', '40 g cornflour', '200 ml whipping cream'],
    [
      'Whisk the cornflour into the milk in a saucepan and cook until thick.',
      'Leave the cream to cool completely, then whip the cream and fold it in.',
    ],
  ],
  [
    'de',
    ['500 ml Milch', '40 g Speisestärke', '200 ml Sahne'],
    [
      'Die Milch mit der Speisestärke in einem Topf unter Rühren kochen, bis die Creme dick ist.',
      'Die Creme vollständig abkühlen lassen, die Sahne steif schlagen und unterheben.',
    ],
  ],
  [
    'fr',
    ['500 ml de lait', '40 g de maïzena', '20 cl de crème liquide'],
    [
      'Faites épaissir le lait avec la maïzena dans une casserole sur feu doux.',
      'Laissez refroidir complètement la crème, puis montez la crème liquide en chantilly et incorporez-la.',
    ],
  ],
  [
    'es',
    ['500 ml de leche', '40 g de maicena', '200 ml de nata para montar'],
    [
      'Cuece la leche con la maicena en un cazo hasta que espese.',
      'Deja enfriar la crema por completo, monta la nata e incorpórala con movimientos envolventes.',
    ],
  ],
  [
    'it',
    ['500 ml di latte', '40 g di amido di mais', '200 ml di panna fresca'],
    [
      "Cuocete il latte con l'amido di mais in un pentolino finché si addensa.",
      'Lasciate raffreddare completamente la crema, poi montate la panna e incorporatela.',
    ],
  ],
  [
    'pl',
    ['500 ml mleka', '40 g mąki ziemniaczanej', '200 ml śmietanki 36%'],
    [
      'Mleko z mąką ziemniaczaną gotować w garnku, aż zgęstnieje.',
      'Krem całkowicie ostudzić, następnie ubić śmietankę i delikatnie ją wmieszać.',
    ],
  ],
  [
    'uk',
    ['500 мл молока', '40 г кукурудзяного крохмалю', '200 мл вершків 33%'],
    [
      'Молоко з крохмалем варити в каструлі до загустіння.',
      'Крем повністю охолодити, потім збити вершки й обережно вмішати їх.',
    ],
  ],
  [
    'ro',
    ['500 ml lapte', '40 g amidon', '200 ml smântână pentru frișcă'],
    [
      'Fierbeți laptele cu amidonul într-o cratiță până se îngroașă.',
      'Lăsați crema să se răcească complet, apoi bateți smântâna și încorporați-o.',
    ],
  ],
]

describe.each(CREAM)('cream whipped for a custard in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)
  const whipped = actions.find(({ adds }) => adds.some(({ food }) => food.id === 3))

  it('is no cream that cools', () => {
    expect(whipped?.verb).toBe('whip')
    expect(whipped?.vessel).not.toBe(actions[0]?.vessel)
  })

  it('goes into the custard that waits', () => {
    expect(actions.at(-1)?.vessel).toBe(actions[0]?.vessel)
    expect(actions.at(-1)?.moves.map(({ from }) => from)).toEqual([whipped?.vessel])
  })
})
