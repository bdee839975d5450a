import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type AppRouter, appRouter } from '#server/router.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { describeError } from '#server/trpc/trpc.ts'
import { BATCH_MAX } from '#shared/batch.ts'
import { PHOTO_BODY_BYTES } from '#shared/convert.ts'

/** The one procedure that takes photos, and so more than the others. */
const PHOTO_PROCEDURE = 'convert.fromPhoto'

type Options = {
  log: FastifyBaseLogger
  createContext: (request: FastifyRequest) => Promise<RequestContext>
}

/** The procedures at `/trpc`. */
export async function registerTrpc(
  app: FastifyInstance,
  { log, createContext }: Options,
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
    onError({ error, path }) {
      if (error.code !== 'INTERNAL_SERVER_ERROR') return
      log.error({ err: error.cause ?? error, path }, 'call failed')
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions']

  await app.register(async (scope) => {
    await scope.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions })
  })
  await app.register(async (scope) => {
    // As the procedures' own: tRPC reads the JSON itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.post(
      `/trpc/${PHOTO_PROCEDURE}`,
      { bodyLimit: PHOTO_BODY_BYTES },
      async (request, reply) => {
        await fastifyRequestHandler({
          ...trpcOptions,
          req: request,
          res: reply,
          path: PHOTO_PROCEDURE,
        })
        return reply
      },
    )
  })
}
