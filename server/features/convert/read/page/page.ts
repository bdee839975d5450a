import type { Line } from '../lines.ts'
import { pageLanguage } from './head.ts'
import { htmlLines } from './html-lines.ts'
import { jsonLdNodes } from './json-ld.ts'
import { type ScannedPage, scanPage } from './scan.ts'
import type { SchemaNode } from './schema-node.ts'
import { splitScripts } from './scripts.ts'

/**
 * One page, of which only what is asked for is found: most JSON-LD tells all of a recipe, and going
 * through the tags takes five times as long as reading it.
 */
export type Page = {
  url: string
  html: string
  /** BCP 47 primary subtag of `<html lang>`. */
  language: string | null
  jsonLd: SchemaNode[]
  /** The HTML without its scripts. */
  outsideScripts: string
  scanned: () => ScannedPage
  /** The visible text. */
  lines: () => Line[]
}

/** Ten times what the longest recipe page shows; more would keep other readers waiting. */
const MAX_LINES = 20_000

export function openPage(html: string, url: string): Page {
  const { jsonLd, outside } = splitScripts(html)
  return {
    url,
    html,
    language: pageLanguage(html),
    jsonLd: jsonLdNodes(jsonLd),
    outsideScripts: outside,
    scanned: once(() => scanPage(html)),
    lines: once(() => htmlLines(html).slice(0, MAX_LINES)),
  }
}

/** The same, worked out at most once. */
export function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}
