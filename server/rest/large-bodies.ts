import type { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors.ts'
import { createFewAtOnce } from '#server/jobs/few-at-once.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { toTrpcError } from '#server/trpc/trpc.ts'

/** One of them is answered by then: seconds. */
const RETRY_AFTER_SECONDS = 10

type Options = {
  createContext: (request: FastifyRequest) => Promise<RequestContext>
  /** Of one person at once. */
  most: number
  /** What is told beyond that. */
  code: 'TOO_MANY_PAGES' | 'RATE_LIMITED'
}

/**
 * Looks at calls with large bodies before these are read, which takes a while and memory: who may not
 * make the call, or makes many at once, is refused there. Null where the call may go on.
 */
export function createLargeBodyCheck({ createContext, most, code }: Options) {
  const bodies = createFewAtOnce(most)

  return async function refusalOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<TRPCError | null> {
    try {
      const { user, hasToken } = await createContext(request)
      if (!user) throw new DomainError(hasToken ? 'TOKEN_INVALID' : 'UNAUTHENTICATED')
      const end = bodies.begin(user.id)
      if (!end) throw new DomainError(code, { limit: most, retryAfter: RETRY_AFTER_SECONDS })
      reply.raw.once('close', end)
      return null
    } catch (error) {
      return toTrpcError(error)
    }
  }
}
