import autocannon, { type Client } from 'autocannon'
import { quantile } from './report.ts'

/** A call that is repeated. */
export type Call = {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  headers?: Record<string, string>
  body?: object
}

/** Answers a second, and milliseconds for one. */
export type Load = { perSecond: number; p50: number; p99: number }

type Options = { connections?: number; seconds: number; status?: number }

/**
 * Makes calls over as many connections as there are, each the next one as soon as the last is
 * answered; the calls are dealt out to the connections in turn. Throws when an answer is not the expected one.
 */
export async function load(
  url: string,
  calls: readonly Call[],
  { connections = 20, seconds, status = 200 }: Options,
): Promise<Load> {
  const times: number[] = []
  const unexpected: number[] = []
  let next = 0
  const { promise: done, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const run = autocannon(
    {
      url,
      connections,
      duration: seconds,
      setupClient(client: Client) {
        const call = calls[next++ % calls.length]
        if (call) client.setRequests([requestOf(call)])
      },
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  )
  run.on('response', (_client, answered, _bytes, ms) => {
    times.push(ms)
    if (answered !== status) unexpected.push(answered)
  })
  const result = await done
  if (unexpected.length > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.errors} failed, ${unexpected.length} × ${unexpected[0]}`)
  return {
    perSecond: times.length / result.duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

function requestOf({ method = 'GET', path, token, headers, body }: Call) {
  return {
    method,
    path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}
