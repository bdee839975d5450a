import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { wordsOf } from '../parse/name-words.ts'
import { partWords } from '../parse/part-words.ts'
import { fold } from '../parse/phrases.ts'
import type { Claims } from './claims.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/**
 * The group of the list whose heading shares telling words with `name`, the one that shares most:
 * "the chocolate sauce" is no "chocolate pudding". Null when none does.
 */
export function groupNamed(
  name: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): number | null {
  const words = new Set([
    ...wordsOf(fold(name), lexicon).map(({ stem }) => stem),
    ...numbersIn(name),
  ])
  return (
    groupSharing(words, foods, lexicon) ?? groupSharing(partWords(words, lexicon), foods, lexicon)
  )
}

function groupSharing(
  words: ReadonlySet<string>,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): number | null {
  const headings = new Map(foods.map(({ group, heading }) => [group, heading]))
  const [best] = [...headings]
    .map(([group, heading]) => {
      const stems = heading ? tellingStems(heading, lexicon) : []
      const shared = stems.filter((stem) => words.has(stem)).length
      return { group, shared, others: stems.length - shared }
    })
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared || one.others - other.others)
  return best?.group ?? null
}

/** Whether a text has all words of the heading above a food: "drizzle with the herb oil" they made. */
export function namesWholeHeading(
  text: string,
  { heading }: KnownIngredient,
  lexicon: CompiledLexicon,
): boolean {
  const stems = heading ? tellingStems(heading, lexicon) : []
  const words = new Set(wordsOf(fold(text), lexicon).map(({ stem }) => stem))
  return stems.length > 1 && stems.every((stem) => words.has(stem))
}

/** "The filling": where several foods stand that are below that heading in the list; null if nowhere. */
export function vesselOfPart(
  { stem }: { stem: string },
  kitchen: SourceKitchen,
  lexicon: CompiledLexicon,
): OpenVessel | null {
  const isOwn = ({ heading }: KnownIngredient) =>
    heading !== null && tellingStems(heading, lexicon).includes(stem)
  const counted = kitchen.vessels.map(({ holds }) => {
    const own = [...holds.values()].filter(isOwn).length
    return own * 2 > holds.size ? own : 0
  })
  const most = Math.max(2, ...counted)
  return kitchen.latest(({ id }) => counted[id] === most)
}

/** What "the egg yolk mixture" has in common with every other. */
const MIXTURE =
  /^(?:mix(?:ture)?|mischung|melange|preparation|mezcla|composto|miscela|mieszank\p{L}|суміш\p{L}*|amestec\p{L}*)$/u

function tellingStems(heading: string, lexicon: CompiledLexicon): string[] {
  const folded = fold(heading)
  const stems = wordsOf(folded, lexicon)
    .filter(({ start, end }) => !MIXTURE.test(folded.slice(start, end)))
    .map(({ stem }) => stem)
    .filter((stem) => !lexicon.stopWords.has(stem))
  return stems.length > 0 ? [...stems, ...numbersIn(heading)] : stems
}

/** "Spice mix #2", "pâte 2": which of two parts of one name. */
const numbersIn = (name: string) =>
  name.match(/(?<=\p{L}\s(?:#|no\.? ?|nr\.? ?)?)\d(?!\d|[.,/]\d)/gu) ?? []

/** Something of this group of the list has been used. */
export const isGroupBegun = (group: number, foods: readonly KnownIngredient[], claims: Claims) =>
  foods.some((food) => food.group === group && claims.isClaimed(food))
