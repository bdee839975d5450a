/** By what is above and below the line; each is one character in every font. */
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '1/2': '½', '1/3': '⅓', '2/3': '⅔', '1/4': '¼', '3/4': '¾' },
  ...{ '1/8': '⅛', '3/8': '⅜', '5/8': '⅝', '7/8': '⅞' },
}
const FRACTION = /(?<![\d/.,])(?:(\d+)[ \u00a0])?(\d\/\d)(?![\d/])/g
/** A longer word after a number is no unit and may stand on the next line. */
const NUMBER_WITH_UNIT = /(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞]) (?=\p{L}{1,8}(?!\p{L})|°|%)/gu

/** Text as a printer sets it: "1 1/2 cups" is "1½ cups", and no line ends between the two. */
export function typeset(text: string): string {
  return text
    .replace(FRACTION, (whole, count: string | undefined, fraction: string) => {
      const sign = FRACTIONS[fraction]
      return sign ? (count ?? '') + sign : whole
    })
    .replace(NUMBER_WITH_UNIT, '\u00a0')
}

/** The amount of an ingredient; empty where none is told. */
export function amountText(of: {
  quantity?: string | undefined
  unit?: string | undefined
}): string {
  const { quantity, unit } = of
  return typeset([quantity?.replace(/(?<=\d) ?- ?(?=\d)/g, '–'), unit].filter(Boolean).join(' '))
}

/**
 * Wider than a card on a phone. Shorter words are left to the browser, which hyphenates them better in
 * the languages that it knows; a word of this length it would else break anywhere, without a hyphen.
 */
const ENDLESS_WORD = /\p{L}{22,}/gu
const VOWEL = '[aeiouyà-æè-ïò-öø-üýÿăąęœєеиіїоуаюяыэё]'
/** "Fleisch", "Zucker", "chleb": what is spoken together is not parted. */
const ONSET = '(?:sch|[cprs]h|th|ck|[csrd]z|[bcdfgkpt][lr]|[бвгдкпт][лр]|\\p{L})'
const SYLLABLE = new RegExp(`(${VOWEL}(?!${VOWEL})\\p{L}*?)(${ONSET})(?=${VOWEL}\\p{L}{2})`, 'giu')

/** A title whose endless words may be broken, with a hyphen, between their syllables. */
export function withBreaks(title: string): string {
  return title.replace(ENDLESS_WORD, (word) => word.replace(SYLLABLE, '$1\u00ad$2'))
}
