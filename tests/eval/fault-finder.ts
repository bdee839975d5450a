import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { degreesOf } from '#shared/appliance/finding.ts'
import { readTemperature } from '#shared/appliance/settings.ts'
import type { Language } from '#shared/language.ts'
import type { Step } from '#shared/recipe.ts'
import type { ConvertedRecipe } from './convert-read.ts'
import { type KitchenWords, kitchenWords } from './kitchen-words.ts'
import { sentencesOf, sentencesOfSteps } from './source-sentences.ts'
import { readTimes, type ToldTime } from './source-times.ts'

/** What whole recipes suffer from, counted without knowing what is right for each. */
export type Faults = {
  /** Steps that say which part of the source they stand for; of others words decide. */
  tracedSteps: number
  steps: number
  heatedSteps: number
  /** Heated steps whose part of the source heats nothing. */
  withoutCause: Step[]
  times: number
  /** Times of the source that no step has, neither in its settings nor in its text. */
  droppedTimes: ToldTime[]
  /** Times that only the text of a step has: no timer runs for them. */
  timesInWords: ToldTime[]
  ingredients: number
  /** Names of ingredients that go into no step. */
  unused: string[]
  /** Sentences with work for the machine. */
  work: string[]
  /** Those of them that were left to the cook. */
  leftToCook: string[]
}

/** From here on it is cooking and not only warming, °C. */
const HEATED_FROM = 50
/** How many steps before the one that runs may fill in and tell what for; and how many may follow. */
const STEPS_OF_ONE_WORK = 2

/** The faults of one conversion; the source is in `language`, `rawText` as it was pasted. */
export function findFaults(
  { read, rawText, language }: { read: ReadRecipe; rawText?: string; language: Language },
  recipe: ConvertedRecipe,
): Faults {
  const { steps } = recipe
  const words = kitchenWords(language)
  const sentences = sentencesOf(read)
  const ofSteps = sentencesOfSteps(read, steps, rawText)
  const hot = new Set(sentences.flatMap((one, index) => (heats(one, words) ? [index] : [])))
  const times = sentences.flatMap(readTimes)
  const unset = times.filter((time) => !isSet(time, steps))
  const work = sentences.flatMap((one, index) => (isMachineWork(one, words) ? [index] : []))
  return {
    tracedSteps: steps.filter(({ source }) => source).length,
    steps: steps.length,
    heatedSteps: steps.filter(isHeated).length,
    withoutCause: steps.filter((step, at) => isHeated(step) && !hasCause(ofSteps, at, hot)),
    times: times.length,
    droppedTimes: unset.filter((time) => !isInText(time, steps)),
    timesInWords: unset.filter((time) => isInText(time, steps)),
    ingredients: recipe.ingredients.length,
    unused: unusedIn(recipe),
    work: textsOf(work, sentences),
    leftToCook: textsOf(
      work.filter((index) => !runs(index, ofSteps, steps)),
      sentences,
    ),
  }
}

function textsOf(indices: readonly number[], sentences: readonly string[]): string[] {
  return indices.map((index) => sentences[index] ?? '')
}

/** "Heat the oven" heats no bowl; what else the sentence says may. */
function heats(sentence: string, { heating, oven }: KitchenWords): boolean {
  return sentence
    .split(/[,;:]|\s(?:and|und|et|e|y|i|та|și|then|while)\s/u)
    .some((part) => heating.test(part) && !oven.test(part))
}

function isHeated({ type, temperature }: Step): boolean {
  return (
    type === 'OPERATE' && !!temperature && degreesOf(readTemperature(temperature)) >= HEATED_FROM
  )
}

/**
 * The cause may stand with the steps that filled the bowl, or right before: "Heat the oil." Where
 * nobody knows which sentences a step stands for, any that heats will do.
 */
function hasCause(ofSteps: readonly number[][], at: number, hot: ReadonlySet<number>): boolean {
  if (ofSteps[at]?.length === 0) return hot.size > 0
  const own = ofSteps.slice(Math.max(0, at - STEPS_OF_ONE_WORK), at + 1).flat()
  return own.some((sentence) => hot.has(sentence) || hot.has(sentence - 1))
}

function isSet(time: ToldTime, steps: readonly Step[]): boolean {
  return steps.some(({ durationSeconds = -1 }) => isWithin(durationSeconds, time))
}

function isInText(time: ToldTime, steps: readonly Step[]): boolean {
  return steps.some(({ instructionText }) =>
    readTimes(instructionText).some(({ from, to }) => isWithin(from, time) || isWithin(to, time)),
  )
}

function isWithin(seconds: number, { from, to }: ToldTime): boolean {
  return seconds >= from && seconds <= to
}

/** Steps of old recipes only name their ingredients. */
function unusedIn({ ingredients, steps }: ConvertedRecipe): string[] {
  const isStructured = steps.some(({ adds }) => adds)
  const used = new Set(
    steps.flatMap(({ adds = [], ingredientRefs }) =>
      isStructured ? adds.map(({ ref }) => ref) : ingredientRefs,
    ),
  )
  return ingredients
    .filter(({ ingredientJsonId }) => !used.has(ingredientJsonId))
    .map(({ name }) => name)
}

function isMachineWork(sentence: string, { work, oven, byHand }: KitchenWords): boolean {
  return work.test(sentence) && !oven.test(sentence) && !byHand.test(sentence)
}

/** Whether the machine runs for a sentence: in a step of its own, or after the one that fills in. */
function runs(sentence: number, ofSteps: readonly number[][], steps: readonly Step[]): boolean {
  return ofSteps.some((own, at) => {
    if (!own.includes(sentence)) return false
    if (steps[at]?.type !== 'WEIGH') return steps[at]?.type === 'OPERATE'
    const next = steps.slice(at + 1, at + 1 + STEPS_OF_ONE_WORK)
    return next.some(({ type }) => type === 'OPERATE')
  })
}
