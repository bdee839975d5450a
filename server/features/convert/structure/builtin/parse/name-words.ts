import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Span } from './phrases.ts'
import { perObject, Remembered } from './remembered.ts'

/** A word of a clause, by its stem. */
export type Word = Span & { stem: string; isPlural: boolean }

/** The words of folded text, the same for whoever asks next. */
export function wordsOf(folded: string, lexicon: CompiledLexicon): readonly Word[] {
  return known(lexicon).of(folded)
}

const known = perObject(
  (lexicon: CompiledLexicon) => new Remembered((folded) => readWords(folded, lexicon)),
)

function readWords(folded: string, lexicon: CompiledLexicon): Word[] {
  const { pluralEndings } = lexicon.source.stemming
  return [...folded.matchAll(lexicon.word)].map((match) => {
    const stem = lexicon.stem(match[0])
    return {
      stem,
      isPlural: stem !== match[0] && pluralEndings.some((ending) => match[0].endsWith(ending)),
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

/**
 * The made thing that a word names: "dough", and where words are written as one "Hefeteig"; null
 * for any other word.
 */
export function productIn({ start, end }: Span, folded: string, lexicon: CompiledLexicon) {
  const word = folded.slice(start, end)
  const { cues, hasCompounds } = lexicon.source
  const isProduct = (product: string) =>
    word === product || (hasCompounds && product.length >= MIN_END_LENGTH && word.endsWith(product))
  return cues.products.find(isProduct) ?? null
}

/** A shorter ending is a matter of chance. */
const MIN_END_LENGTH = 4

/** Whether only blanks, a hyphen or a word that has melted into the next stand between two stretches. */
export function isAdjacent(left: Span, right: Span, folded: string): boolean {
  return /^[\s-]+(?:\p{L}{1,5}')?$/u.test(folded.slice(left.end, right.start))
}

/**
 * "Se amestecă gălbenușurile" has the stem of "amestec"; the dough of "scrape the pizza dough into"
 * only stands in the gap of its verb.
 */
export function isOfVerb(
  { start, end }: Span,
  { verb }: { verb: Span },
  isVerbFirst: boolean,
): boolean {
  if (start < verb.start || end > verb.end) return false
  return !isVerbFirst || start === verb.start
}
