import { parseLooseJson } from './json-repair.ts'
import { isNode, type SchemaNode } from './schema-node.ts'

const DEEPEST = 12

/** The objects of all JSON-LD scripts, nested ones too, in the order they are written. */
export function jsonLdNodes(scripts: string[]): SchemaNode[] {
  return scripts.map(parseLooseJson).flatMap((value) => nestedNodes(value))
}

/** Every object inside a value: arrays, @graph, mainEntity and the like are only wrappers. */
export function nestedNodes(value: unknown, depth = 0): SchemaNode[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((item) => nestedNodes(item, depth + 1))
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap((item) => nestedNodes(item, depth + 1))]
}
