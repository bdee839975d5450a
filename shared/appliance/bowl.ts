import type { Ingredient, RecipeContent, StepInput } from '#shared/recipe.ts'
import { liquidGramsInText } from './amount.ts'
import { isKind } from './food-traits.ts'
import { readTemperature } from './settings.ts'
import { STEP_PHRASES } from './step-words.ts'
import { TOOL_PHRASES } from './tool-phrases.ts'
import { sentencesOf } from './word-pattern.ts'

/** What is in the mixing bowl. Temperatures in °C, estimated on the hot side. */
export type Bowl = {
  temperature: number
  contents: readonly Ingredient[]
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

export const ROOM_TEMPERATURE = 20
const EMPTY: Bowl = {
  temperature: ROOM_TEMPERATURE,
  contents: [],
  liquidInText: 0,
  steamedSeconds: 0,
  isFilled: false,
  isSoiled: false,
  hasWhisk: false,
}

/** Steam comes off boiling water. */
const STEAM_TEMPERATURE = 100
/** Estimates: a closed bowl off the heat, and one that is set out to cool. */
const STANDING_DEGREES_PER_MINUTE = 1
const COOLING_DEGREES_PER_MINUTE = 2
/** Estimates of "leave to cool slightly" and of "leave to cool". */
const SLIGHTLY_COOLED = 60
const COOLED = 35

const AMOUNT = /\d ?(?:g|kg|ml|dl|l|г|кг|мл|л)(?!\p{L})/u

type Content = Pick<RecipeContent, 'ingredients' | 'steps'>

/**
 * The bowl at each step: heat as it was before the step, contents with what the step adds. Follows
 * heating, cooling, adding and emptying from the first step on.
 */
export function bowlAtSteps({ ingredients, steps }: Content): Bowl[] {
  const byNumber = new Map(ingredients.map((entry) => [entry.ingredientJsonId, entry]))
  let bowl = EMPTY
  return steps.map((step) => {
    const started = emptiesFirst(step) ? emptied(bowl, step) : bowl
    const during = withAdditions(started, step, byNumber)
    bowl = afterStep(during, step)
    return during
  })
}

function withAdditions(bowl: Bowl, step: StepInput, byNumber: Map<number, Ingredient>): Bowl {
  const text = step.instructionText
  const isInBowl = step.type !== 'MANUAL' || STEP_PHRASES.mixingBowl.test(text)
  if (!isInBowl) return bowl

  const named = step.ingredientRefs.flatMap((ref) => byNumber.get(ref) ?? [])
  const goesElsewhere = STEP_PHRASES.elsewhere.test(text)
  const added = goesElsewhere ? named.filter((entry) => isKind(entry, 'thinLiquid')) : named
  const fresh = added.filter((entry) => !bowl.contents.includes(entry))
  return {
    ...bowl,
    contents: [...bowl.contents, ...fresh],
    liquidInText: bowl.liquidInText + liquidGramsInText(text),
    isFilled: bowl.isFilled || added.length > 0 || fillsUnnamed(step),
  }
}

/** "Return the dough to the mixing bowl", "add 200 g of it": something, though nobody knows what. */
function fillsUnnamed({ type, instructionText }: StepInput): boolean {
  const mayFill = type !== 'OPERATE' || sentencesOf(instructionText).length > 1
  return mayFill || AMOUNT.test(instructionText)
}

function afterStep(bowl: Bowl, step: StepInput): Bowl {
  if (!emptiesFirst(step) && empties(step.instructionText)) return emptied(bowl, step)

  const hasWhisk = hasWhiskAfter(bowl, step)
  const heated = { ...bowl, hasWhisk, temperature: temperatureAfter(bowl, step) }
  if (!isSteaming(step)) return heated
  return { ...heated, steamedSeconds: bowl.steamedSeconds + (step.durationSeconds ?? 0) }
}

function emptied(bowl: Bowl, { instructionText }: StepInput): Bowl {
  const isWashed = TOOL_PHRASES.washing.test(instructionText)
  const isOff = isWashed || TOOL_PHRASES.whiskOut.test(instructionText)
  return {
    ...EMPTY,
    isSoiled: !isWashed && (bowl.isFilled || bowl.isSoiled),
    hasWhisk: bowl.hasWhisk && !isOff,
  }
}

function hasWhiskAfter(bowl: Bowl, { instructionText, tools }: StepInput): boolean {
  if (TOOL_PHRASES.whiskOut.test(instructionText)) return false
  return bowl.hasWhisk || tools.includes('whisk') || TOOL_PHRASES.whiskIn.test(instructionText)
}

/** "Transfer the onions to a plate. Heat the milk …" makes room before its settings run. */
function emptiesFirst({ type, instructionText }: StepInput): boolean {
  const [first = '', ...rest] = sentencesOf(instructionText)
  return type !== 'MANUAL' && rest.length > 0 && empties(first)
}

function empties(text: string): boolean {
  return STEP_PHRASES.emptying.test(text) || TOOL_PHRASES.washing.test(text)
}

function temperatureAfter(bowl: Bowl, step: StepInput): number {
  const heat =
    step.type === 'OPERATE' && step.temperature ? readTemperature(step.temperature) : null
  if (heat === 'varoma') return STEAM_TEMPERATURE

  const minutes = (step.durationSeconds ?? 0) / 60
  if (heat !== null) return Math.max(heat, fallen(bowl.temperature, minutes))
  if (step.type === 'OPERATE' || step.type === 'WEIGH') return bowl.temperature

  const isCooling = STEP_PHRASES.cooling.test(step.instructionText)
  if (!isCooling) return fallen(bowl.temperature, minutes * STANDING_DEGREES_PER_MINUTE)
  return Math.min(bowl.temperature, cooledTo(bowl, step, minutes))
}

function cooledTo(bowl: Bowl, step: StepInput, minutes: number): number {
  const named = /(\d{2})\s*(?:°|º|degrees)\s*C?/i.exec(step.instructionText)?.[1]
  if (named) return Number(named)
  if (minutes > 0) return fallen(bowl.temperature, minutes * COOLING_DEGREES_PER_MINUTE)
  return /slightly|a little|etwas|leicht|lekko|un poco|un peu|leggermente|трохи|puțin/i.test(
    step.instructionText,
  )
    ? SLIGHTLY_COOLED
    : COOLED
}

function fallen(from: number, degrees: number): number {
  return Math.max(ROOM_TEMPERATURE, from - degrees)
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
export function hasSteamingDish({ tools }: StepInput): boolean {
  return tools.includes('varoma_dish') || tools.includes('varoma_tray')
}
