/** An object of structured data, whatever it was written in: property names to one or more values. */
export type SchemaNode = { [property: string]: unknown }

/** Whether a parsed value is an object with properties. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A property's values as a list, whether one, many or none were written. */
export function valuesOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.flat(3) : [value]
}

/** Whether the node's type is the given one, with or without its vocabulary's address. */
export function hasType(node: SchemaNode, type: string): boolean {
  return valuesOf(node['@type'] ?? node.type).some(
    (value) =>
      typeof value === 'string' &&
      value.split(/[/#:]/).at(-1)?.toLowerCase() === type.toLowerCase(),
  )
}

const DEEPEST = 12

/** The value with every property by its plain name: "Name" and "schema:name" are `name`. */
export function withPlainNames(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((item) => withPlainNames(item, depth + 1))
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [plainName(key), withPlainNames(inner, depth + 1)]),
  )
}

function plainName(key: string): string {
  const name = key.split(/[:/#]/).at(-1) || key
  return name.charAt(0).toLowerCase() + name.slice(1)
}
