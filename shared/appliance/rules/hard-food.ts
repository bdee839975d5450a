import { hasSteamingDish } from '../bowl.ts'
import { ofKind } from '../bowl-contents.ts'
import { type Problem, type StepFacts, warning } from '../finding.ts'
import { topSpeed } from '../settings.ts'

const RULE = 'S29'
/** From here on the blades cut, below they only stir. */
const CUTS_FROM = 4

/** S29: bones and stones stay out of the blades; blocks of ice are broken up first. */
export function checkHardFood({ step, isRunning, speed, bowl }: StepFacts): Problem[] {
  const cuts = speed === 'turbo' || (speed !== null && (topSpeed(speed) ?? 0) >= CUTS_FROM)
  const mayLieInDish = !step.place && hasSteamingDish(step)
  if (!isRunning || !cuts || mayLieInDish) return []

  const [bony] = ofKind(bowl, 'bony')
  const [frozen] = step.temperature ? [] : ofKind(bowl, 'frozen')
  return [
    ...(bony ? [warning(RULE, 'BONES_IN_BOWL', { name: bony.name })] : []),
    ...(frozen ? [warning(RULE, 'FROZEN_BLOCK', { name: frozen.name })] : []),
  ]
}
