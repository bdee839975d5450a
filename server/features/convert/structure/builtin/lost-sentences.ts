import type { PlannedStep } from './kitchen.ts'
import type { Sentence } from './sentences.ts'

/** Nothing of the method is lost: a sentence that became no step is told in its own words, in its place. */
export function withLostSentences(
  steps: readonly PlannedStep[],
  sentences: readonly Sentence[],
): PlannedStep[] {
  const told = new Set(steps.flatMap((step) => step.sentences))
  return sentences.reduce<PlannedStep[]>(
    (all, { text }, number) => (told.has(number) ? all : inPlace(all, inOwnWords(text, number))),
    [...steps],
  )
}

function inOwnWords(instructionText: string, number: number): PlannedStep {
  return {
    type: 'MANUAL',
    instructionText,
    durationSeconds: undefined,
    speed: undefined,
    temperature: undefined,
    reverse: false,
    ingredientRefs: [],
    tools: [],
    sentences: [number],
    cooked: [],
  }
}

function inPlace(steps: readonly PlannedStep[], step: PlannedStep): PlannedStep[] {
  const [number = 0] = step.sentences
  const later = steps.findIndex(({ sentences }) => Math.min(...sentences) > number)
  const at = later === -1 ? steps.length : later
  return steps.toSpliced(at, 0, step)
}
