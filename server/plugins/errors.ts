import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#server/db/connection-errors.ts'
import { DomainError, notReady, statusOf } from '#server/errors.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What Fastify itself refuses, in our codes. */
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
}

/** An error of any kind as one of ours. */
export function toDomainError(error: FastifyError): DomainError {
  if (error instanceof DomainError) return error
  const known = FASTIFY_CODES[error.code]
  if (known) return new DomainError(known, {}, { cause: error })
  if (error instanceof SyntaxError) return new DomainError('INVALID_JSON', {}, { cause: error })
  const isCallersFault = error.statusCode !== undefined && error.statusCode < 500
  if (isCallersFault) return new DomainError('INVALID_INPUT', {}, { cause: error })
  // A body that its sender breaks off ends as a lost connection to the database does.
  return isDatabaseAway(error) ? notReady(error) : new DomainError('INTERNAL', {}, { cause: error })
}

/** Answers what no route has answered: a sentence, and never a stack. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new DomainError('NOT_FOUND')
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = describeFailure(error, { request, reply })
    return reply.send({ error: known.message })
  })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The error as one of ours; sets status and waiting time, and logs what nobody expected. */
export function describeFailure(error: FastifyError, { request, reply }: Exchange): DomainError {
  const known = toDomainError(error)
  const isOurs = known.code === 'INTERNAL' || (known.code === 'NOT_READY' && known.cause)
  if (isOurs) request.log.error({ err: error }, 'request failed')
  const { retryAfter } = known.params
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.status(statusOf(known.code))
  return known
}

/** What comes before all hooks gets none of their headers; nothing of it is to be run or kept. */
export const BARE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Answers what is refused before there is a route, such as an address that cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = toDomainError(error)
  reply.status(statusOf(known.code)).headers(BARE).send({ error: known.message })
}
