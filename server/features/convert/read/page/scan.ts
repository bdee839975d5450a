import { Parser } from 'htmlparser2'
import type { Line } from '../lines.ts'
import { type HeadFacts, headCollector } from './head.ts'
import { LineCollector } from './html-lines.ts'
import { jsonLdCollector } from './json-ld.ts'
import { MicrodataCollector } from './microdata.ts'
import type { SchemaNode } from './schema-node.ts'

/** Takes what it needs from a stream of tags; several share one pass over the page. */
export type Collector = {
  onOpen: (name: string, attributes: Record<string, string>) => void
  onText: (data: string) => void
  onClose: (name: string) => void
  onEnd?: () => void
}

export type ScannedPage = {
  head: HeadFacts
  /** Structured data by its source, JSON-LD first. */
  nodes: SchemaNode[]
  lines: Line[]
  /** All text of the page, hidden parts included, scripts excluded. */
  text: string
}

/** One pass over the page without building a DOM; nothing is run or loaded. */
export function scanPage(html: string): ScannedPage {
  const head = headCollector()
  const jsonLd = jsonLdCollector()
  const microdata = new MicrodataCollector('microdata')
  const rdfa = new MicrodataCollector('rdfa')
  const lines = new LineCollector()
  const collectors: Collector[] = [head, jsonLd, microdata, rdfa, lines]
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const collector of collectors) collector.onOpen(name, attributes)
    },
    ontext: (data) => {
      for (const collector of collectors) collector.onText(data)
    },
    onclosetag: (name) => {
      for (const collector of collectors) collector.onClose(name)
    },
  })
  parser.end(html)
  lines.onEnd()
  return {
    head: head.facts,
    nodes: [...jsonLd.nodes(), ...microdata.nodes, ...rdfa.nodes],
    lines: lines.lines,
    text: lines.allText(),
  }
}
