import type { Collector } from './scan.ts'
import type { SchemaNode } from './schema-node.ts'

type Item = { node: SchemaNode; depth: number }
type Value = { names: string[]; item: Item; depth: number; text: string; nested: SchemaNode | null }

type Syntax = { scope: (a: Record<string, string>) => boolean; type: string; property: string }
const SYNTAXES: Record<'microdata' | 'rdfa', Syntax> = {
  microdata: { scope: (a) => 'itemscope' in a, type: 'itemtype', property: 'itemprop' },
  rdfa: { scope: (a) => 'typeof' in a, type: 'typeof', property: 'property' },
}
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const BREAKS = new Set('br p li div tr ul ol h1 h2 h3 h4 h5 h6 section dd dt'.split(' '))
const SILENT = new Set(['script', 'style', 'noscript'])

/** Collects microdata or RDFa items as nodes shaped like JSON-LD; line breaks of blocks are kept. */
export function microdataCollector(
  kind: 'microdata' | 'rdfa',
): Collector & { nodes: () => SchemaNode[] } {
  const syntax = SYNTAXES[kind]
  const all: SchemaNode[] = []
  const items: Item[] = []
  const values: Value[] = []
  const open: string[] = []

  const openValue = (
    names: string[],
    attributes: Record<string, string>,
    name: string,
  ): Value | null => {
    const item = items.at(-1)
    if (!item || names.length === 0) return null
    const given = attributeValue(name, attributes)
    if (given !== null && !syntax.scope(attributes)) {
      for (const property of names) append(item.node, property, given)
      return null
    }
    if (VOID.has(name)) return null
    return { names, item, depth: open.length, text: '', nested: null }
  }
  const closeTop = (): void => {
    const depth = open.length
    const value = values.at(-1)
    if (value?.depth === depth) {
      values.pop()
      for (const property of value.names)
        append(value.item.node, property, value.nested ?? value.text.trim())
    }
    if (items.at(-1)?.depth === depth) items.pop()
  }

  return {
    onOpen(name, attributes) {
      if (BREAKS.has(name)) for (const value of values) value.text += '\n'
      if (!VOID.has(name)) open.push(name)
      const names = (attributes[syntax.property] ?? '').split(/\s+/).filter(Boolean).map(localName)
      const value = openValue(names, attributes, name)
      if (value) values.push(value)
      if (!syntax.scope(attributes) || VOID.has(name)) return
      const node: SchemaNode = { '@type': (attributes[syntax.type] ?? '').split(/\s+/) }
      all.push(node)
      if (value) value.nested = node
      items.push({ node, depth: open.length })
    },
    onText(data) {
      if (values.length === 0 || SILENT.has(open.at(-1) ?? '')) return
      for (const value of values) value.text += data.replace(/\s+/g, ' ')
    },
    onClose(name) {
      if (VOID.has(name) || open.at(-1) !== name) return
      closeTop()
      open.pop()
      if (BREAKS.has(name)) for (const value of values) value.text += '\n'
    },
    nodes: () => all,
  }
}

const localName = (name: string) => name.split(/[:/#]/).at(-1) ?? name

function attributeValue(name: string, attributes: Record<string, string>): string | null {
  if (attributes.content !== undefined) return attributes.content
  if (name === 'time') return attributes.datetime ?? null
  if (name === 'data' || name === 'meter') return attributes.value ?? null
  if (name === 'a' || name === 'link') return name === 'link' ? (attributes.href ?? null) : null
  return null
}

function append(node: SchemaNode, property: string, value: unknown): void {
  const before = node[property]
  node[property] =
    before === undefined ? [value] : [...(Array.isArray(before) ? before : [before]), value]
}
