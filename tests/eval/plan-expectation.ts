import { z } from 'zod'
import { STEP_PLACES, STEP_TYPES, TOOLS } from '#shared/recipe.ts'

const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)])
const Names = z.array(z.string())

/** From–to, words that are right as well, one value, or null for none: `[90, 120, "varoma"]`. */
const RangeSchema = z.union([
  z.array(z.union([z.number(), z.string()])),
  z.number(),
  z.string(),
  z.null(),
])
export type Range = z.output<typeof RangeSchema>

/** What a step does; ingredients are named by the beginning of a word of their name. */
const WorkSchema = z.strictObject({
  type: oneOrMore(z.enum(STEP_TYPES)).optional(),
  place: oneOrMore(z.enum(STEP_PLACES)).optional(),
  /** What its place holds and does not hold. */
  with: Names.optional(),
  without: Names.optional(),
  /** What comes in there. */
  adds: Names.optional(),
  seconds: RangeSchema.optional(),
  temperature: RangeSchema.optional(),
  speed: RangeSchema.optional(),
  reverse: z.boolean().optional(),
  tools: z.array(z.enum(TOOLS)).optional(),
  notTools: z.array(z.enum(TOOLS)).optional(),
  /** A pattern that its text fits. */
  text: z.string().optional(),
})
export type Work = z.output<typeof WorkSchema>

const Remark = {
  /** A recipe is right when everything critical holds; all is unless it says otherwise. */
  critical: z.boolean().optional(),
  why: z.string().optional(),
}

const SingleSchema = z.union([
  /** Some step fits. */
  z.strictObject({ work: WorkSchema, ...Remark }),
  /** No step fits. */
  z.strictObject({ not: WorkSchema, ...Remark }),
  /** No running step holds all of them at once. */
  z.strictObject({ together: Names, place: z.enum(STEP_PLACES).optional(), ...Remark }),
  /** Each goes in first no later than the next, or with `strict` earlier. */
  z.strictObject({ order: Names, strict: z.boolean().optional(), ...Remark }),
  /** Each goes in at such a place. */
  z.strictObject({
    where: z.strictObject({ of: Names, place: oneOrMore(z.enum(STEP_PLACES)) }),
    ...Remark,
  }),
  /** When it first goes into the machine, nothing but what comes with it is in the bowl. */
  z.strictObject({ alone: z.string(), ...Remark }),
  /** It goes in in these shares, in this order. */
  z.strictObject({ parts: z.record(z.string(), z.array(z.number())), ...Remark }),
])

/** One thing that a conversion has to get right; of `any`, one has to hold. */
const PlanExpectationSchema = z.union([
  SingleSchema,
  z.strictObject({ any: z.array(SingleSchema), ...Remark }),
])
export type PlanExpectation = z.output<typeof PlanExpectationSchema>

/** A recipe and what a cook who owns the machine expects of its conversion. */
export const ExpectedPlanSchema = z.looseObject({
  id: z.string(),
  language: z.string(),
  text: z.string().optional(),
  page: z.string().optional(),
  /** Names of ingredients that need not go into a step, e.g. oil for a tin. */
  optional: Names.default([]),
  expect: z.array(PlanExpectationSchema),
})
export type ExpectedPlan = z.output<typeof ExpectedPlanSchema>
