import { type ApplianceModel, MODELS } from '#shared/appliance/models.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import type { ReadRecipe } from '../../read/read-recipe.ts'
import { doubtfulVessels } from './doubtful.ts'
import { idleVessels } from './idle-work.ts'
import type { ActionGraph } from './ir/graph.ts'
import { type LeftToCook, WHOLLY } from './ir/left-to-cook.ts'
import type { PlannedOperation } from './ir/operation.ts'
import type { CompiledLexicon } from './parse/compiled-lexicon.ts'
import type { KnownIngredient } from './parse/ingredients.ts'
import { plan } from './plan/plan.ts'
import { render } from './render/render.ts'
import { resolve } from './resolve/resolve.ts'
import { withSource } from './source-spans.ts'
import { brokenVessels, unsafeVessels } from './verify.ts'

/** A recipe rarely has more components than this that could go wrong one after the other. */
const MAX_ROUNDS = 4

export type PipelineInput = {
  source: ReadRecipe
  foods: readonly KnownIngredient[]
  lexicon: CompiledLexicon
  model: ApplianceModel
  /** The text that the steps tell where they come from. */
  rawText: string
}

/** What every pass made of a recipe, for whoever asks why. */
export type Trace = {
  graph: ActionGraph
  operations: readonly PlannedOperation[]
  steps: readonly StepInput[]
  /** What the converter put in that the list lacks. */
  added: readonly Ingredient[]
}

/**
 * How a recipe becomes steps: its method is parsed into clauses and resolved into actions on foods
 * in vessels, these are planned as operations of machine and cook, and those are told as steps.
 * Parse and resolve know the source's language, plan none, render the one that is written. What the
 * appliance check then finds dangerous, or what does not add up, is planned again, by hand.
 */
export function runPipeline({ source, foods, lexicon, model, rawText }: PipelineInput): Trace {
  const graph = resolve(source, foods, lexicon)
  const byHand = new Map<number, LeftToCook>()
  for (let round = 0; ; round++) {
    const operations = plan(graph, MODELS[model], byHand)
    const steps = render(operations, graph, lexicon)
    const failed = failedVessels(graph, lexicon, operations, steps, foods)
    const isSettled = [...failed.keys()].every((vessel) => byHand.get(vessel)?.from === WHOLLY)
    if (isSettled || round === MAX_ROUNDS)
      return {
        ...{ graph, operations, added: addedTo(foods, operations) },
        steps: withSource(steps, operations, graph, rawText),
      }
    for (const [vessel, left] of failed) {
      // What does not add up even so is left to the cook whole.
      const isAgain = byHand.has(vessel)
      byHand.set(vessel, isAgain ? { ...left, from: WHOLLY } : left)
    }
  }
}

/** The vessels that the cook has to see to, with what is told of them where there is a reason. */
function failedVessels(
  graph: ActionGraph,
  lexicon: CompiledLexicon,
  ...planned: Parameters<typeof unsafeVessels>
): ReadonlyMap<number, LeftToCook> {
  const [operations] = planned
  const left = [
    ...brokenVessels(...planned),
    ...idleVessels(operations, graph),
    ...doubtfulVessels(operations, graph, lexicon),
  ].map((vessel) => [vessel, { from: WHOLLY, reason: null }] as const)
  return new Map([...unsafeVessels(...planned), ...left])
}

function addedTo(
  foods: readonly KnownIngredient[],
  operations: readonly PlannedOperation[],
): Ingredient[] {
  const listed = new Set(foods.map(({ id }) => id))
  const added = operations
    .flatMap(({ adds }) => adds.map(({ food }) => food))
    .filter(({ id, apart }) => !apart && !listed.has(id))
  return [...new Map(added.map((food) => [food.id, food.entry])).values()]
}
