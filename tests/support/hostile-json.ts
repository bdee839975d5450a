import fc from 'fast-check'
import { z } from 'zod'

/** What is seldom typed and often forgotten. */
const NASTY_STRINGS = [
  '',
  ' ',
  '\u0000',
  'half \ud800 a pair',
  '\udc00\ud800',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table recipe; --",
  '%s%n{{credits}}$1$&',
  '<script>alert(1)</script>',
  'x\r\nBcc: all@example.org',
  '../../etc/passwd',
  '😀'.repeat(500),
  'ä'.repeat(120_000),
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '1e9999',
  'NaN',
]

const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  Number.MIN_SAFE_INTEGER,
]

/** JSON texts that no `JSON.stringify` makes, or that are not quite JSON. */
const NASTY_TEXTS = [
  '',
  ' ',
  '{',
  '{"a":}',
  'undefined',
  'NaN',
  '1e999',
  '[1e999,-1e999]',
  '"\\ud800"',
  '"\\u0000"',
  '\ufeff{}',
  '{"json":null}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2,"toString":null,"valueOf":1,"hasOwnProperty":2,"then":3}',
  '['.repeat(100_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"0":${'{"json":'.repeat(50)}1${'}'.repeat(50)}}`,
  `"${'x'.repeat(3_000_000)}"`,
]

const nastyString = fc.oneof(
  fc.constantFrom(...NASTY_STRINGS),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** Any JSON value, with more of the unlikely than chance gives. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyString,
  fc.constantFrom(...NASTY_NUMBERS, null, true, false, [], {}, [null], [[[[]]]]),
  fc.array(nastyString, { maxLength: 5 }),
  fc.dictionary(nastyString, fc.oneof(nastyString, fc.double()), { maxKeys: 5 }),
  fc.constant(Array.from({ length: 20_000 }, () => 0)),
  fc.jsonValue({ maxDepth: 4 }),
)

export const nastyText = fc.constantFrom(...NASTY_TEXTS)

type JsonSchema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  maximum?: number
  minimum?: number
  minLength?: number
}

/** Values that a schema describes, as far as its JSON schema tells. `ids` are ids of real things. */
export function valuesOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return valuesFor(described as JsonSchema, ids)
}

function valuesFor(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesFor(choice, ids)))
  if (schema.allOf?.[0]) return valuesFor(schema.allOf[0], ids)
  switch (schema.type) {
    case 'string':
      return stringsFor(schema, ids)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 1e6, 1e9) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesFor(schema.items ?? {}, ids), { maxLength: 4 })
    case 'object':
      return objectsFor(schema, ids)
    default:
      return nastyValue
  }
}

function stringsFor({ format, minLength = 0 }: JsonSchema, ids: readonly string[]) {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'email') return fc.emailAddress()
  return fc.oneof(fc.string({ minLength, maxLength: minLength + 30 }), nastyString)
}

function objectsFor(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, valuesFor(value, ids)]),
  )
  if (typeof additionalProperties === 'object' && Object.keys(values).length === 0)
    return fc.dictionary(fc.string(), valuesFor(additionalProperties, ids), { maxKeys: 3 })
  return fc.record(values, { requiredKeys: required })
}

/** A value as the schema describes it with one field of it made unfit. */
export function almost(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, nastyValue, fc.nat()).map(([value, nasty, index]) => {
    if (value === null || typeof value !== 'object') return nasty
    const keys = Object.keys(value)
    const key = keys[index % Math.max(keys.length, 1)]
    return key === undefined ? nasty : { ...value, [key]: nasty }
  })
}
