import type { Ingredient, RecipeContent, StepInput } from '#shared/recipe.ts'
import { liquidGramsInText } from './amount.ts'
import { temperatureAfter } from './bowl-temperature.ts'
import { guessOperation } from './guess-operation.ts'
import {
  type Addition,
  type Contents,
  clearedPlaces,
  EMPTY_STATE,
  isOnMachine,
  playStep,
  ROOM_TEMPERATURE,
  type State,
} from './kitchen-state.ts'
import { readTemperature } from './settings.ts'
import { TOOL_PHRASES } from './tool-phrases.ts'

/** Some of an ingredient: a share of its listed amount. */
export type BowlFood = {
  ingredient: Ingredient
  part: number
  /** As it was listed; else it has been cooked, or comes from elsewhere, cut or mixed. */
  isFresh: boolean
  /** Has been in the oven or under the grill. */
  isRoasted: boolean
}

/** What is in the mixing bowl, and above it. Temperatures in °C, estimated on the hot side. */
export type Bowl = {
  temperature: number
  contents: readonly BowlFood[]
  /** In the simmering basket and in the steaming dish, where steps say what is in them. */
  basket: readonly BowlFood[]
  varoma: readonly BowlFood[]
  /** Water and stock that step texts name, in grams. */
  liquidInText: number
  /** Seconds steamed over this content so far. */
  steamedSeconds: number
  /** Whether anything went in since it was empty, known ingredients or not. */
  isFilled: boolean
  /** Food was in it and it has not been washed since. */
  isSoiled: boolean
  /** An earlier step put the whisk on and none took it off. */
  hasWhisk: boolean
}

const COOKS_FROM = 60

type Content = Pick<RecipeContent, 'ingredients' | 'steps'>

/** The kitchen between two steps, with what only texts tell of the bowl. */
type Tracked = {
  kitchen: State
  temperature: number
  liquidInText: number
  steamedSeconds: number
  /** Something went in that is not known. */
  hasUnknown: boolean
  isSoiled: boolean
  hasWhisk: boolean
  /** Numbers of the ingredients that went into the machine as they were listed, and are still so. */
  fresh: ReadonlySet<number>
  /** Numbers of those that have been in the oven or under the grill. */
  roasted: ReadonlySet<number>
}

const START: Tracked = {
  kitchen: EMPTY_STATE,
  temperature: ROOM_TEMPERATURE,
  liquidInText: 0,
  steamedSeconds: 0,
  hasUnknown: false,
  isSoiled: false,
  hasWhisk: false,
  fresh: new Set(),
  roasted: new Set(),
}

/**
 * The bowl at each step: heat as it was before the step, contents with what the step adds. Follows
 * what the steps say of the kitchen, and where one says nothing, what its text lets one suppose.
 */
export function bowlAtSteps({ ingredients, steps }: Content): Bowl[] {
  const listed = new Map(ingredients.map((entry) => [entry.ingredientJsonId, entry]))
  let tracked = START
  return steps.map((step) => {
    const { during, after } = step.place
      ? followTold(tracked, step)
      : followGuessed(tracked, step, listed)
    tracked = after
    return bowlOf(during, listed)
  })
}

type Followed = { during: Tracked; after: Tracked }

function followTold(before: Tracked, step: StepInput): Followed {
  const played = playStep(before.kitchen, step)
  const isRoasting = step.place === 'oven' || step.place === 'grill'
  const during = {
    ...before,
    kitchen: played.during,
    fresh: isOnMachine(step.place) ? before.fresh.union(refsOf(played.adds)) : before.fresh,
    roasted: isRoasting ? before.roasted.union(played.contents) : before.roasted,
  }
  return { during, after: afterStep(during, step, played.after) }
}

function followGuessed(
  before: Tracked,
  step: StepInput,
  listed: ReadonlyMap<number, Ingredient>,
): Followed {
  const guess = guessOperation(step, before.kitchen, listed)
  const started = guess.emptiesFirst ? emptied(before, step, clearBowl(before.kitchen)) : before
  const played = playStep(started.kitchen, guess.operation)
  const isInBowl = guess.operation.place === 'bowl'
  const during = {
    ...started,
    kitchen: played.during,
    fresh: started.fresh.union(refsOf(played.adds)),
    liquidInText: started.liquidInText + (isInBowl ? liquidGramsInText(step.instructionText) : 0),
    hasUnknown: started.hasUnknown || guess.fillsUnnamed,
  }
  const products = new Map(played.after.products)
  if (!isInBowl) products.set(step.stepNumber, guess.product)
  const { clears } = guess.operation
  return { during, after: afterStep(during, { ...step, clears }, { ...played.after, products }) }
}

function refsOf(adds: readonly Addition[]): Set<number> {
  return new Set(adds.map(({ ref }) => ref))
}

function clearBowl(kitchen: State): State {
  return { ...kitchen, machine: { ...kitchen.machine, bowl: new Map() } }
}

function afterStep(during: Tracked, step: StepInput, kitchen: State): Tracked {
  if (clearedPlaces(step).includes('bowl')) return emptied(during, step, kitchen)

  const heated = {
    ...during,
    kitchen,
    fresh: isCooking(step) ? START.fresh : during.fresh,
    hasWhisk: hasWhiskAfter(during, step),
    temperature: temperatureAfter(during.temperature, step),
  }
  if (!isSteaming(step)) return heated
  return { ...heated, steamedSeconds: during.steamedSeconds + (step.durationSeconds ?? 0) }
}

/** Hot enough that what lay loosely falls together. */
function isCooking({ type, temperature }: StepInput): boolean {
  const heat = type === 'OPERATE' && temperature ? readTemperature(temperature) : null
  return heat === 'varoma' || (heat ?? 0) >= COOKS_FROM
}

function emptied(tracked: Tracked, { instructionText }: StepInput, kitchen: State): Tracked {
  const isWashed = TOOL_PHRASES.washing.test(instructionText)
  const isOff = isWashed || TOOL_PHRASES.whiskOut.test(instructionText)
  return {
    ...START,
    kitchen,
    roasted: tracked.roasted,
    isSoiled: !isWashed && (isFilled(tracked) || tracked.isSoiled),
    hasWhisk: tracked.hasWhisk && !isOff,
  }
}

function hasWhiskAfter(tracked: Tracked, { instructionText, tools }: StepInput): boolean {
  if (TOOL_PHRASES.whiskOut.test(instructionText)) return false
  return tracked.hasWhisk || tools.includes('whisk') || TOOL_PHRASES.whiskIn.test(instructionText)
}

function isFilled({ kitchen, hasUnknown }: Tracked): boolean {
  return hasUnknown || kitchen.machine.bowl.size > 0
}

function bowlOf(tracked: Tracked, listed: ReadonlyMap<number, Ingredient>): Bowl {
  const { kitchen, hasUnknown: _, fresh, roasted, ...rest } = tracked
  const foods = (contents: Contents): BowlFood[] =>
    [...contents].flatMap(([ref, part]) => {
      const ingredient = listed.get(ref)
      if (!ingredient) return []
      return [{ ingredient, part, isFresh: fresh.has(ref), isRoasted: roasted.has(ref) }]
    })
  const { bowl, basket, varoma } = kitchen.machine
  return {
    ...rest,
    contents: foods(bowl),
    basket: foods(basket),
    varoma: foods(varoma),
    isFilled: isFilled(tracked),
  }
}

/** Whether the step runs steam through a steaming dish, with nothing but water cooking below. */
export function isSteaming(step: StepInput): boolean {
  return (
    step.type === 'OPERATE' &&
    !!step.temperature &&
    readTemperature(step.temperature) === 'varoma' &&
    hasSteamingDish(step)
  )
}

/** Whether the step has a steaming dish on the bowl. */
export function hasSteamingDish({ tools, place }: Pick<StepInput, 'tools' | 'place'>): boolean {
  return place === 'varoma' || tools.includes('varoma_dish') || tools.includes('varoma_tray')
}

/**
 * Whether what the step names may lie in dish or basket, where the blades do not reach. Steps that
 * say where things are leave no doubt: then the bowl's contents are what is in it.
 */
export function mayLieAbove(step: StepInput): boolean {
  return !step.place && (hasSteamingDish(step) || step.tools.includes('simmering_basket'))
}
