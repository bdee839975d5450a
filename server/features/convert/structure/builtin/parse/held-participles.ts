import type { Phrases } from './lexicon/lexicon.ts'
import { findMatches, fold, type Span } from './phrases.ts'
import {
  longestVerbAt,
  type Reading,
  skipBeforeVerb,
  startsWith,
  type Verb,
} from './verb-search.ts'

export type Fragment = Span & {
  verb: Verb | null
  /** What stands before it where it is told without the order that it hangs on. */
  lead?: string
}

/** "werden" of "werden geschält, gewürfelt und …"; without a verb until its first participle comes. */
type Holder = { from: number; word: Span; verb: Verb | null }

/**
 * "Die Kartoffeln werden geschält, gewürfelt und gekocht" says "werden" once: reads the participles
 * behind the first as orders too, in the languages that name such verbs.
 */
export function withHeldParticiples(
  fragments: readonly Fragment[],
  text: string,
  reading: Reading,
): Fragment[] {
  if (!reading.lexicon.source.method.holders) return [...fragments]
  const read: Fragment[] = []
  let holder: Holder | null = null
  for (const one of fragments) {
    const fragment: Fragment =
      one.verb || holder ? one : { ...one, verb: behindSubject(one, reading) }
    const own = holderIn(fragment, reading)
    const { verb } = fragment
    if (own || !holder || (verb && !wordsHeld(verb.span.start, holder, reading))) {
      holder = own ?? (verb ? null : holderAhead(fragment, reading))
      read.push(fragment)
    } else if (describes(read.at(-1), holder, text, reading)) {
      read.push({ ...fragment, verb: null })
    } else {
      const held = heldVerb(fragment, holder, reading)
      if (!held) read.push(fragment)
      else if (holder.verb) {
        // "Die Suppe wird püriert und [mit Salz] und Muskat abgeschmeckt"
        const first = read.slice(read.findLastIndex((one) => one.verb) + 1)[0] ?? fragment
        read.push({ ...fragment, verb: held, lead: leadOf(first, holder, text, reading) })
      } else {
        const whole: Verb = { ...held, span: { ...held.span, start: holder.word.start } }
        holder = { from: holder.from, word: holder.word, verb: whole }
        read.push({ ...fragment, verb: whole })
      }
    }
  }
  return read
}

/** "Le uova [vengono sbattute]", in languages whose orders begin with their verb. */
function behindSubject(fragment: Fragment, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  const isSideClause = startsWith(lexicon.subordinators, folded, skipBeforeVerb(fragment, reading))
  const word = lexicon.holders.spans(folded.slice(fragment.start, fragment.end))[0]
  if (!word || isSideClause || lexicon.source.method.holders?.participlesLast) return null
  const at = fragment.start + word.start
  const isTold = lexicon.relativeBefore.test(folded.slice(fragment.start, at))
  return isTold ? null : longestVerbAt(at, fragment.end, reading)
}

/** The order's verb begins with one that holds participles. */
function holderIn({ start, verb }: Fragment, { folded, lexicon }: Reading): Holder | null {
  if (!verb) return null
  const end = lexicon.holders.endAt(folded, verb.span.start)
  if (end === verb.span.start) return null
  return { from: start, word: { start: verb.span.start, end }, verb }
}

/** "Dann werden Mehl, Zucker und …": its participle stands behind the list. */
function holderAhead(fragment: Fragment, reading: Reading): Holder | null {
  const { folded, lexicon } = reading
  const isSideClause = startsWith(lexicon.subordinators, folded, skipBeforeVerb(fragment, reading))
  if (!lexicon.source.method.holders?.participlesLast || isSideClause) return null
  const word = lexicon.holders.spans(folded.slice(fragment.start, fragment.end))[0]
  if (!word) return null
  const { start } = fragment
  return { from: start, word: { start: start + word.start, end: start + word.end }, verb: null }
}

const wordAt = (folded: string, at: number) => /^\p{L}+/u.exec(folded.slice(at))?.[0] ?? ''

/** Whether the holder makes an order of the one word: "ho" of "tritato". */
function wordsHeld(at: number, holder: Holder, { folded, lexicon }: Reading): boolean {
  const word = wordAt(folded, at)
  const held = `${folded.slice(holder.word.start, holder.word.end)} ${word}`
  return word !== '' && lexicon.verbs.at(held, 0).length > 0
}

function heldVerb(fragment: Fragment, holder: Holder, reading: Reading): Verb | null {
  const { folded, lexicon } = reading
  const isLast = lexicon.source.method.holders?.participlesLast === true
  const start = skipBeforeVerb(fragment, reading)
  if (startsWith(lexicon.subordinators, folded, start)) return null
  if (!isLast && !wordsHeld(start, holder, reading)) return null
  const from = isLast ? fragment.start : start
  const held = folded.slice(from, fragment.end).replace(/[\s.,;:!)]+$/, '')
  const word = `${folded.slice(holder.word.start, holder.word.end)} `
  const found = lexicon.verbs
    .at(word + held, 0)
    .map(({ value, end }) => ({ action: value, end: end - word.length }))
    .filter(({ end }) => !isLast || end === held.length)
    .toSorted((a, b) => b.end - a.end)[0]
  if (!found) return null
  const participle = isLast ? held.lastIndexOf(' ') + 1 : 0
  return { action: found.action, span: { start: from + participle, end: from + found.end } }
}

/** "Ho unito l'aglio pelato e tritato": what stands before it is no order either. */
function describes(
  before: Fragment | undefined,
  holder: Holder,
  text: string,
  reading: Reading,
): boolean {
  const { holders } = reading.lexicon.source.method
  if (!before || holders?.participlesLast) return false
  const whole = text.slice(before.start, before.end).replace(/[^\p{L}]+$/u, '')
  const last = /\p{L}+$/u.exec(whole)?.[0] ?? ''
  const end = before.start + whole.length
  const isOwn = before.verb !== null && before.verb.span.end >= end
  const isParticiple = holders?.ends?.test(last) ?? true
  return !isOwn && isParticiple && wordsHeld(end - last.length, holder, reading)
}

/** "Die Kartoffeln werden" before "gewürfelt", "Dann werden" before "die Eier untergerührt". */
function leadOf(fragment: Fragment, holder: Holder, text: string, reading: Reading): string {
  const { holders, inversion } = reading.lexicon.source.method
  const { from, word, verb } = holder
  if (!holders?.participlesLast) return text.slice(from, word.end).trim()
  const isOneOf = (words: Phrases, name: string) => words.some((one) => fold(one) === fold(name))
  const isNamed = (name: string) => /^\p{Lu}/u.test(name) || isOneOf(holders.subjects ?? [], name)
  const next = wordAt(text, word.end + 1)
  const isCook = isOneOf(inversion?.subjects ?? [], next)
  const ownsFood = isNamed(wordAt(text, skipBeforeVerb(fragment, reading)))
  if (ownsFood || isCook) {
    const holding = text.slice(word.start, word.end).toLowerCase()
    const what = ownsFood ? null : holders.everything
    return [inversion?.adverbs[0], holding, isCook && next, what].filter(Boolean).join(' ')
  }
  if (!isNamed(next)) return text.slice(from, word.end).trim()
  const names = findMatches(/(?<!\p{L})\p{Lu}\p{L}+/gu, text.slice(word.end, verb?.span.end))
  return text.slice(from, word.end + (names.at(-1)?.end ?? 0)).trim()
}
