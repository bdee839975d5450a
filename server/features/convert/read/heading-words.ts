import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import { ES } from './words/es.ts'
import { FR } from './words/fr.ts'
import { IT } from './words/it.ts'
import { PL } from './words/pl.ts'
import { RO } from './words/ro.ts'
import { UK } from './words/uk.ts'

/**
 * The words by which a reader tells the parts of a recipe apart in one language. All lower case.
 * A new language is one more file of this shape; nothing else knows languages here.
 */
export type HeadingWords = {
  /** Headings of the ingredient list. */
  ingredients: string[]
  /** Headings of the method. */
  method: string[]
  /** Headings after which the recipe is over: notes, nutrition, comments. */
  end: string[]
  /** How a person ends what they told: "enjoy", "bon appétit", "love". */
  closings: string[]
  /** How the heading of a part begins: "for the" sauce. */
  groupStart: string[]
  prepTime: string[]
  cookTime: string[]
  totalTime: string[]
  /** Labels before the name of a cuisine. */
  cuisine: string[]
  /** Labels before a number of portions or pieces, verbs included: "serves". */
  yields: string[]
  /** What stands before a step's number. */
  step: string[]
  /** Amounts written as words. */
  amounts: string[]
  /** Units, as a line of ingredients writes them. */
  units: string[]
  /** What ends a line of ingredients that has no amount: "to taste". */
  lineEnds: string[]
  /** Cooking verbs in the forms that steps use. */
  verbs: string[]
  /** Whole lines of a page's controls. */
  controls: string[]
  days: string[]
  hours: string[]
  minutes: string[]
}

const LANGUAGES: HeadingWords[] = [EN, DE, FR, ES, IT, PL, UK, RO]

const merged = (key: keyof HeadingWords) =>
  new Set(LANGUAGES.flatMap((words) => words[key]).sort((a, b) => b.length - a.length))

/** Every language's words together, longest first: what is pasted rarely says its language. */
export const HEADING_WORDS = {
  ingredients: merged('ingredients'),
  method: merged('method'),
  end: merged('end'),
  closings: merged('closings'),
  groupStart: merged('groupStart'),
  prepTime: merged('prepTime'),
  cookTime: merged('cookTime'),
  totalTime: merged('totalTime'),
  cuisine: merged('cuisine'),
  yields: merged('yields'),
  step: merged('step'),
  amounts: merged('amounts'),
  units: merged('units'),
  lineEnds: merged('lineEnds'),
  verbs: merged('verbs'),
  controls: merged('controls'),
  days: merged('days'),
  hours: merged('hours'),
  minutes: merged('minutes'),
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words as one group of a regular expression, longest first. */
export function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].map(escaped).join('|')})`
}
