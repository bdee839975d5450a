import { z } from 'zod'
import type { RestRoute } from './route.ts'

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    issues: {
      type: 'array',
      description: 'Of an invalid input: what is wrong with which field',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

/** What goes in is described before, what comes out after the transformations of a schema. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
  })
  return rest
}

function describe(route: RestRoute) {
  const errors = [...route.errors, ...(route.isPublic && route.path !== '/api/login' ? [] : [401])]
  const success = route.response
    ? { 200: { description: 'OK', ...json(toJsonSchema(route.response, 'output')) } }
    : { 204: { description: 'Done' } }
  return {
    summary: route.summary,
    tags: [route.tag],
    ...(route.isPublic ? { security: [] } : {}),
    ...(route.path.includes(':id')
      ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
      : {}),
    ...(route.body
      ? { requestBody: { required: true, ...json(toJsonSchema(route.body, 'input')) } }
      : {}),
    responses: {
      ...success,
      ...Object.fromEntries(
        errors.map((status) => [
          status,
          { description: 'Error', ...json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  }
}

/** The description of the REST API (OpenAPI 3.0), made from the schemas that check the calls. */
export function describeApi(routes: RestRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(':id', '{id}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) }
  }
  return {
    openapi: '3.0.3',
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
      schemas: { Error: ERROR_SCHEMA },
    },
  }
}
