import { findUndescribed } from './described-api.ts'

type Call = { token?: string; body?: unknown; headers?: Record<string, string>; raw?: string }

/** Plays a third party: a call over HTTP, with what came back, which has to be as described. */
export async function rest(server: { url: string }, request: string, call: Call = {}) {
  const [method = 'GET', path = '/'] = request.split(' ')
  const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const { status, headers } = response
  const undescribed = findUndescribed(request, { status, headers, text })
  if (undescribed) throw new Error(undescribed)
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return {
    status,
    headers,
    text,
    // A test reads what it expects out of it.
    json: isJson ? JSON.parse(text) : undefined,
  }
}
