import { PhraseTrie } from './phrase-trie.ts'
import { LETTERS, type Span } from './phrases.ts'
import { Remembered } from './remembered.ts'

const WORD_START = new RegExp(`(?<![${LETTERS}\\d])\\S`, 'g')
/** The ends of a row of letters, hyphens and apostrophes, each of which may be a word's end. */
const WORD_PART = new RegExp(`[${LETTERS}]+`, 'y')
const BLANK = /\s/
const KEY = 3
/** More hyphens than any compound has. */
const MAX_PARTS = 5

/**
 * A list of phrases to be found in folded text. Lists have hundreds of phrases, so only those are
 * tried that begin (or, for "*brühe", end) with the letters of a word that is there.
 */
export class PhrasePattern {
  private readonly group: PhraseGroup

  /** `group`: lists that the same texts are searched for. */
  constructor(phrases: readonly string[], group = new PhraseGroup()) {
    this.group = group
    group.add(this, phrases)
  }

  /** Where the longest phrase that begins at `index` ends; `index` itself when none does. */
  endAt(text: string, index: number): number {
    return this.group.endsAt(text, new Word(text, index)).get(this) ?? index
  }

  /** Every phrase in the text, from left to right, none inside another. */
  spans(text: string): readonly Span[] {
    return this.group.spans(text).get(this) ?? NOWHERE
  }

  isIn(text: string): boolean {
    return this.group.spans(text).has(this)
  }
}

const NOWHERE: readonly Span[] = []

/** The phrases of a list that begin, or end, alike. */
type Bucket = { pattern: PhrasePattern; phrases: PhraseTrie }
type Buckets = Map<string, Bucket[]>

/** Lists of phrases that a text is searched for in one go. */
export class PhraseGroup {
  private readonly byStart: Buckets = new Map()
  private readonly byLetter: Buckets = new Map()
  private readonly byEnd: Buckets = new Map()
  private readonly others: Bucket[] = []

  add(pattern: PhrasePattern, phrases: readonly string[]): void {
    const { start = [], letter = [], end = [], other } = Object.groupBy(phrases, kindOf)
    addTo(
      this.byStart,
      pattern,
      Map.groupBy(start, (phrase) => phrase.slice(0, KEY)),
    )
    addTo(
      this.byLetter,
      pattern,
      Map.groupBy(letter, (phrase) => phrase.slice(0, 1)),
    )
    addTo(
      this.byEnd,
      pattern,
      Map.groupBy(end, (phrase) => phrase.slice(-KEY)),
    )
    if (other) this.others.push({ pattern, phrases: new PhraseTrie(other) })
  }

  /** The phrases in the text, from left to right, none inside another of the same list. */
  spans(text: string): ReadonlyMap<PhrasePattern, readonly Span[]> {
    const { spans } = searched.of(text)
    const known = spans.get(this) ?? this.search(text)
    spans.set(this, known)
    return known
  }

  /** The lists that may have a phrase there, with where the longest ends; `start` where none does. */
  endsAt(text: string, word: Word): ReadonlyMap<PhrasePattern, number> {
    const { start } = word
    let ends = NO_ENDS
    const tryAll = (buckets: readonly Bucket[] = []) => {
      if (buckets.length > 0 && ends === NO_ENDS) ends = new Map()
      for (const { pattern, phrases } of buckets)
        ends.set(pattern, Math.max(ends.get(pattern) ?? start, phrases.endAt(text, start)))
    }
    tryAll(this.others)
    tryAll(this.byStart.get(word.key))
    tryAll(this.byLetter.get(word.letter))
    if (this.byEnd.size > 0) for (const end of word.ends(text)) tryAll(this.byEnd.get(end))
    return ends
  }

  private search(text: string): Map<PhrasePattern, Span[]> {
    const found = new Map<PhrasePattern, Span[]>()
    for (const word of wordsOf(text)) {
      const { start } = word
      for (const [pattern, end] of this.endsAt(text, word)) {
        const spans = found.get(pattern)
        if (end === start || start < (spans?.at(-1)?.end ?? 0)) continue
        if (spans) spans.push({ start, end })
        else found.set(pattern, [{ start, end }])
      }
    }
    return found
  }
}

const NO_ENDS = new Map<PhrasePattern, number>()

function addTo(
  buckets: Buckets,
  pattern: PhrasePattern,
  phrases: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [key, some] of phrases) {
    const others = buckets.get(key) ?? []
    buckets.set(key, [...others, { pattern, phrases: new PhraseTrie(some) }])
  }
}

/** Several lists of phrases, each with what it stands for. */
export class PhraseTable<Value> {
  private readonly group = new PhraseGroup()
  private readonly values: ReadonlyMap<PhrasePattern, Value>
  private readonly found = new Remembered<Map<number, readonly Found<Value>[]>>(() => new Map())

  constructor(lists: readonly { value: Value; phrases: readonly string[] }[]) {
    this.values = new Map(
      lists.map(({ value, phrases }) => [new PhrasePattern(phrases, this.group), value]),
    )
  }

  /** The values whose phrases begin at `index`, with where the longest of each ends. */
  at(text: string, index: number): readonly Found<Value>[] {
    const found = this.found.of(text)
    const known = found.get(index) ?? this.search(text, new Word(text, index))
    found.set(index, known)
    return known
  }

  /** Where words begin, from left to right. */
  places(text: string): number[] {
    return wordsOf(text).map(({ start }) => start)
  }

  private search(text: string, word: Word): readonly Found<Value>[] {
    const found: Found<Value>[] = []
    for (const [pattern, end] of this.group.endsAt(text, word)) {
      const value = this.values.get(pattern)
      if (end > word.start && value !== undefined) found.push({ value, end })
    }
    return found
  }
}

type Found<Value> = { value: Value; end: number }

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

/** What has been looked for in a text: one list after the other asks about the same. */
type Searched = {
  words: readonly Word[]
  spans: Map<PhraseGroup, ReadonlyMap<PhrasePattern, readonly Span[]>>
}

const searched = new Remembered((text): Searched => {
  const words = [...text.matchAll(WORD_START)].map(({ index }) => new Word(text, index))
  return { words, spans: new Map() }
})

function wordsOf(text: string): readonly Word[] {
  return searched.of(text).words
}
