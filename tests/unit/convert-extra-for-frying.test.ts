import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, readonly string[], readonly string[], RegExp]>([
  [
    'en',
    [
      '4 onions, chopped',
      '1/3 cup canola oil, plus more for frying',
      '600 g pork chops',
      '300 ml stock',
    ],
    [
      'In a large pot, add the onions and the oil. Sauté the onions until translucent. Add the stock and simmer for 10 minutes.',
      'In a frying pan heat an inch of canola oil. Fry the chops for 2 minutes on each side.',
    ],
    /Weigh 7[05] g canola oil/,
  ],
  [
    'de',
    ['4 Zwiebeln, gehackt', '80 g Öl, plus etwas zum Braten', '600 g Koteletts', '300 ml Brühe'],
    [
      'Die Zwiebeln und das Öl in einen Topf geben und glasig dünsten. Die Brühe zugeben und 10 Minuten köcheln lassen.',
      'In einer Pfanne etwas Öl erhitzen und die Koteletts darin auf jeder Seite 2 Minuten braten.',
    ],
    /80 g Öl/,
  ],
])(
  '%s: the listed oil is for the first use, that for frying is more',
  async (language, foods, method, text) => {
    const texts = textsOf(await stepsOf(foods, method, language)).join('\n')

    expect(texts).toMatch(text)
    expect(texts).not.toMatch(/half of the|Hälfte|40 g Öl/)
  },
)
