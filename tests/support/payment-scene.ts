import { vi } from 'vitest'
import { addCredits } from '#server/features/credits/credits.service.ts'
import { createServiceContext } from '#server/plugins/request-context.ts'
import { rest } from './rest.ts'
import type { aUser, TestServer } from './test-server.ts'

export type Person = Awaited<ReturnType<typeof aUser>>

/** Opens a payment page as a third party does; gives the provider's id of it. */
export async function openPage(server: TestServer, user: Person, amount = 20): Promise<string> {
  const { json } = await rest(server, 'POST /api/stripe/create-checkout-session', {
    token: user.accessToken,
    body: { amount },
  })
  return json.id as string
}

type Signed = { raw: string; headers: Record<string, string> }

/** Hands a message of the provider in; gives the status. */
export async function deliver(server: { url: string }, event: Signed): Promise<number> {
  return (await rest(server, 'POST /api/stripe/webhook', event)).status
}

export async function balanceOf(server: TestServer, user: Person): Promise<number> {
  return (await server.callerFor(user).credits.balance()).credits
}

/** What, and how many, newest first. */
export async function historyOf(server: TestServer, user: Person) {
  const { entries } = await server.callerFor(user).credits.history({})
  return entries.map(({ id: _, at: __, ...line }) => line)
}

/** What services get, at another time of the day. */
export function contextAt(server: TestServer, minutesFromNow: number) {
  const now = new Date(Date.now() + minutesFromNow * 60_000)
  const log = { ...server.runtime.services.log, warn: vi.fn() }
  return { ...createServiceContext(server.runtime.services), log, now: () => now } as ReturnType<
    typeof createServiceContext
  >
}

/** Cooks: takes credits as conversions do. */
export function spend(server: TestServer, user: Person, credits: number): Promise<void> {
  const cause = `test:${crypto.randomUUID()}`
  const line = { userId: user.id, amount: -credits, kind: 'reservation', cause } as const
  return addCredits(server.em(), line)
}
