import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createCaller } from '#server/router.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { describeError, troubleBehind } from '#server/trpc/trpc.ts'
import { createLargeBodyCheck } from './large-bodies.ts'
import { leavingOf } from './leaving.ts'
import { describeApi } from './openapi.ts'
import type { RestRoute } from './route.ts'
import { REST_ROUTES } from './routes.ts'

/** A place among what is under way is free again about that soon; limits say it exactly. */
const RETRY_AFTER_SECONDS = 10

type Options = {
  publicUrl: string
  createContext: (request: FastifyRequest) => Promise<RequestContext>
}

/** The `/api` paths for third parties, and their description. */
export async function registerRest(app: FastifyInstance, options: Options): Promise<void> {
  acceptJson(app)
  for (const route of REST_ROUTES) {
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit && largeBody(route.bodyLimit, options)),
      handler: (request, reply) => answer(route, { request, reply, options }),
    })
  }
  const description = describeApi(REST_ROUTES, options.publicUrl)
  app.get('/api/openapi.json', () => description)
  await app.register(import('@fastify/swagger'), {
    mode: 'static',
    // The description is plain data; the plugin's types want its own document class.
    specification: { document: description as never },
  })
  await app.register(import('@fastify/swagger-ui'), {
    routePrefix: '/api/docs',
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Thermoscribe REST API' },
    staticCSP: true,
    // The page styles its own elements.
    transformStaticCSP: (policy) =>
      policy.replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'"),
  })
}

/** Photos, of which one person reads so many at once. */
const MAX_LARGE = 3

function largeBody(bodyLimit: number, { createContext }: Options) {
  const refusalOf = createLargeBodyCheck({ createContext, most: MAX_LARGE, code: 'RATE_LIMITED' })
  return {
    bodyLimit,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const refusal = await refusalOf(request, reply)
      if (refusal) return sendError(refusal, { request, reply })
    },
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: Options }

async function answer(route: RestRoute, { request, reply, options }: Exchange) {
  try {
    const signal = leavingOf(reply)
    const caller = createCaller(await options.createContext(request), { signal })
    const result = await route.call(caller, request, reply)
    if (reply.sent) return reply
    return route.response ? reply.send(result) : reply.status(204).send()
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return sendError(error, { request, reply })
  }
}

function sendError(error: TRPCError, { request, reply }: Omit<Exchange, 'options'>) {
  const { message, issues, params } = describeError(error)
  const status = getHTTPStatusCodeFromError(error)
  const trouble = troubleBehind(error)
  if (trouble) request.log.error({ err: trouble }, 'request failed')
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const wait = params.retryAfter ?? (status === 429 ? RETRY_AFTER_SECONDS : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply.status(status).send({ error: message, ...(issues && { issues }) })
}

/** JSON only. Clients that send a content type with every call send it with an empty body too. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body.toString(), done)
  })
}
