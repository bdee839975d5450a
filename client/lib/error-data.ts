import { TRPCClientError } from '@trpc/client'
import { z } from 'zod'
import { ERROR_TEXT, type ErrorCode } from '#shared/errors.ts'

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_TEXT, code)
}

const ErrorDataSchema = z.object({
  appCode: z.string().refine(isErrorCode),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
})
export type ErrorDetails = z.output<typeof ErrorDataSchema>

/** What the server says of an error; `null` for one that did not come from it, e.g. no network. */
export function readErrorData(error: unknown): ErrorDetails | null {
  if (!(error instanceof TRPCClientError)) return null
  const parsed = ErrorDataSchema.safeParse(error.data)
  return parsed.success ? parsed.data : null
}

/** Whether no answer came at all, as when the network is gone. */
export function isConnectionProblem(error: unknown): boolean {
  return error instanceof TRPCClientError && !error.data
}
