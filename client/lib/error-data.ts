import { TRPCClientError } from '@trpc/client'
import type { ErrorData } from '#shared/errors.ts'

type Issue = { path: string; message: string }
export type ErrorDetails = ErrorData & { issues: Issue[] }

/**
 * What the server says of an error; `null` for one that did not come from it, e.g. no network. The
 * code of a newer server may be unknown here.
 */
export function readErrorData(error: unknown): ErrorDetails | null {
  if (!(error instanceof TRPCClientError)) return null
  // Read by hand: a schema would bring its whole library to the first screen.
  const { appCode, params = {}, issues = [] } = (error.data ?? {}) as Partial<ErrorDetails>
  return typeof appCode === 'string' ? { appCode, params, issues } : null
}

/** Whether no answer came at all, as when the network is gone. */
export function isConnectionProblem(error: unknown): boolean {
  return error instanceof TRPCClientError && !error.data && !isCalledOff(error)
}

/** Whether nobody waited for the answer any more, which tells nothing of the network. */
export function isCalledOff(error: unknown): boolean {
  return error instanceof TRPCClientError && error.cause?.name === 'AbortError'
}
