import { z } from 'zod'

const Span = z.tuple([z.int(), z.int()])

/** A recipe whose actions people have labelled: which verb works on which ingredient lines. */
export const LabelledMethodSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  /** Ingredient lines. */
  ingredients: z.array(z.string()),
  /** Instructions; an action's `inst` is an index into them. */
  method: z.array(z.string()),
  actions: z.array(
    z.looseObject({
      inst: z.int(),
      /** From–to of the verb in its instruction. */
      span: Span,
      text: z.string(),
      /** `ing`: index of the ingredient line. */
      ings: z.array(z.looseObject({ ing: z.int() })),
      /** Indices of earlier actions whose result it works on. */
      takes: z.array(z.int()),
      /** False where the label's span does not match its text. */
      ok: z.boolean().default(true),
    }),
  ),
})
export type LabelledMethod = z.output<typeof LabelledMethodSchema>

/** An action as a converter has found it, in the terms of the labels. */
export type FoundAction = {
  inst: number
  span: readonly [from: number, to: number]
  /** Indices of the ingredient lines that it consumes. */
  ings: readonly number[]
  /** Indices of earlier found actions whose result it works on. */
  takes: readonly number[]
}
