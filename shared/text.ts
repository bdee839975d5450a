import { z } from 'zod'

/** PostgreSQL keeps neither NUL nor half a surrogate pair; nobody types them on purpose. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** A string that can be stored. `error` is the sentence for something that is no string. */
export const storableText = (error?: string) => z.string({ error }).overwrite(cleanText)
