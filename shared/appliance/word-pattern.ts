/** One pattern that finds any of the given pattern sources as whole words; `*` ends a stem. */
export function wordPattern(sources: readonly string[]): RegExp {
  if (sources.length === 0) return /(?!)/
  const body = sources.map((source) => source.replace(/(?<!\})\*$/, '\\p{L}*')).join('|')
  return new RegExp(`(?<!\\p{L})(?:${body})(?!\\p{L})`, 'iu')
}

/** The sentences of a step's text, without their full stops. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')
}
