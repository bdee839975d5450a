import type { HeadingWords } from './word-table.ts'
import { DE } from './words/de.ts'
import { EN } from './words/en.ts'
import { ES } from './words/es.ts'
import { FR } from './words/fr.ts'
import { IT } from './words/it.ts'
import { PL } from './words/pl.ts'
import { RO } from './words/ro.ts'
import { UK } from './words/uk.ts'

const LANGUAGES: HeadingWords[] = [EN, DE, FR, ES, IT, PL, UK, RO]

/**
 * A word as people type it: also without its accents, and with the cedilla that old keyboards gave
 * Romanian. Marks of Cyrillic letters make other letters, so they stay.
 */
function spellings(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{Mn}+/gu, '')
    .normalize('NFC')
  return [word, plain, word.replaceAll('ș', 'ş').replaceAll('ț', 'ţ')]
}

const merged = (key: keyof HeadingWords) =>
  new Set(
    LANGUAGES.flatMap((words) => words[key])
      .flatMap(spellings)
      .sort((a, b) => b.length - a.length),
  )

/** Every language's words together, longest first: what is pasted rarely says its language. */
export const HEADING_WORDS: Readonly<Record<keyof HeadingWords, Set<string>>> = {
  ingredients: merged('ingredients'),
  method: merged('method'),
  howTo: merged('howTo'),
  end: merged('end'),
  endStarts: merged('endStarts'),
  noteWords: merged('noteWords'),
  closings: merged('closings'),
  afterwords: merged('afterwords'),
  remarks: merged('remarks'),
  chatter: merged('chatter'),
  greetings: merged('greetings'),
  titleLabels: merged('titleLabels'),
  recipeFor: merged('recipeFor'),
  groupStart: merged('groupStart'),
  groups: merged('groups'),
  madeParts: merged('madeParts'),
  parts: merged('parts'),
  makeWords: merged('makeWords'),
  groupHeads: merged('groupHeads'),
  equipment: merged('equipment'),
  tools: merged('tools'),
  servedWith: merged('servedWith'),
  prepTime: merged('prepTime'),
  cookTime: merged('cookTime'),
  totalTime: merged('totalTime'),
  restTime: merged('restTime'),
  difficulty: merged('difficulty'),
  cuisine: merged('cuisine'),
  yields: merged('yields'),
  yieldVerbs: merged('yieldVerbs'),
  forWords: merged('forWords'),
  servings: merged('servings'),
  step: merged('step'),
  amounts: merged('amounts'),
  articles: merged('articles'),
  becomes: merged('becomes'),
  units: merged('units'),
  of: merged('of'),
  each: merged('each'),
  and: merged('and'),
  andSoOn: merged('andSoOn'),
  lineEnds: merged('lineEnds'),
  verbs: merged('verbs'),
  clauses: merged('clauses'),
  openEnds: merged('openEnds'),
  controls: merged('controls'),
  nutrients: merged('nutrients'),
  days: merged('days'),
  hours: merged('hours'),
  minutes: merged('minutes'),
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words as one group of a regular expression, longest first. */
export function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].map(escaped).join('|')})`
}

/** One of the words at the beginning of a line, with the sign between it and its value. */
export const labelOf = (words: Set<string>): RegExp =>
  new RegExp(`^${anyOf(words)}(?![\\p{L}-])\\s*[:=–-]?\\s*`, 'iu')
