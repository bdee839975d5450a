import { isBareTime, readMinutes, withoutAbout } from './durations.ts'
import { anyOf, HEADING_WORDS, labelOf } from './heading-words.ts'
import { yieldOfHeading } from './line-role.ts'
import { isNutrition } from './nutrition.ts'
import type { ReadRecipe } from './read-recipe.ts'
import { tellsVesselSize, yieldInBrackets, yieldOf } from './yields.ts'

export type Facts = Pick<
  ReadRecipe,
  'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes' | 'yieldText' | 'cuisine'
>

const LABELS = {
  totalTimeMinutes: labelOf(HEADING_WORDS.totalTime),
  prepTimeMinutes: labelOf(HEADING_WORDS.prepTime),
  cookTimeMinutes: labelOf(HEADING_WORDS.cookTime),
}
/** No time of its own, but part of the whole: "Resting: 30 min". */
const REST = new RegExp(`^${anyOf(HEADING_WORDS.restTime)}\\s?:\\s*`, 'iu')
/** Only with its colon: the word alone is a room, a heading or a page's menu. */
const CUISINE = new RegExp(`^${anyOf(HEADING_WORDS.cuisine)}\\s*:\\s*(\\p{L}.*)$`, 'iu')
const DIFFICULTY = new RegExp(`^${anyOf(HEADING_WORDS.difficulty)}\\s*[:=–-]\\s*\\p{L}`, 'iu')
const MAX_FACT_LENGTH = 50
const MAX_ATTRIBUTE_WORDS = 2
const MAX_LABEL_LENGTH = 24
/** A row of a table: "Cooking time | 40 minutes". */
const CELLS = /^(\p{L}[\p{L} ]*?)\s*\|\s*(\d[^|]*)$/u
/** "Prep time: 5 min Cook time: 30 min Serves: 3" */
const LABEL_WORDS = [
  ...HEADING_WORDS.prepTime,
  ...HEADING_WORDS.cookTime,
  ...HEADING_WORDS.totalTime,
  ...HEADING_WORDS.yields,
  ...HEADING_WORDS.yieldVerbs,
  ...HEADING_WORDS.difficulty,
].sort((one, other) => other.length - one.length)
const LABEL_IN_LINE = new RegExp(
  `(?<=:[^:]*\\d(?:[^:]*[\\p{L}\\d.)])?)\\s+(${anyOf(LABEL_WORDS)}\\s?:\\s)`,
  'giu',
)
const TWO_LABELS = /:.+:/
const PARTS = /\s*[|•·;]\s*|\s{2,}|,\s+(?=[\p{L}\d])/u
/** "Serves 4. Prep 10 min – cook 25 min." */
const SENTENCES = /\s*[|•·;]\s*|\s{2,}|,\s+(?=\p{L})|\s[–—-]\s|\.\s+(?=\p{Lu})/u
/** "Per portion about 480 kcal". */
const ENERGY = /^[^\d]{0,30}\d[\d.,]*\s*(?:k?cal|kj|ккал|кдж)$/iu
const OF_CALORIES = /^serving(?!s)/iu
/** "(4 people)", but not what a food is counted in: "(2 pieces)". */
const IN_PARENTHESES = new RegExp(`^\\(([^()]+(?<!\\s${anyOf(HEADING_WORDS.units)}))\\)$`, 'iu')
/** Not that of "4 pers."; a colon stands behind "For 2 loaves:". */
const FULL_STOP = /(?:(?<=\d|\p{L}{5})\.|\s?:)$/u
/** "45 min (without the time to rest)" */
const COMMENT = /\s*\([^()]*\)$/u
const TEMPERATURE = /\d\s?(?:[°º]|[CF](?!\p{L}))/u

const NO_FACTS: Facts = {
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  yieldText: null,
  cuisine: null,
}

/** "Total time: 15 minutes and 2 hours of rest", whatever else the line says. */
export function hasTimeLabel(text: string): boolean {
  return Object.values(LABELS).some((pattern) => /:\s*$/.test(pattern.exec(text)?.[0] ?? ''))
}

/** Times, yield and cuisine that a line such as "Prep: 10 min | Serves 4-6" states; null for other lines. */
export function factsOf(text: string): Facts | null {
  if (text.length > 160) return null
  const cells = text.replace(CELLS, '$1: $2')
  const said = TWO_LABELS.test(cells) ? cells.replace(LABEL_IN_LINE, ' | $1') : cells
  return factsOfParts(said, PARTS) ?? factsOfParts(said, SENTENCES)
}

function factsOfParts(text: string, between: RegExp): Facts | null {
  const parts = text
    .replace(IN_PARENTHESES, '$1')
    .split(between)
    .map((part) => part.replace(/^[^\p{L}\d½¼¾~]+/u, '').replace(FULL_STOP, ''))
    .filter((part) => /[\p{L}\d]/u.test(part))
  const isYielding = parts.some((part) => yieldOf(part) !== null)
  const told = parts.map((part) => ({
    part,
    fact: factOf(part) ?? (isYielding ? besideYield(part) : null),
    isEnergy: tellsNutrition(part),
  }))
  const facts = told.filter(({ fact, isEnergy }) => fact && !isEnergy)
  // "Serves 4 – 20 minutes' work – easy": beside two facts a few words are a third.
  const isWhole = told.every(
    ({ part, fact, isEnergy }) =>
      fact || isEnergy || (facts.length > 1 && (isAttribute(part) || isOtherTime(part))),
  )
  if (!isWhole || facts.length === 0) return null
  // "Serving: 1 slice | Calories: 184" is what the calories are of.
  if (told.length > facts.length && facts.every(({ part }) => OF_CALORIES.test(part))) return null
  return withRest(Object.assign({}, NO_FACTS, ...facts.map(({ fact }) => fact)), parts)
}

/** "Prep: 30 min – resting: 1 h – baking: 45 min" is what the whole takes. */
function withRest(facts: Facts, parts: readonly string[]): Facts {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook, totalTimeMinutes } = facts
  const rest = parts.reduce((sum, part) => sum + (restOf(part) ?? 0), 0)
  if (rest === 0 || prep === null || cook === null || totalTimeMinutes !== null) return facts
  return { ...facts, totalTimeMinutes: prep + rest + cook }
}

function restOf(part: string): number | null {
  const said = part.replace(REST, '')
  return said !== part && /^[\d½¼¾]/.test(withoutAbout(said)) ? readMinutes(said) : null
}

function tellsNutrition(part: string): boolean {
  return isNutrition(part) || ENERGY.test(part)
}

function isAttribute(part: string): boolean {
  return part.split(' ').length <= MAX_ATTRIBUTE_WORDS && !/\d/.test(part)
}

/** "Plating time 10 min" beside the times for work and oven. */
function isOtherTime(part: string): boolean {
  const value = part.replace(/^[^\d½¼¾]{3,30}(?=[\d½¼¾])/u, '')
  return value !== part && isBareTime(value)
}

function factOf(part: string): Partial<Facts> | null {
  if (part.replace(COMMENT, '').length > MAX_FACT_LENGTH) return null
  const cuisine = part.match(CUISINE)?.at(-1)
  if (cuisine) return { cuisine: cuisine.trim() }
  if (DIFFICULTY.test(part)) return {}
  const yieldText = yieldOf(part)
  if (restOf(part) !== null) return {}
  return timeOf(part) ?? (yieldText === null ? null : { yieldText })
}

/** "15 min de préparation": the label behind its time. */
const BEHIND_TIME = Object.entries({
  totalTimeMinutes: HEADING_WORDS.totalTime,
  prepTimeMinutes: HEADING_WORDS.prepTime,
  cookTimeMinutes: HEADING_WORDS.cookTime,
  rest: HEADING_WORDS.restTime,
}).map(([name, words]): [string, RegExp] => [
  name,
  new RegExp(`\\s(?:${anyOf(HEADING_WORDS.of)}\\s?)?${anyOf(words)}$`, 'iu'),
])

/** "6 servings, 1 hour", "6 servings – 15 min of work", "for a pot of 4 l, 8 servings" */
function besideYield(part: string): Partial<Facts> | null {
  if (tellsVesselSize(part)) return {}
  for (const [name, label] of BEHIND_TIME) {
    const value = withoutAbout(part.replace(label, ''))
    if (!label.test(part) || !isBareTime(value)) continue
    return name === 'rest' ? {} : { [name]: readMinutes(value) }
  }
  const minutes = isBareTime(part) ? readMinutes(part) : null
  return minutes === null ? null : { totalTimeMinutes: minutes }
}

function timeOf(part: string): Partial<Facts> | null {
  // "In the oven 35 min at 180°" is a step.
  if (TEMPERATURE.test(part)) return null
  for (const [name, pattern] of Object.entries(LABELS)) {
    const said = part.replace(pattern, '')
    const value = withoutAbout(said.replace(COMMENT, ''))
    if (said === part || !/^[\d½¼¾⅓⅔]/.test(value)) continue
    const minutes = readMinutes(value)
    if (minutes !== null) return { [name]: minutes }
  }
  return null
}

const isLabel = (line: string) => line.length <= MAX_LABEL_LENGTH && !/\d/.test(line)

/** The facts of all lines; a label alone in its line takes its value from the next. */
export function collectFacts(lines: string[]): Facts {
  const facts = { ...NO_FACTS }
  lines.forEach((line, index) => {
    facts.yieldText ??= yieldOfHeading(line) ?? yieldInBrackets(line)
    const found =
      factsOf(line) ?? (isLabel(line) ? factsOf(`${line} ${lines[index + 1] ?? ''}`) : null)
    if (!found) return
    facts.prepTimeMinutes ??= found.prepTimeMinutes
    facts.cookTimeMinutes ??= found.cookTimeMinutes
    facts.totalTimeMinutes ??= found.totalTimeMinutes
    facts.yieldText ??= found.yieldText
    facts.cuisine ??= found.cuisine
  })
  return facts
}
