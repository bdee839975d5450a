import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import type { Step } from '#shared/recipe.ts'

/** With this much of the shorter one's words in the other, a step may be about a sentence. */
const SHARED_WORDS = 0.5
/** With this much it is, whatever else it is about. */
const MAX_WORDS = 0.75

/** The sentences of a method, in order. */
export function sentencesOf({ steps }: ReadRecipe): string[] {
  const lines = steps.flatMap((section) => section.lines)
  return lines.flatMap((line) => line.split(/(?<=[.!?…])\s+(?=\p{Lu})/u)).filter(Boolean)
}

/**
 * For each step the sentences it stands for, by their index: where its spans of the raw text are,
 * and without spans those whose words it shares. A step that runs is about what was weighed in
 * for it, too.
 */
export function sentencesOfSteps(read: ReadRecipe, steps: readonly Step[], rawText?: string) {
  const text = rawText ?? toRawText(read)
  const sentences = sentencesOf(read)
  const places = placesOf(sentences, text)
  const vocabulary = sentences.map(wordsOf)
  return steps.map(({ source }, at): number[] => {
    if (source)
      return places.flatMap((place, index) =>
        source.some(([from, to]) => place && from < place.to && to > place.from) ? [index] : [],
      )
    const words = wordsOf(textsOfWork(steps, at).join(' '))
    return alike(vocabulary.map((own) => sharedBy(own, words)))
  })
}

/** The text of a step, and of those right before a running one that fill in for it. */
function textsOfWork(steps: readonly Step[], at: number): string[] {
  const fills = steps.slice(0, at).reverse()
  const others = fills.findIndex(({ type }) => type !== 'WEIGH')
  const isRunning = steps[at]?.type === 'OPERATE'
  const filling = isRunning ? fills.slice(0, others < 0 ? undefined : others) : []
  return [steps[at], ...filling].map((step) => step?.instructionText ?? '')
}

/** Where each sentence stands in the text; a page's text may have cut it elsewhere. */
function placesOf(sentences: readonly string[], text: string) {
  let after = 0
  return sentences.map((sentence) => {
    const from = text.indexOf(sentence, after)
    if (from < 0) return null
    after = from + sentence.length
    return { from, to: after }
  })
}

/** The sentence that is most alike, and all others that are nearly the same. */
function alike(shares: readonly number[]): number[] {
  const best = Math.max(0, ...shares)
  return shares.flatMap((share, index) => {
    const isBest = share === best && share >= SHARED_WORDS
    return isBest || share >= MAX_WORDS ? [index] : []
  })
}

/** The settings of a step make it longer than its sentence, a cut clause makes it shorter. */
function sharedBy(one: readonly string[], other: readonly string[]): number {
  const among = new Set(other)
  const shared = one.filter((word) => among.has(word)).length
  // Among equals the sentence that is told more fully.
  return shared / Math.max(1, Math.min(one.length, other.length)) + shared / 1000
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}
