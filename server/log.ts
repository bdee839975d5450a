import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LoggerOptions, pino } from 'pino'

/** What of an error repeats what somebody sent: the database quotes the row that it refuses. */
const QUOTED = [
  ...['err.detail', 'err.where', 'err.parameters', 'err.internalQuery', 'err.query'],
  // A mail server repeats whom it refuses.
  ...['err.rejected', 'err.rejectedErrors', 'err.recipient', 'err.response', 'err.command'],
]
const SECRET = ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization']

/** One JSON line per event; never a password, token or recipe text. */
export function createLog(level: string, out?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    redact: [...SECRET, ...QUOTED],
    serializers: {
      err: (error) => withoutAddresses(pino.stdSerializers.err(error)),
      // The query may carry a token, so only the path is logged.
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  } satisfies LoggerOptions
  return out ? pino(options, out) : pino(options)
}

/** Longest local part and domain: octets (RFC 5321, 4.5.3.1). */
const ADDRESS = /[^\s<>"'@]{1,64}@[^\s<>"'@]{1,255}/g

function withoutAddresses(told: object): object {
  const clean = (text: unknown) =>
    typeof text === 'string' ? text.replace(ADDRESS, '[address]') : text
  return Object.fromEntries(
    Object.entries(told).map(([key, value]) => [
      key,
      key === 'message' || key === 'stack' ? clean(value) : value,
    ]),
  )
}
