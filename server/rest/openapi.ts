import { z } from 'zod'
import type { RestRoute } from './route.ts'
import { describeSchemas, ErrorSchema, requestRef, responseRef } from './schemas.ts'

/** What each status says, whatever the call. */
const STATUS_TEXT: Record<number, string> = {
  400: 'The input is not valid; `issues` names the fields',
  401: 'No token, a dead one, or wrong credentials',
  402: 'Not enough conversions left',
  404: 'Not there, or of somebody else',
  409: 'In conflict with what is there',
  413: 'Too large',
  415: 'Of a wrong type; bodies have to be JSON',
  422: 'Readable, but nothing can be made of it',
  429: 'Too often, or too much at once',
  500: 'Something went wrong on our side',
  502: 'The other side failed',
  503: 'Not configured here, or not ready',
  504: 'The other side was too slow',
}

const header = (description: string) => ({ description, schema: { type: 'string' } })

/** Headers of an answer by its status. */
const ERROR_HEADERS: Record<number, object> = {
  401: { 'WWW-Authenticate': header('`Bearer`') },
  429: { 'Retry-After': header('Seconds until it may be tried again') },
  503: { 'Retry-After': header('Seconds until it may be tried again, where that is known') },
}

/** What can go wrong with a call: by what it takes, and what its own route adds. */
function statusesOf({ method, path, query, isPublic, errors }: RestRoute): number[] {
  const hasBody = method !== 'GET'
  const ofInput = hasBody ? [400, 413, 415] : query || path.includes(':') ? [400] : []
  const ofToken = isPublic ? [] : [401]
  return [...new Set([...ofInput, ...ofToken, ...errors, 500, 503])].sort((a, b) => a - b)
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function describeSuccess({ response, conditional, isPaged }: RestRoute) {
  if (!response) return { 204: { description: 'Done' } }
  const headers = {
    ...(conditional && { ETag: header('The version of what is answered') }),
    ...(isPaged && { Link: header('`rel="next"` leads to the next page, where there is one') }),
  }
  const told = conditional ? { headers } : {}
  return {
    200: { description: 'OK', ...told, ...json(responseRef(response)) },
    ...(conditional === 'read' && {
      304: { description: 'Still as `If-None-Match` says', ...told },
    }),
  }
}

function describeErrors(route: RestRoute) {
  const body = json(responseRef(ErrorSchema))
  const entries = statusesOf(route).map((status) => {
    const headers = ERROR_HEADERS[status]
    return [status, { description: STATUS_TEXT[status], ...(headers && { headers }), ...body }]
  })
  return Object.fromEntries(entries)
}

const CONDITIONS = {
  read: {
    name: 'If-None-Match',
    description: 'ETags that the caller has; 304 when one of them still holds',
  },
  write: {
    name: 'If-Match',
    description: 'The ETag of what is replaced; 409 when it does not hold any more',
  },
}

function describeParameters({ path, query, conditional }: RestRoute) {
  const shape: Record<string, z.ZodType> = query?.shape ?? {}
  const asked = Object.entries(shape).map(([name, schema]) => {
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
    return { name, in: 'query', description: schema.description, schema: rest }
  })
  return [
    ...(path.includes(':id')
      ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }]
      : []),
    ...asked,
    ...(conditional
      ? [{ ...CONDITIONS[conditional], in: 'header', schema: { type: 'string' } }]
      : []),
  ]
}

function describe(route: RestRoute) {
  const { operation, summary, tag, isPublic, body } = route
  return {
    operationId: operation,
    summary,
    tags: [tag],
    ...(isPublic && { security: [] }),
    parameters: describeParameters(route),
    ...(body && { requestBody: { required: true, ...json(requestRef(body)) } }),
    responses: { ...describeSuccess(route), ...describeErrors(route) },
  }
}

/** The description of the REST API (OpenAPI 3.1), made from the schemas that check the calls. */
export function describeApi(routes: RestRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const route of routes) {
    const path = route.path.replace(':id', '{id}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Thermoscribe',
      version: '1',
      description: 'Turns any recipe into steps for a thermal cooking appliance.',
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: describeSchemas(),
    },
  }
}
