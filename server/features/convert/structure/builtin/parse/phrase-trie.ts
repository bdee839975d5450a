import { ANY_LETTERS, LETTERS, LONGEST_GAPS } from './phrases.ts'

/** Stands for "no phrase"; phrases are numbered from 0. */
const NONE = Number.POSITIVE_INFINITY
const BLANKS = /\s+/y
const ROW = new RegExp(ANY_LETTERS, 'y')
const GAP_BEGINS = /[\s,]/
const GAP_ENDS = '.;!?'
/** For every character up to the last letter there is. */
const IN_WORD = Uint8Array.from({ length: 0x530 }, (_, code) =>
  Number(new RegExp(`[${LETTERS}\\d]`).test(String.fromCharCode(code))),
)

/** Where phrases that begin alike have got to. */
type Node = {
  /** Number of the phrase that ends here. */
  phrase: number
  /** The first of the phrases that lead here. */
  first: number
  /** Rows of letters that come next, and the first letter of each. */
  rows: readonly Row[]
  firsts: string
  blanks: Node | null
  /** Behind `*`. */
  anyLetters: Node | null
  /** Behind `...` and `....`, with how many characters they bridge. */
  gaps: Map<number, Node> | null
}

type Row = { letters: string; next: Node }

/**
 * Phrases to be found at a place of folded text. What they begin with alike is read once: languages
 * have thousands of orders that begin with "let the".
 */
export class PhraseTrie {
  private readonly phrases: readonly string[]
  /** Most lists are never needed. */
  private root: Node | null = null

  constructor(phrases: readonly string[]) {
    this.phrases = phrases
  }

  /** Where the longest phrase that stands at `start` ends; `start` itself when none does. */
  endAt(text: string, start: number): number {
    const search = { text, phrase: NONE, end: start }
    this.root ??= rootOf(this.phrases)
    follow(this.root, start, search)
    return search.end
  }
}

function rootOf(phrases: readonly string[]): Node {
  const root = newNode(NONE)
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length)
  for (const [number, phrase] of longestFirst.entries()) {
    const last = partsOf(phrase).reduce((node, part) => behind(node, part, number), root)
    last.phrase = Math.min(last.phrase, number)
  }
  return root
}

function newNode(first: number): Node {
  return { phrase: NONE, first, rows: [], firsts: '', blanks: null, anyLetters: null, gaps: null }
}

/** "bring* to ... boil" → `bring`, `*`, a blank, `to`, `...`, `boil`: a gap has its blanks in it. */
function partsOf(phrase: string): string[] {
  return phrase.split(' ').flatMap((word, at, words) => {
    if (LONGEST_GAPS.has(word)) return [word]
    const isApart = at > 0 && !LONGEST_GAPS.has(words[at - 1] ?? '')
    const letters = word.replace(/^\*|\*$/g, '')
    return [
      isApart ? ' ' : '',
      word.startsWith('*') ? '*' : '',
      letters,
      word.endsWith('*') ? '*' : '',
    ].filter(Boolean)
  })
}

/** Where a part leads; a phrase comes behind those that are known. */
function behind(node: Node, part: string, number: number): Node {
  const gap = LONGEST_GAPS.get(part)
  if (part === ' ') {
    node.blanks ??= newNode(number)
    return node.blanks
  }
  if (part === '*') {
    node.anyLetters ??= newNode(number)
    return node.anyLetters
  }
  if (gap === undefined) return behindLetters(node, part, number)
  node.gaps ??= new Map()
  const next = node.gaps.get(gap) ?? newNode(number)
  node.gaps.set(gap, next)
  return next
}

/** Rows of letters part where the second letter of "bake" and "boil" does. */
function behindLetters(node: Node, letters: string, number: number): Node {
  const row = node.rows[node.firsts.indexOf(letters.charAt(0))]
  if (!row) return addRow(node, { letters, next: newNode(number) })
  let shared = 1
  while (shared < row.letters.length && row.letters[shared] === letters[shared]) shared++
  if (shared < row.letters.length) {
    const fork = newNode(row.next.first)
    addRow(fork, { letters: row.letters.slice(shared), next: row.next })
    row.letters = row.letters.slice(0, shared)
    row.next = fork
  }
  return shared === letters.length
    ? row.next
    : behindLetters(row.next, letters.slice(shared), number)
}

function addRow(node: Node, row: Row): Node {
  node.rows = [...node.rows, row]
  node.firsts += row.letters.charAt(0)
  return row.next
}

/** What has been found so far: of the phrases that fit the first counts, and its first end. */
type Search = { text: string; phrase: number; end: number }

function follow(node: Node, at: number, search: Search): void {
  const { text } = search
  if (node.phrase < search.phrase && !isInWord(text, at)) {
    search.phrase = node.phrase
    search.end = at
  }
  const row = rowAt(node, text, at)
  if (row && row.next.first < search.phrase) follow(row.next, at + row.letters.length, search)
  if (node.blanks && node.blanks.first < search.phrase) {
    const end = endOf(BLANKS, text, at)
    if (end > at) follow(node.blanks, end, search)
  }
  if (node.anyLetters && node.anyLetters.first < search.phrase) {
    for (let end = endOf(ROW, text, at); end >= at; end--) follow(node.anyLetters, end, search)
  }
  if (node.gaps && GAP_BEGINS.test(text.charAt(at)))
    for (const [longest, next] of node.gaps) followGap(next, at, longest, search)
}

/** The one row that stands there. */
function rowAt({ firsts, rows }: Node, text: string, at: number): Row | null {
  const code = text.charCodeAt(at)
  let place = 0
  while (place < firsts.length && firsts.charCodeAt(place) !== code) place++
  const row = rows[place]
  if (!row) return null
  const { letters } = row
  let same = 1
  while (same < letters.length && letters.charCodeAt(same) === text.charCodeAt(at + same)) same++
  return same === letters.length ? row : null
}

/** Bridges as little as it can, up to the beginning of a word. */
function followGap(next: Node, start: number, longest: number, search: Search): void {
  const { text } = search
  let at = start
  for (let bridged = 0; bridged <= longest; bridged++) {
    if (next.first >= search.phrase) return
    if (at === 0 || !isInWord(text, at - 1)) follow(next, at, search)
    const code = text.codePointAt(at)
    if (code === undefined || GAP_ENDS.includes(text.charAt(at))) return
    at += code > 0xffff ? 2 : 1
  }
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

/** Whether a letter or a digit stands there. */
function isInWord(text: string, at: number): boolean {
  return IN_WORD[text.charCodeAt(at)] === 1
}
