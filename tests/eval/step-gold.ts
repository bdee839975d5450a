import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { LanguageSchema } from '#shared/language-schema.ts'
import { STEP_TYPES, TOOLS } from '#shared/recipe.ts'

const range = (value: z.ZodType<number>) =>
  z.tuple([value, value]).refine(([from, to]) => from <= to, 'The range is upside down.')

const Seconds = range(z.int().positive())
const Degrees = z.number().min(37).max(120)
const Dial = z.number().min(0.5).max(10)

/** What a step must say. A field that is missing, or `reverse: null`, is not judged. */
const ExpectationSchema = z.strictObject({
  type: z.enum(STEP_TYPES),
  seconds: Seconds.optional(),
  /** °C from–to; `[100, "varoma"]` takes the steam level too; null: no heat. */
  temperature: z
    .union([range(Degrees), z.tuple([Degrees, z.literal('varoma')]), z.literal('varoma'), z.null()])
    .optional(),
  /** Dial from–to, where the soft stir is below every number; `ramp`: a slow rise to 8 or more. */
  speed: z
    .union([
      range(Dial),
      z.tuple([z.literal('soft'), Dial]),
      z.enum(['soft', 'dough', 'turbo', 'ramp']),
    ])
    .optional(),
  reverse: z.boolean().nullish(),
  tools: z.array(z.enum(TOOLS)).optional(),
  not_tools: z.array(z.enum(TOOLS)).optional(),
})
export type Expectation = z.output<typeof ExpectationSchema>

/** A sentence of a recipe for pots and pans, and the step that a cook of the appliance writes. */
export const StepSampleSchema = z.strictObject({
  language: LanguageSchema,
  /** The technique, e.g. `sweat`. */
  kind: z.string().min(1),
  title: z.string().min(1),
  ingredients: z.array(z.string().min(1)).min(1),
  /** The sentences up to the judged one, which is the last unless `judge` counts it from 0. */
  method: z.array(z.string().min(1)).min(1),
  judge: z.int().min(0).optional(),
  /** `or`: other answers that are as right. */
  expect: ExpectationSchema.extend({ or: z.array(ExpectationSchema).optional() }),
  /** Number of the technique in the table that the expected values come from. */
  row: z.int().positive().optional(),
})
export type StepSample = z.output<typeof StepSampleSchema>

/** The samples of a `.jsonl` file, or of all those in a folder; throws on a line that does not fit. */
export function readStepSamples(fileOrFolder: string): StepSample[] {
  if (!statSync(fileOrFolder).isDirectory()) return readFile(fileOrFolder)
  const names = readdirSync(fileOrFolder).filter((name) => name.endsWith('.jsonl'))
  return names.sort().flatMap((name) => readFile(path.join(fileOrFolder, name)))
}

function readFile(file: string): StepSample[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (!line) return []
    const { data, error } = StepSampleSchema.safeParse(JSON.parse(line))
    if (error) throw new Error(`${file}:${index + 1}: ${z.prettifyError(error)}`)
    return [data]
  })
}
