import { expect, test } from 'vitest'
import { replayFaults } from '#shared/appliance/verify-replay.ts'
import type { RecipeContent, StepStructure } from '#shared/recipe.ts'
import { aRecipe, modified } from './modify-fixtures.ts'

/** Rice in milk, with raisins that are plumped up first and butter that comes in halves. */
const RECIPE: RecipeContent = aRecipe('200 g rice; 800 ml milk; 60 g butter; 50 g raisins', [
  {
    ...{ instructionText: 'Pour hot water over the raisins.', type: 'MANUAL', place: 'bench' },
    ...{ ingredientRefs: [4], adds: [{ ref: 4 }], source: [[0, 10]] },
  },
  {
    ...{
      instructionText: 'Weigh 800 ml milk, 200 g rice and half of the butter into the mixing bowl.',
    },
    ...{ ingredientRefs: [1, 2, 3], place: 'bowl' },
    adds: [{ ref: 2 }, { ref: 1 }, { ref: 3, part: 0.5 }],
  },
  {
    ...{ instructionText: 'Cook 30 min/90°C/reverse/speed 1.', type: 'OPERATE', place: 'bowl' },
    ...{ durationSeconds: 1800, temperature: '90', speed: '1', reverse: true },
  },
  {
    ...{ instructionText: 'Transfer to a dish.', type: 'MANUAL', place: 'bench' },
    ...{ takes: [3], clears: true },
  },
  {
    ...{ instructionText: 'Top with the rest of the butter and serve.', type: 'MANUAL' },
    ...{ place: 'bench', takes: [4], ingredientRefs: [3], adds: [{ ref: 3 }] },
  },
])

const structureOf = ({ steps }: RecipeContent): StepStructure[] =>
  steps.map(({ place, adds, takes, clears, source }) => ({ place, adds, takes, clears, source }))

test.each([
  ['for eight', 'en'],
  ['with oat milk instead of milk', 'en'],
  ['for a TM31', 'en'],
] as const)('%s, the kitchen stays as it was', (sentence, language) => {
  const changed = modified(RECIPE, sentence, language)
  expect(structureOf(changed)).toEqual(structureOf(RECIPE))
  expect(replayFaults(changed)).toEqual([])
})

test('what is left out goes into no step, and the others still follow one another', () => {
  const changed = modified(RECIPE, 'without raisins')
  expect(changed.ingredients.map(({ name }) => name)).not.toContain('raisins')
  expect(changed.steps.map(({ stepNumber, takes }) => [stepNumber, takes])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, [2]],
    [4, [3]],
  ])
  expect(replayFaults(changed)).toEqual([])
})

test('shares of other ingredients stay when one of a step is left out', () => {
  const changed = modified(RECIPE, 'without rice')
  expect(changed.steps.flatMap(({ adds = [] }) => adds)).toEqual(
    RECIPE.steps.flatMap(({ adds = [] }) => adds.filter(({ ref }) => ref !== 1)),
  )
})
