import type { ReadSection } from '../../read/read-recipe.ts'
import type { CompiledLexicon } from './compiled-lexicon.ts'
import { fold } from './phrases.ts'

/** One sentence of the method in the source's words, with the heading that it stands under. */
export type Sentence = { text: string; heading: string | null; section: number }

const SENTENCE_END = /[.!?…]+["')\]]*(?=\s+|$|\p{Lu})/gu
const LINE_NUMBER = /^\s*(?:\d{1,2}[.)]\s+|[-•*▢□]\s*)/u

/** Splits the method into sentences; nothing of it is lost but white space and line numbers. */
export function readSentences(steps: readonly ReadSection[], lexicon: CompiledLexicon): Sentence[] {
  return steps.flatMap(({ heading, lines }, section) =>
    lines
      .flatMap((line) => line.normalize('NFC').split(/\r?\n/))
      .flatMap((line) => splitSentences(line.replace(LINE_NUMBER, ''), lexicon))
      .map((text) => ({ text, heading: heading?.trim() || null, section })),
  )
}

function splitSentences(line: string, lexicon: CompiledLexicon): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    if (!endsSentence(line, start, match.index, lexicon)) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  sentences.push(line.slice(start))
  return sentences
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
}

function endsSentence(
  line: string,
  start: number,
  stop: number,
  lexicon: CompiledLexicon,
): boolean {
  const sentence = line.slice(start, stop)
  const isInBrackets = sentence.split('(').length > sentence.split(')').length
  if (isInBrackets || line.charAt(stop) !== '.') return !isInBrackets

  const lastWord = fold(sentence).match(/[\p{L}.]+$/u)?.[0] ?? ''
  const isAbbreviation = lexicon.source.method.abbreviations.includes(lastWord)
  const next = line.slice(stop + 1).trimStart()
  const isAfterDigit = /\d[\p{L}°º]{0,2}$/u.test(sentence)
  return (
    !isAbbreviation ||
    next === '' ||
    (/^\p{Lu}/u.test(next) && (lastWord.length > 2 || isAfterDigit))
  )
}
