import type { TRPCError } from '@trpc/server'
import { resolveResponse } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLargeBodyCheck } from '#server/rest/large-bodies.ts'
import { leavingOf } from '#server/rest/leaving.ts'
import { appRouter } from '#server/router.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { describeError, troubleBehind } from '#server/trpc/trpc.ts'
import { BATCH_MAX } from '#shared/batch.ts'
import { PAGE_BODY_BYTES, PHOTO_BODY_BYTES } from '#shared/convert.ts'

/** The procedures that take photos or pages: the bytes that each may be sent, and how many at once. */
const LARGE_PROCEDURES = {
  'convert.fromPhoto': { bodyLimit: PHOTO_BODY_BYTES, most: 3, code: 'RATE_LIMITED' },
  'convert.fromPage': { bodyLimit: PAGE_BODY_BYTES, most: 2, code: 'TOO_MANY_PAGES' },
} as const

type Options = {
  createContext: (request: FastifyRequest) => Promise<RequestContext>
}

/** The procedures at `/trpc`. */
export async function registerTrpc(
  app: FastifyInstance,
  { createContext }: Options,
): Promise<void> {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    refusal: TRPCError | null = null,
  ) => {
    const response = await resolveResponse({
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      path,
      req: readRequest(request, reply),
      error: refusal,
      createContext: () => createContext(request),
      responseMeta({ errors }) {
        const waits = errors.map((error) => Number(describeError(error).params.retryAfter ?? 0))
        const longest = Math.max(0, ...waits)
        return longest > 0 ? { headers: { 'retry-after': String(longest) } } : {}
      },
      onError({ error, path }) {
        const trouble = troubleBehind(error)
        if (trouble) request.log.error({ err: trouble, path }, 'call failed')
      },
    })
    const type = response.headers.get('content-type') ?? ''
    const isStream =
      type.startsWith('text/event-stream') || response.headers.has('transfer-encoding')
    if (isStream) return reply.send(response)
    // A text is one write; as a stream it would be several.
    reply.status(response.status).headers(Object.fromEntries(response.headers))
    // No type is given to what is refused before there is a call.
    if (!type.startsWith('application/')) reply.type('application/json')
    return reply.send(await response.text())
  }

  await app.register(async (scope) => {
    // JSON only, which tRPC reads by itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    scope.route<{ Params: { path: string } }>({
      method: ['GET', 'POST'],
      url: '/trpc/:path',
      handler: (request, reply) => answer(request, reply, request.params.path),
    })
    for (const [path, { bodyLimit, ...limits }] of Object.entries(LARGE_PROCEDURES)) {
      const refusalOf = createLargeBodyCheck({ createContext, ...limits })
      scope.route({
        method: 'POST',
        url: `/trpc/${path}`,
        bodyLimit,
        async onRequest(request, reply) {
          const refusal = await refusalOf(request, reply)
          if (refusal) return answer(request, reply, path, refusal)
        },
        handler: (request, reply) => answer(request, reply, path),
      })
    }
  })
}

/**
 * The request as far as tRPC reads it. A whole `Request`, and its signal that ends in an error each time,
 * would take a sixth of a call.
 */
function readRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const { method, url, headers, body } = request
  return {
    method,
    // Only the query is read: the path is that of the route, and hosts are whatever callers say.
    url: `http://localhost/${url.match(/\?.*/s)?.[0] ?? ''}`,
    headers: new Headers(headers as Record<string, string>),
    signal: leavingOf(reply),
    json: async () => JSON.parse(body as string),
  } as Request
}
