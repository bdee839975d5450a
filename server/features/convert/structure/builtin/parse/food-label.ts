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
  fr: { juice: 'le jus de', zest: 'le zeste de' },
  es: { juice: 'el zumo de', zest: 'la ralladura de' },
  it: { juice: 'il succo di', zest: 'la scorza di' },
  ro: { juice: 'sucul de la', zest: 'coaja de la' },
}
/** The same where the fruit changes its ending behind them: "sok z 1 cytryny". */
const BEFORE_FORMS: Partial<Record<Language, Words & { forms: Readonly<Record<string, string>> }>> =
  {
    pl: {
      juice: 'sok z',
      zest: 'skórkę z',
      forms: {
        cytryna: 'cytryny',
        cytryny: 'cytryn',
        limonka: 'limonki',
        limonki: 'limonek',
        pomarańcza: 'pomarańczy',
        pomarańcze: 'pomarańczy',
        mandarynka: 'mandarynki',
        mandarynki: 'mandarynek',
        grejpfrut: 'grejpfruta',
        grejpfruty: 'grejpfrutów',
      },
    },
    uk: {
      juice: 'сік',
      zest: 'цедру',
      forms: {
        лимон: 'лимона',
        лимони: 'лимонів',
        лайм: 'лайма',
        лайми: 'лаймів',
        апельсин: 'апельсина',
        апельсини: 'апельсинів',
        мандарин: 'мандарина',
        мандарини: 'мандаринів',
        грейпфрут: 'грейпфрута',
        грейпфрути: 'грейпфрутів',
      },
    },
  }
/** Of other fruit they stand in a bracket. */
const BEHIND: Partial<Record<Language, Words>> = {
  pl: { juice: 'sok', zest: 'skórka' },
  uk: { juice: 'сік', zest: 'цедра' },
}

/** "Sok" for "sokiem": the part of a fruit in its basic form; null in languages without cases. */
export const basicPartName = (part: FruitPart, language: Language): string | null =>
  BEHIND[language]?.[part] ?? null

/** "Sok z 1 cytryny" is the same wherever it stands in a sentence. */
export function isUnchanging(label: string, language: Language): boolean {
  const { juice, zest } = BEFORE_FORMS[language] ?? {}
  return [juice, zest].some((part) => part !== undefined && label.startsWith(`${part} `))
}

type LabelledPart = { label: string; part: FruitPart; said: string }

/** "juice of 4 oranges": nobody is to put the fruit itself in. The words that the line says win: "the peel of". */
export function labelOfPart({ label, part, said }: LabelledPart, language: Language): string {
  if (said) return `${said} ${label}`
  const [before, behind] = [BEFORE[language]?.[part], BEHIND[language]?.[part]]
  if (before) return `${before} ${label}`
  const changing = BEFORE_FORMS[language]
  const [, amount = '', fruit = ''] = /^([\d½¼¾./,]+ )(\p{L}+)$/u.exec(label) ?? []
  // "½ cytryny" has its ending already.
  const form = changing?.forms[fruit]
  const isWhole = /^\d+ $/.test(amount)
  if (changing && form) return `${changing[part]} ${amount}${isWhole ? form : fruit}`
  return behind ? `${label} (${behind})` : label
}
