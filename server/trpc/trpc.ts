import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError, z } from 'zod'
import { isDatabaseAway } from '#server/db/connection-errors.ts'
import { DomainError, FIELDS, notReady, TRPC_CODES } from '#server/errors.ts'
import { type ErrorCode, type ErrorData, errorSentence } from '#shared/errors.ts'
import type { RequestContext } from './context.ts'
import { issueWords } from './issue-words.ts'

z.config({ localeError: issueWords })

/** What went wrong, in the words of both sides; names each wrong field of an invalid input. */
export type ErrorDetails = ErrorData & {
  message: string
  issues?: { path: string; message: string }[]
}

/** Tells an error of any kind in our own codes. Nothing of an unexpected one leaks. */
export function describeError(error: TRPCError): ErrorDetails {
  const { cause } = error
  if (cause instanceof DomainError) {
    const { code, params, message } = cause
    const field = FIELDS[code]
    return { appCode: code, params, message, ...(field && { issues: [{ path: field, message }] }) }
  }
  if (cause instanceof ZodError && error.code === 'BAD_REQUEST') {
    const issues = cause.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    // Without a path it is the body itself that is no object.
    const message = (issues[0]?.path && issues[0].message) || errorSentence('INVALID_INPUT')
    return { appCode: 'INVALID_INPUT', params: {}, message, issues }
  }
  const appCode = TRANSPORT_CODES[error.code] ?? 'INTERNAL'
  return { appCode, params: {}, message: errorSentence(appCode) }
}

/** Errors that tRPC raises by itself. */
const TRANSPORT_CODES: Partial<Record<TRPCError['code'], ErrorCode>> = {
  NOT_FOUND: 'NOT_FOUND',
  BAD_REQUEST: 'INVALID_INPUT',
  PARSE_ERROR: 'INVALID_JSON',
  METHOD_NOT_SUPPORTED: 'NOT_FOUND',
  PAYLOAD_TOO_LARGE: 'BODY_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

const trpc = initTRPC.context<RequestContext>().create({
  errorFormatter({ shape, error }) {
    const { message, ...details } = describeError(error)
    return {
      ...shape,
      message,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, ...details },
    }
  },
  sse: { ping: { enabled: true, intervalMs: 15_000 } },
})

export const router = trpc.router
export const createCallerFactory = trpc.createCallerFactory

/** An error as callers get it: expected ones by their code, a database that is away as "not ready". */
export function toTrpcError(error: unknown): TRPCError {
  const cause = isDatabaseAway(error) ? notReady(error) : error
  if (cause instanceof DomainError) {
    return new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause })
  }
  if (cause instanceof TRPCError) return cause
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })
}

/** What the operator has to see of a failure that is not the caller's; `null` where there is none. */
export function troubleBehind(error: TRPCError): unknown {
  const { code, cause } = error
  if (code === 'INTERNAL_SERVER_ERROR') return cause ?? error
  return cause instanceof DomainError && cause.code === 'NOT_READY' ? (cause.cause ?? null) : null
}

/** An error as who calls a procedure here gets it: `data` is as a client gets it over HTTP. */
class CallError extends TRPCError {
  readonly data: Omit<ErrorDetails, 'message'>

  constructor(error: TRPCError) {
    const { message, ...data } = describeError(error)
    super({ code: error.code, message, cause: error.cause })
    this.data = data
  }
}

const translateErrors = trpc.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { code, cause } = result.error
  const error = code === 'INTERNAL_SERVER_ERROR' ? toTrpcError(cause) : result.error
  return { ...result, error: new CallError(error) }
})

/** The values of a subscription; what goes wrong on the way is translated like everything else. */
export async function* translated<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* values
  } catch (error) {
    throw toTrpcError(error)
  }
}

export const publicProcedure = trpc.procedure.use(translateErrors)

export const authedProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new DomainError(ctx.hasToken ? 'TOKEN_INVALID' : 'UNAUTHENTICATED')
  return next({ ctx: { user: ctx.user } })
})
