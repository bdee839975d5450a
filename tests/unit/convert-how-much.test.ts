import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('how much goes in', () => {
  test('is told in the words of the method where the list does not say it', async () => {
    const text = textsOf(
      await stepsOf(
        ['2 onions', '2 tbsp oil', '400 g tomatoes', 'butter'],
        [
          'Fry the onions in the oil in a pan for 5 minutes. Add the tomatoes and simmer for 20 minutes.',
          'Add a generous lump of butter and stir.',
        ],
      ),
    ).join(' ')

    expect(text).toContain('Add a generous lump of butter')
    expect(text).not.toContain('Add butter to')
  })

  test('of water beside foods of the list is told with their amounts', async () => {
    const texts = textsOf(
      await stepsOf(
        ['2 cipolle', '20 g burro', '500 g patate', '200 ml brodo'],
        [
          'Soffriggere le cipolle nel burro in una pentola.',
          'Aggiungere le patate, il brodo e poca acqua calda. Cuocere per 20 minuti.',
        ],
        'it',
      ),
    )

    expect(texts).toContain(
      'Aggiungere le patate, il brodo e poca acqua calda: 500 g di patate e 200 g di brodo (200 ml).',
    )
  })

  test('what the list measures is weighed in our words', async () => {
    const texts = textsOf(
      await stepsOf(
        ['2 onions', '2 tbsp oil', '400 g tomatoes'],
        [
          'Fry the onions in the oil in a pan for 5 minutes. Add the ripe tomatoes, simmer 20 minutes.',
        ],
      ),
    )

    expect(texts).toContain('Weigh 400 g tomatoes into the mixing bowl.')
  })

  test('rice that cooks in water which nobody measures is cooked in a pot', async () => {
    const steps = await stepsOf(
      ['2 onions', '1 cup long grain rice', '2 tbsp oil'],
      [
        'Fry the onions in the oil in a pot for 5 minutes. Add the rice and fry for 2 minutes.',
        'Add about the same quantity of water as rice, or slightly less. Cook for 15 minutes.',
      ],
    )

    const last = steps.at(-1)
    expect(last?.type).toBe('MANUAL')
    expect(last?.instructionText).toContain('same quantity of water as rice, or slightly less')
  })
})

describe('a part of what was cooked before', () => {
  const LENTILS: [Language, string[], string[], string][] = [
    [
      'en',
      ['300 g lentils', '1 l water', '250 g cream cheese', '2 eggs'],
      [
        'Simmer the lentils in the water in a pot for 20 minutes and drain into a bowl.',
        'Blend half of the lentils with the cream cheese in a blender. Stir in the remaining lentils and the eggs.',
      ],
      'half of the lentils',
    ],
    [
      'de',
      ['300 g Linsen', '1 l Wasser', '250 g Frischkäse', '2 Eier'],
      [
        'Die Linsen im Wasser in einem Topf 20 Minuten köcheln lassen und in eine Schüssel abgießen.',
        'Die Hälfte der Linsen mit dem Frischkäse im Mixer pürieren. Die restlichen Linsen und die Eier unterrühren.',
      ],
      'Linsen (die Hälfte)',
    ],
  ]

  test.each(LENTILS)(
    'is said, and not in grams of the raw food (%s)',
    async (language, foods, method, said) => {
      const steps = await stepsOf(foods, method, language)

      const part = textsOf(steps).find((text) => text.includes(said))
      expect(part).toBeDefined()
      expect(part).not.toContain('150')
    },
  )
})
