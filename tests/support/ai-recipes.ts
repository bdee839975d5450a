import type { z } from 'zod'
import type { AnswerSchema } from '#server/features/convert/structure/anthropic/answer.ts'

type Answer = z.input<typeof AnswerSchema>

/** What people paste in the tests of the AI converter. */
export const LENTIL_SOUP = `Lentil soup

200 g red lentils
1 onion
1 l vegetable stock
2 tbsp olive oil

Chop the onion and soften it in the oil. Add the lentils and the stock and simmer for 20 minutes. Blend until smooth.`

/** A right answer to it. */
export const LENTIL_ANSWER: Answer = {
  outcome: 'recipe',
  language: 'en',
  metadata: { title: 'Lentil soup', totalTimeMinutes: 30, servingsMin: 4, servingsMax: 4 },
  ingredients: [
    { ingredientJsonId: 1, name: 'red lentils', quantity: '200', unit: 'g' },
    { ingredientJsonId: 2, name: 'onion', quantity: '1' },
    { ingredientJsonId: 3, name: 'vegetable stock', quantity: '1', unit: 'l' },
    { ingredientJsonId: 4, name: 'olive oil', quantity: '2', unit: 'tbsp' },
  ],
  steps: [
    {
      type: 'WEIGH',
      instructionText: 'Place 1 onion, halved, into the mixing bowl.',
      ingredientRefs: [2],
    },
    {
      type: 'OPERATE',
      instructionText: 'Chop 5 sec/speed 5.',
      ingredientRefs: [2],
      durationSeconds: 5,
      speed: '5',
    },
    {
      type: 'WEIGH',
      instructionText: 'Add 2 tbsp olive oil to the mixing bowl.',
      ingredientRefs: [4],
    },
    {
      type: 'OPERATE',
      instructionText: 'Soften without the measuring cup 3 min/120°C/speed 1.',
      ingredientRefs: [2, 4],
      durationSeconds: 180,
      temperature: '120',
      speed: '1',
    },
    {
      type: 'WEIGH',
      instructionText: 'Add 200 g red lentils and 1 l vegetable stock.',
      ingredientRefs: [1, 3],
    },
    {
      type: 'OPERATE',
      instructionText:
        'Set the simmering basket on the lid instead of the measuring cup and cook 20 min/100°C/speed 1.',
      ingredientRefs: [1, 3],
      durationSeconds: 1200,
      temperature: '100',
      speed: '1',
      tools: ['simmering_basket'],
    },
    {
      type: 'OPERATE',
      instructionText: 'Put the measuring cup in and blend 1 min/speed 5-10, gradually.',
      ingredientRefs: [1, 3],
      durationSeconds: 60,
      speed: '5-10',
      tools: ['measuring_cup'],
    },
  ],
}

/** The right answer with something different about it. */
export function lentilAnswer(change: (answer: Answer) => void): Answer {
  const answer = structuredClone(LENTIL_ANSWER)
  change(answer)
  return answer
}
