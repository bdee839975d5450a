import type { Operation, TRPCLink } from '@trpc/client'
import type { AnyRouter } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { tellConnection } from './connection.ts'
import { isCalledOff, isConnectionProblem, readErrorData } from './error-data.ts'
import { forgetAnswer, isKept, prepareKeeping, recallAnswer } from './offline-answers.ts'
import { hasTokens } from './stored-tokens.ts'

/** Mutations that answer with a whole recipe. */
const ANSWERS_RECIPE = ['recipes.save', 'convert.undo']

/** So long a kept answer gives way to a better one: calls may hang for minutes at a network's edge, ms. */
const PATIENCE_MS = 8_000

/**
 * Notes which calls get an answer, keeps what is needed offline, and answers with that where the
 * server cannot be reached in time. With a network everything is asked of the server, as if nothing
 * was kept.
 */
export function offlineLink<Router extends AnyRouter>(): TRPCLink<Router> {
  return () =>
    ({ op, next }) => {
      if (op.type === 'subscription') return next(op)
      return observable((observer) => {
        const recalls = op.type === 'query' && isKept(op) && hasTokens()
        const keep = recalls ? prepareKeeping(op) : keeperOfRecipe(op)
        let isOver = false

        const answerWithKept = async (orElse: () => void) => {
          const data = recalls ? await recallAnswer(op) : undefined
          if (isOver) return
          if (data === undefined) return orElse()
          tellConnection(true)
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        }
        const timer = setTimeout(() => answerWithKept(() => {}), PATIENCE_MS)
        const call = next(op).subscribe({
          next(value) {
            tellConnection(false)
            if ('data' in value.result) keep(value.result.data)
            observer.next(value)
          },
          complete: () => observer.complete(),
          error(error) {
            if (isCalledOff(error)) return observer.error(error)
            const isOffline = isConnectionProblem(error)
            tellConnection(isOffline)
            if (recalls && readErrorData(error)?.appCode === 'RECIPE_NOT_FOUND') forgetAnswer(op)
            if (isOffline) answerWithKept(() => observer.error(error))
            else observer.error(error)
          },
        })
        return () => {
          isOver = true
          clearTimeout(timer)
          call.unsubscribe()
        }
      })
    }
}

/** What a mutation leaves of a recipe is what the next query would answer. */
function keeperOfRecipe({ path, input }: Operation): (answer: unknown) => void {
  const { id, recipeId } = (input ?? {}) as { id?: string; recipeId?: string }
  const recipe = { path: 'recipes.byId', input: { id: id ?? recipeId } }
  if (ANSWERS_RECIPE.includes(path)) return prepareKeeping(recipe)
  return path === 'recipes.delete' ? () => forgetAnswer(recipe) : () => {}
}
