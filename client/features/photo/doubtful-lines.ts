import type { PhotoRead } from '#shared/convert.ts'

type Line = PhotoRead['lines'][number]
export type DoubtfulLine = { index: number; text: string; crop: string }

/** The lines that somebody should look at: those that come with a piece of the photo. */
export function doubtfulLines(lines: readonly Line[]): DoubtfulLine[] {
  return lines.flatMap(({ text, crop }, index) => (crop === null ? [] : [{ index, text, crop }]))
}

/** Lines with texts put in their places; an emptied one is no line of the recipe. */
export function mendLines(lines: readonly Line[], texts: ReadonlyMap<number, string>): Line[] {
  return lines.map((line, index) => ({ ...line, text: texts.get(index)?.trim() ?? line.text }))
}

/** The text of a recipe; emptied lines are left out. */
export function textOfLines(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n')
}
