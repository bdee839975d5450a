import type { Notice, RecipeContent, Step, StepInput } from '#shared/recipe.ts'
import { bowlAtSteps } from './bowl.ts'
import { type Finding, factsOf, type Rule } from './finding.ts'
import { APPLIANCE_MODELS, type ApplianceModel, MODELS } from './models.ts'
import { checkDough } from './rules/dough.ts'
import { checkFill } from './rules/fill.ts'
import { checkFoodHeat } from './rules/food-heat.ts'
import { checkHeatingSpeed } from './rules/heating-speed.ts'
import { checkHotBlending } from './rules/hot-blending.ts'
import { checkMachineUse } from './rules/machine-use.ts'
import { checkOtherHeat } from './rules/other-heat.ts'
import { checkReverse } from './rules/reverse.ts'
import { checkSpeed } from './rules/speed.ts'
import { checkSteaming } from './rules/steaming.ts'
import { checkTemperature } from './rules/temperature.ts'
import { checkTime } from './rules/time.ts'
import { checkWhisk } from './rules/whisk.ts'
import { readSpeed, readTemperature, writeSpeed, writeTemperature } from './settings.ts'

type CheckedContent = Pick<RecipeContent, 'ingredients' | 'steps'>
type NotedStep = StepInput & { notices?: readonly Notice[] }
type RepairableContent = Pick<RecipeContent, 'ingredients'> & { steps: readonly NotedStep[] }

/** What a step is comes first, then the values themselves, then what they do to the food. */
const RULES: readonly Rule[] = [
  ...[checkOtherHeat, checkMachineUse, checkSpeed, checkTemperature, checkTime, checkSteaming],
  ...[checkHotBlending, checkHeatingSpeed, checkWhisk, checkReverse, checkDough],
  ...[checkFoodHeat, checkFill],
]

/** More than any chain of fixes on one recipe; stops a rule that would undo another. */
const MAX_ROUNDS = 50

/** Everything in the recipe that the model cannot do, or that is dangerous. Changes nothing. */
export function checkRecipe(content: CheckedContent, model: ApplianceModel): Finding[] {
  const limits = MODELS[model]
  const bowls = bowlAtSteps(content)
  return content.steps.flatMap((step, stepIndex) => {
    const bowl = bowls[stepIndex]
    if (!bowl) return []
    const facts = factsOf(step, bowl, limits)
    return RULES.flatMap((rule) => rule(facts)).map((problem) => ({ ...problem, stepIndex }))
  })
}

/**
 * Repairs what can be repaired without changing the dish and says so in the steps' notices; what
 * remains becomes a warning. `repaired` notices that the steps already carry are kept.
 */
export function repairRecipe(
  { ingredients, steps }: RepairableContent,
  model: ApplianceModel,
): { steps: Step[] } {
  let current: Step[] = steps.map((step) => ({ ...canonical(step), notices: repairsOf(step) }))
  let findings = checkRecipe({ ingredients, steps: current }, model)
  for (let round = 0; round < MAX_ROUNDS && findings.some((found) => found.harmless); round++) {
    current = current.map((step, index) => {
      // One fix a round: the next may no longer be needed.
      const next = findings.find((found) => found.stepIndex === index && found.harmless)
      return next?.harmless ? repaired(step, next) : step
    })
    findings = checkRecipe({ ingredients, steps: current }, model)
  }
  return { steps: withWarnings(current, findings) }
}

/** Marks what the check finds in what a person has saved, and changes nothing. */
export function markRecipe(content: CheckedContent, model: ApplianceModel): { steps: Step[] } {
  const steps = content.steps.map((step) => ({ ...step, notices: [] }))
  return { steps: withWarnings(steps, checkRecipe(content, model)) }
}

/** The models that can cook the recipe, with harmless repairs at most. */
export function suitableModels(content: RepairableContent): ApplianceModel[] {
  return APPLIANCE_MODELS.filter((model) =>
    repairRecipe(content, model).steps.every((step) =>
      step.notices.every((notice) => notice.kind === 'repaired'),
    ),
  )
}

function canonical(step: StepInput): StepInput {
  const speed = step.speed ? readSpeed(step.speed) : null
  const temperature = step.temperature ? readTemperature(step.temperature) : null
  return {
    ...step,
    ...(speed && { speed: writeSpeed(speed) }),
    ...(temperature !== null && { temperature: writeTemperature(temperature) }),
  }
}

function repairsOf({ notices = [] }: NotedStep): Notice[] {
  return notices.filter((notice) => notice.kind === 'repaired')
}

function repaired(step: Step, finding: Finding & { harmless: true }): Step {
  const { rule, code, params, fix } = finding
  const notice: Notice = { kind: 'repaired', rule, code: `${code}_FIXED`, params }
  return { ...step, ...fix, notices: [...step.notices, notice] }
}

function withWarnings(steps: Step[], findings: Finding[]): Step[] {
  return steps.map((step, index) => {
    const own = findings.filter((found) => found.stepIndex === index)
    const warnings = own.map(
      ({ rule, code, params }): Notice => ({ kind: 'warning', rule, code, params }),
    )
    return { ...step, notices: [...step.notices, ...warnings] }
  })
}
