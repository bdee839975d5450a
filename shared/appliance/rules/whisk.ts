import { gramsOfKind, holdsOnly } from '../bowl-contents.ts'
import { type Problem, type StepFacts, temperatureLabel, warning } from '../finding.ts'
import { capSpeed, topSpeed, writeSpeed } from '../settings.ts'
import { TOOL_PHRASES } from '../tool-phrases.ts'

const RULE = 'S13'
/** Whisking one mark slower gives the same foam; above that the step meant the blades. */
const SAME_DISH = 1
/** A small one. */
const WHITE_GRAMS = 28

/** S13: the butterfly whisk breaks at high speed, in Turbo and in dough, and on the spatula. */
export function checkWhisk(facts: StepFacts): Problem[] {
  if (!facts.isRunning) return []
  if (!facts.step.tools.includes('whisk')) return checkWhiskLeftIn(facts)
  const checks = [checkWhiskSpeed, checkWhiskHeat, checkSpatula, checkWhiskAmount]
  return checks.flatMap((check) => check(facts))
}

/** A step that chops or kneads does not mean the whisk that an earlier one put on. */
function checkWhiskLeftIn({ step, speed, bowl, limits }: StepFacts): Problem[] {
  if (!bowl.hasWhisk || !speed || TOOL_PHRASES.whiskOut.test(step.instructionText)) return []
  const isMode = speed === 'turbo' || speed === 'dough'
  if (!isMode && (topSpeed(speed) ?? 0) <= limits.whisk.maxSpeed) return []
  return [warning(RULE, 'WHISK_LEFT_IN')]
}

/** A spatula among the tools may be for scraping afterwards: only the text puts it in the lid. */
function checkSpatula({ step }: StepFacts): Problem[] {
  if (!step.tools.includes('spatula')) return []
  const isThroughLid = TOOL_PHRASES.throughLid.test(step.instructionText)
  return isThroughLid ? [warning(RULE, 'WHISK_SPATULA')] : []
}

/** The whisk stands above a little cream or egg white. */
function checkWhiskAmount({ bowl, temperature, limits }: StepFacts): Problem[] {
  const { minCreamG, minWhites } = limits.whisk
  const cream = gramsOfKind(bowl, 'dairy')
  const whites = gramsOfKind(bowl, 'eggWhite')
  const isLittleCream = cream > 0 && cream < minCreamG && holdsOnly(bowl, 'dairy', 'sugar')
  const isLittleWhite = whites > 0 && whites < minWhites * WHITE_GRAMS
  if (temperature !== null || !(isLittleCream || isLittleWhite)) return []
  const params = { model: limits.name, found: minCreamG, to: minWhites }
  return [warning(RULE, 'WHISK_TOO_LITTLE', params)]
}

function checkWhiskSpeed({ speed, limits }: StepFacts): Problem[] {
  if (speed === 'turbo' || speed === 'dough') return [warning(RULE, 'WHISK_MODE')]

  const { maxSpeed } = limits.whisk
  const top = speed && topSpeed(speed)
  if (!speed || !top || top <= maxSpeed) return []

  const params = { from: writeSpeed(speed), to: maxSpeed }
  const fix = { speed: writeSpeed(capSpeed(speed, maxSpeed)) }
  const isNear = top - maxSpeed <= SAME_DISH
  if (isNear) return [{ rule: RULE, code: 'WHISK_FAST', params, harmless: true, fix }]
  return [{ rule: RULE, code: 'WHISK_TOO_FAST', params, harmless: false, fix }]
}

function checkWhiskHeat({ temperature, limits }: StepFacts): Problem[] {
  const limit = limits.whisk.maxTemperature
  const isFine = limit === null || temperature === null
  if (isFine || (temperature !== 'varoma' && temperature <= limit)) return []
  return [warning(RULE, 'WHISK_HOT', { model: limits.name, to: temperatureLabel(limit) })]
}
