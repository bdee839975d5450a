import { z } from 'zod'
import type { StepTake } from '#shared/recipe.ts'
import {
  type Answer,
  AnsweredIngredientSchema,
  AnsweredMetadataSchema,
  AnsweredStepSchema,
  checkAnswer,
  type Read,
  readAnswer,
  tellIssues,
} from './answer.ts'

/** What changes of an answer that is mended; all else stays as it is. */
export const PatchSchema = z.object({
  patches: z.array(
    z.object({
      step: z.int(),
      /** What stands in its place: one step, several, or none. */
      replacement: z.array(AnsweredStepSchema),
    }),
  ),
  ingredients: z.array(AnsweredIngredientSchema).optional(),
  removedIngredients: z.array(z.int()).optional(),
  metadata: AnsweredMetadataSchema.optional(),
})
type Patch = z.output<typeof PatchSchema>

/** How the model is asked for a patch. */
export const PATCH_REQUEST = `Answer only what changes. \`patches\`: for each step to mend its number in this answer, as \`step\`, and in \`replacement\` what stands in its place: one step, several, or none. \`takes\` keep the numbers of this answer. \`ingredients\`: entries that change or come in, by \`ingredientJsonId\`; \`removedIngredients\`: numbers of those that go; \`metadata\` where it changes, whole.`

/** What a model answers to a correction of `base`: a patch to it, or a whole document. */
export function readCorrection(text: string, base: Answer): Read {
  const json = asPatch(text)
  if (json === null) return readAnswer(text)
  const read = PatchSchema.safeParse(json)
  if (!read.success) return { mistakes: tellIssues(read.error) }

  const unknown = read.data.patches.filter(({ step }) => !base.steps[step - 1])
  if (unknown.length > 0)
    return { mistakes: unknown.map(({ step }) => `patches: there is no step ${step}.`) }
  return checkAnswer(withPatch(base, read.data))
}

/** The text as a patch, as far as its outline tells; a bare list of patches is one, too. */
function asPatch(text: string): object | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const outline = Array.isArray(json) ? { patches: json } : json
  if (!isRecord(outline) || 'steps' in outline || !Array.isArray(outline.patches)) return null
  return { ...outline, patches: outline.patches.map(withList) }
}

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null

/** One step in the place of another need not be a list. */
function withList(patch: unknown): unknown {
  if (!isRecord(patch) || !isRecord(patch.replacement)) return patch
  const { replacement } = patch
  return { ...patch, replacement: Array.isArray(replacement) ? replacement : [replacement] }
}

function withPatch(base: Answer, patch: Patch): Answer {
  const { metadata = base.metadata, ingredients: changed = [], removedIngredients = [] } = patch
  const before = base.ingredients.filter(
    ({ ingredientJsonId: id }) => !removedIngredients.includes(id),
  )
  const known = new Set(before.map(({ ingredientJsonId }) => ingredientJsonId))
  const ingredients = [
    ...before.map(
      (one) => changed.find((other) => other.ingredientJsonId === one.ingredientJsonId) ?? one,
    ),
    ...changed.filter(({ ingredientJsonId }) => !known.has(ingredientJsonId)),
  ]
  return { ...base, metadata, ingredients, steps: withReplacements(base.steps, patch.patches) }
}

type Steps = Answer['steps']

/** Steps that others take from are counted anew. */
function withReplacements(steps: Steps, patches: Patch['patches']): Steps {
  const numbers = new Map<number, number>()
  const groups = steps.map((step, at) => {
    const patch = patches.findLast((one) => one.step === at + 1)
    return patch ? patch.replacement : [step]
  })
  let count = 0
  for (const [at, group] of groups.entries()) {
    count += group.length
    numbers.set(at + 1, count)
  }
  return groups.flat().map((step) => ({ ...step, ...renumbered(step, numbers) }))
}

function renumbered({ takes }: Steps[number], numbers: ReadonlyMap<number, number>) {
  const numberOf = (number: number) => numbers.get(number) ?? number
  const now = takes?.map((take: StepTake) =>
    typeof take === 'number' ? numberOf(take) : { ...take, step: numberOf(take.step) },
  )
  return now && { takes: now }
}
