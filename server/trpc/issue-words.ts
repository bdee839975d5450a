import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What a value should have been. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const FORMATS: Record<string, string> = {
  uuid: 'a UUID',
  email: 'an email address',
  url: 'a URL',
}

/**
 * What is wrong with which field, for whoever writes a client. Stands in for Zod's own messages;
 * where a schema brings its sentence, that is said.
 */
export function issueWords(issue: Issue): string {
  const field = issue.path?.join('.')
  return `The ${field ? `field “${field}”` : 'input'} ${judge(issue)}.`
}

function judge(issue: Issue): string {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(KINDS[issue.expected])
    case 'too_small':
      return measure(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)
    case 'too_big':
      return measure(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)
    case 'invalid_format':
      return mustBe(FORMATS[issue.format])
    case 'invalid_value':
      return mustBe(`${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`)
    case 'invalid_union':
      return mustBe(kindsOf(issue.errors))
    default:
      return mustBe()
  }
}

const mustBe = (what?: string) => (what ? `must be ${what}` : 'is not in the right form')

/** The kinds of value that a union takes; `undefined` when it took this one and found it wrong. */
function kindsOf(options: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const kinds = options.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? KINDS[first.expected] : undefined,
  )
  return kinds.every((kind) => kind !== undefined) ? [...new Set(kinds)].join(' or ') : undefined
}

function measure(origin: string, bound: string, size: number | bigint): string {
  const isText = origin === 'string'
  if ((isText || origin === 'array') && bound === 'at least' && size === 1)
    return 'must not be empty'
  if (isText) return `must have ${bound} ${size} characters`
  if (origin === 'array') return `must have ${bound} ${size} entries`
  return `must be ${bound} ${size}`
}
