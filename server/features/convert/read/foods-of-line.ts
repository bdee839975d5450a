import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithAmount } from './line-look.ts'

const LONGEST_LINE = 200
const AND = anyOf(HEADING_WORDS.and)
/** Not "juice of", which is a part of the food behind it. */
const AMOUNT_WORDS = anyOf(
  [...HEADING_WORDS.amounts, ...HEADING_WORDS.articles].filter((word) => !word.endsWith(' of')),
)
const BETWEEN = `(?:\\s*[,;+]\\s+|(?<=\\p{L}),(?=\\p{L}))(?:${AND}\\s+)?`
/** "200g butter 200g sugar": two columns of a book. */
const BEFORE_MEASURE = '(?<=\\p{L})\\s+(?=\\d+\\s?(?:k?g|ml|l|cl|dl)\\s\\p{L})'
const SIGNS = new RegExp(BETWEEN, 'iu')
/** "and" only between amounts: "salt and pepper" is one line of most lists. */
const SIGNS_OR_AND = new RegExp(
  `${BETWEEN}|\\s+(?:${AND}|&)\\s+(?=[\\d½⅓⅔¼¾⅛]|${AMOUNT_WORDS}\\s)|${BEFORE_MEASURE}`,
  'iu',
)
const STARTS_WITH_WORD_AMOUNT = new RegExp(`^${AMOUNT_WORDS}\\s+\\p{L}`, 'iu')
/** Of a name with its amount: a longer piece says more of the food before it. */
const MOST_WORDS = 4
const MOST_BARE_WORDS = 2

/** Fewer are a food and what is done to it: "onion, peeled". */
const FEWEST_SERVED = 3
const MOST_SERVED_WORDS = 3
const COMMA_OR_AND = new RegExp(`\\s*[,;]\\s+(?:${AND}\\s+)?|\\s+(?:${AND}|&)\\s+`, 'iu')
const LABEL = /^\p{L}[\p{L} ]{2,29}:\s+/u

const SEASONINGS: readonly (FoodId | null)[] = ['oil', 'salt', 'groundSpice', 'bayLeaf']
const TO_TASTE = new RegExp(`\\s+(?:${anyOf(HEADING_WORDS.lineEnds)})\\.?$`, 'iu')

/** The foods of a line that lists several, each with its own amount or none; null for other lines. */
export function foodsOfLine(line: string): string[] | null {
  if (line.length > LONGEST_LINE || line.includes('%')) return null
  if (/[()]/.test(line)) return withRemarks(line)
  return withOwnAmounts(line) ?? withoutAmounts(line) ?? condiments(line) ?? servedFoods(line)
}

/** "Stock, tomato purée, paprika (hot and sweet), thyme": each remark stays with its food. */
function withRemarks(line: string): string[] | null {
  const remarks: string[] = []
  const bare = line.replace(/\s*\([^()]*\)/g, (remark) => {
    remarks.push(remark)
    return REMARK
  })
  if (/[()]/.test(bare)) return null
  const pieces = piecesOf(bare, SIGNS)
  const names = pieces.map((piece) => piece.replaceAll(REMARK, ''))
  const plain = names.join(', ')
  if (pieces.length < FEWEST_SERVED || tellsAmount(plain)) return null
  const foods = withoutAmounts(plain) ?? condiments(plain)
  if (foods?.length !== pieces.length) return null
  return pieces.map((piece) => piece.replaceAll(REMARK, () => remarks.shift() ?? ''))
}

/** Stands for a remark in brackets while its line is taken apart. */
const REMARK = '\u{E000}'

/** "Brown rice, sliced green onions, sesame seeds, lime wedges", "For serving: rice, limes". */
function servedFoods(line: string): string[] | null {
  const label = LABEL.exec(line)?.[0] ?? ''
  const end = TO_TASTE.exec(line)?.[0] ?? ''
  const use = end.trim().includes(' ') ? end : ''
  const pieces = piecesOf(line.slice(label.length, line.length - use.length), COMMA_OR_AND)
  const known = pieces.map((piece) => findFoodId(piece)).filter((id) => id !== null)
  // Of many foods, one may be none that we know.
  const isLong = pieces.length > FEWEST_SERVED
  const isList =
    !/[\d¼-¾⅐-⅞]/.test(line) &&
    pieces.length >= (label ? 2 : FEWEST_SERVED) &&
    pieces.every((piece) => piece.split(' ').length <= MOST_SERVED_WORDS) &&
    known.length >= pieces.length - (isLong ? 1 : 0) &&
    findFoodId(pieces.at(-1) ?? '') !== null &&
    new Set(known).size === known.length
  if (!isList) return null
  const note = label ? ` (${label.replace(/\s*:\s*$/, '').toLowerCase()})` : use
  return pieces.map((piece) => `${piece}${note}`)
}

/** "1 carrot, 1 onion and 1 pepper", "1 egg + 1 yolk". */
function withOwnAmounts(line: string): string[] | null {
  const pieces = piecesOf(line, SIGNS_OR_AND)
  return nameFoods(pieces) && pieces.every(tellsAmount) ? pieces : null
}

/** "Salt, pepper, 1 pinch of sugar". */
function withoutAmounts(line: string): string[] | null {
  const pieces = piecesOf(line, SIGNS)
  const [first = ''] = pieces
  if (tellsAmount(first) || !nameFoods(pieces)) return null
  return pieces.every((piece) => tellsAmount(piece) || isBareFood(piece)) ? pieces : null
}

/** "Olive oil, salt and pepper to taste": what every kitchen has. */
function condiments(line: string): string[] | null {
  const taste = TO_TASTE.exec(line)?.[0] ?? ''
  const pieces = piecesOf(line.slice(0, line.length - taste.length), SIGNS)
  const isCondiment = (piece: string) =>
    !/\d/.test(piece) && isShort(piece) && SEASONINGS.includes(findFoodId(piece))
  if (pieces.length < 2 || !pieces.every(isCondiment)) return null
  return pieces.map((piece) => `${piece}${taste}`)
}

function piecesOf(line: string, between: RegExp): string[] {
  return line.split(between).map((piece) => piece.trim())
}

/** Whether each piece is short and names a food of its own; spices have one name for many. */
function nameFoods(pieces: string[]): boolean {
  const ids = pieces.map((piece) => (isShort(piece) ? findFoodId(piece) : null))
  const own = ids.filter((id) => !SEASONINGS.includes(id))
  return pieces.length > 1 && !ids.includes(null) && new Set(own).size === own.length
}

function tellsAmount(piece: string): boolean {
  return startsWithAmount(piece) || STARTS_WITH_WORD_AMOUNT.test(piece)
}

const isShort = (piece: string) => piece.split(' ').length <= MOST_WORDS

function isBareFood(piece: string): boolean {
  return piece.split(' ').length <= MOST_BARE_WORDS && !/\d/.test(piece)
}
