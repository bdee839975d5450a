import { parseLooseJson } from './json-repair.ts'
import type { Collector } from './scan.ts'
import { isNode, type SchemaNode } from './schema-node.ts'

const DEEPEST = 12

/** Collects the objects of all JSON-LD scripts, nested ones too, in the order they are written. */
export function jsonLdCollector(): Collector & { nodes: () => SchemaNode[] } {
  const blocks: string[] = []
  let isInside = false
  let text = ''
  return {
    onOpen(name, attributes) {
      if (name !== 'script' || !/ld\+json/i.test(attributes.type ?? '')) return
      isInside = true
      text = ''
    },
    onText(data) {
      if (isInside) text += data
    },
    onClose(name) {
      if (name !== 'script' || !isInside) return
      isInside = false
      blocks.push(text)
    },
    nodes: () => blocks.map(parseLooseJson).flatMap((value) => nestedNodes(value)),
  }
}

/** Every object inside a value: arrays, @graph, mainEntity and the like are only wrappers. */
export function nestedNodes(value: unknown, depth = 0): SchemaNode[] {
  if (depth > DEEPEST) return []
  if (Array.isArray(value)) return value.flatMap((item) => nestedNodes(item, depth + 1))
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap((item) => nestedNodes(item, depth + 1))]
}
