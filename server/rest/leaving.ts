import type { FastifyReply } from 'fastify'

/** Aborts when the caller has gone before the answer was there. */
export function leavingOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
