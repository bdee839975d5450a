import { loose } from '../lines.ts'
import type { ReadRecipe, ReadSection } from '../read-recipe.ts'
import { once, type Page } from './page.ts'

/** Below this share of its lines in the visible text, structured data is another recipe's. */
const GROUNDED = 0.5
/** So many letters in a row are hardly said by chance, and rarely broken by a tag or an entity. */
const MIN_PIECE_LENGTH = 15
const MAX_PIECE_LENGTH = 40
/** Enough to judge by; a page of nothing but lines would take seconds. */
const MAX_ASKED = 100

/** Whether the page's text says most of the recipe's steps or of its ingredients. */
export function isGrounded({ ingredients, steps }: ReadRecipe, page: Page): boolean {
  // A piece of each step is quickly found in the HTML as it is, without going through its tags.
  const pieces = linesOf(steps).map(plainPiece)
  const isInHtml = (piece: string) =>
    piece.length >= MIN_PIECE_LENGTH && page.outsideScripts.includes(piece)
  if (haveMost(pieces, isInHtml)) return true
  const text = once(() => loose(page.scanned().text))
  const isSaid = (line: string) => text().includes(loose(line))
  return haveMost(linesOf(steps), isSaid) || haveMost(linesOf(ingredients), isSaid)
}

/** The lines of all sections in order. */
export function linesOf(sections: ReadSection[]): string[] {
  return sections.flatMap((section) => section.lines)
}

/** The longest clause of a line, or the beginning of it. */
function plainPiece(line: string): string {
  const pieces = line.split(/[^\p{L}\p{N} ]+/u).map((piece) => piece.trim())
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
  return longest.slice(0, MAX_PIECE_LENGTH)
}

/** Stops as soon as the answer is known. */
function haveMost(all: string[], isSaid: (line: string) => boolean): boolean {
  const lines = all.slice(0, MAX_ASKED)
  const enough = lines.length * GROUNDED
  let said = 0
  for (const [index, line] of lines.entries()) {
    if (said >= enough) return true
    if (said + lines.length - index < enough) return false
    if (isSaid(line)) said += 1
  }
  return said >= enough
}
