/** The text up to `most` UTF-16 code units, without the half of a character that the cut may leave. */
export function shorten(text: string, most: number): string {
  const end = /^[\uD800-\uDBFF]$/.test(text.charAt(most - 1)) ? most - 1 : most
  return text.slice(0, end)
}
