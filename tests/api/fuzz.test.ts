import fc from 'fast-check'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type Limits } from '#server/trpc/limiter.ts'
import { findUndescribed } from '../support/described-api.ts'
import { anyCall, type Call } from '../support/hostile-calls.ts'
import { PATIENCE } from '../support/patience.ts'
import { CARROT_SOUP } from '../support/recipes.ts'
import { aUser, startTestServer, type TestServer } from '../support/test-server.ts'

const CALLS = 2_000
const SEED = 20_261_121
const AT_ONCE = 8

type Answer = { status: number; type: string; headers: Headers; text: string }

let server: TestServer
let agent: Agent
let known: Parameters<typeof anyCall>[0]

beforeAll(async () => {
  const many = { tries: CALLS, seconds: 3_600 }
  const plenty = { here: many, subject: many, network: many }
  const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, plenty])) as Limits
  server = await startTestServer({ limits })
  agent = new Agent({ connections: AT_ONCE })
  const [cook, other] = [await aUser(server, { credits: 1_000 }), await aUser(server)]
  const draft = () => server.callerFor(cook).convert.fromText({ rawText: CARROT_SOUP })
  const ids = [(await draft()).recipeId, (await draft()).recipeId]
  known = { ids, token: cook.accessToken, expendable: other.accessToken }
})

afterAll(async () => {
  await agent.destroy()
  await server.close()
})

async function answerTo({ method, path, headers, body }: Call): Promise<Answer> {
  const answer = await request(server.url + path, {
    method,
    headers,
    dispatcher: agent,
    signal: AbortSignal.timeout(4 * PATIENCE),
    ...(body !== undefined && { body }),
  })
  const type = String(answer.headers['content-type'] ?? '')
  const told = new Headers(answer.headers as Record<string, string>)
  return { status: answer.statusCode, type, headers: told, text: await answer.body.text() }
}

const LEAKS =
  /node_modules|file:\/\/|\.ts:\d|\n\s+at |"stack"|\bselect .+ from |insert into|relation "/i

/** What is wrong with an answer; null when nothing is. */
function faultOf({ status, type, text }: Answer): string | null {
  if (status === 500) return 'an unexpected error'
  if (LEAKS.test(text)) return 'tells of its inside'
  if (status === 204 || status === 304) return text === '' ? null : 'has a body'
  if (type.startsWith('text/event-stream')) return null
  if (!type.startsWith('application/json')) return `is ${type || 'nothing'}`
  const answers = linesOf(text)
  if (status < 400) return null
  return answers.flat().every(hasSentence) ? null : 'has no sentence'
}

/** A batch may come as a line for each of its answers. */
function linesOf(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
}

function hasSentence(answer: unknown): boolean {
  const { error, result } = answer as { error?: string | { message?: string }; result?: unknown }
  if (result !== undefined) return true
  const sentence = typeof error === 'string' ? error : error?.message
  return /^\p{L}+ .+/su.test(sentence ?? '')
}

/** Headers too long are refused before anything looks at the address (RFC 6585). */
const TOO_LONG = 431

const undescribed = ({ method, path }: Call, answer: Answer) =>
  answer.status === TOO_LONG ? null : findUndescribed(`${method} ${path}`, answer)

const shown = ({ method, path, headers, body }: Call) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${body?.slice(0, 300)}`

test(`${CALLS} calls of every path with anything: never a 500, never without a sentence`, async () => {
  const calls = fc.sample(anyCall(known), { numRuns: CALLS, seed: SEED })
  const counts: Record<number, number> = {}
  const faults: string[] = []

  async function work() {
    for (let call = calls.pop(); call; call = calls.pop()) {
      const answer = await answerTo(call).catch((error) => ({
        status: 0,
        type: String(error),
        headers: new Headers(),
        text: '',
      }))
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
      const fault = faultOf(answer) ?? undescribed(call, answer)
      if (fault)
        faults.push(`${answer.status} ${fault}: ${shown(call)} → ${answer.text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  process.stdout.write(`answers by status: ${JSON.stringify(counts)}\n`)
  expect(faults).toEqual([])
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('isAdmin')
  const me = await answerTo({
    method: 'GET',
    path: '/api/me',
    headers: { authorization: `Bearer ${known.token}` },
  })
  expect(me.status).toBe(200)
  expect((await answerTo({ method: 'GET', path: '/readyz', headers: {} })).status).toBe(200)
})
