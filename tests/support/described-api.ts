import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describeApi } from '#server/rest/openapi.ts'
import { REST_ROUTES } from '#server/rest/routes.ts'

export const API_DESCRIPTION = describeApi(REST_ROUTES, 'http://localhost:3000')

type Described = {
  content?: { 'application/json': { schema: { $ref: string } } }
  headers?: Record<string, object>
}
type Operation = { responses: Record<string, Described> }

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
// The root: references lead from here to the schemas of the description.
ajv.addSchema({ $id: 'description', components: API_DESCRIPTION.components })
const checkOf = (name: string) => ajv.compile({ $ref: `description#/components/schemas/${name}` })
const checks = new Map(
  Object.keys(API_DESCRIPTION.components.schemas).map((name) => [
    `#/components/schemas/${name}`,
    checkOf(name),
  ]),
)

const paths = Object.entries(API_DESCRIPTION.paths).map(([template, operations]) => ({
  template,
  pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  operations: operations as Record<string, Operation>,
}))

type Answer = { status: number; headers: Headers; text: string }

/**
 * What of an answer is not as a third party can read it in the description of the API: its status, its
 * headers or its body. `null` when all is, or when the call is not described at all.
 */
export function findUndescribed(request: string, answer: Answer): string | null {
  const [method = '', address = ''] = request.split(' ')
  const [path = ''] = address.split('?')
  const found = paths.find(({ pattern }) => pattern.test(path))
  const operation = found?.operations[method.toLowerCase()]
  const wrong = operation ? compare(operation, answer) : null
  const { status, text } = answer
  const call = `${method} ${found?.template}`
  return wrong && `${call} answered ${status}, but ${wrong}: ${text.slice(0, 500)}`
}

function compare({ responses }: Operation, { status, headers, text }: Answer): string | null {
  const described = responses[status]
  if (!described) return 'this status is not described'
  const names = Object.keys(described.headers ?? {}).map((name) => name.toLowerCase())
  const header = ['etag', 'link', 'retry-after', 'www-authenticate'].find(
    (name) => headers.has(name) && !names.includes(name),
  )
  if (header) return `the header ${header} is not described`
  if (!described.content) return text === '' ? null : 'a body is not described'
  const check = checks.get(described.content['application/json'].schema.$ref)
  return check?.(JSON.parse(text)) ? null : ajv.errorsText(check?.errors)
}
