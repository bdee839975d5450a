import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** One JSON line per event; never a password, token or recipe text. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    redact: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization'],
    serializers: {
      err: pino.stdSerializers.err,
      // The query may carry a token, so only the path is logged.
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  })
}
