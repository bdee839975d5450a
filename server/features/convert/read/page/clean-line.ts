/** A line longer than this is no single ingredient. */
const LONGEST = 1_000

/**
 * An ingredient line as people see it: recipe plugins put notes that have parentheses of their own
 * in parentheses once more ("butter ((soft))"), and notes that begin with a comma or stand behind
 * one too ("butter, (soft)").
 */
export function withoutPluginMarks(line: string): string {
  if (line.length > LONGEST) return line
  const text = withoutOuterParentheses(line).replace(/\s?\(\s?,\s?(.*)\)$/, ', $1')
  const comma = /\s?,\s?(?=\()/.exec(text)
  if (!comma) return text
  const start = comma.index + comma[0].length
  const isAllOfIt = closingOf(text, start) === text.trimEnd().length - 1
  return isAllOfIt
    ? `${text.slice(0, comma.index)}, ${text.slice(start + 1, text.lastIndexOf(')')).trim()}`
    : text
}

function withoutOuterParentheses(line: string): string {
  let text = line
  for (let at = text.indexOf('(('); at !== -1; at = text.indexOf('((', at)) {
    const end = closingOf(text, at)
    if (end === -1) return text
    text = `${text.slice(0, at)}${text.slice(at + 1, end)}${text.slice(end + 1)}`
  }
  return text
}

/** Where the parenthesis that opens at `start` closes; -1 where it does not. */
function closingOf(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
