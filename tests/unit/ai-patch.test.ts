import { expect, it } from 'vitest'
import { AnswerSchema, type Read } from '#server/features/convert/structure/anthropic/answer.ts'
import { readCorrection } from '#server/features/convert/structure/anthropic/patch.ts'
import { LENTIL_ANSWER, lentilAnswer } from '../support/ai-recipes.ts'

const serving = {
  type: 'MANUAL' as const,
  instructionText: 'Serve.',
  ingredientRefs: [],
  takes: [7],
}

const BASE = AnswerSchema.parse(
  lentilAnswer(({ steps }) => {
    steps.push({ ...serving, takes: [7] })
  }),
)
function read(answer: unknown): Extract<Read, { answer: unknown }>['answer'] {
  const found = readCorrection(JSON.stringify(answer), BASE)
  if ('mistakes' in found) throw new Error(found.mistakes.join())
  return found.answer
}

const texts = (answer: unknown) => read(answer).steps.map((step) => step.instructionText)

it('puts a step in the place of another', () => {
  const step = { ...BASE.steps[1], instructionText: 'Chop 5 sec/speed 6.', speed: '6' }

  const now = read({ patches: [{ step: 2, replacement: [step] }] })

  expect(now.steps[1]).toMatchObject({ speed: '6' })
  expect(now.steps).toHaveLength(8)
  expect(read([{ step: 2, replacement: step }])).toEqual(now)
})

it('puts in and takes out steps, and what others take keeps its step', () => {
  const now = read({
    patches: [
      { step: 1, replacement: [] },
      {
        step: 6,
        replacement: [BASE.steps[5], { ...serving, takes: [], instructionText: 'Wait.' }],
      },
    ],
  })

  expect(now.steps.map(({ instructionText }) => instructionText).slice(4, 6)).toEqual([
    BASE.steps[5]?.instructionText,
    'Wait.',
  ])
  expect(now.steps.at(-1)?.takes).toEqual([7])
  expect(now.steps).toHaveLength(8)
})

it('changes, adds and takes out ingredients', () => {
  const now = read({
    patches: [
      { step: 3, replacement: [{ ...BASE.steps[2], ingredientRefs: [5] }] },
      { step: 4, replacement: [{ ...BASE.steps[3], ingredientRefs: [2, 5] }] },
    ],
    ingredients: [
      { ingredientJsonId: 1, name: 'red lentils', quantity: '250', unit: 'g' },
      { ingredientJsonId: 5, name: 'butter', quantity: '30', unit: 'g' },
    ],
    removedIngredients: [4],
  })

  expect(now.ingredients.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
    '250 red lentils',
    '1 onion',
    '1 vegetable stock',
    '30 butter',
  ])
})

it('may be a whole document', () => {
  expect(texts(LENTIL_ANSWER)).toHaveLength(7)
})

it('names steps that there are', () => {
  const found = readCorrection(JSON.stringify([{ step: 40, replacement: [] }]), BASE)
  expect(found).toEqual({ mistakes: ['patches: there is no step 40.'] })
})

it('is refused when what it makes does not fit together', () => {
  const found = readCorrection(JSON.stringify({ patches: [], removedIngredients: [2] }), BASE)
  expect(found).toMatchObject({
    mistakes: expect.arrayContaining(['Step 1 refers to ingredient 2, which is not in the list.']),
  })
})
