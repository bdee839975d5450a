import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpSeconds } from '#server/metrics.ts'
import { appRouter } from '#server/router.ts'

const HEADER = 'x-request-id'
/** What a proxy or another service of ours may name a request; anything else gets a new id. */
const WELL_FORMED = /^[\w.:-]{8,64}$/

/** The id of a request: the one it came with, when that is well formed. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}

/** Answers each request with its id, and writes one line of log and one observation about it. */
export function registerRequestLog(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADER, request.id)
    // The next request of this connection is for another process.
    if (stopping.aborted) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
    const { method } = request
    const status = String(reply.statusCode)
    for (const route of routesOf(request))
      httpSeconds.observe({ method, route, status }, reply.elapsedTime / 1000)
  })
}

const PROCEDURES = new Set(Object.keys(appRouter._def.procedures))

/** The templates a request is counted under: one, but for a batch that of each of its procedures. */
function routesOf({ routeOptions: { url }, params, is404 }: FastifyRequest): string[] {
  if (is404 || url === undefined) return ['(none)']
  if (url !== '/trpc/:path') return [/^\/(?!api\/).*\.\w+$/.test(url) ? '(file)' : url]
  const names = new Set((params as { path: string }).path.split(','))
  const known = [...names].filter((name) => PROCEDURES.has(name))
  return known.length > 0 ? known.map((name) => `/trpc/${name}`) : ['/trpc/(unknown)']
}
