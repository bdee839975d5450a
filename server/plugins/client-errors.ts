import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { BARE } from './errors.ts'

/** What Node refuses before there is a request, with its status; anything else is no HTTP. */
const REFUSALS: Record<string, [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
}
const NO_HTTP: [number, string] = [400, 'The request is not valid HTTP.']

/** Answers what Node could not read, in our form, and hangs up: nothing that follows can be read. */
export function answerClientError(
  this: FastifyInstance,
  error: ConnectionError,
  socket: Socket,
): void {
  // A connection that has been lost is nobody's mistake, and there is nobody to answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ err: error }, 'request not understood')
  if (socket.writable) socket.write(refusal(...(REFUSALS[error.code] ?? NO_HTTP)))
  socket.destroy(error)
}

function refusal(status: number, sentence: string): string {
  const body = JSON.stringify({ error: sentence })
  const headers = {
    ...BARE,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
