import type { Language } from '#shared/language.ts'
import { PhrasePattern } from '../parse/phrase-pattern.ts'
import { alternatives } from '../parse/phrases.ts'
import { DISHES, type DishName } from './dishes.ts'
import { withoutHyphens } from './without-hyphens.ts'
import { ideaWordsOf } from './words/all.ts'
import type { IdeaWords } from './words/words.ts'

/** The words of a language turned into expressions over folded text without hyphens. */
export type IdeaPatterns = {
  foods: readonly { name: string; pattern: PhrasePattern }[]
  dishes: readonly { dish: DishName; pattern: PhrasePattern }[]
  /** Names of dishes as ends of longer words, the longest first. */
  dishEnds: readonly string[]
  fillers: PhrasePattern
  lentils: PhrasePattern
  /** Its only filled group is the number. */
  servings: RegExp
  numbers: ReadonlyMap<string, number>
}

const compiled = new Map<IdeaWords, IdeaPatterns>()

/** Compiled the first time a language is asked for. */
export function ideaPatternsOf(language: Language): IdeaPatterns {
  const words = ideaWordsOf(language)
  const known = compiled.get(words) ?? compile(words)
  compiled.set(words, known)
  return known
}

function compile(words: IdeaWords): IdeaPatterns {
  const { foods, dishes, fillers, servings, numbers } = words
  const values = numbers.flatMap((forms, index) =>
    forms.split('/').map((form): [string, number] => [form.trim(), index + 1]),
  )
  return {
    lentils: patternOf(words.lentils),
    foods: Object.entries(foods).map(([name, forms]) => ({ name, pattern: patternOf(forms) })),
    dishes: DISHES.map((dish) => ({ dish, pattern: patternOf(dishes[dish]) })),
    dishEnds: Object.values(dishes)
      .flat()
      .filter((name) => SHORT_WORD.test(name))
      .map((name) => name.replace('*', ''))
      .sort((a, b) => b.length - a.length),
    fillers: patternOf(fillers),
    servings: servingsPattern(
      servings,
      values.map(([word]) => word),
    ),
    numbers: new Map(values),
  }
}

/** One word that is long enough to be no chance ending. */
const SHORT_WORD = /^\p{L}{4,}\*?$/u

function patternOf(phrases: readonly string[]): PhrasePattern {
  return new PhrasePattern(phrases.map(withoutHyphens))
}

function servingsPattern(phrases: readonly string[], words: readonly string[]): RegExp {
  const number = `(\\d{1,4}|${alternatives(words)})(?![\\p{L}\\p{N}])`
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .split('{n}')
        .map((part) => (part.trim() ? alternatives([part.trim()]) : ''))
        .map((part, at) =>
          at === 0 && part ? `${part}\\s+` : at === 1 && part ? `\\s+${part}` : part,
        )
        .join(number),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
