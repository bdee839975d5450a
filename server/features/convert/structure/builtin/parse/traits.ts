import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Trait } from './lexicon/kinds.ts'

/** Of a line and its name: "coffee, dissolved in water" is no water. */
export function traitsOf(
  [line, name = line]: readonly [string, string?],
  { traits }: CompiledLexicon,
): Set<Trait> {
  const has = traits.filter(({ trait, pattern }) => pattern.isIn(trait === 'water' ? name : line))
  return new Set(has.map(({ trait }) => trait))
}
