import { type Bowl, hasSteamingDish, isSteaming } from '../bowl.ts'
import { bowlGrams, gramsOfKind, ofKind } from '../bowl-contents.ts'
import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { traitsOf } from '../food-traits.ts'
import { capSpeed, topSpeed, writeSpeed } from '../settings.ts'
import { STEP_PHRASES } from '../step-words.ts'

const RULE = 'S18'
const BASE_GRAMS = 500
const BASE_SECONDS = 30 * 60
const EXTRA_GRAMS = 250
const EXTRA_SECONDS = 15 * 60
/** "About 500 g" is enough. */
const TOLERANCE = 0.95
const BOILING = 100
/** Estimate: with this share of flour, rice or pasta it is no thin liquid. */
const THICK_SHARE = 0.15

/** S18: steam needs a dish, the Varoma level, slow blades and enough water for the whole time. */
export function checkSteaming(facts: StepFacts): Problem[] {
  if (!facts.isRunning) return []
  const checks = [checkDish, checkLevel, checkBlades, checkWater, checkThick]
  return checks.flatMap((check) => check(facts))
}

/** Varoma without a dish also reduces and fries, so only a text that steams is wrong. */
function checkDish({ step, temperature }: StepFacts): Problem[] {
  const hasVessel = hasSteamingDish(step) || step.tools.includes('simmering_basket')
  if (temperature !== 'varoma' || hasVessel) return []

  const tools = [...new Set([...step.tools, 'varoma_dish', 'varoma_lid'] as const)]
  if (STEP_PHRASES.steamingDish.test(step.instructionText)) {
    return [{ rule: RULE, code: 'STEAM_DISH_MISSING', params: {}, harmless: true, fix: { tools } }]
  }
  if (!STEP_PHRASES.steaming.test(step.instructionText)) return []
  return [{ rule: RULE, code: 'STEAM_WITHOUT_DISH', params: {}, harmless: false, fix: { tools } }]
}

function checkLevel({ step, temperature }: StepFacts): Problem[] {
  if (temperature === null || temperature === 'varoma' || !hasSteamingDish(step)) return []

  const params = { from: temperatureLabel(temperature) }
  const fix = { temperature: 'varoma' }
  const code = 'DISH_WITHOUT_STEAM'
  const means = temperature >= BOILING && STEP_PHRASES.steaming.test(step.instructionText)
  if (means) return [{ rule: RULE, code, params, harmless: true, fix }]
  return [{ rule: RULE, code, params, harmless: false, fix }]
}

function checkBlades({ step, speed, limits }: StepFacts): Problem[] {
  const top = speed && topSpeed(speed)
  if (!isSteaming(step) || !speed || !top || top <= limits.steaming.maxSpeed) return []

  const to = writeSpeed(capSpeed(speed, limits.steaming.maxSpeed))
  const params = { from: writeSpeed(speed), to }
  return [{ rule: RULE, code: 'STEAM_TOO_FAST', params, harmless: true, fix: { speed: to } }]
}

function checkWater({ step, bowl }: StepFacts): Problem[] {
  if (!isSteaming(step)) return []

  const needed = waterFor(bowl.steamedSeconds + (step.durationSeconds ?? 0))
  const { found, isKnown } = thinLiquid(bowl)
  if (found >= needed * TOLERANCE) return []
  if (!isKnown) return [warning(RULE, 'STEAM_WATER_UNKNOWN', { needed })]
  return [warning(RULE, 'STEAM_WATER_LOW', { needed, found: Math.round(found) })]
}

/** A risotto or stew below burns before it steams; rice in the basket does not. */
function checkThick({ step, bowl }: StepFacts): Problem[] {
  const mayBeInBasket = !step.place && step.tools.includes('simmering_basket')
  if (!isSteaming(step) || mayBeInBasket) return []
  const starch = gramsOfKind(bowl, 'starch')
  if (starch < THICK_SHARE * bowlGrams(bowl) || starch === 0) return []
  return [warning(RULE, 'STEAM_OVER_THICK')]
}

function waterFor(seconds: number): number {
  const extra = Math.max(0, Math.ceil((seconds - BASE_SECONDS) / EXTRA_SECONDS))
  return BASE_GRAMS + extra * EXTRA_GRAMS
}

/** Texts and ingredient lists tell of the same water, so the larger of the two counts. */
function thinLiquid(bowl: Bowl): { found: number; isKnown: boolean } {
  const { liquidInText } = bowl
  const liquids = ofKind(bowl, 'thinLiquid')
  const hasUnknown = liquids.length === 0 || liquids.some((one) => traitsOf(one).grams === null)
  const listed = gramsOfKind(bowl, 'thinLiquid')
  return { found: Math.max(listed, liquidInText), isKnown: !hasUnknown || liquidInText > 0 }
}
