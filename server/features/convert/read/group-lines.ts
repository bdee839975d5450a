import { findFoodId } from '#shared/quantity/find-food.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { hasAmount, isBareAmount, startsWithAmount } from './line-look.ts'
import { GROUP_START, groupName, headingKey, isLeftover } from './line-role.ts'
import type { Line } from './lines.ts'
import { splitIngredients } from './list-in-line.ts'

/** A compound in one word: "Mürbeteig". */
const COMPOUND = new RegExp(`^\\p{L}+${anyOf(HEADING_WORDS.groupHeads)}$`, 'iu')
const WITH_FOODS = /^(\p{L}[^:\d]{1,40}?)\s*:\s+(\S.*)$/u
const MIN_FOOD_LENGTH = 2
const AND = new RegExp(`\\s(?:${anyOf(HEADING_WORDS.and)}|&)\\s`, 'iu')

/** "Sauce" or "Mürbeteig" alone above an amount names a part of the dish, not a food. */
export function namesGroup(line: Line, next: Line | undefined): boolean {
  if (!next || hasAmount(line.text)) return false
  const isAboveItems = !line.isItem && next.isItem
  if (!hasAmount(next.text)) return isAboveItems && isGroupNoun(line.text)
  return isGroupNoun(line.text) || namesFoodOf(line.text, next.text)
}

const MAX_WORDS_OF_GROUP = 4
const WORD = /\p{L}{4,}/gu

/** "Lemon tahini sauce" above "100 g tahini": a part is called by the foods that it is made of. */
function namesFoodOf(text: string, food: string): boolean {
  if (!isCalledPart(text)) return false
  const said = new Set(food.toLowerCase().match(WORD))
  const words = headingKey(text).split(' ')
  return words.some((word) => said.has(word) && !HEADING_WORDS.groups.has(word))
}

/** "Sauce béchamel", "Hot sauce": foods or parts, as the lines around tell. */
export function isCalledPart(text: string): boolean {
  const words = headingKey(text).split(' ')
  if (words.length < 2 || words.length > MAX_WORDS_OF_GROUP || /[.,;!?(]/.test(text)) return false
  return [words.at(0), words.at(-1)].some((word = '') => HEADING_WORDS.groups.has(word))
}

/** Such a name in capitals above an amount, in a list whose other parts have names. */
export function namesFurtherGroup(line: Line, next: Line | undefined): boolean {
  if (!next || hasAmount(line.text) || !hasAmount(next.text)) return false
  return /^\p{Lu}/u.test(line.text) && isCalledPart(line.text)
}

/** "Skewers" between amounts, in a list whose other parts have names: no food that anyone knows. */
export function namesUnknownGroup(lines: readonly Line[], at: number): boolean {
  const [before, line, next, further] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]]
  if (!before || !line || !next || !further || line.isItem || hasAmount(line.text)) return false
  if (![before, next, further].every(({ text }) => startsWithAmount(text))) return false
  // Below "To serve:" a line without a colon is a food, whoever may know it.
  if (lines.some(({ text }) => text.endsWith(':') && !hasAmount(text))) return false
  return /^\p{Lu}\p{Ll}+(?: \p{L}+)?$/u.test(line.text) && findFoodId(line.text) === null
}

/** Whole lines only: "hot sauce" is a food. */
export function isGroupNoun(text: string): boolean {
  const key = headingKey(text)
  if (/[.,;!?]$/.test(text) || findFoodId(text)) return false
  return HEADING_WORDS.groups.has(key) || COMPOUND.test(key)
}

/** "GLAZE: 2 tbsp honey, 1 tsp soy sauce" as the heading of a group and its foods. */
export function splitInlineGroup(line: Line): Line[] {
  const [, name = '', foods = ''] = WITH_FOODS.exec(line.text) ?? []
  if (!name || groupName(name) === null || isBareAmount(foods)) return [line]
  const lines = foodsOf(foods)
  // "To serve: fried onions"
  const isServing = lines.length === 1 && isLeftover(line)
  const isNamed = isGroupNoun(name) || isServing || (lines.length > 1 && opensGroup(name))
  if (!isNamed || (lines.length === 1 && !isServing && !startsWithAmount(foods))) return [line]
  return [
    { ...line, text: `${name}:`, level: 7, isItem: false },
    ...lines.map((text) => ({ ...line, text, level: null })),
  ]
}

/** Foods without amounts, too: "CROUTONS: bread, butter". */
function foodsOf(text: string): string[] {
  const pieces = splitIngredients(text)
  if (pieces.length > 1) return pieces
  const foods = text
    .split(/[,;]\s+(?![^(]*\))/)
    .flatMap(apart)
    .map((food) => food.trim())
  const isNamed = foods.every((food) => food.length >= MIN_FOOD_LENGTH)
  const without = /\d/.test(text) ? foods.filter((food) => !hasAmount(food)) : []
  const isList = without.length < 2 && without.every((food) => findFoodId(food) !== null)
  return isNamed && isList && without.length < foods.length ? foods : pieces
}

/** "sugar 120 g and starch 40 g" */
function apart(food: string): string[] {
  const pieces = food.split(AND)
  const isBehind = (piece: string) => hasAmount(piece) && !startsWithAmount(piece)
  return pieces.slice(0, -1).every(isBehind) ? pieces : [food]
}

function opensGroup(name: string): boolean {
  const isShouted = /\p{Lu}{3}/u.test(name) && name === name.toUpperCase()
  return isShouted || GROUP_START.test(name)
}
