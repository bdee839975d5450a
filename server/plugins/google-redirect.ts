import { createHmac } from 'node:crypto'
import cookie from '@fastify/cookie'
import { generateCodeVerifier, generateState } from 'arctic'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { DomainError } from '#server/errors.ts'
import { enterAs } from '#server/features/auth/google.service.ts'
import type { RequestContext } from '#server/trpc/context.ts'
import { GOOGLE_RETURN_PATH, GoogleCodeSchema } from '#shared/auth.ts'
import type { ErrorParams } from '#shared/errors.ts'
import { describeFailure } from './errors.ts'

const COOKIE = 'google-sign-in'
const PATH = '/api/auth/google'
/** How long a person may take on Google's page. */
const LIFE_SECONDS = 600

/** What one way to Google's page and back has to agree on. */
const Journey = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() })

type Options = {
  config: Config
  createContext: (request: FastifyRequest) => Promise<RequestContext>
}

/**
 * Signing in over Google's page, for browsers that block its button: `GET …/start` leads there, and
 * our page that it leads back to trades what it got by `POST …/code`, whose errors are told by their
 * code too. State, nonce and PKCE
 * verifier stay in a signed cookie of the browser, so a code is of use to no other.
 */
export async function registerGoogleRedirect(app: FastifyInstance, options: Options) {
  const { config, createContext } = options
  if (!config.google?.clientSecret) return
  // The same in every process, and known to nobody else.
  const secret = createHmac('sha256', config.google.clientSecret).update(COOKIE).digest('base64url')
  await app.register(cookie, { secret })
  const cookieOptions = {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    signed: true,
  } as const

  async function beginJourney(request: FastifyRequest, reply: FastifyReply): Promise<URL> {
    const context = await createContext(request)
    await context.limiter.take('google', { network: context.network })
    const journey = {
      state: generateState(),
      nonce: generateState(),
      codeVerifier: generateCodeVerifier(),
    }
    const url = await googleOf(context).consentUrl(journey)
    reply.setCookie(COOKIE, JSON.stringify(journey), { ...cookieOptions, maxAge: LIFE_SECONDS })
    return url
  }

  app.get(`${PATH}/start`, async (request, reply) => {
    const url = await beginJourney(request, reply).catch((error) => {
      // A person is looking at it, not a program: our page says it in their words.
      const { code, params } = describeFailure(error, { request, reply })
      const query = new URLSearchParams({ error: code, ...asTexts(params) })
      return `${config.publicUrl}${GOOGLE_RETURN_PATH}?${query}`
    })
    return reply.header('cache-control', 'no-store').redirect(url.toString(), 302)
  })

  const answerByCode = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { code, params, message } = describeFailure(error, { request, reply })
    return reply.send({ error: message, appCode: code, params })
  }
  app.post(`${PATH}/code`, { errorHandler: answerByCode }, async (request, reply) => {
    const input = GoogleCodeSchema.safeParse(request.body)
    const journey = readJourney(request)
    // Works once, whatever comes of it.
    reply.clearCookie(COOKIE, cookieOptions)
    if (!input.success) throw new DomainError('INVALID_INPUT')
    if (!journey || journey.state !== input.data.state) throw new DomainError('GOOGLE_REFUSED')
    const context = await createContext(request)
    const attempt = await context.limiter.take('google', { network: context.network })
    const identity = await googleOf(context).redeem({ code: input.data.code, ...journey })
    const answer = await enterAs(context, identity, input.data.language)
    await attempt.giveBack()
    return answer
  })
}

function asTexts(params: ErrorParams): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

function googleOf({ google }: RequestContext) {
  if (!google) throw new DomainError('NOT_CONFIGURED')
  return google
}

function readJourney(request: FastifyRequest) {
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '')
  if (!valid || !value) return null
  return Journey.safeParse(JSON.parse(value)).data ?? null
}
