import { readMinutes } from './durations.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { yieldOfHeading } from './line-role.ts'
import type { ReadRecipe } from './read-recipe.ts'

export type Facts = Pick<
  ReadRecipe,
  'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes' | 'yieldText' | 'cuisine'
>

const label = (words: Set<string>) =>
  new RegExp(`^${anyOf(words)}(?![\\p{L}-])\\s*[:=–-]?\\s*`, 'iu')
const LABELS = {
  totalTimeMinutes: label(HEADING_WORDS.totalTime),
  prepTimeMinutes: label(HEADING_WORDS.prepTime),
  cookTimeMinutes: label(HEADING_WORDS.cookTime),
}
/** Only with its colon: the word alone is a room, a heading or a page's menu. */
const CUISINE = new RegExp(`^${anyOf(HEADING_WORDS.cuisine)}\\s*:\\s*(\\p{L}.*)$`, 'iu')
const DIFFICULTY = new RegExp(`^${anyOf(HEADING_WORDS.difficulty)}\\s*[:=–-]\\s*\\p{L}`, 'iu')
const YIELD = label(HEADING_WORDS.yields)
const YIELD_VERB = label(HEADING_WORDS.yieldVerbs)
const FOR = label(HEADING_WORDS.forWords)
const ABOUT =
  '(?:(?:about|approx\\.?|around|ca\\.?|etwa|environ|unas|circa|ok\\.|około|приблизно|cca\\.?)\\s)?'
const YIELD_VALUE = new RegExp(`^${ABOUT}\\d+`, 'iu')
/** "4 servings", "4–6 people", "4 Personen". */
const SERVINGS = new RegExp(
  `^${ABOUT}\\d+(?:\\s*(?:[-–/]|to|bis|à|a|do|до)\\s*\\d+)?\\s+${anyOf(HEADING_WORDS.servings)}\\.?$`,
  'iu',
)
const LONGEST_FACT = 40

const NO_FACTS: Facts = {
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  yieldText: null,
  cuisine: null,
}

/** Times, yield and cuisine that a line such as "Prep: 10 min | Serves 4-6" states; null for other lines. */
export function factsOf(text: string): Facts | null {
  if (text.length > 160) return null
  const parts = text
    .split(/\s*[|•·;]\s*|\s{2,}|,\s+(?=\p{L})/u)
    .filter((part) => /[\p{L}\d]/u.test(part))
  const found = parts.map((part) => factOf(part.replace(/^[^\p{L}\d]+/u, '')))
  if (found.length === 0 || found.some((fact) => fact === null)) return null
  return Object.assign({}, NO_FACTS, ...found)
}

function factOf(part: string): Partial<Facts> | null {
  if (part.length > LONGEST_FACT) return null
  const cuisine = part.match(CUISINE)?.at(-1)
  if (cuisine) return { cuisine: cuisine.trim() }
  if (DIFFICULTY.test(part)) return {}
  return timeOf(part) ?? yieldOf(part)
}

function timeOf(part: string): Partial<Facts> | null {
  for (const [name, pattern] of Object.entries(LABELS)) {
    const value = part.replace(pattern, '')
    if (value === part || !/^[\d½¼¾⅓⅔]/.test(value)) continue
    const minutes = readMinutes(value)
    if (minutes !== null) return { [name]: minutes }
  }
  return null
}

function yieldOf(part: string): Partial<Facts> | null {
  const value = part.replace(YIELD, '')
  if (value !== part && isYield(value)) return { yieldText: value }
  const counted = part.replace(YIELD_VERB, '')
  if (counted !== part && isYield(counted)) return { yieldText: part }
  return SERVINGS.test(part.replace(FOR, '')) ? { yieldText: part } : null
}

function isYield(value: string): boolean {
  const isTime = !/^\d+$/.test(value) && readMinutes(value) !== null
  return YIELD_VALUE.test(value) && !isTime
}

/** The facts of all lines; a label alone in its line takes its value from the next. */
export function collectFacts(lines: string[]): Facts {
  const facts = { ...NO_FACTS }
  lines.forEach((line, index) => {
    facts.yieldText ??= yieldOfHeading(line)
    const found =
      factsOf(line) ?? (line.length <= 24 ? factsOf(`${line} ${lines[index + 1] ?? ''}`) : null)
    if (!found) return
    facts.prepTimeMinutes ??= found.prepTimeMinutes
    facts.cookTimeMinutes ??= found.cookTimeMinutes
    facts.totalTimeMinutes ??= found.totalTimeMinutes
    facts.yieldText ??= found.yieldText
    facts.cuisine ??= found.cuisine
  })
  return facts
}
