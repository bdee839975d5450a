import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../../read/read-recipe.ts'
import { fold } from '../phrases.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { IT } from './it.ts'
import type { Lexicon } from './lexicon.ts'
import { PL } from './pl.ts'
import { RO } from './ro.ts'
import { UK } from './uk.ts'

/** Every language that the built-in converter reads and writes. */
const LEXICONS: readonly Lexicon[] = [EN, DE, PL, FR, ES, UK, IT, RO]

function lexiconOf(language: string | null): Lexicon | undefined {
  const code = language?.slice(0, 2).toLowerCase()
  // British English reads as English does.
  return LEXICONS.find((lexicon) => lexicon.language === (code === 'gb' ? DEFAULT_LANGUAGE : code))
}

/** The lexicon that steps are written with. */
export function lexiconFor(language: Language): Lexicon {
  return lexiconOf(language) ?? EN
}

/** Fewest stop words that tell a language. */
const ENOUGH_STOP_WORDS = 3

/** The lexicon of the source's own language: by its words, as it says itself, or as asked for. */
export function chooseLexicon(source: ReadRecipe, asked: Language): Lexicon {
  const lines = [...source.steps, ...source.ingredients].flatMap(({ lines }) => lines)
  const said = lexiconOf(source.language)
  return detect(lines.join(' '), said) ?? said ?? lexiconFor(asked)
}

/** The language of a text, by its small words; null when too few of them tell. */
export function detectLanguage(text: string): Language | null {
  return detect(text, undefined)?.language ?? null
}

/** Letters that no other of the languages has; folding takes them away. */
const OWN_LETTERS: Partial<Record<Language, RegExp>> = {
  de: /ß/g,
  es: /ñ/gi,
  pl: /[ąćęłńśźż]/gi,
  ro: /[ășțşţ]/gi,
  uk: /[іїєґ]/gi,
}
const NONE = /(?!)/g

/** No letter that stands for a measure: "3 T.", "½ C.". */
const WORDS = /\p{L}{2,}|\p{L}(?![.\p{L}])/gu

/** How much of a text, in small words and letters, speaks for each language. */
export function languageScores(text: string): ReadonlyMap<Language, number> {
  return new Map(scoresOf(text).map(({ lexicon, score }) => [lexicon.language, score]))
}

function scoresOf(text: string): { lexicon: Lexicon; score: number }[] {
  const beginning = text.slice(0, 5000)
  const words = fold(beginning).match(WORDS) ?? []
  return LEXICONS.map((lexicon) => {
    const stopWords = new Set(lexicon.names.stopWords)
    const letters = beginning.match(OWN_LETTERS[lexicon.language] ?? NONE) ?? []
    return { lexicon, score: words.filter((word) => stopWords.has(word)).length + letters.length }
  })
}

/** `said`, what the source says itself, settles a tie: short texts fit near relatives alike. */
function detect(text: string, said: Lexicon | undefined): Lexicon | null {
  const scored = scoresOf(text)
  const tie = ({ lexicon, score }: (typeof scored)[number]) => score + (lexicon === said ? 0.5 : 0)
  const best = scored.sort((a, b) => tie(b) - tie(a))[0]
  return best && best.score >= ENOUGH_STOP_WORDS ? best.lexicon : null
}
