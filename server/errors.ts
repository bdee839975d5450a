import { type TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { type ErrorCode, type ErrorParams, errorSentence } from '#shared/errors.ts'

/** An expected failure: its code says what happened, its message is the sentence for the caller. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly params: ErrorParams

  constructor(code: ErrorCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(errorSentence(code, params), options)
    this.name = 'DomainError'
    this.code = code
    this.params = params
  }
}

/** The one table from our codes to a transport's; HTTP statuses follow from tRPC's own mapping. */
export const TRPC_CODES: Record<ErrorCode, TRPC_ERROR_CODE_KEY> = {
  INVALID_INPUT: 'BAD_REQUEST',
  INVALID_JSON: 'BAD_REQUEST',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  TEXT_EMPTY: 'BAD_REQUEST',
  TEXT_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  NO_RECIPE_IN_TEXT: 'UNPROCESSABLE_CONTENT',
  NO_RECIPE_ON_PAGE: 'UNPROCESSABLE_CONTENT',
  MODIFICATION_NOT_UNDERSTOOD: 'UNPROCESSABLE_CONTENT',
  MODIFICATION_NO_INGREDIENT: 'UNPROCESSABLE_CONTENT',
  MODIFICATION_NO_SERVINGS: 'UNPROCESSABLE_CONTENT',
  MODIFICATION_NO_SUBSTITUTE: 'UNPROCESSABLE_CONTENT',
  RECIPE_NOT_CONVERTED: 'CONFLICT',
  RECIPE_BUSY: 'CONFLICT',
  IDEA_NOT_UNDERSTOOD: 'UNPROCESSABLE_CONTENT',
  URL_EMPTY: 'BAD_REQUEST',
  URL_INVALID: 'BAD_REQUEST',
  URL_PRIVATE: 'BAD_REQUEST',
  PAGE_NOT_FOUND: 'BAD_GATEWAY',
  PAGE_REFUSED: 'BAD_GATEWAY',
  PAGE_BOT_CHECK: 'BAD_GATEWAY',
  PAGE_FAILED: 'BAD_GATEWAY',
  PAGE_TOO_SLOW: 'GATEWAY_TIMEOUT',
  PAGE_TOO_LARGE: 'BAD_GATEWAY',
  PAGE_NOT_TEXT: 'UNSUPPORTED_MEDIA_TYPE',
  PAGE_REDIRECTS: 'BAD_GATEWAY',
  INVALID_CREDENTIALS: 'UNAUTHORIZED',
  USERNAME_TAKEN: 'CONFLICT',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  TOKEN_INVALID: 'UNAUTHORIZED',
  VERIFICATION_INVALID: 'BAD_REQUEST',
  NOT_FOUND: 'NOT_FOUND',
  RECIPE_NOT_FOUND: 'NOT_FOUND',
  RECIPE_CHANGED: 'CONFLICT',
  CONVERSION_NOT_FOUND: 'NOT_FOUND',
  INSUFFICIENT_CREDITS: 'PAYMENT_REQUIRED',
  CONVERSION_FAILED: 'BAD_GATEWAY',
  CONVERSION_TIMEOUT: 'GATEWAY_TIMEOUT',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  NOT_CONFIGURED: 'SERVICE_UNAVAILABLE',
  NOT_READY: 'SERVICE_UNAVAILABLE',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
}

/** The HTTP status of one of our codes. */
export function statusOf(code: ErrorCode): number {
  return getHTTPStatusCodeFromError(new TRPCError({ code: TRPC_CODES[code] }))
}
