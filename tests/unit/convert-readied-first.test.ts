import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('what is washed and peeled before it is cut', () => {
  const CARROTS: [Language, string[], string[], string][] = [
    [
      'it',
      ['400 g di carote', '200 g di feta', '2 uova'],
      [
        'Lavare e pelare le carote, grattugiarle e tenerle da parte.',
        'Sbattere le uova. Unire la feta e le carote.',
      ],
      'Lavare e pelare le carote.',
    ],
    [
      'en',
      ['400 g carrots', '200 g feta', '2 eggs'],
      [
        'Beat the eggs. Wash and peel the carrots and grate them.',
        'Stir the feta and the carrots into the eggs.',
      ],
      'Wash and peel the carrots.',
    ],
    [
      'de',
      ['400 g Karotten', '200 g Feta', '2 Eier'],
      [
        'Die Eier verquirlen. Die Karotten waschen, schälen und reiben.',
        'Feta und Karotten unterrühren.',
      ],
      'Die Karotten waschen, schälen',
    ],
  ]

  test.each(CARROTS)(
    'is so when the machine cuts it (%s)',
    async (language, foods, method, said) => {
      const texts = textsOf(await stepsOf(foods, method, language))

      expect(texts[0]).toContain(said)
      expect(texts.filter((text) => text.includes(said))).toHaveLength(1)
    },
  )
})

describe('an order behind "after which", "if need be"', () => {
  test('is kept where the machine does the one before it', async () => {
    const texts = textsOf(
      await stepsOf(
        ['500 g marchwi', '3 jajka', '200 g sera'],
        [
          'Marchew zetrzyj i jeśli trzeba odciśnij z nadmiaru soku.',
          'Wymieszaj jajka z serem i marchwią.',
        ],
        'pl',
      ),
    )

    expect(texts.join(' ')).toContain('Jeśli trzeba odciśnij z nadmiaru soku')
  })

  test('garlic that comes out again comes out', async () => {
    const texts = textsOf(
      await stepsOf(
        ['20 g di olio', "1 spicchio d'aglio", '700 g di passata', 'basilico'],
        [
          "Soffriggere l'aglio nell'olio in una pentola. Versare la passata e cuocere per 30 minuti; dopodiché eliminate l'aglio e aggiungete il basilico.",
        ],
        'it',
      ),
    )

    expect(texts.join(' ')).toMatch(/eliminate l'aglio/i)
    expect(texts.join(' ')).not.toContain('Tritare')
  })
})
