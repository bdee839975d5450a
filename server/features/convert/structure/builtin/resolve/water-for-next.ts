import { VERBS, type VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { isAboutIt } from './clause-positions.ts'
import { isSeasoning } from './food-kinds.ts'
import type { Readable } from './readable.ts'

/** The food follows within so many orders: "[…] to the boil. Salt it generously. Cook the pasta." */
const MAX_ORDERS_TO_FOOD = 3
const PUTTING_IN: readonly VerbRole[] = ['add', 'heat', 'work']

/**
 * "[Chop the garlic.] Bring a pot of water to the boil and cook the pasta": what was chopped is not
 * for the water, since the next order says what is.
 */
export function isWaterForNext(
  { clause }: ParsedClause,
  following: readonly ParsedClause[],
  { foods, finder }: Readable,
  lexicon: CompiledLexicon,
): boolean {
  if (VERBS[clause.action].role !== 'heat' || !isOfWater(clause, lexicon)) return false
  const next = following
    .slice(0, MAX_ORDERS_TO_FOOD)
    .find((one) => !one.isNote && PUTTING_IN.includes(VERBS[one.clause.action].role))
  if (!next || isAboutIt(next.clause, lexicon)) return false
  const isNamed = foods.some(
    (food) =>
      !isSeasoning(food) && !food.traits.has('water') && finder.isNamedIn(next.clause, food),
  )
  return isNamed || lexicon.collectives.some(({ pattern }) => pattern.isIn(next.clause.folded))
}

/** Before what food boils in, in all languages, folded: "in lightly salted water", "à l'eau". */
const IN = /(?<!\p{L})(?:in|im|into|dans|[aà] l'|en|nell'|w|we|у|в)\s?(?:[\p{L}-]+\s+){0,4}$/u
/** "A pot of water": what the pot stands in, the water does. */
const FULL_OF = /\|\s+(?:of|with|mit|d'|de|con|di|z|ze|з|із|cu)(?!\p{L})/gu

/** "Bring a pot of water to the boil", which says of nothing that it boils in it. */
function isOfWater({ folded }: Clause, { traits, places }: CompiledLexicon): boolean {
  const water = traits.find(({ trait }) => trait === 'water')?.pattern
  const vessels = places.flatMap(({ pattern }) => pattern.spans(folded))
  return (water?.spans(folded) ?? []).some(({ start }) => {
    const vessel = vessels.findLast(({ end }) => end <= start)
    // "In a large pot, bring water to the boil": the preposition is the pot's.
    const before = vessel
      ? `${folded.slice(0, vessel.start)}|${folded.slice(vessel.end, start)}`
      : folded.slice(0, start)
    return !IN.test(before.replace(FULL_OF, 'full of'))
  })
}
