import { fold } from '../parse/phrases.ts'
import { wordsOf } from './tokens.ts'
import { modifyWordsOf, WORD_LANGUAGES, type WordLanguage } from './words/all.ts'

const articles = new Map<WordLanguage, ReadonlySet<string>>()

/** The words of a food's name, folded, without articles and what stands in brackets. */
export function nameWords(name: string, language: WordLanguage): string[] {
  const known = articles.get(language) ?? new Set(modifyWordsOf(language).articles)
  articles.set(language, known)
  const words = wordsOf(name.replace(/\([^()]*\)/g, ' '))
  const telling = words.filter((word) => !known.has(word))
  return telling.length > 0 ? telling : words
}

/** Whether two folded words look like forms of one: "cipolla" and "cipolle", "czosnek" and "czosnku". */
export function isSameWord(a: string, b: string): boolean {
  if (a === b || singular(a) === singular(b)) return true
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  const endings = longer <= 5 ? 1 : longer <= 7 ? 2 : 3
  const shared = sharedStart(a, b)
  // "Butterfly" is no form of "butter".
  const isCompound = shared === shorter && longer - shorter > MAX_ENDING_LENGTH
  return shorter >= 3 && !isCompound && shared >= Math.max(3, longer - endings)
}

/** Letters that a form may have beyond its stem. */
const MAX_ENDING_LENGTH = 2

/** English "cherries" as "cherry". */
function singular(word: string): string {
  return word.replace(/ies$/, 'y')
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

const ENOUGH_WORDS = 2

/** The language that a text is written in, by its frequent words; the given one where few tell. */
export function languageOfText(text: string, otherwise: WordLanguage): WordLanguage {
  const words = wordsOf(fold(text.slice(0, 8_000)))
  const score = (language: WordLanguage) => {
    const common = new Set(modifyWordsOf(language).common)
    return words.filter((word) => common.has(word)).length
  }
  const scores = new Map(WORD_LANGUAGES.map((language) => [language, score(language)]))
  const scoreOf = (language: WordLanguage) => scores.get(language) ?? 0
  const best = WORD_LANGUAGES.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), otherwise)
  return scoreOf(best) >= ENOUGH_WORDS ? best : otherwise
}
