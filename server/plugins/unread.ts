import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Nothing of an answer has been taken for so long: nobody reads it. Milliseconds. */
const UNREAD_MS = 30_000
/** Smaller answers are in the network before anybody looks. */
const LARGE_LENGTH = 64_000
/** What a stream is taken to hold in memory, compressed or not. */
const STREAM_LENGTH = 1_000_000
/** Most of large answers that may wait for their readers; those that wait for longest are dropped. */
const MAX_UNREAD = 150_000_000

/**
 * Drops answers that nobody takes, so that they do not fill the memory: each after a while, and at
 * once where there are too many. Has to be registered before what compresses.
 */
export function registerUnread(app: FastifyInstance, mostUnread = MAX_UNREAD): void {
  const unread = new Map<FastifyReply, number>()
  let length = 0

  function forget(reply: FastifyReply): void {
    length -= unread.get(reply) ?? 0
    unread.delete(reply)
  }

  app.addHook('onSend', async (request: FastifyRequest, reply, payload) => {
    const own = lengthOf(payload)
    // Streams of tRPC wait for what is still to happen.
    if (own === null) return
    // Node sets the time of a connection back when its next request comes.
    request.raw.socket.setTimeout(UNREAD_MS)
    if (own < LARGE_LENGTH) return
    unread.set(reply, own)
    length += own
    reply.raw.once('close', () => forget(reply))
    for (const [oldest] of unread) {
      if (length <= mostUnread) return
      forget(oldest)
      oldest.raw.destroy()
    }
  })
}

function lengthOf(payload: unknown): number | null {
  if (typeof payload === 'string') return payload.length
  if (Buffer.isBuffer(payload)) return payload.byteLength
  return payload instanceof Readable ? STREAM_LENGTH : null
}
