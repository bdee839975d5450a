import { RECIPE_LIMITS } from '#shared/recipe.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import { isBeing } from '../parse/fragments.ts'
import { fold } from '../parse/phrases.ts'

/** A sentence of its own out of a stretch of text: capital letter, full stop, no loose ends. */
export function asSentence(text: string, lexicon: CompiledLexicon): string {
  const tidy = trimJoiners(tidySpaces(text), lexicon)
  if (tidy === '') return ''
  const capital = tidy.charAt(0).toUpperCase() + tidy.slice(1)
  const sentence = /[.!?…]["')\]]*$/.test(capital) ? capital : `${capital}.`
  return sentence.slice(0, RECIPE_LIMITS.instruction)
}

function tidySpaces(text: string): string {
  return text
    .replace(/\(\s*[,;]?\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:.!?)])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/[,;:]\s*\./g, '.')
    .trim()
}

/** Takes "and", "then", commas and dashes off both ends. */
export function trimJoiners(text: string, lexicon: CompiledLexicon): string {
  let trimmed = text
  for (let before = ''; before !== trimmed; ) {
    before = trimmed
    trimmed = trimmed.replace(/^[\s,;:.–—-]+/, '').replace(/[\s,;:–—-]+$/, '')
    for (const joiner of lexicon.source.method.joiners) {
      const folded = fold(trimmed)
      if (/^\p{Lu}/u.test(trimmed) && lexicon.timesAhead.endAt(folded, 0) > 0) continue
      if (isBeing(trimmed)) continue
      if (folded.startsWith(`${joiner} `) && !isInverted(folded, joiner, lexicon))
        trimmed = trimmed.slice(joiner.length)
      else if (folded.endsWith(` ${joiner}`)) trimmed = trimmed.slice(0, -joiner.length)
    }
  }
  return trimmed
}

/** "Danach kommt der Käse dazu", "dann rührst du ihn ein": without its adverb it would ask. */
function isInverted(folded: string, joiner: string, { source }: CompiledLexicon): boolean {
  const { inversion } = source.method
  if (!inversion?.adverbs.some((adverb) => fold(adverb) === fold(joiner))) return false
  const [verb = '', subject = ''] = folded
    .slice(joiner.length)
    .trim()
    .split(/[^\p{L}]+/u)
  return hasWord(inversion.verbs, verb) || hasWord(inversion.subjects, subject)
}

const hasWord = (words: readonly string[], word: string) =>
  words.some((known) => fold(known) === word)
