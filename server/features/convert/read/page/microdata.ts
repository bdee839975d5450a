import type { Collector } from './scan.ts'
import type { SchemaNode } from './schema-node.ts'

type Attributes = Record<string, string>
type Item = { node: SchemaNode; depth: number }
type Value = {
  names: string[]
  item: Item
  depth: number
  start: number
  nested: SchemaNode | null
  /** Its value can only be an item inside it. */
  isRelation: boolean
}

type Syntax = { scope: string; type: string; property: string; relation: string | null }
const SYNTAXES: Record<'microdata' | 'rdfa', Syntax> = {
  microdata: { scope: 'itemscope', type: 'itemtype', property: 'itemprop', relation: null },
  rdfa: { scope: 'typeof', type: 'typeof', property: 'property', relation: 'rel' },
}
/** `rel` is also HTML's own ("nofollow"); a relation of a vocabulary has its prefix. */
const RELATION = /^[a-z]{1,10}:[a-z]+$/i
const setOf = (names: string) => new Set(names.split(' '))
const VOID = setOf('area base br col embed hr img input link meta source track wbr')
const BREAKS = setOf('br p li div tr ul ol h1 h2 h3 h4 h5 h6 section dd dt')
const CELLS = setOf('td th')
const SILENT = setOf('script style noscript')

/** Collects microdata or RDFa items as nodes shaped like JSON-LD; line breaks of blocks are kept. */
export class MicrodataCollector implements Collector {
  readonly nodes: SchemaNode[] = []
  readonly #syntax: Syntax
  readonly #items: Item[] = []
  readonly #values: Value[] = []
  readonly #open: string[] = []
  /** What all open values say; each begins at its own place in it. */
  #text = ''

  constructor(kind: 'microdata' | 'rdfa') {
    this.#syntax = SYNTAXES[kind]
  }

  onOpen(name: string, attributes: Attributes): void {
    if (this.#items.length === 0 && !(this.#syntax.scope in attributes)) return
    this.#breakLine(name)
    if (!VOID.has(name)) this.#open.push(name)
    const value = this.#openValue(name, attributes)
    if (value) this.#values.push(value)
    if (this.#isItem(name, attributes)) this.#openItem(attributes, value)
  }

  onText(data: string): void {
    if (this.#values.length === 0 || SILENT.has(this.#open.at(-1) ?? '')) return
    this.#text += data.replace(/\s+/g, ' ')
  }

  onClose(name: string): void {
    if (this.#items.length === 0 || VOID.has(name) || this.#open.at(-1) !== name) return
    this.#closeValue()
    if (this.#items.at(-1)?.depth === this.#open.length) this.#items.pop()
    this.#open.pop()
    this.#breakLine(name)
  }

  #breakLine(name: string): void {
    if (this.#values.length === 0) return
    if (BREAKS.has(name)) this.#text += '\n'
    if (CELLS.has(name)) this.#text += ' '
  }

  #isItem(name: string, attributes: Attributes): boolean {
    return this.#syntax.scope in attributes && !VOID.has(name)
  }

  /** A property whose value is the text or item inside; one whose attribute tells it is set at once. */
  #openValue(name: string, attributes: Attributes): Value | null {
    const item = this.#items.at(-1)
    if (!item) return null
    const relation = this.#relationOf(attributes)
    const names = namesOf(attributes[this.#syntax.property] ?? relation)
    if (names.length === 0) return null
    const isRelation = relation !== undefined
    const given = isRelation ? null : attributeValue(name, attributes)
    if (given !== null && !(this.#syntax.scope in attributes)) {
      for (const property of names) append(item.node, property, given)
      return null
    }
    if (VOID.has(name)) return null
    return {
      names,
      item,
      depth: this.#open.length,
      start: this.#text.length,
      nested: null,
      isRelation,
    }
  }

  #relationOf(attributes: Attributes): string | undefined {
    const { relation, property } = this.#syntax
    if (relation === null || property in attributes) return undefined
    const said = attributes[relation]
    return said !== undefined && RELATION.test(said) ? said : undefined
  }

  #openItem(attributes: Attributes, value: Value | null): void {
    const node: SchemaNode = { '@type': (attributes[this.#syntax.type] ?? '').split(/\s+/) }
    this.nodes.push(node)
    const holder = value ?? this.#values.at(-1)
    if (holder && (holder === value || holder.isRelation)) holder.nested ??= node
    this.#items.push({ node, depth: this.#open.length })
  }

  #closeValue(): void {
    const value = this.#values.at(-1)
    if (value?.depth !== this.#open.length) return
    this.#values.pop()
    const said = value.nested ?? this.#text.slice(value.start).trim()
    for (const property of value.names) append(value.item.node, property, said)
    if (this.#values.length === 0) this.#text = ''
  }
}

/** "schema:name url" as `name`, `url`. */
function namesOf(properties: string | undefined): string[] {
  const names = (properties ?? '').split(/\s+/).filter(Boolean)
  return names.map((name) => name.split(/[:/#]/).at(-1) ?? name)
}

function attributeValue(name: string, attributes: Attributes): string | null {
  if (attributes.content !== undefined) return attributes.content
  if (name === 'time') return attributes.datetime || null
  if (name === 'data' || name === 'meter') return attributes.value ?? null
  return name === 'link' ? (attributes.href ?? null) : null
}

function append(node: SchemaNode, property: string, value: unknown): void {
  const before = node[property]
  if (Array.isArray(before)) before.push(value)
  else node[property] = before === undefined ? [value] : [before, value]
}
