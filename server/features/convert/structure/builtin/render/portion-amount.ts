import { formatQuantity } from '#shared/quantity/print.ts'
import { readQuantity } from '#shared/quantity/quantity.ts'
import { scaleQuantity } from '#shared/quantity/scale.ts'
import type { Portion } from '../ir/graph.ts'
import type { RawState } from '../ir/operation.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isUnchanging } from '../parse/food-label.ts'
import { type KnownIngredient, readPreparation } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { fold } from '../parse/phrases.ts'
import { withoutGrams, withoutMeasures } from '../parse/weight.ts'
import type { AmountItem } from './amount-item.ts'
import { kitchenNumber } from './kitchen-number.ts'
import type { Speaker } from './speaker.ts'
import { renderWordsOf } from './words/all.ts'

/** Spoons and pinches are added, not weighed; of a cup the scale tells the grams. */
const SMALLEST_WEIGHED = 25

/** A portion as the renderer writes it. */
export function amountItem(
  { food, part, words, isSide, state, aside, called, isCooked, isAllOfPart }: Portion,
  raw: RawState | null,
  { speaker, lexicon }: { speaker: Speaker; lexicon: CompiledLexicon },
): AmountItem {
  const { entry, grams, weightIs, isCounted, note } = food
  if (food.isByPart) {
    const { decimalMark } = renderWordsOf(lexicon.target.language)
    const name = kitchenNumber(labelOf(food, part), decimalMark)
    return { name, isObject: isUnchanging(name, lexicon.target.language) }
  }
  // Without an amount there is nothing to take a half of; of what is for other work, no more is said.
  if (entry.quantity === undefined)
    return unmeasured(
      food,
      { words, called, aside: saidAside(aside, food, lexicon) },
      { lexicon, state: saidStates(state, food, lexicon).join(', ') },
    )
  if (isSide) return { name: entry.name }
  if (isCooked) return { name: entry.name, part }
  // "The remaining sugar", after a spoonful of it
  const isRest = words !== null && part < 0.995 && lexicon.cues.remaining.isIn(fold(words))
  const isPart = (part < 0.95 || isRest) && !isAllOfPart
  const weight = grams === null ? null : grams * (isPart ? part : 1)
  // Where the weight is a guess, the cook's own measure says more.
  const isSure = weightIs !== 'guessed' && !isCounted
  const isWeighed = weight !== null && isSure && weight >= SMALLEST_WEIGHED
  const isExact = weightIs === 'stated' && !isPart
  const noted = raw === null ? note : uncutNote(food, lexicon)
  // "960 ml" of the line is not the measure of what goes in here.
  const uncut = isPart
    ? withoutMeasures(noted, lexicon.source.language)
    : isWeighed && isExact
      ? withoutGrams(noted)
      : noted
  // "2 onions, halved" are halved once.
  const states = saidStates(state, food, lexicon)
  // "1 clove garlic, minced" is not crushed as well.
  const isCutHere = raw !== null || namesCut(noted, lexicon)
  const said = states.filter((one) => !isCutHere || !namesCut(one, lexicon)).join(', ')
  const noteOf = raw === null || raw === 'whole' ? '' : speaker.note(raw)
  const more = [said, saidAside(aside, food, lexicon), noteOf]
  const notes = [uncut, ...more.filter((one) => !uncut.includes(one))].filter(Boolean).join(', ')
  // Of "1 lemon, zest and juice" the zest alone.
  const told = isAllOfPart && state && lexicon.target.isSource ? state : notes
  return {
    quantity: entry.quantity,
    unit: entry.unit,
    name: isPart && called && lexicon.target.isSource ? called : entry.name,
    ...(isWeighed && { grams: isExact ? weight : rounded(weight) }),
    ...(told && { note: told }),
    ...(isPart && {
      part,
      ...(words && lexicon.target.isSource && { partText: withoutState(words, state) }),
    }),
  }
}

/** "3 tablespoons of the [melted] butter" */
function withoutState(words: string, state: string | undefined): string {
  const [last] = state?.split(', ') ?? []
  return last && words.endsWith(` ${last}`) ? words.slice(0, -last.length - 1) : words
}

/** "Grated", "in thin slices" */
function namesCut(said: string, lexicon: CompiledLexicon): boolean {
  const folded = fold(said)
  const { names, cues } = lexicon
  const isCut = names.cutNotes.isIn(folded) || cues.pieces.isIn(folded)
  return isCut || readPreparation(folded, lexicon) !== null
}

/** "Zest of 2 lemons"; of one of them "zest of 1 lemons". */
function labelOf({ label, entry }: KnownIngredient, part: number): string {
  const listed = part < 0.95 ? readQuantity(entry.quantity ?? '') : null
  if (!listed || !entry.quantity) return label
  return label.replace(entry.quantity, formatQuantity(scaleQuantity(listed, part)))
}

/** What is too liquid to be cut. */
const POURED: readonly Food[] = ['liquid', 'oil', 'milk', 'cream', 'syrup', 'paste', 'softDairy']

/** "Softened", unless the list has it as "butter, softened" or "soft butter". */
function saidStates(
  state: string | undefined,
  { entry, food }: KnownIngredient,
  lexicon: CompiledLexicon,
): string[] {
  const { stem, target, word } = lexicon
  if (state === undefined || !target.isSource) return []
  const isPoured = food !== null && POURED.includes(food)
  const stemsOf = (text: string) => (fold(text).match(word) ?? []).map(stem)
  const listed = stemsOf(`${entry.name} ${entry.notes ?? ''}`)
  const isListed = (one: string) =>
    stemsOf(one).some((own) =>
      listed.some((other) => other.startsWith(own) || own.startsWith(other)),
    )
  const { inflects } = renderWordsOf(target.language)
  return (
    state
      .split(', ')
      // "The chopped chipotles and their sauce"
      .filter((one) => !(isPoured && namesCut(one, lexicon)) && !isListed(one))
      .map((one) =>
        (inflects?.states ?? []).reduce((words, [end, own]) => words.replace(end, own), one),
      )
  )
}

/** "Or soy sauce", unless the list says as much. */
function saidAside(
  aside: string | undefined,
  { entry }: KnownIngredient,
  { stem, target, word }: CompiledLexicon,
): string {
  if (aside === undefined || !target.isSource) return ''
  const stemsOf = (text: string) => (fold(text).match(word) ?? []).map(stem)
  const listed = new Set(stemsOf(`${entry.name} ${entry.notes ?? ''}`))
  return stemsOf(aside).every((one) => listed.has(one)) ? '' : aside.replace(/[.;,]+$/, '')
}

/** "Salt", "a pinch of salt": as often as it is used. */
function unmeasured(
  { entry, note }: KnownIngredient,
  { words, called, aside }: { words: string | null; called: string | undefined; aside: string },
  { lexicon, state }: { lexicon: CompiledLexicon; state: string },
): AmountItem {
  // "A little of the cold butter" says it.
  const told = [note, words?.includes(state) ? '' : state, aside].filter(Boolean).join(', ')
  // "1 tsp salt and ½ tsp pepper" of one line.
  const name = called && lexicon.target.isSource ? called : entry.name
  return {
    ...{ unit: words ? undefined : entry.unit, name },
    ...(told && { note: told }),
    ...(words && lexicon.target.isSource && { partText: words }),
  }
}

/** To what a kitchen scale shows. */
function rounded(grams: number): number {
  return grams < 100 ? Math.round(grams / 5) * 5 : Math.round(grams / 10) * 10
}

/** "peeled and finely chopped", "grated" is not said where the blades do it. */
function uncutNote({ note, preparation }: KnownIngredient, { names }: CompiledLexicon): string {
  const isCut = preparation === 'grated' || names.choppedNotes.isIn(fold(note))
  return isCut ? '' : note
}
