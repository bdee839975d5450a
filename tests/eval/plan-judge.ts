import { isOnMachine, replay, type StateAtStep } from '#shared/appliance/kitchen-state.ts'
import { readSpeed, readTemperature, topSpeed } from '#shared/appliance/settings.ts'
import type { Ingredient, Step } from '#shared/recipe.ts'
import type { ConvertedRecipe } from './convert-read.ts'
import type { ExpectedPlan, PlanExpectation, Range, Work } from './plan-expectation.ts'
import { findIngredient, named } from './plan-ingredients.ts'

type Failure = { isCritical: boolean; what: string }
export type PlanVerdict = { isRight: boolean; held: number; total: number; failures: Failure[] }

type At = StateAtStep<Step>
type Judged = { recipe: ConvertedRecipe; at: At[] }

/** Shares of ingredients are rounded. */
const SHARE_TOLERANCE = 0.1

/**
 * Whether a converted recipe is what a cook who owns the machine expects. Besides what is expected
 * of this one, of every recipe: each ingredient goes in once over all, each step has a place, what
 * a step adds is among its ingredients, and nothing dangerous or impossible is left.
 */
export function judgePlan(
  { expect, optional }: ExpectedPlan,
  recipe: ConvertedRecipe,
): PlanVerdict {
  const judged = { recipe, at: replay(recipe.steps) }
  const marks = [
    ...expect.map((one) => ({
      holds: holds(one, judged),
      isCritical: one.critical !== false,
      what: one.why ?? JSON.stringify(one),
    })),
    ...alwaysExpected(judged, optional).map((one) => ({ ...one, isCritical: true })),
  ]
  const failures = marks.filter((mark) => !mark.holds)
  const isRight = failures.every(({ isCritical }) => !isCritical)
  return { isRight, held: marks.length - failures.length, total: marks.length, failures }
}

function holds(expected: PlanExpectation, judged: Judged): boolean {
  const { recipe, at } = judged
  if ('any' in expected) return expected.any.some((one) => holds(one, judged))
  if ('work' in expected) return at.some((one) => fits(expected.work, one, recipe))
  if ('not' in expected) return !at.some((one) => fits(expected.not, one, recipe))
  if ('together' in expected) return !at.some((one) => mixes(expected, one, recipe))
  if ('order' in expected) return isInOrder(expected, judged)
  if ('where' in expected) return goesWhere(expected.where, judged)
  if ('alone' in expected) return goesInAlone(expected.alone, judged)
  return Object.entries(expected.parts).every(([name, parts]) => hasShares(name, parts, judged))
}

function fits(work: Work, at: At, recipe: ConvertedRecipe): boolean {
  const { step, contents } = at
  const ref = (name: string) => findIngredient(recipe.ingredients, name)?.ingredientJsonId
  const holdsFood = (name: string) => contents.has(ref(name) ?? Number.NaN)
  const { type, place, tools = [], notTools = [], text } = work
  return (
    (!type || [type].flat().includes(step.type)) &&
    (!place || [place].flat().some((one) => one === step.place)) &&
    (work.with ?? []).every(holdsFood) &&
    !(work.without ?? []).some(holdsFood) &&
    (work.adds ?? []).every((name) => at.adds.some((added) => added.ref === ref(name))) &&
    hasSettings(work, step) &&
    tools.every((tool) => step.tools.includes(tool)) &&
    !notTools.some((tool) => step.tools.includes(tool)) &&
    (text === undefined || new RegExp(text, 'iu').test(step.instructionText))
  )
}

function hasSettings({ seconds, temperature, speed, reverse }: Work, step: Step): boolean {
  const heat = step.temperature ? readTemperature(step.temperature) : null
  const dial = step.speed ? readSpeed(step.speed) : null
  const turn = typeof dial === 'object' && dial ? topSpeed(dial) : (dial as string | null)
  return (
    (seconds === undefined || isWithin(step.durationSeconds ?? null, seconds)) &&
    (temperature === undefined || isWithin(heat, temperature)) &&
    (speed === undefined || isWithin(turn, speed)) &&
    (reverse === undefined || step.reverse === reverse)
  )
}

function isWithin(value: number | string | null, range: Range): boolean {
  if (!Array.isArray(range)) return value === range
  if (value === null) return false
  const [from, to] = range
  if (typeof value === 'string') return range.includes(value)
  const isBetween =
    typeof from === 'number' && typeof to === 'number' && value >= from && value <= to
  return isBetween || range.slice(2).includes(value)
}

type Together = Extract<PlanExpectation, { together: string[] }>

function mixes(
  { together, place }: Together,
  { step, contents, during }: At,
  recipe: ConvertedRecipe,
) {
  if (step.type !== 'OPERATE') return false
  const isElsewhere = place && !isOnMachine(place) && step.place !== place
  const there = isOnMachine(place) ? during.machine[place] : contents
  return !isElsewhere && together.every((name) => named(there, recipe.ingredients, name))
}

function additionsOf({ at, recipe }: Judged, name: string) {
  const ref = findIngredient(recipe.ingredients, name)?.ingredientJsonId
  return at.flatMap((one, index) =>
    one.adds
      .filter((added) => added.ref === ref)
      .map(({ part }) => ({ index, part, place: one.step.place })),
  )
}

function isInOrder(
  { order, strict }: Extract<PlanExpectation, { order: string[] }>,
  judged: Judged,
) {
  const first = order.map((name) => additionsOf(judged, name)[0]?.index)
  return first.every((index, at) => {
    const before = first[at - 1]
    if (index === undefined) return false
    return before === undefined ? at === 0 : strict ? index > before : index >= before
  })
}

function goesWhere(
  { of, place }: { of: string[]; place: string | string[] },
  judged: Judged,
): boolean {
  const places = [place].flat()
  return of.every((name) =>
    additionsOf(judged, name).some((added) => places.includes(added.place ?? '')),
  )
}

function goesInAlone(name: string, judged: Judged): boolean {
  const first = additionsOf(judged, name).find(({ place }) => isOnMachine(place))
  const at = first && judged.at[first.index]
  if (!at) return true
  const together = new Set(at.adds.map(({ ref }) => ref))
  return [...at.during.machine.bowl.keys()].every((ref) => together.has(ref))
}

function hasShares(name: string, parts: number[], judged: Judged): boolean {
  const got = additionsOf(judged, name).map(({ part }) => part)
  const isSame = (part: number, index: number) =>
    Math.abs((got[index] ?? 0) - part) <= SHARE_TOLERANCE
  return got.length === parts.length && parts.every(isSame)
}

function alwaysExpected({ recipe, at }: Judged, optional: string[]) {
  const isOptional = ({ name, notes, added }: Ingredient) => {
    const words = `${name} ${notes ?? ''}`.toLowerCase()
    return added || optional.some((one) => words.includes(one.toLowerCase()))
  }
  const amounts = recipe.ingredients.filter((one) => !isOptional(one))
  const bad = recipe.steps.flatMap(({ stepNumber, notices }) =>
    notices
      .filter(({ severity }) => severity === 'danger' || severity === 'problem')
      .map(({ code }) => `${stepNumber} ${code}`),
  )
  const hasPlaces = recipe.steps.every(({ place }) => place)
  const namesAdded = recipe.steps.every(({ adds = [], ingredientRefs }) =>
    adds.every(({ ref }) => ingredientRefs.includes(ref)),
  )
  return [
    ...amounts.map((ingredient) => goesInOnce(ingredient, at)),
    { holds: hasPlaces, what: 'every step says where its work happens' },
    { holds: namesAdded, what: 'what a step adds is among its ingredients' },
    { holds: bad.length === 0, what: `left dangerous or impossible: ${bad}` },
  ]
}

function goesInOnce({ ingredientJsonId, name }: Ingredient, at: At[]) {
  const sum = at
    .flatMap(({ adds }) => adds)
    .filter(({ ref }) => ref === ingredientJsonId)
    .reduce((total, { part }) => total + part, 0)
  const what = sum === 0 ? 'goes into no step' : `goes in ${sum.toFixed(2)} times`
  return { holds: Math.abs(sum - 1) < SHARE_TOLERANCE, what: `${name}: ${what}` }
}
