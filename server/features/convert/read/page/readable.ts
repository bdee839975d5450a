import { Readability } from '@mozilla/readability'
import { JSDOM, VirtualConsole } from 'jsdom'

/** What only costs time and memory: it says nothing to a reader. */
const SILENT_PARTS =
  /<(script|style|svg|noscript|template|iframe)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<link\b[^<>]*>/gi

/**
 * The main part of a page as HTML, or null where there is none. Scripts do not run and nothing is
 * loaded (jsdom's defaults). Slow, and slower still on hostile pages: only for a thread with limits.
 */
export function readableHtml(html: string, url: string): string | null {
  const virtualConsole = new VirtualConsole()
  const dom = new JSDOM(html.replace(SILENT_PARTS, ''), { url, virtualConsole })
  try {
    return new Readability(dom.window.document, { charThreshold: 200 }).parse()?.content ?? null
  } finally {
    dom.window.close()
  }
}
