import { resolveResponse } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appRouter } from '#server/router.ts'
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
  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const response = await resolveResponse({
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      path,
      req: readRequest(request, reply),
      error: null,
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
    for (const [path, bodyLimit] of Object.entries(LARGE_PROCEDURES)) {
      scope.post(`/trpc/${path}`, { bodyLimit }, (request, reply) => answer(request, reply, path))
    }
  })
}

/**
 * The request as far as tRPC reads it. A whole `Request`, and its signal that ends in an error each time,
 * would take a sixth of a call.
 */
function readRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  const { method, url, headers, body } = request
  return {
    method,
    // Only the query is read: the path is that of the route, and hosts are whatever callers say.
    url: `http://localhost/${url.match(/\?.*/s)?.[0] ?? ''}`,
    headers: new Headers(headers as Record<string, string>),
    signal: left.signal,
    json: async () => JSON.parse(body as string),
  } as Request
}
