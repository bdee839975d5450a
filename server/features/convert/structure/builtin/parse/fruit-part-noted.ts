import type { CompiledLexicon } from './compiled-lexicon.ts'
import { exceptionStart } from './exceptions.ts'
import type { FruitPart } from './food-label.ts'

/** Longer notes tell of the fruit rather than what is used of it. */
const LONGEST = 60

/** Which part a folded note names, alone: "zested"; not "with or without the peel". */
export function fruitPartNoted(notes: string, lexicon: CompiledLexicon): FruitPart | null {
  if (notes.length > LONGEST) return null
  const { juiceNotes, zestNotes } = lexicon.names
  const leftOut = exceptionStart(notes, 0, lexicon)
  const isSaid = ({ start }: { start: number }) => start < leftOut
  const isJuice = juiceNotes.spans(notes).some(isSaid)
  const isZest = zestNotes.spans(notes).some(isSaid)
  if (isJuice === isZest) return null
  return isJuice ? 'juice' : 'zest'
}
