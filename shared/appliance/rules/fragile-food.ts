import { mayLieAbove } from '../bowl.ts'
import { ofKind } from '../bowl-contents.ts'
import { degreesOf, type Problem, type StepFacts, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'

const COOKS_FROM = 80
/** Up to here the blades turn food without catching it. */
const GENTLE_SPEED = 1

/** S23 and S24: the blades must not catch what is to stay whole. */
export function checkFragileFood(facts: StepFacts): Problem[] {
  const { isRunning, step, speed, temperature } = facts
  const isCovered = step.tools.includes('blade_cover')
  if (!isRunning || !speed || mayLieAbove(step) || isCovered) return []
  if (degreesOf(temperature) < COOKS_FROM) return []
  return [...checkFormed(facts), ...checkFish(facts), ...checkPasta(facts)]
}

function checkFormed({ bowl }: StepFacts): Problem[] {
  const [formed] = ofKind(bowl, 'formed')
  return formed ? [warning('S23', 'FORMED_FOOD', { name: formed.name })] : []
}

function checkFish(facts: StepFacts): Problem[] {
  const [fish] = ofKind(facts.bowl, 'fish')
  if (!fish || isGentle(facts) || isPuree(facts)) return []
  return [warning('S23', 'FISH_CUT', { name: fish.name })]
}

function checkPasta(facts: StepFacts): Problem[] {
  const [long] = ofKind(facts.bowl, 'longPasta')
  if (long && !isGentle(facts)) return [warning('S24', 'LONG_PASTA', { name: long.name })]

  const [pasta] = ofKind(facts.bowl, 'pasta')
  if (!pasta || facts.step.reverse || isPuree(facts)) return []
  const fix = { reverse: true }
  return [{ rule: 'S24', code: 'PASTA_CUT', params: { name: pasta.name }, harmless: false, fix }]
}

/** Chopping speeds mean a purée, where nothing stays whole anyway. */
function isPuree({ speed, limits }: StepFacts): boolean {
  return speed !== null && (topSpeed(speed) ?? 0) > limits.reverseMaxSpeed
}

function isGentle({ step, speed }: StepFacts): boolean {
  if (speed === 'soft') return true
  return step.reverse && speed !== null && (topSpeed(speed) ?? GENTLE_SPEED + 1) <= GENTLE_SPEED
}
