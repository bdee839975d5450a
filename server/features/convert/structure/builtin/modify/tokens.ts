import type { Phrases } from '../parse/lexicon/lexicon.ts'
import { fold, type Span } from '../parse/phrases.ts'

/** A word, number or mark of a text; `word` is folded, `isBreak` where a phrase ends. */
export type Token = Span & { word: string; isBreak: boolean }

const TOKENS = /\d+(?:[.,/]\d+)?|[¼-¾⅐-⅞]|\p{L}[\p{L}\p{M}\d]*['’ʼ]?|[^\s]/gu
/** Marks that say nothing between two words: "gluten-free", quotation marks. */
const NEEDLESS = /^[-‐‑"“”„«»'’`*]$/
const BREAKS = /^[,;.!?:()–—/|]$/

/** The words of a text. Hyphens part words as blanks do, an elided article is a word: "l'ail". */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKENS)].flatMap((match) => {
    const [found] = match
    if (NEEDLESS.test(found)) return []
    const span = { start: match.index, end: match.index + found.length }
    return [{ ...span, word: fold(found).replace('ʼ', "'"), isBreak: BREAKS.test(found) }]
  })
}

/** The words of a text without its marks. */
export function wordsOf(text: string): string[] {
  return tokensOf(text)
    .filter(({ isBreak }) => !isBreak)
    .map(({ word }) => word)
}

/** One place of a phrase: a word, a word with any ending or beginning, or a slot to be filled. */
export type Part = { slot: string } | { word: string; anyEnding: boolean; anyBeginning: boolean }

/** "replace {old} with {new}", "flax egg*", "*brühe". */
export function partsOf(phrase: string): Part[] {
  return phrase.split(' ').flatMap((piece): Part[] => {
    const slot = /^\{(\w+)\}$/.exec(piece)?.[1]
    if (slot) return [{ slot }]
    const words = wordsOf(piece.replaceAll('*', ''))
    return words.map((word, index) => ({
      word,
      anyEnding: piece.endsWith('*') && index === words.length - 1,
      anyBeginning: piece.startsWith('*') && index === 0,
    }))
  })
}

/** Whether a word stands where the phrase has a word. */
export function fits(part: Part, word: string): boolean {
  if ('slot' in part) return false
  if (part.anyEnding) return word.startsWith(part.word)
  return part.anyBeginning ? word.endsWith(part.word) : word === part.word
}

/** How many words a phrase without slots takes from index `at`; 0 when it is not there. */
export function phraseLength(parts: readonly Part[], words: readonly string[], at: number): number {
  const isThere = parts.every((part, index) => fits(part, words[at + index] ?? ''))
  return isThere ? parts.length : 0
}

/** Every phrase of a list in parts. */
export function allParts(phrases: Phrases): Part[][] {
  return phrases.map(partsOf)
}
