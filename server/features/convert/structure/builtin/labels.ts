import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fill } from './fill.ts'
import type { KnownIngredient } from './ingredients.ts'
import type { Weighing } from './kitchen.ts'
import { findMatches, fold } from './phrases.ts'
import { listed } from './wording.ts'

/** "500 g carrots (peeled)". */
export function labelOf(ingredient: KnownIngredient): string {
  return withNotes(ingredient, [ingredient.note])
}

/** As it goes in to be cut: without "chopped", an onion halved, hard vegetables in chunks (S29). */
export function rawLabelOf(ingredient: KnownIngredient, lexicon: CompiledLexicon): string {
  const { wording } = lexicon.target
  const { food } = ingredient
  const state = food === 'onion' ? wording.halved : food === 'hardVegetable' ? wording.inChunks : ''
  return withNotes(ingredient, [...uncutNotes(ingredient, lexicon), state])
}

/** What a note says that the label or a note before it has not said. */
function withNotes({ label }: KnownIngredient, notes: readonly string[]): string {
  const said = [label]
  for (const note of notes) {
    const isNew = said.every((text) => !text.toLowerCase().includes(note.toLowerCase()))
    if (isNew) said.push(note)
  }
  const added = said.slice(1).join(', ')
  return added ? `${label} (${added})` : label
}

/** "peeled and finely chopped" → "peeled". */
function uncutNotes({ note: notes }: KnownIngredient, lexicon: CompiledLexicon): string[] {
  const cuts = [...lexicon.joiners.spans(fold(notes)), ...findMatches(/,/g, notes)]
  const ends = cuts.sort((a, b) => a.start - b.start)
  const pieces = [...ends, { start: notes.length, end: notes.length }].map(({ start }, index) =>
    notes.slice(ends[index - 1]?.end ?? 0, start).trim(),
  )
  return pieces.filter((piece) => piece && !lexicon.names.choppedNotes.isIn(fold(piece)))
}

/** What is measured is weighed, what is counted is put in. */
export function weighSentence(weighings: readonly Weighing[], lexicon: CompiledLexicon): string {
  const { wording } = lexicon.target
  const isCounted = ({ ingredient, isWhole }: Weighing) => ingredient.isCounted || !isWhole
  const labels = (some: readonly Weighing[]) =>
    listed([...new Set(some.map(({ label }) => label))], lexicon)
  const counted = weighings.filter(isCounted)
  const weighed = weighings.filter((weighing) => !isCounted(weighing))
  if (counted.length === 0) return fill(wording.weigh, { list: labels(weighed) })
  if (weighed.length > 0)
    return fill(wording.weighAndAdd, { weighed: labels(weighed), counted: labels(counted) })
  const alone = counted.length === 1 ? labels(counted).replace(/ \(([^()]+)\)$/, ', $1,') : ''
  return fill(wording.place, { list: alone || labels(counted) })
    .replace(/,\.$/, '.')
    .replace(',.', '.')
}
