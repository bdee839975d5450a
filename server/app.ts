import { join } from 'node:path'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { answerClientError } from './plugins/client-errors.ts'
import { registerClientFiles } from './plugins/client-files.ts'
import { registerCompression } from './plugins/compression.ts'
import { registerDevCheckout } from './plugins/dev-checkout.ts'
import { registerDevMail } from './plugins/dev-mail.ts'
import { answerFrameworkError, registerErrorHandler } from './plugins/errors.ts'
import { registerGoogleRedirect } from './plugins/google-redirect.ts'
import { registerMetrics } from './plugins/metrics.ts'
import {
  createRequestContext,
  createServiceContext,
  type SharedServices,
} from './plugins/request-context.ts'
import { registerRequestLog, requestIdOf } from './plugins/request-log.ts'
import { registerSecurity } from './plugins/security.ts'
import { registerTrpc } from './plugins/trpc.ts'
import { registerUnread } from './plugins/unread.ts'
import { registerHealth } from './rest/health.ts'
import { registerRest } from './rest/rest.ts'
import { registerStripeWebhook } from './rest/stripe-webhook.ts'

/** Far above a whole recipe; what a text may weigh is checked by its own limit. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024
/** A photo over a slow line takes its time; who sends nothing at all is cut off sooner. */
const REQUEST_MS = 90_000
/** Headers are a few packets; nobody takes this long for them. */
const HEADERS_MS = 20_000
/** A connection on which nothing moves: longer than a conversion is waited for without a word. */
const SILENCE_MS = 150_000
/** tRPC puts the names of batched calls into one path segment. */
const PARAM_LENGTH_MAX = 5_000

export type AppDeps = SharedServices & {
  /** The folder of the built client; `null` serves calls only. */
  clientDir: string | null
}

/** Puts the HTTP side together; it neither listens nor keeps state of its own. */
export async function buildApp({ clientDir, ...services }: AppDeps): Promise<FastifyInstance> {
  const { config, log, orm } = services
  const app = fastify({
    loggerInstance: log,
    genReqId: (raw) => requestIdOf(raw.headers),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEADERS_MS },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  })
  const createContext = (request: FastifyRequest) => createRequestContext(services, request)

  registerErrorHandler(app)
  registerRequestLog(app, services.stopping)
  registerSecurity(app, config)
  registerUnread(app)
  await registerCompression(app)
  registerHealth(app, services)
  // Not on a listener that others reach.
  if (config.devPages && config.metricsPort === null) registerMetrics(app, orm)
  await registerTrpc(app, { createContext })
  await app.register((scope) => registerGoogleRedirect(scope, { config, createContext }))
  await app.register((scope) => registerRest(scope, { publicUrl: config.publicUrl, createContext }))
  await app.register((scope) => registerStripeWebhook(scope, () => createServiceContext(services)))
  const simulation = services.payments?.simulation
  if (simulation) await app.register((scope) => registerDevCheckout(scope, simulation))
  if (config.devPages && !config.smtpUrl) registerDevMail(app, join(config.dataDir, 'outbox'))
  if (clientDir) await registerClientFiles(app, clientDir)
  return app
}
