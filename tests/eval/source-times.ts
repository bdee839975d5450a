/** A time in a text, in seconds; both ends are the same where it is no range. */
export type ToldTime = { from: number; to: number; text: string }

const UNITS: readonly (readonly [seconds: number, stems: string])[] = [
  [
    1,
    'sec(?:ond)?s?|sek(?:unden?|und[ęy]?)?|secondes?|second[oi]|seg(?:undos?)?|s|с|сек(?:унд[аиу]?)?|secund[ăe]',
  ],
  [60, "min(?:ute)?[sn]?|minuten|minuti|minuto[s]?|minut[ęy]?|mn|хв(?:илин[аиу]?)?|minut[ăe]|'|′"],
  [
    3600,
    'h|hrs?|hours?|std|stunden?|heures?|or[ae]|ore|horas?|godz(?:in[ęya]?)?|год(?:ин[аиу]?)?|oră',
  ],
]
const NUMBER = '\\d{1,3}\\s\\d\\/\\d|\\d\\/\\d|\\d{1,4}(?:[.,]\\d)?\\s?[½¼¾]?|[½¼¾]'
const TO = '\\s?(?:-|–|—|to|bis|à|a|do|до|la|or|oder|ou|o|lub|або|sau)\\s?'
const PATTERN = new RegExp(
  `(?<![\\p{L}\\d.,/])(${NUMBER})(?:${TO}(${NUMBER}))?\\s{0,2}(?:de\\s)?-?(?:(${UNITS.map(([, words]) => words).join(')|(')}))(?![\\p{L}])`,
  'giu',
)
/** "Half an hour" and "an hour", whichever way a language says it. */
const WORDS: readonly (readonly [seconds: number, pattern: RegExp])[] = [
  [
    1800,
    /half an hour|halbe stunde|demi-heure|mezz['’]ora|media hora|pół godziny|пів ?години|jumătate de oră/giu,
  ],
  [3600, /(?<!half )(?<!\p{L})(?:an|one) hour|eine stunde|une heure|un['’]ora|una hora|o oră/giu],
]

/** The times that a text tells, "1 hour 30 minutes" as one. */
export function readTimes(text: string): ToldTime[] {
  const found = [...text.matchAll(PATTERN)].map((match) => ({ ...timeOf(match), at: match.index }))
  const worded = WORDS.flatMap(([seconds, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ from: seconds, to: seconds, text: match[0], at: match.index },
    })),
  )
  return joined([...found, ...worded].sort((a, b) => a.at - b.at))
}

type Found = ToldTime & { at: number }

function timeOf([text, low = '', high = low, ...units]: RegExpExecArray): ToldTime {
  const unit = UNITS[units.findIndex((word) => word !== undefined)]?.[0] ?? 0
  return { from: numberOf(low) * unit, to: numberOf(high) * unit, text }
}

/** Hours and the minutes right behind them are one time. */
function joined(times: readonly Found[]): ToldTime[] {
  const result: Found[] = []
  for (const time of times) {
    const last = result.at(-1)
    const gap = last ? time.at - last.at - last.text.length : Number.POSITIVE_INFINITY
    const isRest = last && gap <= 5 && time.to < 3600 && last.from >= 3600 && last.from % 1800 === 0
    if (isRest) {
      last.from += time.from
      last.to += time.to
    } else result.push({ ...time })
  }
  return result.map(({ at: _, ...time }) => time)
}

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }

function numberOf(text: string): number {
  const [whole = '', over] = text.split('/')
  if (over) {
    const [units, part] = whole.includes(' ') ? whole.split(' ') : ['0', whole]
    return Number(units) + Number(part) / Number(over)
  }
  const fraction = FRACTIONS[text.trim().at(-1) ?? '']
  const digits = text.replace(/[½¼¾\s]/gu, '').replace(',', '.')
  return Number(digits || '0') + (fraction ?? 0)
}
