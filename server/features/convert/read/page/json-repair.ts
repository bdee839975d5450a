import { jsonrepair } from 'jsonrepair'

const WRAPPERS = [
  /^\s*(?:\/\/)?\s*<!\[CDATA\[/,
  /(?:\/\/)?\s*\]\]>\s*$/,
  /^\s*\/\*\s*<!\[CDATA\[\s*\*\//,
  /\/\*\s*\]\]>\s*\*\/\s*$/,
  /^\s*<!--/,
  /-->\s*$/,
  /;\s*$/,
]

/** The JSON value of a script, mended where it can be (objects glued together become a list). */
export function parseLooseJson(source: string): unknown {
  const text = WRAPPERS.reduce((rest, wrapper) => rest.replace(wrapper, ''), source).trim()
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
