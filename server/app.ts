import { join } from 'node:path'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { registerClientFiles } from './plugins/client-files.ts'
import { registerCompression } from './plugins/compression.ts'
import { registerDevCheckout } from './plugins/dev-checkout.ts'
import { registerDevMail } from './plugins/dev-mail.ts'
import { answerFrameworkError, registerErrorHandler } from './plugins/errors.ts'
import { registerGoogleRedirect } from './plugins/google-redirect.ts'
import {
  createRequestContext,
  createServiceContext,
  type SharedServices,
} from './plugins/request-context.ts'
import { registerSecurity } from './plugins/security.ts'
import { registerTrpc } from './plugins/trpc.ts'
import { registerHealth } from './rest/health.ts'
import { registerRest } from './rest/rest.ts'
import { registerStripeWebhook } from './rest/stripe-webhook.ts'

/** Far above a whole recipe; what a text may weigh is checked by its own limit. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024
/** A photo over a slow line takes its time; who sends nothing at all is cut off sooner. */
const REQUEST_MS = 90_000
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
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: PARAM_LENGTH_MAX },
    requestTimeout: REQUEST_MS,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    frameworkErrors: answerFrameworkError,
  })
  const createContext = (request: FastifyRequest) => createRequestContext(services, request)

  registerErrorHandler(app)
  await registerSecurity(app, config)
  await registerCompression(app)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request')
  })
  registerHealth(app, orm)
  await registerTrpc(app, { log, createContext })
  await app.register((scope) => registerGoogleRedirect(scope, { config, createContext }))
  await app.register((scope) => registerRest(scope, { publicUrl: config.publicUrl, createContext }))
  await app.register((scope) => registerStripeWebhook(scope, () => createServiceContext(services)))
  const simulation = services.payments?.simulation
  if (simulation) await app.register((scope) => registerDevCheckout(scope, simulation))
  if (!config.production && !config.smtpUrl) registerDevMail(app, join(config.dataDir, 'outbox'))
  if (clientDir) await registerClientFiles(app, clientDir)
  return app
}
