import { z } from 'zod'

/** PostgreSQL keeps neither NUL nor half a surrogate pair; nobody types them on purpose. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** A string that can be stored. `error` is the sentence for something that is no string. */
export const storableText = (error?: string) => z.string({ error }).overwrite(cleanText)

/** The same value with all of its strings as they can be stored. */
export function withStorableText<Value>(value: Value): Value {
  return mapped(value) as Value
}

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(mapped)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one)]))
}
