import { expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

test('water that the machine takes is numbered right after the list', async () => {
  const { ingredients, steps } = await createBuiltinConverter().structure(
    aReadRecipe({
      language: 'en',
      ingredients: linesOf('500 g broccoli', '1 pinch salt'),
      steps: linesOf('Steam the broccoli for 15 minutes.', 'Season it with the salt and serve.'),
    }),
    {
      language: 'en',
      model: 'TM6',
      signal: new AbortController().signal,
      report: () => undefined,
    },
  )
  const numbers = ingredients.map(({ ingredientJsonId }) => ingredientJsonId)
  expect(numbers).toEqual([1, 2, 3])
  const used = steps.flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])
  expect(used).toContain(3)
  expect(used.filter((ref) => !numbers.includes(ref))).toEqual([])
})
