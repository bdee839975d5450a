import type { Language } from '#shared/language.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

type Amount = {
  quantity?: string
  unit?: string
  size?: string
  name: string
  isCounted: boolean
  isSizeBehind: boolean
}

/** "2 large bananas", "2 plátanos grandes", "a small bunch"; a size in numbers stays a note. */
export function labelOf({ quantity, unit, size, name, isCounted, isSizeBehind }: Amount): string {
  const word = size && /^\p{L}+$/u.test(size) && !name.includes(size) ? size : ''
  if (isSizeBehind) return [quantity, unit, name, word].filter(Boolean).join(' ')
  const measure = isCounted ? [word, unit] : [unit, word]
  return [quantity, ...measure, name].filter(Boolean).join(' ')
}

/** The line's own link between amount and name: "de " of "500 g de farine". */
export function linkBefore(name: string, line: string, { amountLink }: CompiledLexicon): string {
  const before = line.slice(0, Math.max(0, line.indexOf(name)))
  const link = amountLink.exec(fold(before))
  return link && link.index > 0 ? before.slice(link.index).replace(/\s+$/, ' ') : ''
}

/** What of a fruit is used. */
export type FruitPart = 'juice' | 'zest'

type Words = Record<FruitPart, string>
/** Words that stand before an amount. */
const BEFORE: Partial<Record<Language, Words>> = {
  en: { juice: 'juice of', zest: 'zest of' },
  gb: { juice: 'juice of', zest: 'zest of' },
  de: { juice: 'Saft von', zest: 'Schale von' },
  fr: { juice: 'jus de', zest: 'zeste de' },
  es: { juice: 'zumo de', zest: 'ralladura de' },
  it: { juice: 'succo di', zest: 'scorza di' },
  ro: { juice: 'suc de la', zest: 'coajă de la' },
}
/** Where the fruit would have to change its ending behind them, they stand in a bracket. */
const BEHIND: Partial<Record<Language, Words>> = {
  pl: { juice: 'sok', zest: 'skórka' },
  uk: { juice: 'сік', zest: 'цедра' },
}

/** "juice of 4 oranges": nobody is to put the fruit itself in. */
export function labelOfPart(label: string, part: FruitPart, language: Language): string {
  const [before, behind] = [BEFORE[language]?.[part], BEHIND[language]?.[part]]
  if (before) return `${before} ${label}`
  return behind ? `${label} (${behind})` : label
}
