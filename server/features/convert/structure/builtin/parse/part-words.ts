import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { list } from './lexicon/list.ts'

/** Words for one part of a dish, of which the heading may have one and the method another. */
const PARTS: Partial<Record<Language, readonly string[]>> = {
  en: ['dough, crust, pastry, base', 'filling, stuffing', 'icing, frosting, glaze, topping'],
  de: ['Teig, Boden', 'Füllung, Fülle, Belag', 'Guss, Glasur, Überguss', 'Soße, Sauce'],
  fr: ['pâte, fond', 'garniture, farce, appareil', 'glaçage, nappage'],
  es: ['masa, pasta, base', 'relleno, farsa', 'glaseado, cobertura, betún'],
  it: ['impasto, pasta, frolla, base', 'ripieno, farcia, farcitura', 'glassa, copertura'],
}

/** The stems that may stand for those of a name: "la pasta" of the "impasto". */
export function partWords(
  stems: ReadonlySet<string>,
  { source, stem }: CompiledLexicon,
): ReadonlySet<string> {
  const parts = (PARTS[source.language] ?? []).map((part) => list(part).map(stem))
  return new Set(parts.filter((part) => part.some((word) => stems.has(word))).flat())
}
