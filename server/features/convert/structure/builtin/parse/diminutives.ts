import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { KnownIngredient } from './ingredients.ts'
import { productIn } from './name-words.ts'
import type { Span } from './phrases.ts'

/** What makes a word small, between its stem and its vowel: "ajito", "limoncito", "pomodorino". */
const SMALL: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?<stem>\p{L}{2,}?)c?it(?<vowel>[oa])s?(?!\p{L})/gu,
  it: /(?<!(?:\p{L}|erba ))(?<stem>\p{L}{3,})(?:in|ett)(?<vowel>[oaie])(?!\p{L})/gu,
}

/** The listed foods whose noun a folded text makes small, with where it does. */
export function namedSmall(
  folded: string,
  foods: readonly KnownIngredient[],
  lexicon: CompiledLexicon,
): { food: KnownIngredient; span: Span }[] {
  const { source, stem } = lexicon
  const pattern = SMALL[source.language]
  if (!pattern) return []
  return [...folded.matchAll(pattern)].flatMap(({ index, 0: word, groups }) => {
    const { stem: start = '', vowel = '' } = groups ?? {}
    const heads = [stem(start + vowel), stem(start)]
    const span = { start: index, end: index + word.length }
    // "Il lievitino" is made of the yeast.
    if (productIn(span, folded, lexicon) !== null) return []
    return foods.filter(({ head }) => heads.includes(head)).map((food) => ({ food, span }))
  })
}
