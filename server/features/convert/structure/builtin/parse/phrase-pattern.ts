import { alternatives, LETTERS, type Span } from './phrases.ts'
import { Remembered } from './remembered.ts'

const WORD_START = new RegExp(`(?<![${LETTERS}\\d])\\S`, 'g')
const WORD_END = `(?![${LETTERS}\\d])`
/** The ends of a row of letters, hyphens and apostrophes, each of which may be a word's end. */
const WORD_PART = new RegExp(`[${LETTERS}]+`, 'y')
const BLANK = /\s/
const KEY = 3
/** More hyphens than any compound has. */
const MAX_PARTS = 5

type Buckets = Map<string, RegExp>

/**
 * A list of phrases to be found in folded text. Lists have hundreds of phrases, so only those are
 * tried that begin (or, for "*brühe", end) with the letters of a word that is there.
 */
export class PhrasePattern {
  private readonly byStart: Buckets
  private readonly byLetter: Buckets
  private readonly byEnd: Buckets
  private readonly others: RegExp | null
  private readonly known = new Remembered<readonly Span[]>((text) => this.search(text))

  constructor(phrases: readonly string[]) {
    const groups = Map.groupBy(phrases, kindOf)
    this.byStart = bucketsOf(groups.get('start') ?? [], (phrase) => phrase.slice(0, KEY))
    this.byLetter = bucketsOf(groups.get('letter') ?? [], (phrase) => phrase.slice(0, 1))
    this.byEnd = bucketsOf(groups.get('end') ?? [], (phrase) => phrase.slice(-KEY))
    const rest = groups.get('other')
    this.others = rest ? sticky(rest) : null
  }

  /** Where the longest phrase that begins at `index` ends; `index` itself when none does. */
  endAt(text: string, index: number): number {
    if (here.text !== text || here.word.start !== index)
      here = { text, word: new Word(text, index) }
    return this.endOf(text, here.word)
  }

  /** Every phrase in the text, from left to right, none inside another. */
  spans(text: string): readonly Span[] {
    return this.known.of(text)
  }

  private search(text: string): readonly Span[] {
    const spans: Span[] = []
    let free = 0
    for (const word of wordsOf(text)) {
      if (word.start < free) continue
      const end = this.endOf(text, word)
      if (end === word.start) continue
      spans.push({ start: word.start, end })
      free = end
    }
    return spans
  }

  /** What tells a `PhraseTable` where it may begin; null when anywhere. */
  keys(): string[] | null {
    if (this.others) return null
    const letters = [...this.byLetter.keys()].map((letter) => `${letter}…`)
    const ends = [...this.byEnd.keys()].map((end) => `…${end}`)
    return [...this.byStart.keys(), ...letters, ...ends]
  }

  isIn(text: string): boolean {
    return this.spans(text).length > 0
  }

  private endOf(text: string, word: Word): number {
    const { start } = word
    let end = endOfMatch(this.others, text, start)
    end = Math.max(end, endOfMatch(this.byStart.get(word.key), text, start))
    end = Math.max(end, endOfMatch(this.byLetter.get(word.letter), text, start))
    if (this.byEnd.size === 0) return end
    for (const last of word.ends(text)) {
      end = Math.max(end, endOfMatch(this.byEnd.get(last), text, start))
    }
    return end
  }
}

/** Several lists of phrases, of which only those are asked that can begin at a word. */
export class PhraseTable<Value> {
  private readonly always: Entry<Value>[] = []
  private readonly byKey = new Map<string, Entry<Value>[]>()
  private readonly known = new Remembered<Map<number, readonly Found<Value>[]>>(() => new Map())

  constructor(lists: readonly { value: Value; phrases: readonly string[] }[]) {
    for (const { value, phrases } of lists) {
      const entry = { value, pattern: new PhrasePattern(phrases) }
      const keys = entry.pattern.keys()
      if (keys === null) this.always.push(entry)
      for (const key of keys ?? []) this.byKey.set(key, [...(this.byKey.get(key) ?? []), entry])
    }
  }

  /** The values whose phrases begin at `index`, with where the longest of each ends. */
  at(text: string, index: number): readonly Found<Value>[] {
    const known = this.known.of(text)
    const found = known.get(index) ?? this.search(text, index)
    known.set(index, found)
    return found
  }

  private search(text: string, index: number): readonly Found<Value>[] {
    const found: Found<Value>[] = []
    for (const { value, pattern } of this.candidates(text, new Word(text, index))) {
      const end = pattern.endAt(text, index)
      if (end > index) found.push({ value, end })
    }
    return found
  }

  /** Where words begin, from left to right. */
  places(text: string): number[] {
    return wordsOf(text).map(({ start }) => start)
  }

  private candidates(text: string, word: Word): ReadonlySet<Entry<Value>> {
    const found = new Set(this.always)
    const add = (key: string) => {
      for (const entry of this.byKey.get(key) ?? []) found.add(entry)
    }
    add(word.key)
    add(`${word.letter}…`)
    for (const end of word.ends(text)) add(`…${end}`)
    return found
  }
}

type Found<Value> = { value: Value; end: number }
type Entry<Value> = { value: Value; pattern: PhrasePattern }

function endOfMatch(pattern: RegExp | null | undefined, text: string, start: number): number {
  if (!pattern) return start
  pattern.lastIndex = start
  return pattern.test(text) ? pattern.lastIndex : start
}

function kindOf(phrase: string): 'start' | 'letter' | 'end' | 'other' {
  const [first = ''] = phrase.split(' ')
  if (first.startsWith('*')) {
    const isSuffix = first === phrase && !phrase.endsWith('*') && phrase.length > KEY
    return isSuffix && /^\*\p{L}+$/u.test(phrase) ? 'end' : 'other'
  }
  if (first.startsWith('...') || first === '') return 'other'
  const known = first.endsWith('*') ? first.slice(0, -1) : phrase
  if (known.length >= KEY && !known.slice(0, KEY).includes('*')) return 'start'
  return known.length > 0 ? 'letter' : 'other'
}

function bucketsOf(phrases: readonly string[], key: (phrase: string) => string): Buckets {
  const groups = [...Map.groupBy(phrases, key)]
  return new Map(groups.map(([start, some]) => [start, sticky(some)]))
}

function sticky(phrases: readonly string[]): RegExp {
  return new RegExp(`${alternatives(phrases)}${WORD_END}`, 'uy')
}

/** A place where a phrase may begin, with what tells which. */
class Word {
  readonly start: number
  readonly key: string
  readonly letter: string
  private known: readonly string[] | null = null

  constructor(text: string, start: number) {
    this.start = start
    const key = text.slice(start, start + KEY)
    this.key = BLANK.test(key) ? key.replace(/\s/g, ' ') : key
    this.letter = text.charAt(start)
  }

  /** The last letters of the word and of the parts of a compound, looked up when asked for. */
  ends(text: string): readonly string[] {
    this.known ??= endsOfWord(text, this.start)
    return this.known
  }
}

function endsOfWord(text: string, start: number): string[] {
  const ends: string[] = []
  for (let at = start; ends.length < MAX_PARTS; at++) {
    WORD_PART.lastIndex = at
    if (!WORD_PART.test(text)) return ends
    at = WORD_PART.lastIndex
    ends.push(text.slice(Math.max(0, at - KEY), at))
    if (text.charAt(at) !== '-' && text.charAt(at) !== "'") return ends
  }
  return ends
}

/** The same place, and the same text, is asked about by one pattern after the other. */
let here = { text: '', word: new Word('', 0) }
let latest: { text: string; words: Word[] } = { text: '', words: [] }

function wordsOf(text: string): Word[] {
  if (latest.text !== text) {
    const starts = [...text.matchAll(WORD_START)].map(({ index }) => index)
    latest = { text, words: starts.map((start) => new Word(text, start)) }
  }
  return latest.words
}
