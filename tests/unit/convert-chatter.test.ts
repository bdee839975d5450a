import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('greetings and lead-ins are no steps', () => {
  test.each<[Language, string, readonly string[], RegExp]>([
    [
      'en',
      '250 g flour; 125 g butter; 1 kg apples',
      [
        "Hi everyone, today I am sharing my gran's recipe.",
        "Here's how I make it. Start with the dough. Rub the butter into the flour. Peel the apples.",
      ],
      /Hi everyone|Here's how/,
    ],
    [
      'de',
      '250 g Mehl; 125 g Butter; 1 kg Äpfel',
      [
        'Hallo ihr Lieben, heute zeige ich euch den Klassiker, nach dem meine Kinder fragen.',
        'Ich beginne immer mit dem Teig. Mehl und Butter verkneten. Die Äpfel schälen.',
      ],
      /Hallo/,
    ],
    [
      'fr',
      '250 g de farine; 125 g de beurre; 1 kg de pommes',
      [
        'Coucou tout le monde ! Voici comment je fais.',
        'Je commence toujours par la pâte, parfois même la veille. Je mélange la farine et le beurre. J’épluche les pommes.',
      ],
      /Coucou|Voici comment/,
    ],
    [
      'es',
      '250 g de harina; 125 g de mantequilla; 1 kg de manzanas',
      [
        'Te cuento cómo la hago. Empezamos con la masa. Mezclas la harina con la mantequilla. Pela las manzanas.',
      ],
      /Te cuento/,
    ],
    [
      'it',
      '250 g di farina; 125 g di burro; 1 kg di mele',
      [
        'Ciao a tutti, oggi vi propongo la torta della nonna.',
        'Cominciate dalla pasta. Impastate la farina con il burro. Sbucciate le mele.',
      ],
      /Ciao/,
    ],
    [
      'pl',
      '250 g mąki; 125 g masła; 1 kg jabłek',
      [
        'Cześć kochani, dziś przepis mojej babci.',
        'Zaczynam od ciasta. Mąkę zagnieść z masłem. Jabłka obrać.',
      ],
      /Cześć/,
    ],
    [
      'uk',
      '250 г борошна; 125 г масла; 1 кг яблук',
      [
        'Привіт, друзі, сьогодні рецепт моєї бабусі.',
        'Починаємо з тіста. Борошно змішайте з маслом. Яблука почистьте.',
      ],
      /Привіт/,
    ],
    [
      'ro',
      '250 g făină; 125 g unt; 1 kg mere',
      [
        'Bună, dragilor, azi vă arăt rețeta bunicii.',
        'Începem cu aluatul. Amestecăm făina cu untul. Curățăm merele.',
      ],
      /Bună/,
    ],
  ])('%s', async (language, foods, method, greeting) => {
    const [first, ...later] = await stepsOf(foods.split('; '), method, language)
    expect(first?.adds?.map(({ ref }) => ref).toSorted()).toEqual([1, 2])
    expect(textsOf([...(first ? [first] : []), ...later]).join(' ')).not.toMatch(greeting)
  })
})

test.each<[Language, string, string, string]>([
  [
    'it',
    '400 g di pasta; 1 cipolla; 30 g di olio; 400 g di passata di pomodoro',
    'Cuocete la pasta. Nel frattempo preparate il sugo: soffriggete la cipolla tritata nell’olio, versate la passata e fate cuocere 20 minuti.',
    'Nel frattempo',
  ],
  [
    'uk',
    '500 г сиру; 200 г вишні; 2 ст. л. цукру',
    'Сир викладіть у форму. Тим часом зваріть соус: вишню з цукром прогрійте в ковшику, поки не пустить сік, хвилин 5.',
    'Тим часом',
  ],
])(
  'the head of what is made meanwhile opens its first step: %s',
  async (language, foods, method, head) => {
    const steps = await stepsOf(foods.split('; '), [method], language)
    const told = steps.find((_, at) => textsOf(steps)[at]?.includes(head))
    expect(told?.adds?.length).toBeGreaterThan(0)
  },
)
