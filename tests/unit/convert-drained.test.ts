import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, readonly string[], readonly string[], RegExp]>([
  [
    'en',
    [
      '150 g dried lentils',
      '1 onion, chopped',
      '2 tbsp oil',
      '400 g chopped tomatoes',
      '300 ml vegetable stock',
    ],
    [
      'Simmer the lentils in a pot of water for 30 minutes until tender.',
      'Heat the oil in a pan and sauté the onion until soft. Stir in the tomatoes and stock.',
      'Drain the cooked lentils and add them to the pan. Simmer for 20 minutes.',
    ],
    /(Add|Return) the dried lentils to the mixing bowl/,
  ],
  [
    'de',
    [
      '150 g Linsen',
      '1 Zwiebel, gehackt',
      '2 EL Öl',
      '400 g gehackte Tomaten',
      '300 ml Gemüsebrühe',
    ],
    [
      'Die Linsen in einem Topf mit Wasser 30 Minuten weich kochen.',
      'Das Öl in einer Pfanne erhitzen und die Zwiebel darin andünsten. Tomaten und Brühe einrühren.',
      'Die Linsen abgießen und in die Pfanne geben. 20 Minuten köcheln lassen.',
    ],
    /Linsen .*in den Mixtopf/,
  ],
])(
  '%s: what is drained goes into the other pan with the rest',
  async (language, foods, method, text) => {
    const steps = await stepsOf(foods, method, language)
    const texts = textsOf(steps)
    const drained = texts.findIndex((one) => text.test(one) && !one.includes('150 g'))

    expect(drained).toBeGreaterThan(0)
    expect(drained).toBeLessThan(texts.findIndex((one) => /20[ ]?(min|Min)/.test(one)))
    expect(texts.join('\n')).not.toMatch(/Add them to the pan/)
  },
)
