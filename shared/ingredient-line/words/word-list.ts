/** The words of a text that parts them by commas. */
export function listed(text: string): string[] {
  return text.split(',').map((word) => word.trim())
}
