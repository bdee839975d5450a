import { factsOf, hasTimeLabel } from './facts.ts'
import { withoutFacts } from './facts-in-prose.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { isClosing, isGreeting, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import type { ReadRecipe } from './read-recipe.ts'

const MAX_TITLE_LENGTH = 100
const MIN_DESCRIPTION_LENGTH = 40
const TITLE_LABEL = new RegExp(`^${anyOf(HEADING_WORDS.titleLabels)}\\s*:\\s*`, 'iu')
const EMOJI = /\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\s)*/u
/** "…here is my recipe for lentil soup": the dish, up to what is said of it. */
const DISH_IN_SENTENCE = new RegExp(
  `(?<!\\p{L})${anyOf(HEADING_WORDS.recipeFor)}(?:\\s+|(?<=['’]))(\\p{L}[^.!?:;,()–—\\p{Extended_Pictographic}]{2,60}?)(?=\\s*(?:[.!?:;,()–—\\p{Extended_Pictographic}]|$))`,
  'iu',
)
/** "Thursday, June 10, 2010", "piątek, 29 maja 2015", "12.03.2019": when a blog post was written. */
const DATE =
  /^(?:\p{L}+[.,]?\s+)?(?:\d{1,2}(?:st|nd|rd|th|\.|º)?\s+(?:de\s+)?\p{L}{3,}\.?|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./-]\d{1,2})[,./-]?\s*(?:de\s+)?(?:19|20)\d\d(?:\s*(?:г|р|r)\.?)?$/iu
const MAX_LINES_OF_MESSAGE = 4
const MAX_WORDS_OF_DISH = 8
/** A title of more words is a sentence, which may name the dish. */
const MAX_WORDS_OF_TITLE = 6
const MIN_WORDS_OF_HOW_TO = 3

/** What stands above a recipe: its title and what is told of it. */
export function introduction(before: Line[]): Pick<ReadRecipe, 'title' | 'description'> {
  const usable = before.filter(isUsable)
  const labelled = usable.findIndex((line) => TITLE_LABEL.test(line.text))
  const at = labelled === -1 ? usable.findIndex(isTitle) : labelled
  const line = usable[at]?.text ?? ''
  const told = before.slice(0, MAX_LINES_OF_MESSAGE).map(({ text }) => text)
  const title = (isName(line) ? null : dishNamed(line ? [line] : told)) ?? titleOf(line)
  const prose = usable
    .slice(at + 1)
    .filter(({ text }) => text.length > MIN_DESCRIPTION_LENGTH && /[.!?…]$/.test(text))
  return { title, description: prose.map(({ text }) => text).join(' ') || null }
}

/** The first line may be a title whatever it looks like: "How to make gazpacho", "Soup - 35 min". */
function isUsable(line: Line, at: number): boolean {
  const { text } = line
  const role = roleOf(line)
  if (role) return at === 0 && role === 'method' && text.split(' ').length > MIN_WORDS_OF_HOW_TO
  return !hasTimeLabel(text) && (!factsOf(text) || (at === 0 && namesDish(text)))
}

/** "Risotto - 4 servings - 35 min" */
function namesDish(text: string): boolean {
  const bare = withoutFacts(text)
  return bare !== text && !factsOf(bare)
}

/** Few words, or no sentence: "Apple cake of my childhood, the recipe of my grandmother". */
function isName(text: string): boolean {
  if (text === '') return false
  const isSentence = /[.!:?…]$|\p{Extended_Pictographic}/u.test(text) || isGreeting(text)
  return !isSentence || text.split(' ').length <= MAX_WORDS_OF_TITLE
}

function dishNamed(lines: readonly string[]): string | null {
  for (const text of lines) {
    const dish = DISH_IN_SENTENCE.exec(text)?.[1]?.trim() ?? ''
    if (dish && dish.split(' ').length <= MAX_WORDS_OF_DISH)
      return dish.charAt(0).toUpperCase() + dish.slice(1)
  }
  return null
}

/** Without its label, and without what stands after emoji: "PASTA 😍 save this!". */
function titleOf(text: string): string | null {
  const said = text.replace(TITLE_LABEL, '').replace(/^(?:re|fwd?)\s*:\s*/i, '')
  const parts = said.split(EMOJI).filter((part) => /\p{L}{2}/u.test(part))
  // "*SAVE THIS* 🔥 Chicken curry"
  const plain = parts.find((part) => !isClosing(part.replace(/^\P{L}+/u, ''))) ?? parts[0] ?? ''
  return withoutFacts(plain.replace(/\s*:?\s*$/, '').trim()) || null
}

function isTitle({ text, isNumbered }: Line): boolean {
  if (text.length > MAX_TITLE_LENGTH || /^https?:/i.test(text) || !/\p{L}{2}/u.test(text))
    return false
  // "3. Mai 2019" has lost its day, as a step loses its number.
  if (DATE.test(isNumbered ? `1 ${text}` : text)) return false
  if (isGreeting(text) || /[»›>|]/.test(text.replace(/«[^«»]*»/g, ''))) return false
  return !/[.,;]$/.test(text)
}
