import { expect, test } from 'vitest'
import { stepsOf as stepsIn } from './convert-language-fixtures.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('a time that is only a difference runs no timer', async () => {
  const steps = await stepsOf(
    ['300 g macaroni', '200 g cheese'],
    ['Boil the pasta two minutes less than the packet says.', 'Drain and stir in the cheese.'],
  )

  expect(steps.some(({ durationSeconds }) => durationSeconds === 120)).toBe(false)
  expect(textsOf(steps).join(' ')).toContain('two minutes less')
})

test('two times in the oven are two steps, each with its timer', async () => {
  const steps = await stepsOf(
    ['1 kg potatoes', '4 cloves garlic'],
    [
      'Roast the potatoes for 25 minutes, sprinkle with the garlic and roast for another 5 minutes.',
    ],
  )

  expect(steps.flatMap(({ durationSeconds }) => durationSeconds ?? [])).toEqual([1500, 300])
  expect(textsOf(steps).at(-1)).toMatch(/^Sprinkle with the garlic/)
})

test.each([
  [
    'de',
    'Nudeln\n\nZutaten\n300 g Nudeln\n\nZubereitung\nDie Nudeln 2 Minuten kürzer als angegeben kochen. Abgießen.',
  ],
  [
    'fr',
    'Pâtes\n\nIngrédients\n300 g de pâtes\n\nPréparation\nCuire les pâtes 2 minutes de moins que le temps indiqué. Égoutter.',
  ],
  [
    'es',
    'Pasta\n\nIngredientes\n300 g de pasta\n\nPreparación\nCocer la pasta 2 minutos menos de lo indicado. Escurrir.',
  ],
  [
    'it',
    'Pasta\n\nIngredienti\n300 g di pasta\n\nPreparazione\nCuocere la pasta 2 minuti in meno del tempo indicato. Scolare.',
  ],
  [
    'pl',
    'Makaron\n\nSkładniki\n300 g makaronu\n\nPrzygotowanie\nMakaron gotować 2 minuty krócej niż podano. Odcedzić.',
  ],
  [
    'uk',
    'Паста\n\nІнгредієнти\n300 г макаронів\n\nПриготування\nВаріть макарони 2 хвилини менше, ніж вказано. Злийте воду.',
  ],
  [
    'ro',
    'Paste\n\nIngrediente\n300 g paste\n\nPreparare\nFierbeți pastele 2 minute mai puțin decât scrie pe pachet. Scurgeți.',
  ],
] as const)('nor in %s', async (language, text) => {
  const steps = await stepsIn(language, text)

  expect(steps.some(({ durationSeconds }) => durationSeconds === 120)).toBe(false)
})
