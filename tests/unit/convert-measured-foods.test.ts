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

test('the range of spoons of a pastry names its water', async () => {
  const steps = await stepsOf(
    'en',
    'Pastry\n\n200 g plain flour\n100 g cold butter\n\nWhizz the flour and butter in a food processor to crumbs. Add 1½–2 tbsp ice-cold water and pulse until it just comes together. Wrap and chill for 30 minutes.',
  )
  expect(toldIn(steps)).toMatch(/½-2 tbsp ice-cold water|1½–2 tbsp ice-cold water/)
})

const PINCHES: readonly [Language, string, RegExp][] = [
  [
    'en',
    'Stew\n\n2 tbsp oil\n2 peppers, sliced\n400 g chopped tomatoes\n\nHeat the oil in a pan. Add the peppers with a good pinch of salt and fry for 6 minutes. Stir in the tomatoes and half a teaspoon of sugar and simmer for 10 minutes.',
    /1 pinch of salt.*½ tsp sugar/,
  ],
  [
    'de',
    'Eintopf\n\n2 EL Öl\n2 Paprika, in Streifen\n400 g gehackte Tomaten\n\nDas Öl in einem Topf erhitzen. Die Paprika mit einer Prise Salz zugeben und 6 Minuten andünsten. Die Tomaten und einen halben TL Zucker einrühren und 10 Minuten köcheln lassen.',
    /1 Prise Salz.*½ TL Zucker/,
  ],
  [
    'fr',
    "Ragoût\n\n2 c. à soupe d'huile\n2 poivrons en lanières\n400 g de tomates concassées\n\nChauffer l'huile dans une casserole. Ajouter les poivrons avec une pincée de sel et faire revenir 6 minutes. Ajouter les tomates et une pincée de sucre et laisser mijoter 10 minutes.",
    /1 pincée de sel.*1 pincée de sucre/,
  ],
]

test.each(PINCHES)(
  'a pinch that the list lacks goes in where the method says: %s',
  async (language, text, told) => {
    expect(toldIn(await stepsOf(language, text))).toMatch(told)
  },
)

test('a pinch of salt is no pepper, though the list has both on one line', async () => {
  const steps = await stepsOf(
    'en',
    'Soup\n\n2 tbsp oil\n1 onion, diced\n500 ml broth\nSalt and pepper\n\nHeat the oil in a pot. Add the onion with a pinch of salt and cook for 6 minutes. Add the broth and simmer for 20 minutes. Taste and add salt and pepper.',
  )
  expect(toldIn(steps)).toMatch(
    /pinch (?:of )?salt into|pinch (?:of )?salt to|pinch (?:of )?salt[.,]/,
  )
  expect(toldIn(steps)).not.toMatch(/pinch (?:of )?salt and pepper/)
})

test('salt of the list is not added twice', async () => {
  const steps = await stepsOf(
    'en',
    'Stew\n\n2 tbsp oil\n2 peppers, sliced\n400 g chopped tomatoes\n1 tsp sea salt\n\nHeat the oil in a pan. Add the peppers with a pinch of salt and fry for 6 minutes. Add the tomatoes and the remaining salt and simmer for 10 minutes.',
  )
  expect(new Set(steps.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? []))).toEqual(
    new Set([1, 2, 3, 4]),
  )
})

const toldIn = (steps: Awaited<ReturnType<typeof stepsOf>>) =>
  steps.map(({ instructionText }) => instructionText.replaceAll('\u00a0', ' ')).join(' ')

test('salt that the method adds without an amount is not lost', async () => {
  const steps = await stepsOf(
    'en',
    'Lentils\n\n2 tbsp oil\n2 onions, sliced\n200 g lentils\n500 ml stock\n\nHeat the oil and fry the onions for 8 minutes. Add the lentils, stock and some salt and cook for 20 minutes.',
  )
  expect(toldIn(steps)).toMatch(/add salt|and salt/)
})

test('the spices of the list are not added once more', async () => {
  const steps = await stepsOf(
    'en',
    'Curry\n\n2 tbsp oil\n2 onions, sliced\n1 tsp cumin\n1 tsp coriander seeds\n400 g chopped tomatoes\n1 tsp salt\n\nHeat the oil and fry the onions for 8 minutes. Add all the spices and the salt and fry for a minute. Add the tomatoes and simmer for 20 minutes.',
  )
  expect(new Set(steps.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? []))).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  )
})
