import { TRPCError } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { createCaller } from '#server/router.ts'

export type Caller = ReturnType<typeof createCaller>

/** One call of the REST API: which procedure answers it, and how it is described. */
export type RestRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As Fastify writes it: `/api/recipes/:id`. */
  path: string
  /** Its name in the description and in generated clients. */
  operation: string
  /** The group it is shown in. */
  tag: 'Accounts' | 'Convert' | 'Recipes' | 'Credits'
  summary: string
  /** Needs no access token. */
  isPublic?: boolean
  body?: z.ZodType
  /** What its address may carry after the question mark. */
  query?: z.ZodObject
  /** It takes an ETag: to answer only what is new, or to replace only what is known. */
  conditional?: 'read' | 'write'
  /** It may answer a part, with a link to the next one. */
  isPaged?: boolean
  response?: z.ZodType
  /** Statuses of its own, beside those that its kind of call always has. */
  errors: number[]
  /** Largest body in bytes, where it is not the usual. */
  bodyLimit?: number
  call: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

/** A body as it came; the procedure's own schema decides about it. */
export function bodyOf<T>(request: FastifyRequest): T {
  return request.body as T
}

/** A body in the form that its call describes, for a procedure that takes another. */
export function parseBody<T>(schema: z.ZodType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(request.body)
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error })
  return parsed.data
}

export function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id
}
