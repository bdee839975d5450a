import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const SAUCE = {
  en: [
    '40 g butter',
    '40 g flour',
    '500 ml milk',
    '150 g Gouda',
    '1 bunch parsley',
    '2 cloves garlic',
  ],
  de: [
    '40 g Butter',
    '40 g Mehl',
    '500 ml Milch',
    '150 g Gouda',
    '1 Bund Petersilie',
    '2 Knoblauchzehen',
  ],
  pl: [
    '40 g masła',
    '40 g mąki',
    '500 ml mleka',
    '150 g goudy',
    '1 pęczek natki pietruszki',
    '2 ząbki czosnku',
  ],
  uk: [
    '40 г масла',
    '40 г борошна',
    '500 мл молока',
    '150 г сиру',
    '1 пучок петрушки',
    '2 зубчики часнику',
  ],
} as const

test.each([
  [
    'en',
    'Melt the butter in a saucepan, add the flour and cook for 2 minutes. Pour in the milk and simmer for 5 minutes. Stir in the grated Gouda, the finely chopped parsley and the crushed garlic.',
    ['Gouda (grated)', 'parsley (finely chopped)', 'garlic (crushed)'],
  ],
  [
    'de',
    'Butter in einem Topf zerlassen, Mehl zufügen und anschwitzen. Milch zugießen und 5 Minuten köcheln lassen. Den geriebenen Gouda, die gewaschene und grob gehackte Petersilie und den durch die Presse gedrückten Knoblauch unterrühren und schmelzen lassen.',
    [
      'Gouda (gerieben)',
      'Petersilie (gewaschen und grob gehackt)',
      'Knoblauch (durch die Presse gedrückt)',
    ],
  ],
  [
    'pl',
    'Masło rozpuścić w rondelku, dodać mąkę i zasmażyć. Wlać mleko i gotować 5 minut. Dodać startą goudę, drobno posiekaną natkę i przeciśnięty przez praskę czosnek, wymieszać, aż ser się rozpuści.',
    ['goudy (starta)', 'pietruszki (drobno posiekana)', 'czosnku (przeciśnięty przez praskę)'],
  ],
  [
    'uk',
    'Масло розтопити в каструлі, додати борошно і обсмажити 2 хвилини. Влити молоко і варити 5 хвилин на слабкому вогні. Додати натертий сир, дрібно нарізану петрушку, пропущений через прес часник і варити ще 2 хвилини.',
    ['сиру (натертий)', 'петрушки (дрібно нарізана)', 'часнику (пропущений через прес)'],
  ],
] as const)(
  '%s: how the order has a food prepared is told where it goes in',
  async (language, method, said) => {
    const texts = textsOf(await stepsOf([...SAUCE[language]], [method], language)).join(' ')

    for (const one of said) expect(texts).toContain(one)
  },
)

test('behind the name as well', async () => {
  const texts = textsOf(
    await stepsOf(
      ['2 łyżki oliwy', '1 cebula', '2 marchewki', '500 ml bulionu'],
      [
        'Na patelni rozgrzać oliwę, dodać cebulę i smażyć 3 minuty.',
        'Dodać marchewki starte na tarce i bulion, gotować 15 minut.',
      ],
      'pl',
    ),
  )

  expect(texts.join(' ')).toContain('starte na tarce')
})

test('what the list says, what the machine does and what nobody can cut is not said', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 onion', '2 tbsp olive oil', '1 clove garlic, minced', '400 g chopped tomatoes'],
      [
        'Heat the oil in a saucepan and fry the chopped onion for 5 minutes.',
        'Add the crushed garlic and the chopped tomatoes and simmer for 10 minutes.',
      ],
    ),
  ).join(' ')

  expect(texts).toContain('1 onion (halved)')
  expect(texts).not.toMatch(/minced, crushed|tomatoes \(chopped\)/)
})
