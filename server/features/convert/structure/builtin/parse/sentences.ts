import { readAllSettings } from '#shared/appliance/read-settings.ts'
import type { ReadSection } from '../../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { findTitles, takeLabels } from './labels.ts'
import { isNote } from './notes.ts'
import { fold } from './phrases.ts'
import { storageTips } from './storage-tips.ts'

/** One sentence of the method in the source's words, with the heading that it stands under. */
export type Sentence = {
  text: string
  heading: string | null
  /** The name that the author gave the step, at its beginning: "Make the sauce: …". */
  label?: string | null
  section: number
  /** How it stands in its line: as all of it, at its beginning with more behind it, or after that. */
  place: 'whole' | 'opens' | 'follows'
  /** It belongs to a paragraph of remarks: "Note: …". */
  isNote: boolean
  /** It is the title of its line: "Prep the Salmon." */
  isTitle?: boolean
}

/** Also "combined.*Note: …" of a page that has lost its line break. */
const SENTENCE_END = /[.!?…]+["')\]]*(?=\s+|$|\p{Lu}|\*\p{Lu})/gu
const LINE_NUMBER = /^\s*(?:\d{1,2}\s?(?:[.)]\s|[.)]?[-–/](?!\s?\d)\s?)\s*|[-•*▢□]\s*)/u

/** Many times what the longest recipe has; what comes after it is no method. */
const MAX_CHARACTERS = 100_000
const MAX_SENTENCES = 1_000
/** A bracket that was opened longer ago, in characters, was never closed. */
const MAX_ASIDE_LENGTH = 300

/** Splits the method into sentences; nothing of it is lost but white space and line numbers. */
export function readSentences(steps: readonly ReadSection[], lexicon: CompiledLexicon): Sentence[] {
  let left = MAX_CHARACTERS
  const taken = (line: string) => {
    const text = line.slice(0, left)
    left -= text.length
    return text
  }
  const plain = steps.map((one) => ({ ...one, lines: one.lines.map(unnumbered) }))
  const labelled = takeLabels(plain, lexicon)
  const hasTitle = findTitles(plain, lexicon)
  const sentences = steps.flatMap(({ heading, lines }, section) =>
    lines
      .map(taken)
      .flatMap((line) => line.normalize('NFC').split(/\r?\n/))
      .flatMap((line, at, all) => {
        const { label, text } = labelled(unnumbered(line))
        const isLastLine = section === steps.length - 1 && at === all.length - 1
        const texts = withNotes(splitSentences(text, lexicon), isLastLine, lexicon)
        return texts.map((one, at) => ({
          ...one,
          label: at === 0 ? label : null,
          isTitle: at === 0 && label === null && hasTitle(text),
          heading: heading?.trim() || null,
          section,
          place: placeOf(at, texts.length),
        }))
      }),
  )
  return sentences.slice(0, MAX_SENTENCES)
}

function placeOf(at: number, count: number): Sentence['place'] {
  if (count === 1) return 'whole'
  return at === 0 ? 'opens' : 'follows'
}

const unnumbered = (line: string) => line.replace(LINE_NUMBER, '')

/** A paragraph that begins with "Note:" is one; inside a paragraph only that sentence is. */
function withNotes(texts: readonly string[], isLastLine: boolean, { source }: CompiledLexicon) {
  const isAll = texts[0] !== undefined && isNote(fold(texts[0]))
  const tips = storageTips(texts, isLastLine, source.language)
  return texts.map((text, at) => ({
    text,
    isNote: isAll || isNote(fold(text)) || tips[at] === true,
  }))
}

function splitSentences(line: string, lexicon: CompiledLexicon): string[] {
  const sentences: string[] = []
  const settings = readAllSettings(line)
  let start = 0
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    // "3 min. 120° vel. 1"
    if (settings.some((one) => match.index >= one.start && end < one.end)) continue
    if (asksFirst(line.slice(start, end), line.slice(end))) continue
    if (OR_UNTIL.test(line.slice(end))) continue
    const isAside = isWholeAside(line.slice(start, end))
    if (!isAside && !endsSentence(line, start, match.index, lexicon)) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  sentences.push(line.slice(start))
  return sentences
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .flatMap(cutLong)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
}

/** "[Cook for about 20 minutes.] Or until the onions are golden." */
const OR_UNTIL =
  /^\s+(?:or until|oder bis|ou jusqu|o hasta|o(?:ppure)? fin(?:o|ché)|(?:lub|albo) aż|або (?:до|поки|доки)|sau până) ?/iu

/** "Too thick? Add a splash of water.": the answer is for that case alone. */
function asksFirst(text: string, rest: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? []
  return text.endsWith('?') && words.length <= LONGEST_QUESTION && /^\s+\p{L}/u.test(rest)
}

/** In words. */
const LONGEST_QUESTION = 6

/** "(Use butter if you like.) Pour in the batter." are two sentences. */
function isWholeAside(text: string): boolean {
  return /^\s*\([^()]*[.!?]\)$/u.test(text)
}

/** Longer than any sentence of a recipe; what goes on without an end is cut between words. */
const LONGEST = 1_000

function cutLong(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > LONGEST) {
    const blank = rest.lastIndexOf(' ', LONGEST)
    const end = blank > LONGEST / 2 ? blank : LONGEST
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest]
}

function endsSentence(
  line: string,
  start: number,
  stop: number,
  lexicon: CompiledLexicon,
): boolean {
  const sentence = line.slice(Math.max(start, stop - MAX_ASIDE_LENGTH), stop)
  const isInBrackets = sentence.split('(').length > sentence.split(')').length
  if (isInBrackets || line.charAt(stop) !== '.') return !isInBrackets

  const lastWord = fold(sentence).match(/[\p{L}.]+$/u)?.[0] ?? ''
  const isAbbreviation = lexicon.source.method.abbreviations.includes(lastWord)
  const next = line.slice(stop + 1).trimStart()
  // "20 хв. М'ясо вийміть", but "2 EL. Öl" where every noun has its capital.
  const unit = lexicon.source.capitalisesNouns ? /\d[\p{L}°º]{0,2}$/u : /\d\s?[\p{L}°º]{0,2}$/u
  const isAfterDigit = unit.test(sentence)
  if (isOrdinal(sentence, next, lexicon)) return false
  // "Mit dem restl. Zucker": a noun's capital begins no sentence.
  if (lexicon.source.capitalisesNouns && BEFORE_NOUN.test(lastWord)) return false
  // "180 st. C"
  if (isAbbreviation && /^[CF](?!\p{L})/u.test(next)) return false
  return (
    !isAbbreviation ||
    next === '' ||
    (/^\p{Lu}/u.test(next) && (lastWord.length > 2 || isAfterDigit))
  )
}

/** What only stands before the noun that it speaks of. */
const BEFORE_NOUN =
  /^(?:ca|etw|evtl|evt|ggf|ggfs|restl|getr|gek|gem|geh|gehackt|gestr|mind|max|inkl|zzgl|bzw|u|o|od|verschied|mittl|sog|bes)$/u

/** "auf der 2. Schiene", "die 3. und letzte Schicht" */
function isOrdinal(sentence: string, next: string, { beforeOrdinals }: CompiledLexicon): boolean {
  const before = /(?<words>\p{L}+)\s\d{1,2}$/u.exec(fold(sentence))?.groups?.words
  if (before === undefined || !/^\p{L}/u.test(next)) return false
  return beforeOrdinals.has(before)
}
