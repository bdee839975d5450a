import { jsonrepair } from 'jsonrepair'

/** Spaces are counted, or a script of nothing but spaces would take minutes. */
const WRAPPERS = [
  /^(?:\/\/)?\s{0,9}<!\[CDATA\[/,
  /(?:\/\/)?\s{0,9}\]\]>$/,
  /^\/\*\s{0,9}<!\[CDATA\[\s{0,9}\*\//,
  /\/\*\s{0,9}\]\]>\s{0,9}\*\/$/,
  /^<!--/,
  /-->$/,
  /;$/,
]

/** The JSON value of a script, mended where it can be (objects glued together become a list). */
export function parseLooseJson(source: string): unknown {
  const text = WRAPPERS.reduce((rest, wrapper) => rest.replace(wrapper, '').trim(), source.trim())
  if (!text) return undefined
  const attempts = [text, text.replaceAll('&quot;', '"'), `[${text.replace(/\}\s*\{/g, '},{')}]`]
  return tryParse(text) ?? attempts.map(tryRepair).find((value) => value !== undefined)
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function tryRepair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text))
  } catch {
    return undefined
  }
}
