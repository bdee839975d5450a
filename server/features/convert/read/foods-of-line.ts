import { lexiconOf, lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import type { FoodId } from '#shared/quantity/foods.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { endsWithMeasure, isBareAmount, startsWithAmount } from './line-look.ts'

const MAX_LINE_LENGTH = 600
const AND = anyOf(HEADING_WORDS.and)
/** Not "with": "bread with cheese" is one food. */
const ONLY_AND_WORDS = new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).and))
const ONLY_AND = anyOf(ONLY_AND_WORDS)
const PLUS_WORDS = new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).plus))
const OR = anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).or)))
/** Not "juice of", which is a part of the food behind it. */
const AMOUNT_WORDS = anyOf(
  [...HEADING_WORDS.amounts, ...HEADING_WORDS.articles].filter((word) => !word.endsWith(' of')),
)
const BETWEEN = `(?:\\s*[,;+]\\s+|(?<=\\p{L}),(?=\\p{L}))(?:${AND}\\s+)?`
/** "200g butter 200g sugar": two columns of a book. */
const BEFORE_MEASURE = '(?<=\\p{L})\\s+(?=\\d+\\s?(?:k?g|ml|l|cl|dl)\\s\\p{L})'
const SIGNS = new RegExp(BETWEEN, 'iu')
/** "and" only between amounts: "salt and pepper" is one line of most lists. */
const SIGNS_OR_AND = betweenAmounts([...ONLY_AND_WORDS, ...PLUS_WORDS])
/** "2 tbsp starch mixed with 2 tbsp water" */
const SIGNS_OR_WITH = betweenAmounts([...HEADING_WORDS.and])
const STARTS_WITH_WORD_AMOUNT = new RegExp(`^${AMOUNT_WORDS}\\s+\\p{L}`, 'iu')
/** Of a name with its amount: a longer piece says more of the food before it. */
const MAX_WORDS = 4
const MAX_BARE_WORDS = 2

/** Fewer are a food and what is done to it: "onion, peeled". */
const MIN_SERVED = 3
const MIN_OF_RUN = 3
const COMMA_OR_AND = new RegExp(
  `\\s*[,;]\\s+(?:${ONLY_AND}\\s+)?|(?<=\\p{L}),(?=\\p{L})|\\s+(?:${ONLY_AND}|&)\\s+`,
  'iu',
)
const COMMA = /\s*[,;]\s+/u
const LONE_AND = new RegExp(`\\s+(?:${ONLY_AND}|&)\\s+`, 'iu')
const LABEL = /^\p{L}[\p{L}’' ]{2,40}:\s+/u
/** "Optional: …", "For serving: …" make nothing. */
const CHOICE_LABEL = new RegExp(
  `^${anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).optional)))}(?!\\p{L})`,
  'iu',
)
const CHOICE = new RegExp(`(?:^|[\\s/])${OR}\\s`, 'iu')
/** "Oil or butter" has as many words as its first food. */
const OR_OTHER = new RegExp(`\\s${OR}\\s.*$`, 'iu')
const SMALL_WORDS = new Set([...HEADING_WORDS.of, "d'", 'd’'])
const AND_SO_ON = new RegExp(`^${anyOf(HEADING_WORDS.andSoOn)}\\.?$`, 'iu')
const ENDS_AND_SO_ON = new RegExp(`,\\s${anyOf(HEADING_WORDS.andSoOn)}\\.?$`, 'iu')
/** "Chilli - ground to a paste", "onion, chopped" */
const ASIDE = /(?:\s[-–—]\s|,\s).*$/
const WORD = /\p{L}{3,}/gu

const SEASONINGS: readonly (FoodId | null)[] = ['oil', 'salt', 'groundSpice', 'bayLeaf']
const TO_TASTE = new RegExp(`\\s+(?:${anyOf(HEADING_WORDS.lineEnds)})\\.?$`, 'iu')
/** Stands for a remark in brackets while its line is taken apart. */
const REMARK = '\u{E000}'

function betweenAmounts(words: readonly string[]): RegExp {
  const amount = `(?=[\\d½⅓⅔¼¾⅛]|${AMOUNT_WORDS}\\s)`
  return new RegExp(`${BETWEEN}|\\s+(?:${anyOf(words)}|&)\\s+${amount}|${BEFORE_MEASURE}`, 'iu')
}

/** "Optional", "Facultatif" */
export const saysOptional = (heading: string) => CHOICE_LABEL.test(heading)

/** "Dip: 5 g paprika, 2 drops of chilli sauce": what the foods of a line make, if it counts some. */
export function labelOfFoods(line: string): string | null {
  const label = LABEL.exec(line)?.[0]
  if (!label || CHOICE_LABEL.test(label)) return null
  const pieces = line.slice(label.length).split(COMMA)
  const counted = pieces.filter((piece) => tellsAmount(piece) || endsWithMeasure(piece)).length
  // "Cream: 500 g ricotta, 3 eggs" is a part as well.
  const isPart = counted > (findFoodId(label) === null ? 0 : 1)
  return isPart ? label.replace(/\s*:\s*$/, '') : null
}

/** The foods of a line that lists several, each with its own amount or none; null for other lines. */
export function foodsOfLine(line: string): string[] | null {
  if (line.length > MAX_LINE_LENGTH) return null
  const remarks: string[] = []
  const plain = line
    .replace(/\s*\([^()]*\)/g, (remark) => {
      remarks.push(remark)
      return REMARK
    })
    .replace(/(?<=\p{L}{4})\.$|[;,]$/u, '')
  if (/[()%]/.test(plain)) return null
  const isLabelled = LABEL.test(plain)
  const foods =
    (isLabelled ? null : (withOwnAmounts(plain) ?? withoutAmounts(plain) ?? condiments(plain))) ??
    servedFoods(plain)
  // Each remark stays with its food.
  return foods?.map((food) => food.replaceAll(REMARK, () => remarks.shift() ?? '')) ?? null
}

/** "Brown rice, sliced green onions, sesame seeds, lime wedges", "For serving: rice, limes". */
function servedFoods(line: string): string[] | null {
  const label = LABEL.exec(line)?.[0] ?? ''
  const end = TO_TASTE.exec(line)?.[0] ?? ''
  // "1 tsp cumin, salt to taste": of the last alone.
  const use = end.trim().includes(' ') && !tellsAmount(line) ? end : ''
  const list = line.slice(label.length, line.length - use.length)
  const pieces =
    (label && withOwnAmounts(list)) || namedFoods(list) || (label && partlyCounted(list))
  if (!pieces || pieces.length < (label ? 2 : MIN_SERVED)) return null
  const note = label ? ` (${label.replace(/\s*:\s*$/, '').toLowerCase()})` : use
  return pieces.map((piece) => `${piece}${note}`)
}

/** Below a label a food may have a name that we do not know: "Dip: 5 g paprika, 2 drops of End of Days". */
function partlyCounted(list: string): string[] | null {
  const pieces = piecesOf(list, COMMA)
  const counted = pieces.filter((piece) => tellsAmount(piece) || endsWithMeasure(piece))
  const others = pieces.filter((piece) => !counted.includes(piece))
  if (counted.length === 0 || CHOICE.test(list) || pieces.some((piece) => isOnlySaid(piece)))
    return null
  const areKnown = others.every((piece) => foodIn(piece) !== null && isShort(piece))
  return areKnown && !shareWords(pieces) ? pieces : null
}

function namedFoods(list: string): string[] | null {
  if (!COMMA_OR_AND.test(list)) return null
  const pieces = piecesOf(list, COMMA_OR_AND)
  return areFoods(pieces) ? pieces : null
}

function areFoods(pieces: string[]): boolean {
  const [first = '', ...others] = pieces
  const ids = others.map(foodIn)
  if (tellsAmount(first)) return isShort(first) && others.every(isSurelyFood) && !hasTwice(pieces)
  // Of many foods, one may be none that we know; the first of a list is one in any case.
  const unknown = ids.filter((id) => id === null).length
  const mayLack = pieces.length > MIN_SERVED && foodIn(first) !== null ? 1 : 0
  const isKnown = unknown <= mayLack && ids.at(-1) !== null
  if (!isKnown || !pieces.every((piece) => tellsAmount(piece) || isNamed(piece))) return false
  // "Salmon, trout or cod" are one of the three; salt is never chosen.
  const isChoice = CHOICE.test(others.at(-1) ?? '') && ![foodIn(first), ...ids].includes('salt')
  return !isChoice && !shareWords(pieces)
}

/** Behind a food with its amount: another one with its own, or what every kitchen has. */
function isSurelyFood(piece: string): boolean {
  return isSeasoning(piece) || (tellsAmount(piece) && isShort(piece) && foodIn(piece) !== null)
}

/** "3 eggs, 2 whites and 1 egg for the tin": amounts of one food. */
function hasTwice(pieces: string[]): boolean {
  const own = pieces.map(foodIn).filter((id) => id !== null && !SEASONINGS.includes(id))
  return new Set(own).size < own.length
}

/** "Tomatoes, cherry tomatoes": the second says more of the first. */
function shareWords(pieces: string[]): boolean {
  const words = pieces.flatMap((piece) => [
    ...new Set(piece.replace(OR_OTHER, '').toLowerCase().match(WORD) ?? []),
  ])
  const foods = words.filter((word) => foodIn(word) !== null)
  return new Set(foods).size < foods.length
}

/** "1 carrot, 1 onion and 1 pepper", "1 egg + 1 yolk", "beans 25 g, onions 20 g". */
function withOwnAmounts(line: string): string[] | null {
  const isCounted = (piece: string) => tellsAmount(piece) || endsWithMeasure(piece)
  const cut = line.split(SIGNS_OR_WITH).map((piece) => piece.trim())
  if (cut.length === 1) return null
  const pieces = cut.every(isCounted) ? cut : piecesOf(line, SIGNS_OR_AND)
  if (!pieces.every(isCounted) || pieces.some((piece) => MORE_FOR.test(piece))) return null
  return nameFoods(pieces) || isRun(pieces) || areAdded(line, pieces) ? pieces : null
}

/** "400 ml vegetable soup + 400 ml water": a plus sign between two foods that are measured both. */
function areAdded(line: string, pieces: string[]): boolean {
  const ids = pieces.map((piece) => (isBareAmount(piece) || !isShort(piece) ? null : foodIn(piece)))
  const isNamed = pieces.every((piece) => startsWithAmount(piece) && !isBareAmount(piece))
  if (!/\s\+\s/.test(line) || CHOICE.test(line) || !isNamed || !pieces.every(isShort)) return false
  // "1 head of garlic + 1 clove, raw" is one food.
  const isClove = pieces.some((piece, at) => ids[at] === null && CLOVE.test(piece))
  return !isClove && ids.some((id) => id !== null) && new Set(ids).size === ids.length
}

/** Of butter; "noix" alone is a walnut. */
const KNOB = '(?:knobs?|noix|noisettes?|nuez|nueces|noc[ei])'
/** "1 knob for the tin": more of the food before it. */
const MORE_FOR = new RegExp(
  `^(?:[\\d½⅓⅔¼¾⅛.,/–-]+|${AMOUNT_WORDS})\\s*(?:${anyOf(HEADING_WORDS.units)}\\s|${KNOB}\\s)?${anyOf(HEADING_WORDS.forWords)}\\s`,
  'iu',
)
const CLOVE =
  /\s(?:cloves?|zehen?|gousses?|dientes?|spicchi(?:o)?|ząb\p{L}+|зубч\p{L}+|cățel|căței)(?!\p{L})/iu

/** So many that not all need to be known. */
function isRun(pieces: string[]): boolean {
  const known = pieces.filter((piece) => foodIn(piece) !== null)
  const isLong = pieces.length >= MIN_OF_RUN && pieces.every(isShort)
  return isLong && known.length * 3 >= pieces.length * 2
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
  if (pieces.length < 2 || !pieces.every(isSeasoning)) return null
  return pieces.flatMap(withoutPair).map((piece) => `${piece}${taste}`)
}

/** "Pepper and oil" are two; salt and pepper are one line of most lists. */
function withoutPair(piece: string): string[] {
  const parts = piece.split(LONE_AND)
  const ids = parts.map(foodIn)
  return ids.includes('salt') || ids.includes(null) ? [piece] : parts
}

function isSeasoning(piece: string): boolean {
  return !/\d/.test(piece) && isShort(piece) && SEASONINGS.includes(foodIn(piece))
}

/** Cut where foods are parted; "etc." and "chopped" stay with the food before them. */
function piecesOf(line: string, between: RegExp): string[] {
  const pieces: string[] = []
  for (const piece of line.split(between).map((part) => part.trim())) {
    if (pieces.length > 0 && belongsToLast(piece)) pieces.push(`${pieces.pop()}, ${piece}`)
    else pieces.push(piece)
  }
  return pieces
}

function belongsToLast(piece: string): boolean {
  return AND_SO_ON.test(piece) || (foodIn(piece) === null && isOnlySaid(piece))
}

/** Whether each piece is short and names a food of its own; spices have one name for many. */
function nameFoods(pieces: string[]): boolean {
  const ids = pieces.map((piece) => (isShort(piece) ? foodIn(piece) : null))
  const own = ids.filter((id) => !SEASONINGS.includes(id))
  return pieces.length > 1 && !ids.includes(null) && new Set(own).size === own.length
}

function tellsAmount(piece: string): boolean {
  return startsWithAmount(piece) || STARTS_WITH_WORD_AMOUNT.test(piece)
}

function foodIn(piece: string): FoodId | null {
  return findFoodId(nameIn(piece))
}

/** A piece without remarks, without what may be taken instead, and without "to taste". */
function nameIn(piece: string): string {
  return piece
    .replaceAll(REMARK, '')
    .replace(ENDS_AND_SO_ON, '')
    .replace(ASIDE, '')
    .replace(OR_OTHER, '')
    .replace(TO_TASTE, '')
}

/** "1 cuillère à soupe": a measure is one word, however it is written. */
const MEASURE = new RegExp(
  `^(?:[\\d½⅓⅔¼¾⅛.,/–-]+|${AMOUNT_WORDS})\\s*${anyOf(HEADING_WORDS.units)}(?!\\p{L})`,
  'iu',
)

function countWords(piece: string): number {
  const words = nameIn(piece).replace(MEASURE, '1 unit').split(' ')
  return words.filter((word) => !SMALL_WORDS.has(word.toLowerCase())).length
}

const isShort = (piece: string) => countWords(piece) <= MAX_WORDS

/** A name without an amount, and not only what is said of a food: "peeled", "red and ripe", "for the pan". */
function isNamed(piece: string): boolean {
  const name = nameIn(piece)
  return !/[\d¼-¾⅐-⅞]/.test(name) && isShort(name) && !isOnlySaid(name)
}

function isOnlySaid(name: string): boolean {
  return LANGUAGES.map(lexiconOf).some(
    ({ onlyQualities, aside }) => onlyQualities.test(name) || ` ${name}`.search(aside) === 0,
  )
}

function isBareFood(piece: string): boolean {
  const words = piece.replaceAll(REMARK, '').split(' ')
  return words.length <= MAX_BARE_WORDS && !/\d/.test(piece)
}
