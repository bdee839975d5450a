import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyRequest } from 'fastify'
import { notReady } from '#server/errors.ts'
import { authenticate } from '#server/features/auth/sessions.ts'
import { causedBy } from '#server/jobs/queue.ts'
import type { RequestContext, ServiceContext } from '#server/trpc/context.ts'
import { networkOf } from '#server/trpc/network.ts'
import { toTrpcError } from '#server/trpc/trpc.ts'

/** What a process has opened once and its requests and jobs share. */
export type SharedServices = Omit<ServiceContext, 'em' | 'now'> & { orm: MikroORM }

/** For one request or job; `requestId` is the request that a job comes from. */
export function createServiceContext(
  { orm, ...shared }: SharedServices,
  requestId?: string,
): ServiceContext {
  const log = requestId === undefined ? shared.log : shared.log.child({ reqId: requestId })
  return { ...shared, log, em: orm.em.fork(), now: () => new Date() }
}

/** Finds out who is calling, by the bearer token. Throws `NOT_READY` in a process that is ending. */
export async function createRequestContext(
  services: SharedServices,
  request: FastifyRequest,
): Promise<RequestContext> {
  // What is begun now would not be ended.
  if (services.stopping.aborted) throw toTrpcError(notReady())
  const context = createServiceContext(services)
  const token = readBearerToken(request.headers.authorization)
  return {
    ...context,
    log: request.log,
    queue: causedBy(context.queue, request.id),
    user: token ? await whoIs(context, token) : null,
    hasToken: token !== null,
    userAgent: request.headers['user-agent'] ?? null,
    network: networkOf(request.ip),
  }
}

function whoIs({ em }: ServiceContext, token: string) {
  return authenticate(em, token).catch((error) => {
    throw toTrpcError(error)
  })
}

function readBearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer +(\S+)$/i)?.[1] ?? null
}
