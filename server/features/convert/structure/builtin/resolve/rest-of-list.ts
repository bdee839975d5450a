import type { VerbRole } from '../ir/verbs.ts'
import type { Clause } from '../parse/clauses.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isOntoBefore } from '../parse/goal-words.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Span } from '../parse/phrases.ts'
import { isSeasoning } from './food-kinds.ts'
import type { Mention } from './mention.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/**
 * "The remaining ingredients"; "the rest of the pepper" is of the pepper alone, and "stir it into the
 * other ingredients" is about those that are there.
 */
export function restOfList(folded: string, lexicon: CompiledLexicon): Span[] {
  return lexicon.cues.otherIngredients
    .spans(folded)
    .filter(
      ({ start, end }) =>
        !/^\s+of\s/.test(folded.slice(end)) && !isOntoBefore(folded.slice(0, start), lexicon),
    )
}

/** "Mix the dry things, lifting it all up": no more than those. */
export const isItAll = ({ start, end }: Span, found: readonly Mention[], { folded }: Clause) =>
  folded.slice(start, end) === 'it all' && found.some(({ span }) => span.end <= start)

/** "All ingredients": those that stand in bowls, too. */
export const ALL = /(?<!\p{L})(?:all|alle|tous|todos|tutti|wszystki\p{L}*|toate|всі|усі)(?!\p{L})/u

/** "All the ingredients", but not "all the marinade ingredients"; "everything" may be what is here. */
const INGREDIENTS =
  /(?<!\p{L})(?:all|tou[st]|tutti|todos|wszystkie|всі|toate)\p{L}*[^,;:]{1,10}(?<!\p{L})(?:zutat|ingr|skladn|інгред)/u

/** "Mix all the ingredients" once they stand in bowls and pots. */
export function isAboutAll(
  { clause, cues }: ParsedClause,
  role: VerbRole,
  lexicon: CompiledLexicon,
): boolean {
  if (role !== 'work' && role !== 'add') return false
  if (!cues.has('allIngredients')) return false
  const { allIngredients } = lexicon.cues
  const said = allIngredients.spans(clause.folded)
  return said
    .map(({ start, end }) => clause.folded.slice(start, end))
    .some((text) => INGREDIENTS.test(text) && ALL.test(text))
}

/** What stands in bowls and pots and is meant by "all the ingredients". */
export function standingFor(
  fresh: readonly Mention[],
  { cues }: ParsedClause,
  { vessels, focus }: SourceKitchen,
): readonly OpenVessel[] {
  // A part of its own begins where nothing is being worked on; "the other ingredients" are of one.
  const isBegun = focus === null || focus.holds.size === 0 || cues.has('otherIngredients')
  return vessels.filter(
    (one) => one.holds.size > 0 && one.kind !== 'oven' && (!isBegun || isOfPart(one, fresh)),
  )
}

/** "[The sauce stands by.] Mix all the ingredients" of the glaze: the sauce is none of them. */
function isOfPart({ holds }: OpenVessel, fresh: readonly Mention[]): boolean {
  const groups = new Set(fresh.map(({ food }) => food.group))
  const held = [...holds.values()]
  const unseasoned = held.filter((one) => !isSeasoning(one))
  const own = unseasoned.length > 0 ? unseasoned : held
  return fresh.length < 2 || groups.size > 1 || own.some(({ group }) => groups.has(group))
}
