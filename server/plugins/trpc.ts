import { TRPCError } from '@trpc/server'
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '#server/errors.ts'
import { type AppRouter, appRouter } from '#server/router.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { describeError, troubleBehind } from '#server/trpc/trpc.ts'
import { BATCH_MAX } from '#shared/batch.ts'
import { PAGE_BODY_BYTES, PHOTO_BODY_BYTES } from '#shared/convert.ts'

/** The procedures that take photos or pages, with the bytes that each may be sent. */
const LARGE_PROCEDURES = {
  'convert.fromPhoto': PHOTO_BODY_BYTES,
  'convert.fromPage': PAGE_BODY_BYTES,
}

type Options = {
  createContext: (request: FastifyRequest) => Promise<RequestContext>
}

/** The procedures at `/trpc`. */
export async function registerTrpc(
  app: FastifyInstance,
  { createContext }: Options,
): Promise<void> {
  const trpcOptions = {
    router: appRouter,
    maxBatchSize: BATCH_MAX,
    createContext: ({ req }) => createContext(req),
    responseMeta({ errors }) {
      const waits = errors.map((error) => Number(describeError(error).params.retryAfter ?? 0))
      const longest = Math.max(0, ...waits)
      return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {}
    },
    onError({ error, path, req }) {
      const trouble = troubleBehind(error)
      if (trouble) req.log.error({ err: trouble, path }, 'call failed')
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions']

  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    await fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path }).catch(
      (error: unknown) => {
        // A host that makes no address is refused outside of all calls.
        throw error instanceof TRPCError ? new DomainError('INVALID_INPUT') : error
      },
    )
    return reply
  }

  await app.register(async (scope) => {
    // JSON only, which tRPC reads by itself. Its own plugin takes forms too, of any length.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    // It gives no type to what it refuses before there is a call.
    scope.addHook('onSend', async (_request, _reply, payload) => {
      if (!(payload instanceof Response)) return
      const type = payload.headers.get('content-type')
      if (type?.startsWith('text/plain')) payload.headers.set('content-type', 'application/json')
    })
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      url: '/trpc/:path',
      handler: (request, reply) => answer(request, reply, request.params.path),
    })
    for (const [path, bodyLimit] of Object.entries(LARGE_PROCEDURES)) {
      scope.post(`/trpc/${path}`, { bodyLimit }, (request, reply) => answer(request, reply, path))
    }
  })
}
