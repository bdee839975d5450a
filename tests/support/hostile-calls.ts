import type { AnyProcedure } from '@trpc/server'
import fc from 'fast-check'
import { z } from 'zod'
import { REST_ROUTES } from '#server/rest/routes.ts'
import { appRouter } from '#server/router.ts'
import { almost, nastyText, nastyValue, valuesOf } from './hostile-json.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Whose calls they are, and what there is to be called. */
type Known = {
  /** Of things that are the caller's. */
  ids: readonly string[]
  token: string
  /** Of somebody else, for calls that end logins, so that the others stay signed in. */
  expendable: string
}

const ENDS_LOGINS = /logout|login|account\.delete|\/api\/account$/i

/** Calls of every REST path and every procedure: fit, almost fit, and anything but. */
export function anyCall(known: Known): fc.Arbitrary<Call> {
  return fc.oneof(...restCalls(known), ...trpcCalls(known))
}

const text = (values: fc.Arbitrary<unknown>) =>
  values.map((value) => JSON.stringify(value) ?? 'undefined')

/** Bodies for a schema: fit, almost fit, and anything but. */
function bodiesFor(schema: z.ZodType | undefined, { ids }: Known): fc.Arbitrary<string> {
  const anything = fc.oneof(text(nastyValue), nastyText)
  if (!schema) return anything
  const fit = valuesOf(schema, ids)
  return fc.oneof(
    { weight: 4, arbitrary: text(fit) },
    { weight: 4, arbitrary: text(almost(fit)) },
    { weight: 2, arbitrary: anything },
  )
}

function headersFor(name: string, known: Known): fc.Arbitrary<Record<string, string>> {
  const token = ENDS_LOGINS.test(name) ? known.expendable : known.token
  const authorization = fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Bearer ${token}`) },
    fc.constantFrom('', 'Bearer', `bearer ${'x'.repeat(2_000)}`, 'Basic YTpi', `Bearer ${token}.`),
  )
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'nonsense',
      '',
    ),
  )
  const more = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    {},
    {},
    {},
    { 'if-match': '"99999999999"' },
    { 'if-none-match': '*, ,,' },
    { 'trpc-accept': 'application/jsonl' },
    { accept: 'text/html' },
    { 'accept-encoding': 'gzip;q=0, br;q=x, *' },
    { 'x-forwarded-for': '::1, %, 999.1.1.1' },
    { 'last-event-id': 'x'.repeat(500) },
    { host: 'a[b' },
    { 'content-encoding': 'gzip' },
  )
  return fc.tuple(authorization, contentType, more).map(([authorization, contentType, more]) => ({
    ...(authorization && { authorization }),
    ...(contentType && { 'content-type': contentType }),
    ...more,
  }))
}

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom(
    '?',
    '?batch=1',
    '?batch=1&input=',
    '?batch=x&input=[]',
    '?input=%ff',
    '?input[]=1&input=2',
    '?__proto__=1&constructor=2',
    '?limit=-1&cursor=%00',
    '?limit=2&limit=3&cursor=x&cursor=y',
    `?connectionParams=${'x'.repeat(1_000)}`,
  ),
)

const pathId = ({ ids }: Known) =>
  fc.constantFrom(...ids, 'no-id', '%00', '%ff', '__proto__', '..%2f..', 'x'.repeat(6_000), '%F0')

const restCalls = (known: Known) =>
  REST_ROUTES.map(({ method, path, body }): fc.Arbitrary<Call> => {
    const methods = fc.oneof(
      { weight: 9, arbitrary: fc.constant(method) },
      fc.constantFrom('PATCH', 'DELETE', 'POST' as const),
    )
    return fc
      .tuple(methods, pathId(known), query, headersFor(path, known), bodiesFor(body, known))
      .map(([method, id, search, headers, body]) => ({
        method,
        path: path.replace(':id', id) + search,
        headers,
        ...(method !== 'GET' && { body }),
      }))
  })

/** By their whole names, as tRPC keeps them beside its types. */
const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>

const trpcCalls = (known: Known) =>
  Object.entries(procedures).map(([name, { _def }]): fc.Arbitrary<Call> => {
    const input = inputOf(_def)
    const usual = _def.type === 'mutation' ? ('POST' as const) : ('GET' as const)
    return fc
      .record({
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant(usual) },
          fc.constantFrom('GET', 'POST', 'PUT' as const),
        ),
        names: fc.oneof(
          { weight: 9, arbitrary: fc.constant(name) },
          fc.constantFrom(`${name},auth.me`, `${name},`, `${name}.toString`, 'a,'.repeat(30)),
        ),
        headers: headersFor(name, known),
        body: bodiesFor(input, known),
        search: query,
      })
      .map(({ method, names, headers, body, search }) => {
        const isBatch = names !== name
        const path = `/trpc/${names}`
        if (method !== 'GET')
          return {
            method,
            path: path + (isBatch ? '?batch=1' : search),
            headers,
            body: isBatch ? `{"0":${body},"1":${body}}` : body,
          }
        // An address has a limit of its own, which is tried with what fits into it too.
        const input = encodeURIComponent(body.toWellFormed().slice(0, 9_000))
        return { method, path: `${path}${search || '?'}&input=${input}`, headers }
      })
  })

function inputOf(definition: object): z.ZodType | undefined {
  const inputs = 'inputs' in definition ? (definition.inputs as unknown[]) : []
  return inputs.find((input): input is z.ZodType => input instanceof z.ZodType)
}
