/** The same length, so that positions hold. */
export function withoutHyphens(text: string): string {
  return text.replace(/[-‐-―]/g, ' ')
}
