import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Food } from './lexicon/kinds.ts'

/** A name up to its noun: "tomatoes" of "tomatoes with juice"; all of it where the noun comes first. */
export function nounOf(folded: string, { behindNoun, source }: CompiledLexicon): string {
  const end = source.headPosition === 'last' ? folded.search(behindNoun) : -1
  return end > 0 ? folded.slice(0, end) : folded
}

/** What meat is for: "carne pentru gulaș", "beef for the stew". */
const FOR_DISH =
  /(?<!\p{L})(?:for|fur|zum|zur|pour|para|per|do|na|для|на|pentru)\s+(?:(?:the|an?|la|le|les|el|il|lo|un|una?)\s+)?(?<dish>\p{L}+)/gu
const MEAT: readonly (Food | null)[] = ['meat', 'poultry', 'mincedMeat', 'fish', 'seafood']

/** A name without the dish that is to come of it: "the goulash" is more than its meat then. */
export function withoutDish(
  folded: string,
  food: Food | null,
  { source }: CompiledLexicon,
): string {
  if (!MEAT.includes(food)) return folded
  const { products } = source.cues
  return folded.replace(FOR_DISH, (words, dish) => (products.includes(dish) ? '' : words)).trim()
}

/** The word that a name is about, and all stems by which a method may call it. */
export function readName(
  folded: string,
  lexicon: CompiledLexicon,
): { head: string; stems: Set<string> } {
  const stems = new Set([...stemsOf(folded, lexicon), ...lastParts(folded, lexicon)])
  const named = stemsOf(nounOf(folded, lexicon), lexicon)
  const telling = named.filter((word) => !lexicon.descriptors.has(word))
  const candidates = telling.length > 0 ? telling : [...stems]
  const head = lexicon.source.headPosition === 'last' ? candidates.at(-1) : candidates[0]
  return { head: head ?? '', stems }
}

/** "Цибуля-порей" is called "порей" as well. */
function lastParts(folded: string, lexicon: CompiledLexicon): string[] {
  const parts = [...folded.matchAll(/\p{L}-(\p{L}{3,})(?!\p{L})/gu)].map(([, part = '']) => part)
  return parts.filter((part) => lexicon.foods.at(part, 0).length > 0).map(lexicon.stem)
}

function stemsOf(name: string, { word, stem, stopWords }: CompiledLexicon): string[] {
  const words = name.replace(/\([^)]*\)?/g, ' ').match(word) ?? []
  return [...new Set(words.map(stem))].filter((one) => !stopWords.has(one))
}
