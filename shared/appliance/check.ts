import type { Notice, RecipeContent, Step, StepFix, StepInput } from '#shared/recipe.ts'
import { bowlAtSteps } from './bowl.ts'
import { type Finding, factsOf, type Problem, type Rule } from './finding.ts'
import { APPLIANCE_MODELS, type ApplianceModel, MODELS } from './models.ts'
import type { NoticeCode, RepairableCode } from './notice-text.ts'
import { isOwnBusiness } from './own-settings.ts'
import { isPossible } from './possible.ts'
import { retellSettings } from './retell-settings.ts'
import { checkCaramel } from './rules/caramel.ts'
import { checkCleanBowl } from './rules/clean-bowl.ts'
import { checkCooledBowl } from './rules/cooled-bowl.ts'
import { checkCoreTemperature } from './rules/core-temperature.ts'
import { checkDough } from './rules/dough.ts'
import { checkEmptyBowl } from './rules/empty-bowl.ts'
import { checkFill } from './rules/fill.ts'
import { checkFoaming } from './rules/foaming.ts'
import { checkFoodHeat } from './rules/food-heat.ts'
import { checkFragileFood } from './rules/fragile-food.ts'
import { checkFrying } from './rules/frying.ts'
import { checkHardFood } from './rules/hard-food.ts'
import { checkHeatingSpeed } from './rules/heating-speed.ts'
import { checkHotBlending } from './rules/hot-blending.ts'
import { checkHotOpening } from './rules/hot-opening.ts'
import { checkLongMode } from './rules/long-mode-missing.ts'
import { checkLongRun } from './rules/long-run.ts'
import { checkMachineUse } from './rules/machine-use.ts'
import { checkMeasuringCup } from './rules/measuring-cup.ts'
import { checkOneSetting } from './rules/one-setting.ts'
import { checkOpenLid } from './rules/open-lid.ts'
import { checkOtherHeat } from './rules/other-heat.ts'
import { checkReverse } from './rules/reverse.ts'
import { checkSpeed } from './rules/speed.ts'
import { checkSpoons } from './rules/spoons.ts'
import { checkSteaming } from './rules/steaming.ts'
import { checkTemperature } from './rules/temperature.ts'
import { checkTime } from './rules/time.ts'
import { checkWeighing } from './rules/weighing.ts'
import { checkWhisk } from './rules/whisk.ts'
import { readSpeed, readTemperature, writeSpeed, writeTemperature } from './settings.ts'
import { severityOf } from './severity.ts'

type CheckedContent = Pick<RecipeContent, 'ingredients' | 'steps'>
type NotedStep = StepInput & { notices?: readonly Notice[] }
type RepairableContent = Pick<RecipeContent, 'ingredients'> & { steps: readonly NotedStep[] }

/** What a step is comes first, then the values themselves, then what they do to the food. */
const RULES: readonly Rule[] = [
  ...[checkOtherHeat, checkMachineUse, checkSpeed, checkTemperature, checkTime, checkLongMode],
  ...[checkOneSetting, checkWeighing, checkSteaming, checkMeasuringCup, checkOpenLid, checkSpoons],
  ...[checkHotBlending, checkHotOpening, checkHeatingSpeed, checkWhisk, checkReverse, checkDough],
  ...[checkFoodHeat, checkCooledBowl, checkEmptyBowl, checkCaramel, checkFrying, checkFoaming],
  ...[checkFragileFood, checkHardFood, checkCleanBowl, checkLongRun, checkFill],
  checkCoreTemperature,
]

/** More than any chain of fixes on one recipe; stops a rule that would undo another. */
const MAX_ROUNDS = 50

/** Everything in the recipe that the model cannot do, or that is dangerous. Changes nothing. */
export function checkRecipe(content: CheckedContent, model: ApplianceModel): Finding[] {
  const limits = MODELS[model]
  const bowls = bowlAtSteps(content)
  const findings = content.steps.flatMap((step, stepIndex) => {
    const bowl = bowls[stepIndex]
    if (!bowl) return []
    const recipe = { steps: content.steps, stepIndex, ingredients: content.ingredients }
    const facts = factsOf(step, { bowl, limits, recipe })
    return RULES.flatMap((rule) => rule(facts)).map((problem) => ({ ...problem, stepIndex }))
  })
  return withoutRepeatedAdvice(findings)
}

/** A hint that holds for many steps is given with the first. */
function withoutRepeatedAdvice(findings: Finding[]): Finding[] {
  const given = new Set<string>()
  return findings.filter(({ code, params }) => {
    if (severityOf(code) !== 'advice') return true
    const key = `${code} ${JSON.stringify(params)}`
    return !given.has(key) && given.add(key)
  })
}

/**
 * Repairs what can be repaired without changing the dish, and values that no appliance has, and says so
 * in the steps' notices; what remains becomes a warning. Other notices that the steps already carry
 * are kept. What the source's own text sets is bettered only where the cook agrees.
 */
export function repairRecipe(
  content: RepairableContent,
  model: ApplianceModel,
  sourceText = '',
): { steps: Step[] } {
  return repairAll(content, model, (problem, step) =>
    step && isOwnBusiness(problem.code, step, sourceText) ? null : repairOf(problem, step),
  )
}

function repairAll(
  { ingredients, steps }: RepairableContent,
  model: ApplianceModel,
  choose: (problem: Problem, step: Step | undefined) => Repair | null,
): { steps: Step[] } {
  let current: Step[] = steps.map((step) => ({ ...canonical(step), notices: toldOf(step) }))
  let findings = checkRecipe({ ingredients, steps: current }, model)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const repairs = findings.flatMap(({ stepIndex, ...found }) => {
      const repair = choose(found, current[stepIndex])
      return repair ? [{ ...repair, stepIndex }] : []
    })
    if (repairs.length === 0) break
    current = current.map((step, index) => {
      // One fix a round: the next may no longer be needed.
      const next = repairs.find(({ stepIndex }) => stepIndex === index)
      return next ? repaired(step, next) : step
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

/** Finds the warnings of a kept recipe anew, for a model that may not be the one it was made for. */
export function recheckRecipe(
  { ingredients, steps }: RepairableContent,
  model: ApplianceModel,
): { steps: Step[] } {
  const told = steps.map((step) => ({ ...step, notices: toldOf(step) }))
  return { steps: withWarnings(told, checkRecipe({ ingredients, steps: told }, model)) }
}

/** The models that can cook the recipe, with harmless repairs at most; advice counts for nothing. */
export function suitableModels(content: RepairableContent): ApplianceModel[] {
  return APPLIANCE_MODELS.filter((model) =>
    repairAll(content, model, harmlessOf).steps.every((step) =>
      step.notices.every(({ kind, severity }) => kind !== 'warning' || severity === 'advice'),
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

/** Warnings are found anew. */
function toldOf({ notices = [] }: NotedStep): Notice[] {
  return notices.filter((notice) => notice.kind !== 'warning')
}

type Repair = Extract<Problem, { harmless: true }>

function harmlessOf(problem: Problem): Repair | null {
  return problem.harmless ? problem : null
}

/** What is repaired unasked, and how that is told; null where it is for the cook to decide. */
function repairOf(problem: Problem, step: NotedStep | undefined): Repair | null {
  if (problem.harmless) return problem
  const code = IMPOSSIBLE[problem.code]
  if (!step || !code || !problem.fix || hadPossibleValues(step)) return null
  return { ...problem, harmless: true, code, fix: problem.fix }
}

/** Nobody chose what has replaced an impossible value, so what is dangerous about it is repaired too. */
function hadPossibleValues({ notices = [], ...step }: NotedStep): boolean {
  return [step, ...notices.map(replacedValue)].every(isPossible)
}

function replacedValue({ code, params }: Notice): Pick<StepInput, 'speed' | 'temperature'> {
  if (code === 'SPEED_OFF_DIAL_FIXED') return { speed: String(params.from) }
  return code === 'TEMPERATURE_OFF_LIST_FIXED' ? { temperature: String(params.from) } : {}
}

/** What is found where a value is one that no appliance has, and how its repair is told. */
const IMPOSSIBLE: Partial<Record<NoticeCode, RepairableCode>> = {
  SPEED_TOO_HIGH: 'SPEED_OFF_DIAL',
  TEMPERATURE_FAR_OFF: 'TEMPERATURE_OFF_LIST',
  HEATING_TOO_FAST: 'HEATING_FAST',
  HEATING_FAST: 'HEATING_FAST',
  OTHER_HEAT: 'OTHER_HEAT',
  SETTINGS_WITHOUT_MACHINE: 'SETTINGS_NOT_APPLIANCE',
}

function repaired(step: Step, { rule, code, params, fix }: Repair): Step {
  const notice: Notice = { kind: 'repaired', rule, code: `${code}_FIXED`, params }
  const fixed = { ...step, ...fix, notices: [...step.notices, notice] }
  return { ...fixed, instructionText: retellSettings(step, fixed) }
}

function withWarnings(steps: Step[], findings: Finding[]): Step[] {
  return steps.map((step, index) => {
    const own = findings.filter((found) => found.stepIndex === index)
    return { ...step, notices: [...step.notices, ...own.map(warningOf)] }
  })
}

function warningOf({ rule, code, params, fix }: Finding): Notice {
  const severity = severityOf(code)
  const offered = fix && offerOf(fix)
  return { kind: 'warning', severity, rule, code, params, ...(offered && { fix: offered }) }
}

/** A fix as it is stored: what is absent would be lost in JSON, so null removes. */
function offerOf({ type, reverse, tools, ...settings }: Partial<StepInput>): StepFix {
  return {
    ...(type !== undefined && { type }),
    ...(reverse !== undefined && { reverse }),
    ...(tools !== undefined && { tools }),
    ...('speed' in settings && { speed: settings.speed ?? null }),
    ...('temperature' in settings && { temperature: settings.temperature ?? null }),
  }
}
