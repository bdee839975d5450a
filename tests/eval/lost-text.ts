import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import {
  type CompiledLexicon,
  compileLexicon,
} from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { fold } from '#server/features/convert/structure/builtin/parse/phrases.ts'
import type { Language } from '#shared/language.ts'
import type { Step } from '#shared/recipe.ts'
import type { ConvertedRecipe } from './convert-read.ts'
import { findFaults } from './fault-finder.ts'
import { sentencesOf, sentencesOfSteps } from './source-sentences.ts'

/** What of a method no step accounts for, in its own words. */
export type LostText = {
  sentences: number
  /** Sentences of which every clause is lost. */
  lostSentences: string[]
  clauses: number
  lostClauses: string[]
  tests: number
  /** "until golden", in no step. */
  lostTests: string[]
  degrees: number
  lostDegrees: string[]
  times: number
  lostTimes: string[]
}

/** From so many letters on a word says something by itself. */
const TELLING = 4
/** A clause is told where no more of its words than this are missing. */
const MAX_MISSING = 0.4

const UNTIL =
  /(?<!\p{L})(?:until|till|bis|jusqu['’]|hasta|finché|fino a|finche|aż|do momentu|доки|поки|până)(?!\p{L})[^,;:.!()]*/giu
const DEGREES =
  /(?<number>\d{2,3})\s?(?:°|º|degrees|grad|gradi|grados|stopni|градус|grade|degrés)/giu

/** The parts of a method that are lost: neither their words nor their work are in the steps. */
export function findLost(
  { read, rawText, language }: { read: ReadRecipe; rawText?: string; language: Language },
  recipe: ConvertedRecipe,
): LostText {
  const lexicon = compileLexicon(lexiconFor(language))
  const sentences = sentencesOf(read)
  const ofSteps = sentencesOfSteps(read, recipe.steps, rawText)
  const foods = recipe.ingredients.map(({ name, notes = '' }) => `${name} ${notes}`).join(' ')
  const found: LostText = {
    ...{ sentences: sentences.length, lostSentences: [], clauses: 0, lostClauses: [] },
    ...{ tests: 0, lostTests: [], degrees: 0, lostDegrees: [], times: 0, lostTimes: [] },
  }
  sentences.forEach((sentence, index) => {
    const own = recipe.steps.filter((_, at) => ofSteps[at]?.includes(index))
    const known = { steps: own.length > 0 ? own : recipe.steps, foods, lexicon }
    const clauses = clausesOf(sentence)
    const lost = clauses.filter((clause) => isLost(clause, known, own.some(isOfMachine)))
    found.clauses += clauses.length
    if (lost.length > 0 && lost.length === clauses.length) found.lostSentences.push(sentence)
    else found.lostClauses.push(...lost)
    const tests = [...sentence.matchAll(UNTIL)].map(([text]) => text)
    found.tests += tests.length
    found.lostTests.push(...tests.filter((test) => missing(test, textOf(recipe.steps)) > 0.5))
    const degrees = [...sentence.matchAll(DEGREES)]
    found.degrees += degrees.length
    found.lostDegrees.push(
      ...degrees.filter((one) => !hasNumber(one, recipe.steps)).map(([text]) => text),
    )
  })
  const { times, droppedTimes } = findFaults({ read, rawText, language }, recipe)
  return { ...found, times, lostTimes: droppedTimes.map(({ text }) => text) }
}

/** Between commas and brackets; "salt, pepper" are no clauses. */
function clausesOf(sentence: string): string[] {
  const parts = sentence.split(/[,;:()–—.!?]+/u).map((part) => part.trim())
  return parts.filter((part) => wordsOf(part).length > 0)
}

const isOfMachine = ({ type }: Step) => type === 'OPERATE' || type === 'WEIGH'

type Known = { steps: readonly Step[]; foods: string; lexicon: CompiledLexicon }

/** What the machine does is told in its own words: the verb, the foods and the vessel go. */
function isLost(clause: string, { steps, foods, lexicon }: Known, isByMachine: boolean): boolean {
  const left = isByMachine ? withoutWork(clause, lexicon) : clause
  const told = textOf(steps) + (isByMachine ? ` ${foods}` : '')
  return wordsOf(left).length > 0 && missing(left, told) > MAX_MISSING
}

function withoutWork(clause: string, lexicon: CompiledLexicon): string {
  const folded = fold(clause)
  const { verbs, places, devices, cues, degrees, duration, vesselPhrase } = lexicon
  const patterns = [...places, ...devices].map(({ pattern }) => pattern)
  const spans = [
    ...verbs
      .places(folded)
      .flatMap((at) => verbs.at(folded, at).map(({ end }) => ({ start: at, end }))),
    ...[...patterns, cues.stoveTalk, cues.allIngredients].flatMap((pattern) => [
      ...pattern.spans(folded),
    ]),
    ...[degrees, duration, vesselPhrase].flatMap((pattern) =>
      [...folded.matchAll(pattern)].map((match) => ({
        ...{ start: match.index, end: match.index + match[0].length },
      })),
    ),
  ]
  return spans.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    folded,
  )
}

const textOf = (steps: readonly Step[]) =>
  steps.map(({ instructionText }) => instructionText).join(' ')

/** How much of the words is not in the text, whatever their endings. */
function missing(words: string, text: string): number {
  const own = wordsOf(words)
  const told = new Set(wordsOf(text).map(stemOf))
  const lost = own.filter((word) => !told.has(stemOf(word)))
  return lost.length / Math.max(1, own.length)
}

const stemOf = (word: string) => word.slice(0, Math.max(TELLING, word.length - 2))

function wordsOf(text: string): string[] {
  return (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= TELLING)
}

function hasNumber({ groups }: RegExpExecArray, steps: readonly Step[]): boolean {
  const number = new RegExp(`(?<!\\d)${groups?.number}(?!\\d)`)
  return steps.some(
    ({ instructionText, temperature = '' }) =>
      number.test(instructionText) || number.test(temperature ?? ''),
  )
}
