const WRAPPERS = [
  /^\s*(?:\/\/)?\s*<!\[CDATA\[/,
  /(?:\/\/)?\s*\]\]>\s*$/,
  /^\s*\/\*\s*<!\[CDATA\[\s*\*\//,
  /\/\*\s*\]\]>\s*\*\/\s*$/,
  /^\s*<!--/,
  /-->\s*$/,
  /;\s*$/,
]

/** The JSON values in a script, mended where they can be; none when there is nothing to mend. */
export function parseLooseJson(source: string): unknown[] {
  const text = WRAPPERS.reduce((rest, wrapper) => rest.replace(wrapper, ''), source).trim()
  if (!text) return []
  for (const attempt of [text, mend(text), mend(text.replaceAll('&quot;', '"'))]) {
    const value = tryParse(attempt)
    if (value !== undefined) return [value]
  }
  return gluedValues(mend(text))
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Top-level objects one after the other, each parsed alone so that one broken one costs only itself. */
function gluedValues(text: string): unknown[] {
  const values: unknown[] = []
  let depth = 0
  let start = 0
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token[0] === '{' || token[0] === '[') {
      if (depth === 0) start = token.index
      depth += 1
    } else if (token[0] === '}' || token[0] === ']') {
      depth -= 1
      const value = depth === 0 ? tryParse(text.slice(start, token.index + 1)) : undefined
      if (value !== undefined) values.push(value)
      if (depth < 0) depth = 0
    }
  }
  return values
}

/**
 * Escapes raw control characters and stray quotes inside strings, drops comments, bad escapes and
 * trailing commas, and adds commas that are missing between values.
 */
function mend(text: string): string {
  let mended = ''
  let index = 0
  while (index < text.length) {
    if (text[index] !== '"') {
      mended += text[index]
      index += 1
      continue
    }
    const end = stringEnd(text, index)
    mended += `"${mendString(text.slice(index + 1, end))}"`
    index = end + 1
  }
  return outsideStrings(mended)
}

/** A quote ends its string when what follows could follow a string in JSON. */
function stringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1
    else if (
      text[index] === '"' &&
      /^\s*(?:[:}\]]|,\s*["{[\d}\]tfn-]|"\s*[^\s,:}\]]|$)/.test(text.slice(index + 1, index + 60))
    )
      return index
  }
  return text.length
}

const CONTROL = /\p{Cc}/gu
const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function mendString(inner: string): string {
  return inner
    .replace(/\\(?!["\\/bfnrt]|u[\da-f]{4})/gi, '\\\\')
    .replace(/\\\\'/g, "'")
    .replace(/(?<!\\)((?:\\\\)*)"/g, '$1\\"')
    .replace(CONTROL, (character) => ESCAPES[character] ?? ' ')
}

function outsideStrings(text: string): string {
  return text.replace(
    /("(?:[^"\\]|\\.)*")|\/\*[\s\S]*?\*\/|,(?=\s*[}\]])|([}\]])(?=\s*["{[])/g,
    (all, string, close) => {
      if (string !== undefined) return all
      return close === undefined ? '' : `${close},`
    },
  )
}
