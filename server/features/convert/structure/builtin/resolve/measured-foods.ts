import type { Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from '../parse/ingredients.ts'
import type { Food } from '../parse/lexicon/kinds.ts'
import { fold, type Span } from '../parse/phrases.ts'

/** Roles that put water into a vessel. */
const POURING: readonly VerbRole[] = ['add', 'work', 'heat']
/** "800 ml ", "2 cups of cold ", "50 cl d'" at the end of what stands before the water. */
const AMOUNT =
  /(?<![\p{L}\d.,/])(?:\d+(?:[.,/]\d+)?(?:\s?[½¼¾])?|[½¼¾])(?:\s?[-–]\s?\d+(?:\s?[½¼¾])?)?\s?\p{L}{1,12}\.?\s+(?:[\p{L}'-]+\s+){0,3}(?:\p{L}{1,2}['’])?$/u

const ELIDED = /^\p{L}{1,2}['’]$/u

/** "Half a litre of cold" */
const MAX_WORDS = 5

type Stretch = Pick<Clause, 'text' | 'folded'>

/** "Cover with 800 ml water" where the list has none: an ingredient that the converter adds. */
export function measuredWater(
  { text, folded }: Clause,
  role: VerbRole,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  if (!POURING.includes(role)) return null
  const water = lexicon.traits.find(({ trait }) => trait === 'water')
  for (const span of water?.pattern.spans(folded) ?? []) {
    const plain = unlistedWater(foods, lexicon)
    const read = readMeasured({ text, folded }, span, plain.id, lexicon).find(
      (one) => one.grams !== null && one.entry.quantity !== undefined && one.traits.has('water'),
    )
    if (read) return addedPortion({ ...read, food: 'liquid' })
  }
  return null
}

/** What is put in by the pinch, and left out of many a list. */
const SEASONINGS: readonly Food[] = ['salt', 'spice', 'sugar']

/** "With half a teaspoon of salt" where the list has none. */
export function measuredSeasonings(
  { text, folded }: Clause,
  role: VerbRole,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion[] {
  const water = lexicon.traits.find(({ trait }) => trait === 'water')
  // "Boil in water with a tablespoon of salt": it is poured away.
  if (!POURING.includes(role) || water?.pattern.isIn(folded)) return []
  const added: Portion[] = []
  for (const { value, ...span } of seasoningsIn(folded, lexicon)) {
    const name = folded.slice(span.start, span.end)
    if (isListed(value, name, foods, lexicon)) continue
    const id = nextId([...foods, ...added.map(({ food }) => food)])
    const read = readMeasured({ text, folded }, span, id, lexicon).find(
      ({ food, entry }) => food === value && fold(entry.name) === name,
    )
    // "The stock and some salt": how much is the cook's to say.
    const isOpen = value === 'salt' && role === 'add'
    const position = { id, group: 0, heading: null }
    const plain = isOpen
      ? readIngredient(text.slice(span.start, span.end), position, lexicon)
      : null
    const food = read ?? plain
    if (food) added.push(addedPortion(food))
  }
  return added
}

/** Where a clause names salt, sugar or a spice, but no "salt cod" and no "spice mix" of the cook's. */
function seasoningsIn(folded: string, lexicon: CompiledLexicon) {
  return lexicon.foods.places(folded).flatMap((start) => {
    const found = lexicon.foods.at(folded, start)
    const end = Math.max(...found.map((one) => one.end))
    const isMixture = lexicon.collectives.some(
      ({ isPart, foods, pattern }) =>
        !isPart && foods.includes('spice') && pattern.isIn(folded.slice(start, end)),
    )
    return found
      .filter((one) => one.end === end && SEASONINGS.includes(one.value) && !isMixture)
      .map(({ value }) => ({ value, start, end }))
  })
}

/** Of salt and sugar one is as good as another. */
function isListed(
  kind: Food,
  name: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): boolean {
  const words = (name.match(lexicon.word) ?? []).map(lexicon.stem)
  return foods.some(
    ({ food, stems, entry }) =>
      !entry.added &&
      (words.some((word) => stems.has(word)) || (food === kind && kind !== 'spice')),
  )
}

/** What an amount and the name behind it may be read as. */
function readMeasured(
  stretch: Stretch,
  { start, end }: Span,
  id: number,
  lexicon: CompiledLexicon,
): KnownIngredient[] {
  return amountsBefore(stretch, start)
    .map((line) =>
      readIngredient(
        line + stretch.text.slice(start, end),
        { id, group: 0, heading: null },
        lexicon,
      ),
    )
    .filter(({ entry, isCounted }) => entry.unit !== undefined && !isCounted)
}

/** The source's own words name it, so nothing has to be said besides. */
function addedPortion(food: KnownIngredient): Portion {
  const entry = { ...food.entry, added: 'ingredient' as const }
  return { food: { ...food, entry }, part: 1, words: null, evidence: 'carried' }
}

const nextId = (foods: readonly KnownIngredient[]) => Math.max(0, ...foods.map(({ id }) => id)) + 1

/** What may be the amount before a food: its digits, else each stretch of words; the longest first. */
function amountsBefore({ text, folded }: Stretch, at: number): string[] {
  const digits = AMOUNT.exec(folded.slice(0, at))
  if (digits) return [text.slice(digits.index, at)]
  const words = [...folded.slice(0, at).matchAll(/[\p{L}']+(?=[\p{L}'\s]*$)/gu)]
  const said = words.slice(-MAX_WORDS).map(({ index }) => text.slice(index, at))
  const last = said.at(-1)
  // Polish "wlać litr wody" has no word for one; the article of "à l'eau" is no litre.
  return last && !ELIDED.test(last) ? [...said, `1 ${last}`] : said
}
