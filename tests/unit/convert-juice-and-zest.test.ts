import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string, RegExp]>([
  [
    'en',
    ['200 g sugar', '2 lemons, juiced', '100 g butter'],
    'Mix the sugar, lemon juice and butter.',
    /juice of 2 lemons/,
  ],
  [
    'de',
    ['200 g Zucker', '2 Zitronen, Saft davon', '100 g Butter'],
    'Zucker, Zitronensaft und Butter verrühren.',
    /Saft von 2 Zitronen/,
  ],
  [
    'fr',
    ['200 g de sucre', '2 citrons, le jus', '100 g de beurre'],
    'Mélanger le sucre, le jus de citron et le beurre.',
    /jus de 2 citrons/,
  ],
  [
    'es',
    ['200 g de azúcar', '2 limones (el zumo)', '100 g de mantequilla'],
    'Mezclar el azúcar, el zumo de limón y la mantequilla.',
    /zumo de 2 limones/,
  ],
  [
    'it',
    ['200 g di zucchero', '2 limoni (il succo)', '100 g di burro'],
    'Mescolare lo zucchero, il succo di limone e il burro.',
    /succo di 2 limoni/,
  ],
  [
    'pl',
    ['200 g cukru', '2 cytryny (sok)', '100 g masła'],
    'Wymieszać cukier, sok z cytryny i masło.',
    /sok z 2 cytryn/,
  ],
  [
    'uk',
    ['200 г цукру', '2 лимони (сік)', '100 г масла'],
    'Змішати цукор, лимонний сік і масло.',
    /сік 2 лимонів/,
  ],
  [
    'ro',
    ['200 g zahăr', '2 lămâi (sucul)', '100 g unt'],
    'Se amestecă zahărul, sucul de lămâie și untul.',
    /sucul de la 2 lămâi/,
  ],
])('%s: it is the juice that goes in and not the fruit', async (language, foods, method, words) => {
  expect(textsOf(await stepsOf(foods, [method], language)).join(' ')).toMatch(words)
})

test('zest is told as zest, both parts as the list has them', async () => {
  const zest = await stepsOf(
    ['225 g flour', '200 ml milk', '1/2 lemon, zested'],
    ['Whisk the flour, milk and lemon zest.'],
  )
  expect(textsOf(zest).join(' ')).toContain('zest of ½ lemon')
  const both = await stepsOf(
    ['225 g flour', '1 lemon, zest and juice'],
    ['Mix the flour with the lemon zest and juice.'],
  )
  expect(textsOf(both).join(' ')).toMatch(/lemon.*zest and juice/)
})
