import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'
import { nestsDeeperThan } from './nesting.ts'

/** What only costs time and memory: it says nothing to a reader. */
const SILENT_PARTS =
  /<(script|style|svg|noscript|template|iframe)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<link\b[^<>]*>/gi

/** Style sheets cost jsdom time, and some of them crash it. */
const STYLE = /(<[a-z][^<>]*?)\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const HIDDEN = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/** Three times what the largest of 271 recipe pages has; more would take many seconds. */
const MAX_TAGS = 12_000
const MAX_CHARACTERS = 1_500_000
/** Ten times as deep as pages are: a few thousand take a minute. */
const MAX_NESTING = 500

/**
 * The main part of a page as HTML, or null where there is none, or where the page is too large to look
 * for it: a bound of work, so that a page reads the same however busy the machine is. Scripts do not
 * run and nothing is loaded (jsdom's defaults). Slow, and slower still on hostile pages: only for a
 * thread with limits.
 */
export function readableHtml(html: string, url: string): string | null {
  const said = html.replace(SILENT_PARTS, '')
  if (said.length > MAX_CHARACTERS || hasMoreTagsThan(MAX_TAGS, said)) return null
  if (nestsDeeperThan(MAX_NESTING, said)) return null
  const virtualConsole = new VirtualConsole()
  const dom = new JSDOM(said.replace(STYLE, withoutStyle), { url, virtualConsole })
  try {
    return new Readability(dom.window.document, { charThreshold: 200 }).parse()?.content ?? null
  } finally {
    dom.window.close()
  }
}

/** What a style hides stays hidden. */
function withoutStyle(_: string, before: string, double?: string, single?: string): string {
  return HIDDEN.test(double ?? single ?? '') ? `${before} hidden` : before
}

function hasMoreTagsThan(most: number, html: string): boolean {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0 && tags <= most; at = html.indexOf('<', at + 1))
    tags += 1
  return tags > most
}
