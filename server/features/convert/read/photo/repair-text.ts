import type { PhotoLanguage } from './language-data.ts'

type Repair = { what: RegExp; by: string; languages?: PhotoLanguage[]; notIn?: PhotoLanguage[] }

/** What an amount ends with. */
const AMOUNT_END = '[\\d½¼¾⅓⅔]'
const UK_COUNTED =
  '(?:ст|ч)\\. ?л|г |кг|мл|л |шт|скл|яй|зуб|цибул|морк|хв|год|дрібк|пуч|помід|картопл|ложк'

/**
 * Misreadings that what stands beside them proves. Every one of them was seen on photos; each
 * leaves alone what could be meant.
 */
const REPAIRS: Repair[] = [
  // 180 "C, 180 *C, 180 2C, 1809C → °C: nothing else stands between such a number and a C.
  { what: /(?<![\d.,])(\d{2,3}) ?["“”„'‘’*°º?«»©®”]{1,2} ?[CС](?![\p{L}])/gu, by: '$1 °C' },
  { what: /(?<![\d.,])([1-2]\d0) ?[29o](?:[CС])(?!\p{L})/gu, by: '$1 °C' },
  { what: /(?<![\d.,])(\d{2,3}) [CС](?=$|[\s,.;:)])/gu, by: '$1 °C' },
  // 1,5 | milk, 1¼ 1 stock: a stroke between an amount and a word is a litre.
  { what: new RegExp(`(?<=${AMOUNT_END}) [|I!\\]](?= \\p{L})`, 'gu'), by: ' l' },
  { what: /(?<=[½¼¾⅓⅔]|\d[.,]\d|^[•*] \d|^\d) 1(?= (?!ml|g\b|kg|cm)\p{L})/gu, by: ' l' },
  // ¾ 1b: no amount stands there, so it is a pound. I50 g: a stroke before figures is a one.
  { what: new RegExp(`(?<=${AMOUNT_END}) 1b(?!\\p{L})`, 'gu'), by: ' lb' },
  { what: /(?<=^|[\s•(])[Il|](?=\d{1,3} ?(?:k?g|[mcd]?l|min|c?m)(?!\p{L}))/gu, by: '1' },
  { what: /(?<=\d) ?(?:m1|mI|m\||rnl|mi)(?=\s|$)/gu, by: ' ml' },
  { what: /(?<=\d{2}) mil(?=\s|$)/gu, by: ' ml', notIn: ['es'] },
  // 500 9 flour, 5009 flour → g: a weight is followed by its unit.
  { what: /(?<![\d.,]|\p{L} )(\d{2,3}) [9q8](?= \p{L}{2})/gu, by: '$1 g' },
  { what: /^([•*] )?(\d{1,2}[05]0?)9(?= \p{L}{3})/gu, by: '$1$2 g' },
  // 20%: the engine's Ukrainian letters have no percent sign.
  {
    what: /(?<=\p{L} |\()([1-9]\d?)(?:96|90\/|9о|9o)(?=$|[\s),.;])/gu,
    by: '$1%',
    languages: ['uk'],
  },
  // З (letter) for 3 before what is counted, О for 0 inside a number.
  {
    what: new RegExp(`(?<=^|[\\s(–-])[Зз](?= (?:${UK_COUNTED}))`, 'gu'),
    by: '3',
    languages: ['uk'],
  },
  { what: new RegExp(`^б(?= (?:${UK_COUNTED}))`, 'gu'), by: '6', languages: ['uk'] },
  { what: /(?<=\d)[OОо](?=[\d\s]|$)/gu, by: '0' },
  // 25 x 35 cm
  { what: /(?<=\d) ?[xXхХ] ?(?=\d)/gu, by: ' × ' },
  // 1leaf: a number grown together with a long word.
  { what: /(?<=^|\s)(\d{1,3})(?=\p{Ll}{4})/gu, by: '$1 ' },
  // Romanian has commas below; the engine gives cedillas.
  { what: /ş/g, by: 'ș', languages: ['ro'] },
  { what: /ţ/g, by: 'ț', languages: ['ro'] },
  { what: /Ş/g, by: 'Ș', languages: ['ro'] },
  { what: /Ţ/g, by: 'Ț', languages: ['ro'] },
]

/** Old-style figures look like small letters: "so g", "ro min". */
const LETTERS_FOR_DIGITS =
  /(?<=^|\s)[sSIlr][oO0]{1,2}(?= (?:k?g|[mc]l|min|minutes|Min)(?!\p{L})| ?°)/gu
const DIGITS: Record<string, string> = { s: '5', S: '5', I: '1', l: '1', r: '1', o: '0', O: '0' }

export function repairLine(text: string, language: PhotoLanguage): string {
  const figures = text.replace(LETTERS_FOR_DIGITS, (letters) =>
    [...letters].map((letter) => DIGITS[letter] ?? letter).join(''),
  )
  return REPAIRS.reduce((repaired, { what, by, languages, notIn }) => {
    if (languages && !languages.includes(language)) return repaired
    return notIn?.includes(language) ? repaired : repaired.replace(what, by)
  }, figures)
}

const BULLET = /^[*«»¢©°+~=›>•·▪■●◦] ?(?=[\p{L}\d½¼¾⅓⅔(])/u
const DOUBTFUL_BULLET = /^(?:[eoa°'‘“"»«—–-]|\|) (?=[\d½¼¾⅓⅔])/u
const MIN_BULLETS = 2
const MIN_DOUBTFUL = 3

/** Bullets come back as all sorts of signs; where several lines have one, the odd ones are too. */
export function repairBullets(lines: string[]): string[] {
  const bulleted = lines.filter((line) => BULLET.test(line)).length
  const doubtful = lines.filter((line) => DOUBTFUL_BULLET.test(line)).length
  const isList = bulleted >= MIN_BULLETS || doubtful >= MIN_DOUBTFUL
  return lines.map((line) => {
    const plain = line.replace(BULLET, '• ')
    return isList ? plain.replace(DOUBTFUL_BULLET, '• ') : plain
  })
}

const CUT_WORD = /\p{Ll}{2}[-‐­¬]$/u
const WORD_REST = /^\p{Ll}{2,}/u

/** Lines as one text; a word cut at the end of a line is put together again. */
export function joinLines(lines: string[]): string {
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const rest = WORD_REST.exec(line)?.[0]
    if (before === undefined || !rest || !CUT_WORD.test(before)) {
      joined.push(line)
      continue
    }
    joined[joined.length - 1] = before.replace(/[-‐­¬]$/u, '') + rest
    const left = line.slice(rest.length).trimStart()
    if (left) joined.push(left)
  }
  return joined.join('\n')
}
