import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIBRARY_LIMITS } from '#shared/recipe-list.ts'
import type { RunningProcess } from '../../support/processes.ts'
import { report } from '../support/report.ts'
import { addPeople, type Person } from '../support/rows.ts'
import type { Stand } from '../support/stand.ts'
import { beatDuring } from './beat.ts'

const READERS = 12
const UNREAD_EACH = 20
const UNREAD_SECONDS = 10

type Web = { url: string; process: RunningProcess }

/** Each has as much as may be kept: the most recipes, all of the same size. */
async function fillLibraries(stand: Stand, people: readonly Person[]): Promise<void> {
  const bytes = Math.floor((LIBRARY_LIMITS.megabytes * 1_000_000) / LIBRARY_LIMITS.recipes) - 10
  await stand.sql.query(
    `insert into recipe (id, created_at, updated_at, user_id, version, status, title, tags,
                         thermomix_models, ingredients, steps, raw_text, is_idea)
     select (lpad(to_hex(turn), 12, '0') || '70008' || substr(md5(random()::text), 1, 15))::uuid,
            now(), now(), owner, 1, 'draft', 'Soup ' || turn, '{}', '{}', '[]', '[]',
            left(repeat(md5(turn::text), $2::int / 32 + 1), $2::int), false
     from unnest($1::uuid[]) as owner, generate_series(1, $3::int) as turn`,
    [people.map(({ id }) => id), bytes, LIBRARY_LIMITS.recipes],
  )
}

async function readWhole({ url }: Web, { token }: Person): Promise<number> {
  const start = performance.now()
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const response = await fetch(`${url}/api/recipes`, { headers })
  let bytes = 0
  for await (const chunk of response.body ?? new ReadableStream<Uint8Array>()) bytes += chunk.length
  if (bytes < LIBRARY_LIMITS.megabytes * 900_000) throw new Error(`only ${bytes} bytes were read`)
  return performance.now() - start
}

/** Asks for libraries and takes nothing of them. */
async function leaveUnread({ url }: Web, people: readonly Person[]): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const sockets = people.flatMap(({ token }) =>
    Array.from({ length: UNREAD_EACH }, async () => {
      const socket = connect(Number(port), hostname)
      socket.pause()
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `GET /api/recipes HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      )
      return socket
    }),
  )
  const open = await Promise.all(sockets)
  await sleep(UNREAD_SECONDS * 1000)
  for (const socket of open) socket.destroy()
}

/** Twelve read the largest library that may be; how soon does the process say that it is ready? */
export async function measureLibraries(stand: Stand): Promise<void> {
  const web = await stand.web()
  const people = await addPeople(stand.sql, READERS)
  const [first] = people as [Person]
  await fillLibraries(stand, people)
  await readWhole(web, first)
  const row = async (name: string, work: () => Promise<number[]>) => {
    let seconds: number[] = []
    const beats = await beatDuring(web, '/readyz', async () => {
      seconds = (await work()).map((ms) => ms / 1000)
    })
    const slowest = seconds.length > 0 ? Math.max(...seconds) : ''
    return [name, beats.p50, beats.longest, beats.memoryMb, slowest]
  }
  report(
    `/readyz while libraries of ${LIBRARY_LIMITS.megabytes} MB are read (ms)`,
    ['', 'p50', 'longest', 'MB more at most', 's for a library'],
    [
      await row('nobody reads', async () => {
        await sleep(2_000)
        return []
      }),
      await row('one reads', async () => [await readWhole(web, first)]),
      await row(`${READERS} read, each their own`, () =>
        Promise.all(people.map((person) => readWhole(web, person))),
      ),
      await row(`one reads it ${READERS} times at once`, () =>
        Promise.all(people.map(() => readWhole(web, first))),
      ),
      await row(`${READERS * UNREAD_EACH} ask and take nothing`, async () => {
        await leaveUnread(web, people)
        return []
      }),
    ],
  )
}
