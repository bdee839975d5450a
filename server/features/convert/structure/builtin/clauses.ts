import type { CompiledLexicon } from './compiled-lexicon.ts'
import type { Action } from './lexicon/kinds.ts'
import { findSpans, fold, type Span } from './phrases.ts'
import type { Sentence } from './sentences.ts'

/** A part of a sentence that orders one thing. Joining the clauses of a sentence gives it back. */
export type Clause = {
  text: string
  folded: string
  action: Action
  /** Where its verb stands in `text`; empty when it has none. */
  verb: Span
  /** Number of the sentence that it belongs to. */
  sentence: number
}

/** Words that are ingredients of this recipe are no verbs after "and": "butter and cream". */
export type ClauseReading = { lexicon: CompiledLexicon; isIngredient: (word: string) => boolean }

type Verb = { action: Action; span: Span }

/** Cuts a sentence before every verb that starts a clause of its own. */
export function readClauses(
  sentence: Sentence,
  number: number,
  { lexicon, isIngredient }: ClauseReading,
): Clause[] {
  const folded = fold(sentence.text)
  const fragments = cutFragments(folded, lexicon)
  const clauses: { start: number; end: number; verb: Verb | null }[] = []

  for (const { start, end } of fragments) {
    const last = clauses.at(-1)
    const found = opensComponent(folded, { start, end }, lexicon)
      ? null
      : verbOf(folded, { start, end }, lexicon)
    const isNoun =
      found !== null &&
      last?.verb != null &&
      isIngredient(folded.slice(found.span.start).split(/[^\p{L}'-]/u)[0] ?? '')
    const verb = isNoun ? null : found
    if (last && (!verb || !last.verb)) {
      last.end = end
      last.verb ??= verb
    } else clauses.push({ start, end, verb })
  }

  return clauses.map(({ start, end, verb }) => {
    const whole = verb && longestVerbAt(folded.slice(0, end), verb.span.start, lexicon)
    const found = whole ?? verb ?? verbInside(folded, { start, end }, lexicon)
    return {
      text: sentence.text.slice(start, end),
      folded: folded.slice(start, end),
      action: found?.action ?? 'other',
      verb: found
        ? { start: found.span.start - start, end: found.span.end - start }
        : { start: 0, end: 0 },
      sentence: number,
    }
  })
}

/** "To make the sauce," only says what the rest of the sentence is about. */
function opensComponent(folded: string, { start, end }: Span, lexicon: CompiledLexicon): boolean {
  lexicon.componentOpeners.lastIndex = start
  return end < folded.length && start === 0 && lexicon.componentOpeners.test(folded)
}

/** Everything between commas, semicolons and joining words outside brackets. */
function cutFragments(folded: string, lexicon: CompiledLexicon): Span[] {
  const cuts = [...findSpans(/[,;:–—]\s/gu, folded).map(({ end }) => end)]
  cuts.push(...findSpans(lexicon.joiners, folded).map(({ start }) => start))
  const brackets = findSpans(/\([^)]*\)?/gu, folded)
  const isInBrackets = (at: number) => brackets.some(({ start, end }) => at > start && at < end)
  const inOrder = [...new Set([0, ...cuts.filter((at) => !isInBrackets(at)), folded.length])]
  inOrder.sort((a, b) => a - b)
  return inOrder.slice(1).map((end, index) => ({ start: inOrder[index] ?? 0, end }))
}

function verbOf(folded: string, span: Span, lexicon: CompiledLexicon): Verb | null {
  const start = skipBeforeVerb(folded, span, lexicon)
  if (lexicon.source.verbPosition === 'anywhere') {
    lexicon.subordinators.lastIndex = start
    return lexicon.subordinators.test(folded) ? null : verbInside(folded, span, lexicon)
  }
  const verb = longestVerbAt(folded.slice(0, span.end), start, lexicon)
  if (verb) return verb

  lexicon.helperVerbs.lastIndex = start
  return lexicon.helperVerbs.test(folded) ? verbInside(folded, { ...span, start }, lexicon) : null
}

function skipBeforeVerb(folded: string, { start, end }: Span, lexicon: CompiledLexicon): number {
  let at = start
  while (at < end) {
    while (at < end && /[\s,;:."'*•–—-]/u.test(folded.charAt(at))) at++
    lexicon.beforeVerb.lastIndex = at
    const skipped = lexicon.beforeVerb.exec(folded)
    if (!skipped || longestVerbAt(folded, at, lexicon)) break
    at += skipped[0].length
  }
  return at
}

function longestVerbAt(folded: string, at: number, lexicon: CompiledLexicon): Verb | null {
  let longest: Verb | null = null
  for (const { action, here } of lexicon.verbs) {
    here.lastIndex = at
    const length = here.exec(folded)?.[0].length ?? 0
    if (length > (longest ? longest.span.end - at : 0))
      longest = { action, span: { start: at, end: at + length } }
  }
  return longest
}

/** The first verb anywhere, the longest of those that start together. */
function verbInside(folded: string, { start, end }: Span, lexicon: CompiledLexicon): Verb | null {
  const text = folded.slice(start, end)
  let best: Verb | null = null
  for (const { action, anywhere } of lexicon.verbs) {
    const match = anywhere.exec(text)
    if (!match) continue
    const span = { start: start + match.index, end: start + match.index + match[0].length }
    const isBetter =
      !best ||
      span.start < best.span.start ||
      (span.start === best.span.start && span.end > best.span.end)
    if (isBetter) best = { action, span }
  }
  return best
}
