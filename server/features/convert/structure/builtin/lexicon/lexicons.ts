import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { fold } from '../phrases.ts'
import { EN } from './en.ts'
import type { Lexicon } from './lexicon.ts'

/** Every language that the built-in converter reads. */
const LEXICONS: readonly Lexicon[] = [EN]

/** British English reads as English does. */
function lexiconOf(language: string | null): Lexicon | undefined {
  const code = language?.slice(0, 2).toLowerCase()
  return LEXICONS.find((lexicon) => lexicon.language === (code === 'gb' ? DEFAULT_LANGUAGE : code))
}

/** Fewest stop words that tell a language. */
const ENOUGH_STOP_WORDS = 3

/** The lexicon of the source's own language: as it says itself, by its words, or as asked for. */
export function chooseLexicon(source: ReadRecipe, asked: Language): Lexicon {
  return lexiconOf(source.language) ?? detect(source) ?? lexiconOf(asked) ?? EN
}

function detect(source: ReadRecipe): Lexicon | null {
  const text = fold(
    source.steps
      .flatMap(({ lines }) => lines)
      .join(' ')
      .slice(0, 5000),
  )
  const words = text.match(/\p{L}+/gu) ?? []
  const scored = LEXICONS.map((lexicon) => {
    const stopWords = new Set(lexicon.names.stopWords)
    return { lexicon, score: words.filter((word) => stopWords.has(word)).length }
  })
  const best = scored.sort((a, b) => b.score - a.score)[0]
  return best && best.score >= ENOUGH_STOP_WORDS ? best.lexicon : null
}
