import { lineWordsOf } from '#shared/ingredient-line/lexicon.ts'
import { LANGUAGES } from '#shared/language.ts'
import { findFoodId } from '#shared/quantity/find-food.ts'
import { withoutShares } from './bakers-shares.ts'
import { colouredFoods } from './coloured-foods.ts'
import { foodsOfLine } from './foods-of-line.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { hasAmount, isBareAmount, startsWithAmount } from './line-look.ts'
import { withSlashes } from './lost-slash.ts'
import type { ReadSection } from './read-recipe.ts'
import { runTogether } from './run-together.ts'
import { withoutEmpty } from './sections.ts'

const EACH = anyOf(HEADING_WORDS.each)
const OF = `(?:\\s${anyOf(HEADING_WORDS.of)}(?=\\s))?`
/** "¼ cup each (of) coconut and crumbs", "1 tsp each: cumin, paprika" */
const EACH_BEHIND = new RegExp(`^(\\S.*?)\\s${EACH}${OF}\\s*:?\\s+(\\S.*)$`, 'iu')
/** "je 1 EL Butter und Öl" */
const EACH_BEFORE = new RegExp(`^${EACH}\\s+(\\S.*)$`, 'iu')
const JOINT = new RegExp(
  `\\s*,\\s+(?:${anyOf(HEADING_WORDS.and)}\\s+)?|\\s+(?:${anyOf(HEADING_WORDS.and)}|&)\\s+`,
  'iu',
)
const STEP_COUNTER = new RegExp(`^${anyOf(HEADING_WORDS.step)}\\s*\\d{1,2}\\s*[:.)]?$`, 'iu')
const ENDS_OPEN = new RegExp(
  `(?:\\s(?:${anyOf([...HEADING_WORDS.and, ...HEADING_WORDS.of])}|&)|[,(])$`,
  'iu',
)
const SIZE =
  /^\d{1,2}(?:[.,]\d)?(?:\s?[-–]\s?\d{1,2})?\s?(?:cm|mm|inch(?:es)?|in|см|мм)[\s-]+\p{L}+(?: \p{L}+)?$/iu
const SPACED_DECIMALS = new RegExp(
  `^(\\d{1,2}),\\s(\\d{1,2})\\s(?=${anyOf(HEADING_WORDS.units)}(?!\\p{L}))`,
  'iu',
)
const MAX_TOOL_WORDS = 4
const MAX_TOOL_LENGTH = 60
const TOOL = new RegExp(
  `^(?:\\d{1,2}\\s?[-–]?\\s)?(?:x )?(?:\\p{L}+ ){0,2}\\p{L}*?(?<!\\p{L}{9})${anyOf(HEADING_WORDS.tools)}s?$`,
  'iu',
)
/** "Equipment", "Pots, tools and machines". */
const EQUIPMENT = new RegExp(
  `^${anyOf(HEADING_WORDS.equipment)}(?:(?:\\s*,|\\s+(?:${anyOf(HEADING_WORDS.and)}|&))\\s+${anyOf(HEADING_WORDS.equipment)})*\\s*:?$`,
  'iu',
)
const LONG_TOOL = new RegExp(
  `(?:^|\\s)${anyOf([...HEADING_WORDS.tools].filter((tool) => tool.includes(' ')))}s?$`,
  'iu',
)
/** "9-inch", "20 cm", "(9x13-inch)" of a tin. */
const TOOL_SIZE =
  /\(?\d[\d.,x×/]*[\s-]?(?:inch(?:es)?|in|cm|см|litres?|l|qt|quart|oz|ounces?|["″])(?!\p{L})\)?\s?/giu
const OR_TOOL = new RegExp(
  `\\s+(?:or|oder|ou|o|oppure|lub|albo|або|чи|sau|${anyOf(HEADING_WORDS.and)})\\s+`,
  'iu',
)
/** Some are amounts or foods elsewhere: "o cană" is a cup, "ou" an egg. */
const OR_WORDS = new Set(
  LANGUAGES.flatMap((language) => lineWordsOf(language).or).filter(
    (word) => word.length > 1 && findFoodId(word) === null,
  ),
)
const STARTS_WITH_OR = new RegExp(`^${anyOf(OR_WORDS)}(?:\\s?:|\\s|$)`, 'iu')
/** "2 stalks of celery, or" */
const ENDS_WITH_OR = new RegExp(`\\s${anyOf(OR_WORDS)}$`, 'iu')
const IS_OR = new RegExp(`^${anyOf(OR_WORDS)}\\s?:?$`, 'iu')
const MAX_AMOUNT_WORDS = 4
const MIN_COMMAS = 2
const ENDS_WITH_COMMA = /\s*[,;]$/
const MAX_LINE_LENGTH = 200
const OPEN_WORD = new RegExp(`\\s${anyOf(HEADING_WORDS.openEnds)}$`, 'iu')
const AMOUNT = '(?:\\d+(?:[.,/]\\d+)?|[½⅓⅔¼¾⅛])'
/** "Oua2 buc", "Faina500 g": a page's two cells became one word. */
const GLUED_AMOUNT = new RegExp(
  `^(\\p{L}[\\p{L}\\s'’-]*\\p{Ll}{2})(${AMOUNT}\\s?${anyOf(HEADING_WORDS.units)}\\.?(?=$|[\\s(,]))`,
  'iu',
)
const GLUED_COUNT = /^(\p{L}*\p{Ll}{2})(\d{1,2})$/u

/** "(optional, bacon bits, cream)": foods in a bracket */
const ALL_OPTIONAL = new RegExp(
  `^\\(\\s*(${anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).optional)))})\\s?[,:–-]\\s+([^()]+)\\)$`,
  'iu',
)
const PINCHES = anyOf(
  new Set(
    LANGUAGES.flatMap((language) => lineWordsOf(language).units)
      .filter(({ unit }) => unit === 'pinch')
      .flatMap(({ write, read = [] }) => [...Object.values(write), ...read])
      .sort((one, other) => other.length - one.length),
  ),
)
const LINK = `(?:${anyOf(HEADING_WORDS.of)}\\s|d['’])?`
/** "a pinch of salt and pepper", "un pizzico di sale e di pepe" */
const PINCH_OF_TWO = new RegExp(
  `^((?:[\\p{L}\\d½¼]+\\s)?${PINCHES}\\s${LINK})(\\p{L}+)\\s(?:${anyOf(HEADING_WORDS.and)}|&)\\s${LINK}(\\p{L}+(?:\\s\\p{L}+)?)$`,
  'iu',
)

const PLUS = anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).plus)))
const ENOUGH = anyOf(new Set(LANGUAGES.flatMap((language) => lineWordsOf(language).enough ?? [])))
const FILLED_UP = new RegExp(
  `^(\\S.{0,60}?),?\\s(?:${PLUS})\\s(${ENOUGH})\\s${LINK}(\\p{L}+)\\s(\\S.{0,60})$`,
  'iu',
)

/** An amount and the foods that it is of. */
type Each = { amount: string; foods: string }

/** A list whose lines are whole: what the source breaks over two is joined, "Step 1" and "Large bowl" are none. */
export function wholeLines(sections: ReadSection[]): ReadSection[] {
  const ofFoods = sections.filter(({ heading }) => !EQUIPMENT.test(heading ?? ''))
  return withoutEmpty(
    ofFoods.map(({ heading, lines }) => ({
      heading,
      lines: withoutTools(
        withSlashes(joined(withoutCommas(withoutShares(beforeEquipment(lines))).map(tidyLine))),
      ).filter((line) => !STEP_COUNTER.test(line)),
    })),
  )
}

/** A list of tools may stand below the foods without a gap. */
function beforeEquipment(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => EQUIPMENT.test(line.trim()))
  return end < 0 ? lines : lines.slice(0, end)
}

/** "1 cup of flour," above "1 cup of sugar,": the lines of a list written as one sentence. */
function withoutCommas(lines: readonly string[]): readonly string[] {
  const ended = lines.filter((line) => ENDS_WITH_COMMA.test(line)).length
  const isSentence = ended >= MIN_COMMAS && ended * 2 >= lines.length
  return isSentence ? lines.map((line) => line.replace(ENDS_WITH_COMMA, '')) : lines
}

/** Without what programs and haste leave: "honey ()", "2count eggs", "`2` limes", "1, 25 l", "45 g? flour". */
function tidyLine(line: string): string {
  return withAmountApart(line.replace(ALL_OPTIONAL, '$1: $2'))
    .replace(/\s*\(\s*\)/g, '')
    .replaceAll('`', '')
    .replace(/^(\d{1,3})\s?count (?=\p{L})/iu, '$1 ')
    .replace(SPACED_DECIMALS, '$1,$2 ')
    .replace(/^(~?\s?\d[\d.,]*\s?\p{L}{1,3})\s?\?(?=\s)/u, '$1')
}

function withAmountApart(line: string): string {
  if (line.length > MAX_LINE_LENGTH) return line
  const [, name = '', count = ''] = GLUED_COUNT.exec(line) ?? []
  if (count && findFoodId(name) !== null) return `${name} ${count}`
  return line.replace(GLUED_AMOUNT, '$1 $2')
}

/**
 * "¼ cup each coconut and breadcrumbs" as a line for each food; any other line as it is. Only where
 * nearly each piece names a food: "je 1 rote und gelbe Paprika" stays.
 */
export function splitFoods(line: string): string[] {
  const coloured = line.length > MAX_LINE_LENGTH ? null : colouredFoods(line)
  if (coloured) return coloured
  const several = pinchesOf(line) ?? filledUp(line) ?? runTogether(line)
  if (several) return several
  const each = eachOf(line)
  if (!each) return foodsOfLine(line) ?? [line]
  const foods = each.foods.split(JOINT).map((food) => food.trim())
  // Of many foods, one may be none that we know.
  const unknown = foods.filter((food) => findFoodId(food) === null)
  const areFoods = foods.length > 1 && unknown.length <= (foods.length > 3 ? 1 : 0)
  if (!areFoods || foods.some((food) => food.endsWith('-'))) return [line]
  return foods.map((food) => `${each.amount} ${food}`)
}

/** Of each so much, where both are seasonings. */
function pinchesOf(line: string): string[] | null {
  const [, amount = '', first = '', second = ''] = PINCH_OF_TWO.exec(line) ?? []
  const isPair = amount !== '' && findFoodId(first) !== null && findFoodId(second) !== null
  return isPair ? [`${amount}${first}`, `${amount}${second}`] : null
}

/** "1 can milk plus enough water to make 2 cups": the second is a food as well. */
function filledUp(line: string): string[] | null {
  const [, first = '', enough = '', food = '', end = ''] = FILLED_UP.exec(line) ?? []
  return findFoodId(food) === null ? null : [first, `${food} (${enough} ${end})`]
}

function eachOf(line: string): Each | null {
  if (line.length > MAX_LINE_LENGTH) return null
  const [, amount = '', foods = ''] = EACH_BEHIND.exec(line) ?? []
  if (amount && isBareAmount(amount)) return { amount, foods }
  const words = EACH_BEFORE.exec(line)?.[1]?.split(' ') ?? []
  for (let count = Math.min(MAX_AMOUNT_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ')
    if (isBareAmount(start)) return { amount: start, foods: words.slice(count).join(' ') }
  }
  return null
}

/** Tools, and what stands among them and names no food: "pan, thingamajig, wooden spoon". */
function withoutTools(lines: readonly string[]): string[] {
  const tools = lines.map(isTool)
  const unknown = lines.map(
    (line, at) => tools[at] || (!hasAmount(line) && findFoodId(line) === null),
  )
  return lines.filter((_, at) => {
    if (tools[at]) return false
    const from = unknown.lastIndexOf(false, at) + 1
    const end = unknown.indexOf(false, at)
    const run = tools.slice(from, end === -1 ? undefined : end)
    return !unknown[at] || run.filter(Boolean).length * 2 <= run.length
  })
}

/** "Large bowl", "Rührschüssel", "1 rolling pin": what no name of a food has in it. */
function isTool(line: string): boolean {
  const names = line
    .slice(0, 2 * MAX_TOOL_LENGTH)
    .replace(TOOL_SIZE, '')
    .replace(/\s*[,(].*$/, '')
    .trim()
    .split(OR_TOOL)
  return names.every((name) => {
    const isShort = name.length <= MAX_TOOL_LENGTH && name.split(' ').length <= MAX_TOOL_WORDS
    // "Pan" alone is bread in Spanish, "baking pan" is none.
    return isShort && TOOL.test(name) && (LONG_TOOL.test(name) || findFoodId(name) === null)
  })
}

function joined(lines: string[]): string[] {
  const whole: string[] = []
  let isOpenChoice = false
  for (const line of lines) {
    const before = whole.at(-1)
    const goesOn: boolean = before !== undefined && (isOpenChoice || belongsTo(before, line))
    const said = STARTS_WITH_OR.test(line) ? asChoice(line) : line
    if (goesOn) whole[whole.length - 1] = `${before} ${said}`
    else whole.push(line)
    isOpenChoice = goesOn && IS_OR.test(line)
  }
  return whole
}

/** "…, cut into" above "3cm pieces", "12 g fresh yeast" above "or: 7 g dry yeast". */
function belongsTo(before: string, line: string): boolean {
  if (line.length > MAX_LINE_LENGTH || before.length > MAX_LINE_LENGTH) return false
  if (STARTS_WITH_OR.test(line) || ENDS_WITH_OR.test(before)) return true
  if (isBroken(before) && continues(line)) return true
  return startsWithAmount(before) && isSize(line)
}

function asChoice(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1).replace(/^(\p{L}+)\s?:/u, '$1')
}

/** "200 g butter, softened and", "1 tin (drained", "¼ cup each desiccated". */
function isBroken(line: string): boolean {
  if (line.length > MAX_LINE_LENGTH) return false
  if (OPEN_WORD.test(line)) return true
  if (!startsWithAmount(line)) return false
  if (ENDS_OPEN.test(line) || line.lastIndexOf('(') > line.lastIndexOf(')')) return true
  const each = eachOf(line)
  return each !== null && !JOINT.test(each.foods) && findFoodId(each.foods) === null
}

function continues(line: string): boolean {
  return /^[\p{Ll}(]/u.test(line) && !startsWithAmount(line)
}

/** "…, cut into rough" and below it "3cm pieces". */
function isSize(line: string): boolean {
  return SIZE.test(line) && findFoodId(line) === null
}
