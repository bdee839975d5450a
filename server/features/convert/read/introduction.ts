import { findFoodId } from '#shared/quantity/find-food.ts'
import { factsOf, hasTimeLabel } from './facts.ts'
import { withoutFacts } from './facts-in-prose.ts'
import { COUNTED_PART } from './further-parts.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { startsWithAmount } from './line-look.ts'
import { isClosing, isGreeting, roleOf } from './line-role.ts'
import type { Line } from './lines.ts'
import type { ReadRecipe } from './read-recipe.ts'
import { echoes, type Told, titleOfPage } from './title-of-page.ts'

const MAX_TITLE_LENGTH = 100
const MIN_DESCRIPTION_LENGTH = 40
const TITLE_LABEL = new RegExp(`^${anyOf(HEADING_WORDS.titleLabels)}\\s*[:=]\\s*`, 'iu')
/** "How to make gazpacho?" */
const HOW_TO = new RegExp(`^\\P{L}*${anyOf(HEADING_WORDS.howTo)}(?!\\p{L})`, 'iu')
/** Trademarks count as pictographs. */
const EMOJI =
  /(?![®©™])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\s)*/u
/** "…here is my recipe for lentil soup": the dish, up to what is said of it. */
const DISH_IN_SENTENCE = new RegExp(
  `(?<!\\p{L})${anyOf(HEADING_WORDS.recipeFor)}(?:\\s+|(?<=['’]))(\\p{L}[^.!?:;,()–—\\p{Extended_Pictographic}]{2,60}?)(?=\\s*(?:[.!?:;,()–—\\p{Extended_Pictographic}]|$))`,
  'iu',
)
/** "Thursday, June 10, 2010", "piątek, 29 maja 2015", "12.03.2019": when a blog post was written. */
const DATE =
  /^(?:\p{L}+[.,]?\s+)?(?:\d{1,2}(?:st|nd|rd|th|\.|º)?\s+(?:de\s+)?\p{L}{3,}\.?|\p{L}{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}[./-]\d{1,2})[,./-]?\s*(?:de\s+)?(?:19|20)\d\d(?:\s*(?:г|р|r)\.?)?$/iu
/** A title as data files hold it. */
const QUOTED = /^["“„«]([^"“”„«»]+)["”“»],?$/u
/** "Re: best bolognese??" */
const SUBJECT = /^(?:re|fwd?|aw|wg|tr|odp|pd)\s*:\s*/i
const MAX_LINES_OF_MESSAGE = 4
const MIN_LINES_OF_STORY = 3
const PROSE_END = /[.!?…:][)"”»]?$/u
/** "overlay_filter: 0.7", "tags:" */
const METADATA = /^[a-z_]{2,30}:(?:\s|$)/
const MAX_WORDS_OF_DISH = 8
/** A title of more words is a sentence, which may name the dish. */
const MAX_WORDS_OF_TITLE = 6
const MIN_WORDS_OF_HOW_TO = 3

/** What stands above a recipe that is `told` below: its title and what is said of it. */
export function introduction(
  before: Line[],
  told: Told,
): Pick<ReadRecipe, 'title' | 'description'> {
  const usable = before.filter(isUsable)
  const labelled = usable.slice(0, MAX_LINES_OF_MESSAGE).findIndex(isLabelled)
  const first = labelled === -1 ? usable.findIndex(isTitle) : labelled
  const page = labelled === -1 ? titleOfPage(usable, isTitle, told) : null
  const at = page ?? nameAbove(usable, first) ?? nameBelow(usable, first, told) ?? first
  const line = usable[at]?.text ?? ''
  const opening = before.slice(0, MAX_LINES_OF_MESSAGE).map(({ text }) => text)
  const short = line ? '' : shortLine(usable)
  const isShort = short !== '' && short.split(' ').length <= MAX_WORDS_OF_TITLE
  const named = isName(line) || isShort ? null : dishNamed(line ? [line] : opening)
  const title = named ?? titleOf(line || short)
  const prose = [
    ...Map.groupBy(usable.toSpliced(at, at < 0 ? 0 : 1), ({ block }) => block).values(),
  ]
  return { title, description: prose.map(proseOf).filter(Boolean).join(' ') || null }
}

/** What a paragraph tells, whatever short lines it is broken into; nothing where it is none. */
function proseOf(lines: Line[]): string {
  const end = lines.findLastIndex(({ text }) => PROSE_END.test(text))
  const text = lines
    .slice(0, end + 1)
    .filter((line, at) => isOfProse(line, lines[at + 1]))
    .map((line) => line.text)
    .join(' ')
  return text.length > MIN_DESCRIPTION_LENGTH ? text : ''
}

function isOfProse({ text, isItem }: Line, next: Line | undefined): boolean {
  if (startsWithAmount(text) || METADATA.test(text)) return false
  const isLong = text.length > MIN_DESCRIPTION_LENGTH
  if (isItem || text.endsWith(':')) return isLong && PROSE_END.test(text)
  if (PROSE_END.test(text) || /[,;]$/.test(text)) return true
  return (isLong && !/\d|:\s/.test(text)) || /^\p{Ll}/u.test(next?.text ?? '')
}

const isLabelled = ({ text }: Line) => TITLE_LABEL.test(text)

/**
 * The name of the dish right above its list, where the title of a blog post and a story stand above; null
 * without.
 */
function nameAbove(usable: Line[], first: number): number | null {
  const at = usable.length - 1
  const line = usable[at]
  if (!line || at - first < MIN_LINES_OF_STORY || line.isItem || line.isNumbered) return null
  const isShort =
    line.text.split(' ').length <= MAX_WORDS_OF_TITLE && !/[.,:;?!]|\d/.test(line.text)
  return isShort && isTitle(line) && namesFood(line.text) ? at : null
}

/** "Document", "Home4You": what a page or its site is called. */
const PAGE_NAME =
  /^(?:document|untitled(?: document)?|home(?: page)?|index|blog|website)$|\p{L}\d+\p{L}|\p{L}\.(?:com|net|org)$/iu
const MAX_LINES_OF_MENU = 3

/** "Grandma's dumplings" below "back to the start page", where the steps speak of dumplings. */
function nameBelow(usable: Line[], first: number, told: Told): number | null {
  const line = usable[first]
  const isOther = line && (/^\p{Ll}/u.test(line.text) || PAGE_NAME.test(line.text))
  if (!isOther || echoes(line.text, told)) return null
  const at = usable.findIndex(
    (next, index) =>
      index > first &&
      /^\p{Lu}/u.test(next.text) &&
      isTitle(next) &&
      !COUNTED_PART.test(next.text) &&
      next.text.split(' ').length <= MAX_WORDS_OF_DISH &&
      echoes(next.text, told),
  )
  return at > first && at <= first + MAX_LINES_OF_MENU ? at : null
}

function namesFood(text: string): boolean {
  const isFood = (word: string) => HEADING_WORDS.groups.has(word) || findFoodId(word) !== null
  return text.toLowerCase().split(' ').some(isFood)
}

/** "Piri piri chicken strips." above all else is a title although it ends like a sentence. */
function shortLine([line]: Line[]): string {
  const said = line?.text.replace(/\.$/, '') ?? ''
  return line && isName(said) && isTitle({ ...line, text: said }) ? said : ''
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
  const said = text.replace(TITLE_LABEL, '').replace(SUBJECT, '').replace(QUOTED, '$1')
  const parts = said.split(EMOJI).filter((part) => /\p{L}{2}/u.test(part))
  // "*SAVE THIS* 🔥 Chicken curry"
  const plain = parts.find((part) => !isClosing(part.replace(/^\P{L}+/u, ''))) ?? parts[0] ?? ''
  const end = SUBJECT.test(text) ? /\s*[:?!]*\s*$/ : /\s*:?\s*$/
  return withoutFacts(plain.replace(end, '').trim()) || null
}

function isTitle({ text, isNumbered }: Line): boolean {
  if (text.length > MAX_TITLE_LENGTH || /^https?:/i.test(text) || !/\p{L}{2}/u.test(text))
    return false
  // "3. Mai 2019" has lost its day, as a step loses its number.
  if (DATE.test(isNumbered ? `1 ${text}` : text)) return false
  // "Home / First courses / Risotto"
  if (/\s\/\s.*\s\/\s/.test(text)) return false
  if (isGreeting(text) || /[»›>|]/.test(text.replace(/«[^«»]*»/g, ''))) return false
  const isAsked = text.endsWith('?') && !HOW_TO.test(text) && !SUBJECT.test(text)
  return !/[.,;]$/.test(text) && !isAsked
}
