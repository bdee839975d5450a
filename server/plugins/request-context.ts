import type { MikroORM } from '@mikro-orm/postgresql'
import type { FastifyRequest } from 'fastify'
import { authenticate } from '#server/features/auth/sessions.ts'
import type { RequestContext, ServiceContext } from '#server/trpc/context.ts'
import { networkOf } from '#server/trpc/network.ts'
import { toTrpcError } from '#server/trpc/trpc.ts'

/** What a process has opened once and its requests and jobs share. */
export type SharedServices = Omit<ServiceContext, 'em' | 'now'> & { orm: MikroORM }

export function createServiceContext({ orm, ...shared }: SharedServices): ServiceContext {
  return { ...shared, em: orm.em.fork(), now: () => new Date() }
}

/** Finds out who is calling, by the bearer token. */
export async function createRequestContext(
  services: SharedServices,
  request: FastifyRequest,
): Promise<RequestContext> {
  const context = createServiceContext(services)
  const token = readBearerToken(request.headers.authorization)
  return {
    ...context,
    log: request.log,
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
