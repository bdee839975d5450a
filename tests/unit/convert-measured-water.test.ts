import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf } from './convert-language-fixtures.ts'

const SOUPS: readonly [Language, string][] = [
  [
    'de',
    'Suppe\n\n200 g Linsen\n2 Möhren\n1 EL Öl\n\nDie Möhren würfeln und im Öl andünsten. Die Linsen dazugeben und mit einem Liter Wasser aufgießen. 30 Minuten köcheln lassen.',
  ],
  [
    'en',
    'Soup\n\n200 g lentils\n2 carrots\n1 tbsp oil\n\nDice the carrots and soften in the oil. Add the lentils and pour in a litre of water. Simmer for 30 minutes.',
  ],
  [
    'fr',
    "Soupe\n\n200 g de lentilles\n2 carottes\n1 c. à soupe d'huile\n\nHacher les carottes et les faire revenir dans l'huile. Ajouter les lentilles et verser un litre d'eau. Laisser mijoter 30 minutes.",
  ],
  [
    'it',
    "Zuppa\n\n200 g di lenticchie\n2 carote\n1 cucchiaio d'olio\n\nTritare le carote e soffriggerle nell'olio. Unire le lenticchie e un litro d'acqua. Cuocere 30 minuti.",
  ],
  [
    'pl',
    'Zupa\n\n200 g soczewicy\n2 marchewki\n1 łyżka oleju\n\nMarchewki posiekać i zeszklić na oleju. Dodać soczewicę i wlać litr wody. Gotować 30 minut.',
  ],
]

test.each(SOUPS)(
  'water whose amount is told in words is weighed in: %s',
  async (language, text) => {
    const steps = await stepsOf(language, text)
    expect(steps.some(({ instructionText }) => /1000\sg/.test(instructionText))).toBe(true)
    expect(
      steps.some(
        ({ temperature, durationSeconds }) => temperature === '100' && durationSeconds === 1800,
      ),
    ).toBe(true)
  },
)

test('a pot of water is none for the mixing bowl', async () => {
  const steps = await stepsOf(
    'de',
    'Nudeln\n\n300 g Nudeln\n100 g Käse\n\nEinen großen Topf Wasser zum Kochen bringen und die Nudeln darin 10 Minuten kochen. Abgießen und mit dem Käse bestreuen.',
  )
  expect(steps.some(({ instructionText }) => /g\sWasser/.test(instructionText))).toBe(false)
})
