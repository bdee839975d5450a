import type { CompiledLexicon } from './compiled-lexicon.ts'
import { exceptionStart } from './exceptions.ts'
import type { FruitPart } from './food-label.ts'

/** In characters; longer notes describe the fruit rather than the part of it that is used. */
const MAX_NOTE_LENGTH = 60

/** The one part of a fruit that a folded note names, "zested"; null for "with or without the peel". */
export function fruitPartNoted(notes: string, lexicon: CompiledLexicon): FruitPart | null {
  if (notes.length > MAX_NOTE_LENGTH) return null
  const { juiceNotes, zestNotes } = lexicon.names
  const leftOut = exceptionStart(notes, 0, lexicon)
  const isSaid = ({ start }: { start: number }) => start < leftOut
  const isJuice = juiceNotes.spans(notes).some(isSaid)
  const isZest = zestNotes.spans(notes).some(isSaid)
  if (isJuice === isZest) return null
  return isJuice ? 'juice' : 'zest'
}
