import { hasSteamingDish, isSteaming } from '../bowl.ts'
import { bowlGrams, gramsOfKind } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'

/** From here on contents reach the lid. */
const FAST_SPEED = 7
/** A cup that is locked in keeps steam in from here on, °C. */
const STEAMS_FROM = 95
const BOILS_FROM = 100
/** Jam: this share of the contents is sugar. */
const JAM_SUGAR = 0.35
const LONG_BOIL_SECONDS = 480

/** S7, S8, S9 and S19: what closes the hole in the lid must suit the step. */
export function checkMeasuringCup(facts: StepFacts): Problem[] {
  if (!facts.isRunning) return []
  return isSteaming(facts.step)
    ? checkSteamPath(facts)
    : [...checkFast(facts), ...checkSteamEscapes(facts), ...checkSplashes(facts)]
}

/** S7: at high speed contents come out of an open lid. */
function checkFast({ step, speed, temperature }: StepFacts): Problem[] {
  const isFast = speed !== null && (speed === 'turbo' || (topSpeed(speed) ?? 0) >= FAST_SPEED)
  if (!isFast || temperature !== null || !TOOL_PHRASES.cupOut.test(step.instructionText)) return []
  return [warning('S7', 'CUP_OUT_FAST', { from: FAST_SPEED })]
}

/** S8: a cup that clicks in must not close a boiling bowl. */
function checkSteamEscapes({ step, temperature, limits }: StepFacts): Problem[] {
  if (temperature === null || !limits.cupLocks || degreesOf(temperature) < STEAMS_FROM) return []
  const isOut = TOOL_PHRASES.cupOut.test(step.instructionText)
  const isIn = step.tools.includes('measuring_cup') || TOOL_PHRASES.cupIn.test(step.instructionText)
  if (isOut || !isIn) return []
  return [warning('S8', 'CUP_KEEPS_STEAM', { from: temperatureLabel(temperature) })]
}

/** S9: what is reduced, and jam, needs the hole open and something on it against splashes. */
function checkSplashes(facts: StepFacts): Problem[] {
  const { step, temperature } = facts
  const isLong = (step.durationSeconds ?? 0) >= LONG_BOIL_SECONDS
  if (degreesOf(temperature) < BOILS_FROM || !isLong || hasSteamingDish(step)) return []
  const isCovered = step.tools.includes('simmering_basket')
  if (isCovered || TOOL_PHRASES.cupOut.test(step.instructionText)) return []
  const reduces = TOOL_PHRASES.reducing.test(step.instructionText) || isJam(facts)
  return reduces ? [warning('S9', 'SPLASHES')] : []
}

/** Sugar with fruit; with water or milk it is a syrup, which splashes less. */
function isJam({ bowl }: StepFacts): boolean {
  const sugar = gramsOfKind(bowl, 'sugar')
  const thin = gramsOfKind(bowl, 'thinLiquid') + gramsOfKind(bowl, 'dairy')
  const grams = bowlGrams(bowl)
  return sugar > 0 && sugar >= grams * JAM_SUGAR && sugar + thin < grams * JAM_SUGAR * 2
}

/** S19: steam comes to the dish through the hole in the lid. */
function checkSteamPath({ step, limits }: StepFacts): Problem[] {
  const rule = 'S19'
  const lid = limits.steaming.lidOff ? [warning(rule, 'STEAM_LID_OFF')] : []
  if (!step.tools.includes('measuring_cup')) return lid

  const fix = { tools: step.tools.filter((tool) => tool !== 'measuring_cup') }
  return [...lid, { rule, code: 'STEAM_CUP', params: {}, harmless: true, fix }]
}
