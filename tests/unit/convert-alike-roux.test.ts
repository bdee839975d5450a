import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { settingsOf, stepsOf } from './convert-scripts-fixtures.ts'

const ROUX: readonly Told[] = [
  [
    'en',
    ['40 g butter', '40 g flour', '500 ml milk'],
    [
      'Make a roux by melting the butter in a saucepan and adding the flour.',
      'Gradually whisk in the milk and simmer until thick.',
    ],
  ],
  [
    'de',
    ['40 g Butter', '40 g Mehl', '500 ml Milch'],
    [
      'Aus der Butter und dem Mehl in einem Topf eine Mehlschwitze zubereiten.',
      'Die Milch nach und nach einrühren und köcheln lassen, bis die Sauce dick wird.',
    ],
  ],
  [
    'fr',
    ['40 g de beurre', '40 g de farine', '500 ml de lait'],
    [
      'Faites un roux en faisant fondre le beurre dans une casserole et en y ajoutant la farine.',
      'Versez le lait petit à petit sans cesser de fouetter et faites épaissir à feu doux.',
    ],
  ],
  [
    'es',
    ['40 g de mantequilla', '40 g de harina', '500 ml de leche'],
    [
      'Haz un roux con la mantequilla y la harina en un cazo.',
      'Vierte la leche poco a poco sin dejar de remover y cuece hasta que espese.',
    ],
  ],
  [
    'it',
    ['40 g di burro', '40 g di farina', '500 ml di latte'],
    [
      'Preparate un roux con il burro e la farina in un pentolino.',
      'Versate il latte a filo mescolando con la frusta e cuocete finché si addensa.',
    ],
  ],
  [
    'pl',
    ['40 g masła', '40 g mąki', '500 ml mleka'],
    [
      'Z masła i mąki zrobić w rondlu zasmażkę.',
      'Stopniowo wlewać mleko, mieszając, i gotować, aż sos zgęstnieje.',
    ],
  ],
  [
    'uk',
    ['40 г вершкового масла', '40 г борошна', '500 мл молока'],
    [
      'Зробіть із масла й борошна ру в сотейнику.',
      'Поступово влийте молоко, помішуючи, і варіть, доки не загусне.',
    ],
  ],
  [
    'ro',
    ['40 g unt', '40 g făină', '500 ml lapte'],
    [
      'Faceți un rântaș din unt și făină într-o cratiță.',
      'Turnați treptat laptele, amestecând, și fierbeți până se îngroașă.',
    ],
  ],
]

describe.each(ROUX)('a roux in %s', (language, list, method) => {
  it('is cooked in the pan that the milk comes into', () => {
    const [roux, milk, thick] = actionsOf(list, method, language)

    expect(roux?.role).toBe('heat')
    expect(roux?.adds.map(({ food }) => food.id)).toEqual([1, 2])
    expect(milk).toMatchObject({ vessel: roux?.vessel })
    expect(thick).toMatchObject({ vessel: roux?.vessel, role: 'heat' })
  })

  it('is cooked and thickened by the machine', async () => {
    const settings = settingsOf(await stepsOf(list, method, language))

    expect(settings.map(([temperature]) => temperature)).toEqual(['100', '90'])
  })
})

describe('a white sauce', () => {
  const LIST = ['40 g butter', '40 g flour', '500 ml milk']

  it('is heated where its pan stands over a low flame', async () => {
    const steps = await stepsOf(LIST, [
      'Combine the butter, flour and milk in a saucepan over a low flame. Whisk until smooth and thick.',
    ])

    expect(settingsOf(steps).map(([temperature]) => temperature)).toEqual(['90'])
  })

  it('keeps the time of its roux', () => {
    const [, roux] = actionsOf(LIST, [
      'Melt the butter in a saucepan.',
      'Make a roux by adding the flour to the butter and cooking for 2 minutes.',
    ])

    expect(roux).toMatchObject({ verb: 'sweat', role: 'heat' })
  })

  it('is not heated in a cold bowl', () => {
    const [mixed, whisked] = actionsOf(LIST, [
      'Mix the butter, flour and milk in a bowl. Whisk until smooth and thick.',
    ])

    expect([mixed?.role, whisked?.role]).toEqual(['work', 'work'])
  })
})
