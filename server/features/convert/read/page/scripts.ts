/** Attributes end at the next "<" too, or a page of unclosed tags would take minutes. */
const SCRIPT = /<script\b([^<>]*)>/gi
const SCRIPT_END = /<\/script/gi

/** A page's JSON-LD scripts as they are written, and its HTML without any script. */
export function splitScripts(html: string): { jsonLd: string[]; outside: string } {
  const jsonLd: string[] = []
  const outside: string[] = []
  let from = 0
  SCRIPT.lastIndex = 0
  for (let tag = SCRIPT.exec(html); tag; tag = SCRIPT.exec(html)) {
    SCRIPT_END.lastIndex = SCRIPT.lastIndex
    const end = SCRIPT_END.exec(html)?.index ?? html.length
    if (/ld\+json/i.test(tag[1] ?? '')) jsonLd.push(html.slice(SCRIPT.lastIndex, end))
    outside.push(html.slice(from, tag.index))
    from = end
    SCRIPT.lastIndex = end
  }
  outside.push(html.slice(from))
  return { jsonLd, outside: outside.join('') }
}
