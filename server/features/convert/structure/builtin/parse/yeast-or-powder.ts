import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Action, Food } from './lexicon/kinds.ts'
import { fold } from './phrases.ts'

type Listed = { food: Food | null; stems: ReadonlySet<string> }

/**
 * "5 g de levure" is yeast where the dough is left to rise, and baking powder in a cake: their bare
 * word is the same.
 */
export function withYeast<T extends Listed>(
  foods: T[],
  lines: readonly string[],
  lexicon: CompiledLexicon,
): T[] {
  const isBare = ({ food, stems }: Listed) =>
    food === 'leavening' && [...stems].every((stem) => lexicon.yeastOrPowder.has(stem))
  const isSure = foods.some(({ food }) => food === 'yeast') || !foods.some(isBare)
  if (isSure || !isLeftToRise(lines, lexicon)) return foods
  return foods.map((one) => (isBare(one) ? { ...one, food: 'yeast' } : one))
}

/** A dough that is worked, and then waited for. */
function isLeftToRise(lines: readonly string[], lexicon: CompiledLexicon): boolean {
  const told = new Set(lines.flatMap((line) => verbsOf(fold(line), lexicon)))
  return told.has('knead') && told.has('proof')
}

/** "Lievito" is no order that it rises. */
function verbsOf(folded: string, { verbs, stem, yeastOrPowder }: CompiledLexicon): Action[] {
  return verbs.places(folded).flatMap((at) => {
    const [word = ''] = folded.slice(at).split(/\P{L}/u, 1)
    return yeastOrPowder.has(stem(word)) ? [] : verbs.at(folded, at).map(({ value }) => value)
  })
}
