import { factsOf } from './facts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { ingredientLook, startsWithVerb, stepLook } from './line-look.ts'
import { headingKey } from './line-role.ts'
import type { Line } from './lines.ts'

const STEP = anyOf(HEADING_WORDS.step)
/** "Step 3:", "Step Three:", "3. Schritt:" */
const STEP_LABELS = [
  `${STEP}\\s*\\d{1,2}\\s*[:|.)–-]*`,
  `${STEP}\\s\\p{L}{2,12}\\s?[:.–-]`,
  `\\d{1,2}\\.?\\s?${STEP}\\s?[:.–-]`,
]
/** "3.", "3)", "3.)", "3.-", "3/", "3º", "(3)", "#3" */
const STEP_NUMBERS = [
  `\\d{1,2}\\s*(?:\\.\\)|[.)])\\s*[-–]?`,
  `\\d{1,2}[-–º°ª/]`,
  `\\(?\\d{1,2}[º°ª]?\\)`,
  `#\\d{1,2}`,
  `\\d{1,2}️?⃣`,
]
const STEP_NUMBER = new RegExp(
  `^(?:(?:${STEP_LABELS.join('|')})\\s+(?=[\\p{L}\\d"“(])|(?:${STEP_NUMBERS.join('|')})\\s+(?=[\\p{L}"“(]))`,
  'iu',
)
/** "Step 3Mix all", as pages are copied; "Step 3of 6" only counts. */
const GLUED_STEP = new RegExp(
  `^(?:${STEP}|${anyOf([...HEADING_WORDS.step].map((word) => word.charAt(0).toUpperCase() + word.slice(1)))})\\s\\d{1,2}(?=\\p{Lu}\\p{Ll})`,
  'u',
)
/** "3 - Mix", "3.Mix": above foods these would be amounts. */
const COUNTED_AMOUNT = /^\d{1,2}[.)]\s+(?=[\d½¼¾])/
const LOOSE_NUMBER = /^(\d{1,2})(?:\s[-–]\s|[.)])(?=\p{Lu}\p{L})/u
/** "1 Heat the oven" as books print it, "1Heat" as pages are copied. */
const BARE_NUMBER = /^(\d{1,2})(?:\s+|(?=\p{Lu}\p{Ll}))(?=\p{Lu}\p{L})/u
const STEP_OF_BOOK = 1.5
const INLINE_HEADING = /^([^:.\d(]{4,40}?(?:\s?\([^():]{1,30}\))?)\s*:\s+(\S.*)$/u
/** "Zutaten für 4 Personen: 500 g Mehl, 2 Eier" */
const LIST_FOR = new RegExp(
  `^(${anyOf(HEADING_WORDS.ingredients)}\\s${anyOf(HEADING_WORDS.forWords)}\\s[^:.]{1,40}?)\\s*:\\s+(\\S.*)$`,
  'iu',
)
/** "Zutaten 2 Min. kneten" is a step. */
const TIME = '[\\d–-]{1,5}\\s?(?:min|sek|sec|std|stund|godz|хв|сек|год|ore(?!\\p{L})|h(?!\\p{L}))'
/** "Take 250 g flour, 3 eggs": a list's heading in the same line without a colon. */
const HEADING_BEFORE_AMOUNT = new RegExp(
  `^(${anyOf(HEADING_WORDS.ingredients)})\\s+(?!${TIME})([\\d½⅓⅔¼¾⅛].*)$`,
  'iu',
)
/** "Method. Cut the onions…" */
const METHOD_AS_SENTENCE = new RegExp(`^(${anyOf(HEADING_WORDS.method)})\\.\\s+(\\p{Lu}.*)$`, 'iu')
/** "…salt and pepper. Method: Cut…" */
const METHOD_INSIDE = new RegExp(`[.;]\\s+(?=${anyOf(HEADING_WORDS.method)}\\s?:\\s+\\p{Lu})`, 'iu')
/** Where a sentence ends and the step of this number begins: "2. Bake", "2/ Bake", "Step 2: Bake". */
const NEXT_NUMBER = (number: number) =>
  new RegExp(
    `(?:^|(?<=[.!?:;)…]\\s|^.{0,3}))(?:${STEP}\\s*${number}\\s*[:.)–-]*|\\(?${number}\\s*(?:[.)]\\s*-?|/|-(?=\\s)))(?:\\s+(?=\\p{Lu})|(?=\\p{L}{2}))`,
    'iu',
  )
/** "…lemon and garlic 2. Add": a message goes without full stops. */
const LOOSE_NEXT = (number: number) => new RegExp(`\\s${number}[.)-]\\s+(?=\\p{Lu})`, 'u')
/** "2- Cut … 3- Boil … 4- Pour", each before a verb. */
const SURELY_COUNTED = 3
const ENDS_INSIDE = /[.!?]\s/
/** No recipe has more steps in one paragraph. */
const MAX_NUMBERS = 30

/** A line's text without the number of a step before it. */
export function withoutStepNumber(text: string): string {
  return text.replace(STEP_NUMBER, '').replace(GLUED_STEP, '')
}

/** The same for what is known to be a step. */
export function plainStep(text: string): string {
  return withoutStepNumber(text).replace(LOOSE_NUMBER, '')
}

/** "1.Mix all" and "2 - Bake" below each other without their numbers; foods keep them. */
export function withoutLooseNumbers(lines: Line[]): Line[] {
  const numbers = lines.map(({ text }) => Number(LOOSE_NUMBER.exec(text)?.[1] ?? 0))
  return lines.map((line, at) => {
    const number = numbers[at]
    if (!number || (numbers[at - 1] !== number - 1 && numbers[at + 1] !== number + 1)) return line
    const text = line.text.replace(LOOSE_NUMBER, '')
    const isStep = stepLook(text) >= 1 || /[.!]$/.test(text)
    return isStep ? { ...line, text, isNumbered: true } : line
  })
}

/**
 * "7. 25 minutes at 180 °C" right below a numbered line, or "1. 15 ml of oil, heat it" right above one:
 * its first number only counts it as well.
 */
export function withoutNumbersBefore(lines: Line[]): Line[] {
  let before: Line | null = null
  return lines.map((line, at) => {
    const text = line.text.replace(COUNTED_AMOUNT, '')
    const isCounted = isOfNumbered(line, before) || beginsNumbers(line, text, lines[at + 1])
    before = isCounted && text !== line.text ? { ...line, text, isNumbered: true } : line
    return before
  })
}

function isOfNumbered(line: Line, other: Line | null | undefined): boolean {
  return other?.isNumbered === true && other.block === line.block
}

function beginsNumbers(line: Line, text: string, next: Line | undefined): boolean {
  return line.text.startsWith('1') && stepLook(text) >= 1 && isOfNumbered(line, next)
}

/** "1 Heat the oven", "2 Beat the eggs" without their numbers, where these count steps from the first on. */
export function withoutBareNumbers(lines: Line[]): Line[] {
  const rests = lines.map(({ text }) => text.replace(BARE_NUMBER, ''))
  const counted = new Set<number>()
  lines.forEach(({ text }, at) => {
    const number = Number(BARE_NUMBER.exec(text)?.[1] ?? 0)
    if (number === counted.size + 1 && stepLook(rests[at] ?? '') >= STEP_OF_BOOK) counted.add(at)
  })
  if (counted.size < 2) return lines
  return lines.map((line, at) =>
    counted.has(at) ? { ...line, text: rests[at] ?? '', isNumbered: true } : line,
  )
}

/** "Ingredients: 2 eggs, 100 g flour. Method: Mix…" as headings and what follows them. */
export function splitInlineHeading(line: Line): Line[] {
  const method = METHOD_INSIDE.exec(line.text)
  if (!method) return splitHeadingBefore(line)
  const [before, after] = [line.text.slice(0, method.index + 1), line.text.slice(method.index + 1)]
  return [before, after].flatMap((text) => splitHeadingBefore({ ...line, text: text.trim() }))
}

function splitHeadingBefore(line: Line): Line[] {
  const list = LIST_FOR.exec(line.text)
  const match =
    list ??
    INLINE_HEADING.exec(line.text) ??
    HEADING_BEFORE_AMOUNT.exec(line.text) ??
    METHOD_AS_SENTENCE.exec(line.text)
  const key = headingKey(match?.[1] ?? '')
  const isHeading =
    list !== null || HEADING_WORDS.ingredients.has(key) || HEADING_WORDS.method.has(key)
  if (!match?.[1] || !match[2] || !isHeading || factsOf(line.text)) return [line]
  return [
    { ...line, text: match[1], level: 7, isItem: false },
    { ...line, text: match[2], level: null },
  ]
}

/**
 * "1. Mix. 2. Bake." in one line as its steps; any other line as it is. The first number may be
 * gone already, and other sentences may come before it.
 */
export function splitNumbered(text: string): string[] {
  const steps: string[] = []
  let rest = text
  for (let number = firstNumber(text); number <= MAX_NUMBERS; number += 1) {
    const at = NEXT_NUMBER(number).exec(rest)
    if (!at) break
    steps.push(rest.slice(0, at.index))
    rest = rest.slice(at.index)
  }
  return [...steps, rest]
    .flatMap(splitLoose)
    .map((step) => step.trim())
    .filter(Boolean)
}

/** "Mix all 2. Add the milk 3. Bake", where each number stands before a verb, or most of many. */
function splitLoose(text: string): string[] {
  const steps: string[] = []
  let rest = text
  for (let number = 2; number <= MAX_NUMBERS; number += 1) {
    const at = LOOSE_NEXT(number).exec(rest)
    const step = at && rest.slice(at.index + at[0].length)
    if (!at || !step) break
    steps.push(rest.slice(0, at.index))
    rest = step
  }
  const [, ...told] = [...steps, rest]
  const orders = told.filter(startsWithVerb).length
  if (steps.length >= SURELY_COUNTED && orders * 2 >= told.length) return [...steps, rest]
  // Where sentences have their full stops, a number within one is no step's: "at gas mark 2."
  const isSure = orders === told.length && !steps.some((step) => ENDS_INSIDE.test(step))
  return steps.length > 1 && isSure ? [...steps, rest] : [text]
}

/** "1- Cut it. 2- Boil it. 3- Pour it" in one row as a row each; every other row as it is. */
export function stepRows(row: string): string[] {
  if (!/^\s*1\s?[-–.)]/.test(row)) return [row]
  const steps = splitNumbered(row.trim()).map((step) => withoutStepNumber(plainStep(step)))
  return steps.length < SURELY_COUNTED ? [row] : steps.map((step, at) => `${at + 1}. ${step}`)
}

/** The number of the second step of a paragraph; beyond all numbers where it tells but one. */
function firstNumber(text: string): number {
  const [first, second, third] = [1, 2, 3].map((number) => NEXT_NUMBER(number).test(text))
  if (first && second) return 1
  return second && third ? 2 : MAX_NUMBERS + 1
}

/** Whether most of the lines could stand in a list of ingredients. */
export function looksLikeList(lines: string[]): boolean {
  const fitting = lines.filter((line) => ingredientLook(line) > 0).length
  return fitting * 2 >= lines.length && lines.some((line) => ingredientLook(line) >= 1.5)
}
