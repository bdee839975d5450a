import { anyOf, HEADING_WORDS } from './heading-words.ts'
import { namesWork, startsWithVerb, tellsCooking } from './line-look.ts'
import { headingKey } from './line-role.ts'
import type { Line } from './lines.ts'

const MAX_WORDS = 7
const MAX_WORDS_OF_NUMBER = 4
const MAX_LENGTH = 60
const SENTENCE_END = /[.!?…][)"”»]?$/u
/** So many lines of a method are sentences or items where a line that is neither is a heading. */
const MOST = 0.6

/** Where "Cooking" or "Onions, the key to the sauce" heads the steps below without any mark. */
export function bareHeadings(lines: Line[]): Set<number> {
  const names = [...lines.keys()].filter((at) => isBareName(lines[at]))
  const others = lines.filter((line) => !isBareName(line))
  const numbered = others.filter(({ isNumbered }) => isNumbered)
  const isProse = others.filter(isWhole).length >= others.length * MOST
  // "1. The meat" above "1. Fry the sausages.", where every other numbered line is a sentence.
  const areSentences = numbered.length > 1 && numbered.every(({ text }) => SENTENCE_END.test(text))
  const heads = (at: number) => {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || !next || isBareName(next)) return false
    if (line.isNumbered) return areSentences && next.isNumbered && isShort(line)
    return isProse && next.level === null && isWork(next, line)
  }
  return new Set(names.filter(heads))
}

const isShort = ({ text }: Line) => text.split(' ').length <= MAX_WORDS_OF_NUMBER

function isWork(line: Line, { text }: Line): boolean {
  if (line.isItem || line.isNumbered) return true
  return line.text.length > text.length && (isWhole(line) || tellsCooking(line.text))
}

const isWhole = (line: Line) => line.isItem || line.isNumbered || SENTENCE_END.test(line.text)

function isBareName(line: Line | undefined): boolean {
  if (!line || line.level !== null || line.isItem || line.text.length > MAX_LENGTH) return false
  const { text } = line
  if (!/^\p{Lu}/u.test(text) || /[.!?,;…]$|[\d:]/u.test(text) || startsWithVerb(text)) return false
  return text.split(' ').length <= MAX_WORDS
}

const MAKING = new RegExp(
  `^${anyOf([...HEADING_WORDS.method, ...HEADING_WORDS.recipeFor])}\\s`,
  'iu',
)

/** "Hot sauce", "Preparation of the dough": the heading of a part of the dish, not of a stage of the work. */
export function namesComponent(text: string): boolean {
  const isGroup = (word: string) => HEADING_WORDS.groups.has(word)
  return MAKING.test(text) || headingKey(text).split(' ').some(isGroup)
}

const MIN_CAPTIONS = 2
const MOST_GAPS = 0.6

/** Steps without the captions of the pictures between them: "Toasting the seeds" between "1." and "2.". */
export function withoutCaptions(lines: Line[]): Line[] {
  const captions = numberedCaptions(lines)
  const dropped = new Set(captions.length > 0 ? captions : captionsBelow(lines))
  return dropped.size > 0 ? lines.filter((line) => !dropped.has(line)) : lines
}

function numberedCaptions(lines: Line[]): Line[] {
  const numbered = [...lines.keys()].filter((at) => lines[at]?.isNumbered)
  const gaps = numbered.slice(1).map((end, at) => lines.slice((numbered[at] ?? 0) + 1, end))
  const captions = gaps.filter((gap) => gap.length === 1).flatMap((gap) => gap.filter(isBareName))
  if (captions.length < MIN_CAPTIONS || captions.length < gaps.length * MOST_GAPS) return []
  const last = lines[(numbered.at(-1) ?? 0) + 1]
  return last && isBareName(last) ? [...captions, last] : captions
}

/** Names below the paragraphs whose words they repeat, where no heading stands above the first. */
function captionsBelow(lines: Line[]): Line[] {
  const names = [...lines.keys()].filter((at) => !lines[at]?.isNumbered && isBareName(lines[at]))
  const isBelow = (at: number) => SENTENCE_END.test(lines[at - 1]?.text ?? '')
  if (names.length < MIN_CAPTIONS || !names.every(isBelow)) return []
  const telling = names.filter((at) => {
    const own = stemsOf(lines[at])
    return sharesWord(own, lines[at - 1]) && !sharesWord(own, lines[at + 1])
  })
  return telling.length * 2 >= names.length ? names.flatMap((at) => lines[at] ?? []) : []
}

const STEM_LENGTH = 4
const stemsOf = (line: Line | undefined) =>
  new Set(
    (line?.text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM_LENGTH)),
  )
const sharesWord = (stems: Set<string>, line: Line | undefined) =>
  [...stemsOf(line)].some((stem) => stems.has(stem))

const MIN_TEASER_LINES = 2

/** Steps without the link to another page between them: its picture's caption, name and length. */
export function withoutTeasers(lines: Line[]): Line[] {
  const isShort = (line: Line | undefined) =>
    line !== undefined && !line.isItem && !line.isNumbered && isTeaser(line)
  const dropped = new Set<Line>()
  for (let at = 1; at < lines.length; at += 1) {
    let end = at
    while (isShort(lines[end])) end += 1
    const isOwn = end - at >= MIN_TEASER_LINES && isProse(lines[at - 1]) && isProse(lines[end])
    const caption = lines[at - 1]
    if (isOwn && caption && !namesWork(caption.text)) dropped.add(caption)
    if (isOwn) for (const line of lines.slice(at, end)) dropped.add(line)
    at = end
  }
  return dropped.size > 0 ? lines.filter((line) => !dropped.has(line)) : lines
}

function isProse(line: Line | undefined): boolean {
  return line !== undefined && !line.isItem && !line.isNumbered && SENTENCE_END.test(line.text)
}

function isTeaser({ text, level }: Line): boolean {
  if (level !== null || text.length > MAX_LENGTH || /[.!?,;:…]$|^\P{L}*$/u.test(text)) return false
  return !namesWork(text) && !startsWithVerb(text)
}
