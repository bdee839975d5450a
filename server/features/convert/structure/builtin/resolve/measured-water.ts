import type { Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import { unlistedWater } from '../parse/added-water.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { type KnownIngredient, readIngredient } from '../parse/ingredients.ts'

/** Roles that put water into a vessel. */
const POURING: readonly VerbRole[] = ['add', 'work', 'heat']
/** "800 ml ", "2 cups of cold " at the end of what stands before the water. */
const AMOUNT =
  /(?<![\p{L}\d.,/])(?:\d+(?:[.,/]\d+)?(?:\s?[-–]\s?\d+)?(?:\s?[½¼¾])?|[½¼¾])\s?\p{L}{1,12}\.?\s+(?:[\p{L}']+\s+){0,3}$/u

const ELIDED = /^\p{L}{1,2}['’]$/u

/** "Half a litre of cold" */
const MAX_WORDS = 5

/** "Cover with 800 ml water" where the list has none: an ingredient that the converter adds. */
export function measuredWater(
  { text, folded }: Clause,
  role: VerbRole,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): Portion | null {
  if (!POURING.includes(role)) return null
  const water = lexicon.traits.find(({ trait }) => trait === 'water')
  for (const { start, end } of water?.pattern.spans(folded) ?? []) {
    const plain = unlistedWater(foods, lexicon)
    for (const line of amountsBefore({ text, folded }, start)) {
      const said = line + text.slice(start, end)
      const read = readIngredient(said, { id: plain.id, group: 0, heading: null }, lexicon)
      if (read.grams === null || !read.traits.has('water') || !isMeasured(read)) continue
      const entry = { ...read.entry, added: 'ingredient' as const }
      // The source's own words name it, so nothing has to be said besides.
      return {
        food: { ...read, food: 'liquid', entry },
        part: 1,
        words: null,
        evidence: 'carried',
      }
    }
  }
  return null
}

/** What may be the amount before the water: its digits, else each stretch of words; the longest first. */
function amountsBefore({ text, folded }: Pick<Clause, 'text' | 'folded'>, at: number): string[] {
  const digits = AMOUNT.exec(folded.slice(0, at))
  if (digits) return [text.slice(digits.index, at)]
  const words = [...folded.slice(0, at).matchAll(/[\p{L}']+(?=[\p{L}'\s]*$)/gu)]
  const said = words.slice(-MAX_WORDS).map(({ index }) => text.slice(index, at))
  const last = said.at(-1)
  // Polish "wlać litr wody" has no word for one; the article of "à l'eau" is no litre.
  return last && !ELIDED.test(last) ? [...said, `1 ${last}`] : said
}

/** "A litre", "zehn Esslöffel", but neither "a little" nor "a glass", of which nobody knows the size. */
const isMeasured = ({ entry, isCounted }: KnownIngredient) =>
  entry.quantity !== undefined && entry.unit !== undefined && !isCounted
