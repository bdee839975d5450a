import { z } from 'zod'
import { readSpeed, readTemperature } from '#shared/appliance/settings.ts'
import { LANGUAGES } from '#shared/language.ts'
import {
  DIFFICULTIES,
  MACHINE_PLACES,
  type RecipeContent,
  RecipeContentSchema,
  STEP_PLACES,
  STEP_TYPES,
  TOOLS,
} from '#shared/recipe.ts'
import { withOneSetting } from './settings-in-text.ts'

export const AnsweredMetadataSchema = z.object({
  title: z.string(),
  description: z.string().optional(),
  prepTimeMinutes: z.int().optional(),
  cookTimeMinutes: z.int().optional(),
  totalTimeMinutes: z.int().optional(),
  servingsMin: z.int().optional(),
  servingsMax: z.int().optional(),
  cuisine: z.string().optional(),
  difficulty: z.enum(DIFFICULTIES).optional(),
  tags: z.array(z.string()).optional(),
})

export const AnsweredIngredientSchema = z.object({
  ingredientJsonId: z.int(),
  name: z.string(),
  quantity: z.string().optional(),
  unit: z.string().optional(),
  notes: z.string().optional(),
  group: z.string().optional(),
})

export const AnsweredStepSchema = z.object({
  type: z.enum(STEP_TYPES),
  instructionText: z.string(),
  ingredientRefs: z.array(z.int()),
  durationSeconds: z.int().optional(),
  temperature: z.string().optional(),
  speed: z.string().optional(),
  reverse: z.boolean().optional(),
  tools: z.array(z.enum(TOOLS)).optional(),
  place: z.enum(STEP_PLACES).optional(),
  adds: z.array(z.object({ ref: z.int(), part: z.number().optional() })).optional(),
  takes: z
    .array(z.union([z.int(), z.object({ step: z.int(), part: z.number().optional() })]))
    .optional(),
  clears: z.union([z.boolean(), z.array(z.enum(MACHINE_PLACES))]).optional(),
})

/**
 * What the model answers: the shared recipe type without what only we can know, in a form that
 * structured output allows (no limits, no transforms; what is absent is left out). It is in the
 * order in which people read, because it is shown while it is written.
 */
export const AnswerSchema = z.object({
  outcome: z.enum(['recipe', 'no_recipe', 'not_possible']),
  language: z.enum(LANGUAGES),
  metadata: AnsweredMetadataSchema,
  ingredients: z.array(AnsweredIngredientSchema),
  steps: z.array(AnsweredStepSchema),
})
export type Answer = z.output<typeof AnswerSchema>

/** Most mistakes that the model is told of at once. */
const MAX_MISTAKES = 12

export type Read = { answer: Answer; content: RecipeContent } | { mistakes: string[] }

/** An answer that is a recipe by its form, or what is wrong with its form, in words for the model. */
export function readAnswer(text: string): Read {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { mistakes: [`The answer is not valid JSON: ${(error as Error).message}`] }
  }
  const read = AnswerSchema.safeParse(withKnownDifficulty(json))
  return read.success ? checkAnswer(read.data) : { mistakes: tellIssues(read.error) }
}

/** Another word for how hard it is costs no question. */
function withKnownDifficulty(json: unknown): unknown {
  const { success, data } = z.looseObject({ metadata: z.looseObject({}) }).safeParse(json)
  if (!success) return json
  const { difficulty, ...metadata } = data.metadata
  const isKnown = DIFFICULTIES.some((one) => one === difficulty)
  return { ...data, metadata: { ...metadata, ...(isKnown && { difficulty }) } }
}

/** An answer whose parts fit each other, or what does not fit. */
export function checkAnswer(answer: Answer): Read {
  const steps = answer.steps.map((step, index) => ({ stepNumber: index + 1, ...step }))
  const { metadata, ingredients, outcome } = answer
  const parsed = RecipeContentSchema.safeParse({ metadata, ingredients, steps })
  if (!parsed.success) return { mistakes: tellIssues(parsed.error) }
  const mistakes = outcome === 'recipe' ? contradictions(parsed.data) : []
  if (mistakes.length > 0) return { mistakes }
  const settled = parsed.data.steps.map((step) => withOneSetting(step, answer.language))
  return { answer, content: { ...parsed.data, steps: settled } }
}

/** What is wrong with the form of a JSON document. */
export function tellIssues({ issues }: z.ZodError): string[] {
  return issues
    .slice(0, MAX_MISTAKES)
    .map(({ path, message }) => `${path.join('.') || 'The answer'}: ${message}`)
}

function contradictions({ ingredients, steps }: RecipeContent): string[] {
  if (steps.length === 0) return ['There are no steps.']
  const known = new Set(ingredients.map(({ ingredientJsonId }) => ingredientJsonId))
  const twice = known.size < ingredients.length ? ['Two ingredients have the same number.'] : []
  const unknown = steps.flatMap(({ stepNumber, ingredientRefs }) =>
    ingredientRefs
      .filter((ref) => !known.has(ref))
      .map((ref) => `Step ${stepNumber} refers to ingredient ${ref}, which is not in the list.`),
  )
  const unreadable = steps.flatMap(({ stepNumber, speed, temperature }) => [
    ...(speed && !readSpeed(speed) ? [`Step ${stepNumber}: “${speed}” is no speed.`] : []),
    ...(temperature && readTemperature(temperature) === null
      ? [`Step ${stepNumber}: “${temperature}” is no temperature.`]
      : []),
  ])
  return [...twice, ...unknown, ...unreadable].slice(0, MAX_MISTAKES)
}
