import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '#server/features/payments/payments.service.ts'
import type { ServiceContext } from '#server/trpc/context.ts'

export const WEBHOOK_PATH = '/api/stripe/webhook'
/** Far above what the provider sends. */
const BODY_BYTES = 512 * 1024

/** Where the card provider sends its messages: in a scope of its own, as the signature is over the bytes. */
export async function registerStripeWebhook(
  app: FastifyInstance,
  createContext: () => ServiceContext,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.post(WEBHOOK_PATH, { bodyLimit: BODY_BYTES }, async (request) => {
    const signature = request.headers['stripe-signature']
    const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const header = typeof signature === 'string' ? signature : ''
    await receiveEvent(createContext(), payload, header).catch((error: unknown) => {
      request.log.warn({ err: error }, 'payment message not taken')
      throw error
    })
    return { received: true }
  })
}
