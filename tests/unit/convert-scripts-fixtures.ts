import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

/** A recipe as its cook wrote it, converted in its own language or in another. */
export async function stepsOf(
  ingredients: readonly string[],
  method: readonly string[],
  language: Language = 'en',
  target: Language = language,
): Promise<StepInput[]> {
  const source = aReadRecipe({
    language,
    ingredients: linesOf(...ingredients),
    steps: linesOf(...method),
  })
  const { steps } = await createBuiltinConverter().structure(source, {
    language: target,
    model: 'TM6',
    signal: new AbortController().signal,
    report: () => undefined,
  })
  return steps
}

/** The first step whose text matches. */
export const stepSaying = (steps: readonly StepInput[], words: RegExp) =>
  steps.find(({ instructionText }) => words.test(instructionText))

/** The runs of the machine. */
export const runsOf = (steps: readonly StepInput[]) =>
  steps.filter(({ type }) => type === 'OPERATE')

/** What goes in at a place, by the numbers of the ingredients. */
export const addedAt = (steps: readonly StepInput[], place: StepInput['place']) =>
  steps
    .filter((one) => one.place === place)
    .flatMap(({ adds }) => adds?.map(({ ref }) => ref) ?? [])

/** The texts of the steps, with plain blanks for those that do not break. */
export const textsOf = (steps: readonly StepInput[]) =>
  steps.map(({ instructionText }) => instructionText.replaceAll('\u00a0', ' '))

/** What the machine is set to, one after the other; runs that are set alike count as one. */
export const settingsOf = (steps: readonly StepInput[]) =>
  runsOf(steps)
    .filter((run, at, runs) => {
      const before = runs[at - 1]
      return run.temperature !== before?.temperature || run.speed !== before?.speed
    })
    .map(({ temperature, speed }) => [temperature, speed])

/** What goes in over the whole recipe, group by group: the numbers of each step's ingredients. */
export const addedIn = (steps: readonly StepInput[]) =>
  steps.flatMap(({ adds }) => {
    const refs = adds?.map(({ ref }) => ref).sort((a, b) => a - b) ?? []
    return refs.length > 0 ? [refs] : []
  })

/** The shares in which an ingredient goes in, one after the other; 1 for all of it. */
export const sharesOf = (steps: readonly StepInput[], ingredient: number) =>
  steps.flatMap(({ adds }) =>
    (adds ?? []).filter(({ ref }) => ref === ingredient).map(({ part = 1 }) => part),
  )
