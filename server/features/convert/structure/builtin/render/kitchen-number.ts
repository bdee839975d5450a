const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/** "1 1/2" as "1½", "2-3" as "2–3", "1.5" with the language's decimal mark. */
export function kitchenNumber(quantity: string, decimalMark: string): string {
  return quantity
    .trim()
    .replace(/(?:(\d+) +)?(?<![\d/])(\d[/⁄]\d)(?![\d/])/g, (all, whole = '', fraction: string) => {
      const sign = FRACTIONS[fraction.replace('⁄', '/')]
      return sign ? whole + sign : all
    })
    .replace(/(\d)\s*-\s*(?=[\d½⅓⅔¼¾⅛])/g, '$1–')
    .replace(/(?<![\d.,])(\d+)[.,](\d{1,2})(?![\d.,])/g, `$1${decimalMark}$2`)
}
