import { isBareTime } from './durations.ts'
import { isStarredNote } from './footnotes.ts'
import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { ingredientLook, startsWithAmount, startsWithVerb } from './line-look.ts'
import type { Line } from './lines.ts'
import { isYieldPhrase } from './yields.ts'

export type Role = 'ingredients' | 'method' | 'end' | 'control' | null

const MAX_HEADING_LENGTH = 70
export const GROUP_START = new RegExp(`^${anyOf(HEADING_WORDS.groupStart)}(?=\\s|'|’|$)`, 'iu')
/** French "pour la" begins a group; "pour" alone is what English does to milk. */
const SURE_GROUP_START = new RegExp(
  `^${anyOf([...HEADING_WORDS.groupStart].filter((word) => word.includes(' ')))}(?=\\s|'|’|$)`,
  'iu',
)
const STEP_HEADING = new RegExp(`^${anyOf(HEADING_WORDS.step)}\\s*\\d+\\s*[:.)–-]?\\s*`, 'iu')
const INGREDIENTS_START = new RegExp(`^(${anyOf(HEADING_WORDS.ingredients)})(?=[\\s(:–-]|$)`, 'iu')
const INGREDIENTS_FOR = new RegExp(
  `^${anyOf(HEADING_WORDS.ingredients)} ${anyOf([...HEADING_WORDS.forWords, ...HEADING_WORDS.groupStart])} [^.,;]{1,40}$`,
  'iu',
)
const METHOD_FOR = new RegExp(
  `^${anyOf(HEADING_WORDS.method)} ${anyOf([...HEADING_WORDS.forWords, ...HEADING_WORDS.groupStart])} `,
  'iu',
)
const HOW_TO = new RegExp(`^${anyOf(HEADING_WORDS.howTo)}(?=\\s|$)`, 'iu')
const MAX_HEADING_WORDS = 9
/** Italian "Dosi per: 4 persone": the first word heads lists, too. */
const YIELD_LINE = new RegExp(`^${anyOf(HEADING_WORDS.yieldVerbs)}\\s?:\\s*\\d`, 'iu')
const METHOD_START = new RegExp(`^(${anyOf(HEADING_WORDS.method)})(?=[\\s(:–-]|$)`, 'iu')
const END_START = new RegExp(`^(${anyOf(HEADING_WORDS.end)})(?=\\s|$)`, 'iu')
/** "Video (1:20 Min.)" */
const PLAYER = /^\p{L}{4,9} \(\d{1,2}:\d\d[^()]*\)$/u
/** "The history of lemon cake" */
const OTHER_TOPIC = new RegExp(`^${anyOf(HEADING_WORDS.endStarts)}(?=\\s|$)`, 'iu')
const INLINE_NOTE = /^([^:|]{2,40}?)\s?[:|]\s/u
/** "COOK'S TIP Serve it cold" */
const SHOUTED_NOTE = /^(\p{Lu}[\p{Lu}'’ -]{1,20}\p{Lu}) (?=\p{Lu}\p{Ll}|\p{Lu} )/u
/** "Time: 10 minutes to boil the cream; about 10 more in the jug." */
const TOLD_TIME = new RegExp(
  `^${anyOf(HEADING_WORDS.totalTime)}\\s?:\\s(?:\\p{L}+\\s)?\\d[\\d½¼¾ –-]*\\s?${anyOf([...HEADING_WORDS.minutes, ...HEADING_WORDS.hours])}(?!\\p{L})`,
  'iu',
)
const MAX_LABEL_WORDS = 3
const MAX_WORDS_OF_METHOD = 4
const CLOSING = new RegExp(`^${anyOf(HEADING_WORDS.closings)}(?![\\p{L}])`, 'iu')
const GREETING = new RegExp(`^${anyOf(HEADING_WORDS.greetings)}(?![\\p{L}])`, 'iu')
const MAX_CHATTER_LENGTH = 250
const CHATTER = new RegExp(`^[^\\p{L}\\d]*${anyOf(HEADING_WORDS.chatter)}(?![\\p{L}])`, 'iu')
/** "★★★★★ 4.9", "4.6/5 (87)", "Rating: 4 / 5", "© Anna". */
const RATING =
  /^(?:[★☆⭐©]|[\p{L} ]{4,40}:\s?\d(?:[.,]\d)?\s?\/\s?5(?=\s*(?:$|[(·|–-]))|\d[.,]\d+\s?\/\s?5\b|\d\s?\/\s?5(?=\s*(?:$|[(·|–-])))/u
/** Buttons that scale a recipe: "½x", "x 2". */
const MULTIPLIER =
  /^(?:[\d/.,½]{1,4}\s?[x×]|[x×]\s?[\d/.,½]{1,4})(?:\s+[\d/.,½]{1,4}\s?[x×]){0,4}$/iu
/** A heading's words: no emoji, markdown, colon, parentheses or number of a chapter. */
export function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{N}'\s/-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
}

/** What a line is when it is a heading, or a control of the page; null for every other line. */
export function roleOf(line: Line): Role {
  if (line.text.length > MAX_HEADING_LENGTH) return null
  const key = headingKey(line.text)
  // "Prepare." is a step.
  const isSentence = line.level === null && /[.!]$/.test(line.text)
  if (YIELD_LINE.test(line.text)) return null
  if (!isSentence && isHeadingOf('ingredients', key)) return 'ingredients'
  if (!isSentence && isHeadingOf('method', key)) return 'method'
  if (isControl(key) || MULTIPLIER.test(line.text)) return 'control'
  if ((key === '' && line.text.startsWith('[')) || PLAYER.test(line.text)) return 'control'
  if (isEnd(key)) return line.isItem && !looksLikeHeading(line) ? null : 'end'
  if (looksLikeHeading(line)) return looseRole(key)
  const isName = !isSentence && !line.isItem && key.split(' ').length <= MAX_HEADING_WORDS
  if (isName && HOW_TO.test(key)) return 'method'
  if (isName && (OTHER_TOPIC.test(key) || HEADING_WORDS.noteWords.has(key))) return 'end'
  return !line.isItem && INGREDIENTS_FOR.test(key) ? 'ingredients' : null
}

const MAX_WORDS_OF_CONTROLS = 8

/** "Print", "US Customary – Metric": one button, or several in a row. */
function isControl(key: string): boolean {
  if (HEADING_WORDS.controls.has(key)) return true
  const words = key.split(/[\s-]+/)
  if (words.length < 2 || words.length > MAX_WORDS_OF_CONTROLS) return false
  for (let at = 0; at < words.length; ) {
    const end = words.findLastIndex(
      (_, last) => last >= at && HEADING_WORDS.controls.has(words.slice(at, last + 1).join(' ')),
    )
    if (end === -1) return false
    at = end + 1
  }
  return true
}

/** Also with an accent too many: "Ingrediënts", "Preparación" in Italian. */
function isHeadingOf(part: 'ingredients' | 'method', key: string): boolean {
  const words = HEADING_WORDS[part]
  return words.has(key) || words.has(withoutAccents(key))
}

const withoutAccents = (key: string) =>
  key
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}+/gu, '')
    .normalize('NFC')

/** "Ingredients for the dough", "Dough ingredients", "How to make the cake", "Recipe notes". */
function looseRole(key: string): Role {
  const said = key.split(' ')
  if (said.length > MAX_HEADING_WORDS) return null
  const last = said.at(-1) ?? ''
  if (INGREDIENTS_START.test(key) || HEADING_WORDS.ingredients.has(last)) return 'ingredients'
  if (METHOD_START.test(key) || (said.length <= 4 && HEADING_WORDS.method.has(last)))
    return 'method'
  if (END_START.test(key) || OTHER_TOPIC.test(key) || HEADING_WORDS.end.has(last)) return 'end'
  return null
}

/** "Notes", "3 comments", "Tips/Hints/Remarks" */
function isEnd(key: string): boolean {
  const words = key.replace(/^\d+ /, '').split(/\s?\/\s?/)
  return HEADING_WORDS.end.has(key) || words.every((word) => HEADING_WORDS.end.has(word))
}

/** A line that could head what follows by its form alone. */
export function looksLikeHeading(line: Line): boolean {
  if (line.level !== null) return true
  if (line.text.endsWith(':'))
    return line.text.length <= MAX_HEADING_LENGTH && !startsWithAmount(line.text)
  return isShouted(line.text)
}

function isShouted(text: string): boolean {
  return (
    /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && text.length <= 50 && !/\d/.test(text)
  )
}

/** Whether the line heads a part of a list: "For the sauce", "SAUCE:". */
export function isGroupHeading(line: Line, part: 'ingredients' | 'steps'): boolean {
  const { text } = line
  if (text.length > MAX_HEADING_LENGTH || /[.!]$/.test(text) || startsWithAmount(text)) return false
  // "So many of you asked!! Here it is:"
  if (isBareTime(text) || /[!?]\s/.test(text)) return false
  const isPlain = line.level === null && !text.endsWith(':')
  if (part === 'steps' && isPlain && startsWithVerb(text) && !SURE_GROUP_START.test(text))
    return false
  if (line.isItem && !text.endsWith(':')) return false
  if (looksLikeHeading(line)) return true
  if (part === 'ingredients' && INGREDIENTS_FOR.test(headingKey(text))) return true
  if (line.isNumbered || text.split(' ').length > 6) return false
  return GROUP_START.test(text) && ingredientLook(text) < 2
}

const AND = anyOf(HEADING_WORDS.and)
const AND_AMOUNT = new RegExp(`^${AND}\\s+(?=(?:\\p{L}{2,6}\\.?\\s+)?[\\d½⅓⅔¼¾⅛])`, 'iu')
const BESIDES = new RegExp(`^${anyOf(HEADING_WORDS.groupStart)}[^:.]{0,30}:\\s+\\p{L}`, 'iu')

/** Whether a line says what is needed besides the list above it: "Besides: icing sugar". */
export function isLeftover({ text, level, isNumbered }: Line): boolean {
  if (level !== null || isNumbered || text.length > 2 * MAX_HEADING_LENGTH) return false
  if (/[.!?]$/.test(text) || isYieldPhrase(text)) return false
  return AND_AMOUNT.test(text) || BESIDES.test(text)
}

/** "and about 3 apples" without its "and". */
export function withoutAnd(text: string): string {
  return text.replace(AND_AMOUNT, '')
}

/** Whether the line heads one of several methods: "Preparation of the dough", "Method for the sauce". */
export function isPartOfMethod(line: Line): boolean {
  return line.text.length <= MAX_HEADING_LENGTH && METHOD_FOR.test(headingKey(line.text))
}

/** "Preparing the meat" below the last bullet of a list, with no mark of a heading. */
export function beginsMethod({ text, isItem }: Line): boolean {
  const key = headingKey(text)
  if (isItem || /[.!?,\d]/.test(text) || key.split(' ').length > MAX_WORDS_OF_METHOD) return false
  return METHOD_START.test(key)
}

/** A group's name without its colon; null for headings that only count or repeat "Ingredients". */
export function groupName(text: string): string | null {
  const name = text.replace(STEP_HEADING, '').replace(/\s*:$/, '').trim()
  const key = headingKey(name)
  const isBare =
    !key ||
    HEADING_WORDS.ingredients.has(key) ||
    HEADING_WORDS.method.has(key) ||
    HEADING_WORDS.titleLabels.has(key)
  if (isBare || HEADING_WORDS.controls.has(key) || /^\d+$/.test(key)) return null
  if (isNoteHeading(name)) return null
  const inner = name
    .replace(/\([^)]*\)/g, '')
    .replace(INGREDIENTS_START, '')
    .trim()
  return inner === '' || isYieldPhrase(inner) ? null : inner.replace(/^[:–-]\s*/, '')
}

/** What the heading of an ingredient list says of the yield: "for 4 people"; null without. */
export function yieldOfHeading(text: string): string | null {
  const rest = text.replace(INGREDIENTS_START, '').replace(/\s*:$/, '').trim()
  return rest !== text && isYieldPhrase(rest) ? rest.replace(/[()]/g, '') : null
}

/** Whether a line begins a message: "Hi all, here is the recipe". */
export const isGreeting = (text: string) => GREETING.test(text)

/** Whether a line ends what a person tells: "Enjoy!", "Guten Appetit", "Love, Anna". */
export function isClosing(text: string): boolean {
  return CLOSING.test(text) || /^(?:#[\p{L}\d_]+\s*)+$/u.test(text)
}

/** Whether a line is of the page around a recipe: "Rate this!", "Photo: A. Cook", "★★★★ 4.8 (20)". */
export function isChatter(text: string): boolean {
  return text.length <= MAX_CHATTER_LENGTH && (CHATTER.test(text) || RATING.test(text))
}

/** Whether a line is a note to the recipe: "Tip: serve it cold", "COOK'S TIP Serve it cold". */
export function isInlineNote(text: string): boolean {
  const label = INLINE_NOTE.exec(text)?.[1] ?? SHOUTED_NOTE.exec(text)?.[1] ?? ''
  return isNoteLabel(label) || isStarredNote(text) || TOLD_TIME.test(text)
}

/** "Tip", "Storage notes", "Mein Tipp", "Advice of the chef": what stands over notes. */
export function isNoteHeading(text: string): boolean {
  const said = headingKey(text).split(/[\s/]/)
  const isWord = (word = '') => HEADING_WORDS.noteWords.has(word)
  return said.length <= MAX_LABEL_WORDS && (isWord(said.at(-1)) || isWord(said[0]))
}

/** The same, or another word that what stands behind it is no step: "Variation", "Storage". */
function isNoteLabel(text: string): boolean {
  return HEADING_WORDS.end.has(headingKey(text)) || isNoteHeading(text)
}
