import { tidy } from '../lines.ts'
import type { Collector } from './scan.ts'

export type HeadFacts = {
  title: string
  h1: string[]
  ogTitle: string | null
  description: string | null
  canonical: string | null
}

/** Collects what a page says about itself as a whole. */
export function headCollector(): Collector & { facts: HeadFacts } {
  const facts: HeadFacts = {
    title: '',
    h1: [],
    ogTitle: null,
    description: null,
    canonical: null,
  }
  let inside: 'title' | 'h1' | null = null
  let text = ''
  return {
    facts,
    onOpen(name, attributes) {
      if (name === 'meta') readMeta(facts, attributes)
      if (name === 'link' && attributes.rel === 'canonical')
        facts.canonical = attributes.href ?? null
      if (inside && name === 'br') text += ' '
      if (name === 'h1' || (name === 'title' && !facts.title)) {
        inside = name
        text = ''
      }
    },
    onText(data) {
      if (inside) text += data
    },
    onClose(name) {
      if (name !== inside) return
      if (name === 'h1' && tidy(text)) facts.h1.push(tidy(text))
      if (name === 'title') facts.title = tidy(text)
      inside = null
    },
  }
}

function readMeta(facts: HeadFacts, { name, property, content }: Record<string, string>): void {
  if (!content) return
  const key = (property ?? name ?? '').toLowerCase()
  if (key === 'og:title') facts.ogTitle ??= tidy(content)
  if (key === 'description' || key === 'og:description') facts.description ??= tidy(content)
}

const HTML_TAG = /<html\b([^<>]*)>/i
const LANGUAGE = /(?:^|[\s:])lang\s{0,9}=\s{0,9}["']?([\w-]{2,20})/i
/** Comments and a doctype may stand before the first tag. */
const MAX_START_LENGTH = 10_000

/** The language that a page says it is in, as a BCP 47 primary subtag. */
export function pageLanguage(html: string): string | null {
  const tag = HTML_TAG.exec(html.slice(0, MAX_START_LENGTH))?.[1] ?? ''
  return primarySubtag(LANGUAGE.exec(tag)?.[1])
}

/** "en-GB" → "en"; null for anything that is no language tag. */
export function primarySubtag(tag: string | undefined): string | null {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(tag?.trim() ?? '')?.[1]?.toLowerCase() ?? null
}
