import { Parser } from 'htmlparser2'
import { type HeadFacts, headCollector } from './head.ts'
import { MicrodataCollector } from './microdata.ts'
import { textCollector } from './page-text.ts'
import type { SchemaNode } from './schema-node.ts'

/** Takes what it needs from a stream of tags; several share one pass over the page. */
export type Collector = {
  onOpen: (name: string, attributes: Record<string, string>) => void
  onText: (data: string) => void
  onClose: (name: string) => void
}

export type ScannedPage = {
  head: HeadFacts
  /** Structured data in the page's tags. */
  nodes: SchemaNode[]
  /** All text of the page, hidden parts included, scripts excluded. */
  text: string
}

/** One pass over the page without building a DOM; nothing is run or loaded. */
export function scanPage(html: string): ScannedPage {
  const head = headCollector()
  const microdata = new MicrodataCollector('microdata')
  const rdfa = new MicrodataCollector('rdfa')
  const text = textCollector()
  const collectors: Collector[] = [head, microdata, rdfa, text]
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
  return { head: head.facts, nodes: [...microdata.nodes, ...rdfa.nodes], text: text.text() }
}
