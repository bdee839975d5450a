import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { endsWithMeasure, startsWithAmount, startsWithCount, tellsCooking } from './line-look.ts'
import { tellsEnergy } from './nutrition.ts'

/** Longer pieces are of sentences: "knead the dough with the remaining 200 g". */
const MAX_BEHIND_LENGTH = 40
const ENDS_EACH = new RegExp(`\\s${anyOf(HEADING_WORDS.each)}$`, 'iu')
const AND_AMOUNT = new RegExp(
  `\\s${anyOf(HEADING_WORDS.and)}\\s(?=[\\d½⅓⅔¼¾⅛]|${anyOf([...HEADING_WORDS.amounts, ...HEADING_WORDS.articles])}\\s)`,
  'iu',
)
const AND = new RegExp(`\\s${anyOf(HEADING_WORDS.and)}\\s(?![^(]*\\))`, 'iu')
/** From here on a list is surely told in a sentence. */
const MIN_LISTED = 5
const MAX_LAST_WORDS = 6
/** "500 g flour · 2 eggs": signs that stand between ingredients and in none. */
const SIGNS = /\s[·•∙‧●|]\s/gu
/** "500 g flour - 2 eggs" */
const DASHES = /\s[-–/]\s(?=[\d½⅓⅔¼¾⅛])/gu

const DASH = /\s[-–]\s/u
/** "the juice of a lemon" is a food; "soft" only says how the food is. */
const OF_FOOD = new RegExp(`\\s(?:${anyOf(HEADING_WORDS.of)}\\s|d['’])`, 'iu')

/** One line that lists several ingredients between commas or signs, as its pieces. */
export function splitIngredients(text: string): string[] {
  // "480 kcal | 27 g fat" lists no foods.
  if (tellsEnergy(text)) return [text]
  // In "potatoes – 1 kg, milk – 100 ml" a dash stands within each food.
  const signs = startsWithAmount(text) ? [SIGNS, DASHES] : [SIGNS]
  const separated = signs.reduce(
    (said, sign) => ((said.match(sign)?.length ?? 0) > 1 ? atBorders(said, sign) : said),
    text,
  )
  const pieces = piecesOf(separated, separated.includes(';') ? ';' : ',')
  if (areTwoFoods(pieces)) return pieces
  const amounts = amountsIn(pieces)
  if (pieces.length < 3 || amounts < 2 || amounts * 2 < pieces.length) return [text]
  return withLastApart(pieces.flatMap((piece) => piece.split(AND_AMOUNT)))
}

/** "3 egg whites, 120 g sugar"; "2 eggs, 1 beaten" is one food. */
function areTwoFoods(pieces: readonly string[]): boolean {
  const ids = new Set(pieces.map((piece) => (startsWithAmount(piece) ? findFoodId(piece) : null)))
  return pieces.length === 2 && ids.size === 2 && !ids.has(null)
}

/** "3 yoghurts - the juice of a lemon - 3 eggs": a dash among the others stands before a food, too. */
function atBorders(text: string, sign: RegExp): string {
  const pieces = text.split(sign).flatMap((piece) => {
    const [first = '', ...others] = sign === DASHES ? piece.split(DASH) : [piece]
    return others.every((other) => OF_FOOD.test(other) && findFoodId(other) !== null)
      ? [first, ...others]
      : [piece]
  })
  return pieces.join('; ')
}

/** "…, parsley, 1 lemon and black pepper": the last two foods of a long list are two. */
function withLastApart(pieces: string[]): string[] {
  const last = pieces.at(-1) ?? ''
  const isLong = pieces.length >= MIN_LISTED && last.split(' ').length <= MAX_LAST_WORDS
  return isLong ? [...pieces.slice(0, -1), ...last.split(AND)] : pieces
}

/** Amounts in words count too where nothing is done: "a head of garlic, 300 g rice, one onion". */
function amountsIn(pieces: string[]): number {
  const isTold = pieces.some((piece) => tellsCooking(piece))
  const isCounted = !isTold && startsWithCount(pieces[0] ?? '')
  return pieces.filter((piece) => tellsAmount(piece) || (isCounted && startsWithCount(piece)))
    .length
}

/** Before its food or, as Slavic lists have it, behind it: "2 eggs", "eggs 2 pcs". */
function tellsAmount(piece: string): boolean {
  return startsWithAmount(piece) || (piece.length <= MAX_BEHIND_LENGTH && endsWithMeasure(piece))
}

/** Cuts at separators outside parentheses; a piece that only describes stays with the one before. */
function piecesOf(text: string, separator: string): string[] {
  const pieces: string[] = []
  for (const piece of splitOutsideParentheses(text, separator)) {
    const said = piece.trim().replace(/^(?:and|und|et|y|e|i)\s+/iu, '')
    const isNote =
      separator === ',' && (isOnlyADescription(said) || isQualityOf(said, pieces.at(-1)))
    if (isNote && pieces.length > 0) pieces.push(`${pieces.pop()}, ${said}`)
    else if (said) pieces.push(said)
  }
  return pieces.map((piece, index) =>
    index === pieces.length - 1 ? piece.replace(/\.$/, '') : piece,
  )
}

/** Walks the text once; a parenthesis that never closes keeps nothing together. */
function splitOutsideParentheses(text: string, separator: string): string[] {
  const pieces: string[] = []
  const lastClosing = text.lastIndexOf(')')
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '(' && at < lastClosing) depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign !== separator || depth > 0 || !/\s/.test(text[at + 1] ?? '')) continue
    pieces.push(text.slice(start, at))
    start = at + 1
  }
  return [...pieces, text.slice(start)]
}

/** "1 kg Kartoffeln, festkochend": where nouns have capitals, an unknown word without one is none. */
function isQualityOf(piece: string, before = ''): boolean {
  const isNoun = /^[\d¼-¾⅐-⅞][^,]*\s\p{Lu}\p{Ll}/u.test(before)
  return isNoun && /^\p{Ll}+$/u.test(piece) && findFoodId(piece) === null
}

/** "peeled and diced", "juice of", "150 g each": what is said of the food before it. */
function isOnlyADescription(piece: string): boolean {
  if (ENDS_EACH.test(piece)) return true
  if (startsWithAmount(piece)) return false
  return /(?:ed|ly)$/i.test(piece.split(' ')[0] ?? '') || /\sof$/i.test(piece)
}
