import { expect } from 'vitest'
import { aUser, test } from '../support/test-server.ts'

test("another user's recipe is not there", async ({ server }) => {
  const [cook, other] = [await aUser(server), await aUser(server)]
  const { recipeId } = await server.callerFor(cook).convert.fromText({ rawText: '500 g carrots' })

  const asked = server.callerFor(other).recipes.byId({ id: recipeId })

  await expect(asked).rejects.toMatchObject({
    code: 'NOT_FOUND',
    data: { appCode: 'RECIPE_NOT_FOUND' },
  })
})

test('an invalid input names its fields', async ({ server }) => {
  const asked = server.callerFor().auth.verifyEmail({ token: '' })

  await expect(asked).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    message: 'The field “token” must not be empty.',
    data: {
      appCode: 'INVALID_INPUT',
      issues: [{ path: 'token', message: 'The field “token” must not be empty.' }],
    },
  })
})

test('who is not signed in is told so', async ({ server }) => {
  await expect(server.callerFor().credits.balance()).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
    data: { appCode: 'UNAUTHENTICATED' },
  })
})
