import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { list } from '../parse/lexicon/list.ts'
import { wordsOf } from '../parse/name-words.ts'
import { fold } from '../parse/phrases.ts'

/**
 * The group of the list whose heading shares telling words with `name`, the one that shares most:
 * "the chocolate sauce" is no "chocolate pudding". Null when none does.
 */
export function groupNamed(
  name: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): number | null {
  const words = new Set(wordsOf(fold(name), lexicon).map(({ stem }) => stem))
  return groupSharing(words, foods, lexicon) ?? groupSharing(alike(words, lexicon), foods, lexicon)
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

/** Words for one part of a dish, of which the heading may have one and the method another. */
const PARTS: Partial<Record<Language, readonly string[]>> = {
  en: ['dough, crust, pastry, base', 'filling, stuffing', 'icing, frosting, glaze, topping'],
  de: ['Teig, Boden', 'Füllung, Fülle, Belag', 'Guss, Glasur, Überguss', 'Soße, Sauce'],
  fr: ['pâte, fond', 'garniture, farce, appareil', 'glaçage, nappage'],
  es: ['masa, pasta, base', 'relleno, farsa', 'glaseado, cobertura, betún'],
  it: ['impasto, pasta, frolla, base', 'ripieno, farcia, farcitura', 'glassa, copertura'],
}

/** The words that may stand for a name's: "la pasta" of the "impasto". */
function alike(words: ReadonlySet<string>, { source, stem }: CompiledLexicon): ReadonlySet<string> {
  const parts = (PARTS[source.language] ?? []).map((part) => list(part).map(stem))
  return new Set(parts.filter((part) => part.some((word) => words.has(word))).flat())
}

function tellingStems(heading: string, lexicon: CompiledLexicon): string[] {
  return wordsOf(fold(heading), lexicon)
    .map(({ stem }) => stem)
    .filter((stem) => !lexicon.stopWords.has(stem))
}
