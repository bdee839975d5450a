import type { KitchenAction, Vessel } from '../ir/graph.ts'
import { type Choice, chooseTechnique } from './choose-technique.ts'
import type { Kitchen } from './scripts/script.ts'
import type { Situation } from './situation.ts'

/** "Put the plums into a blender and mix them": where nothing can be stirred, they are blended. */
export function choiceAt(
  situation: Situation,
  { id, clause }: KitchenAction,
  { actions }: Vessel,
  { graph, limits }: Kitchen,
): Choice {
  const choice = chooseTechnique(situation, limits)
  // What was blended before may well be stirred now.
  const isInBlender = actions
    .filter((one) => one <= id)
    .flatMap((one) => graph.actions[one] ?? [])
    .some((one) => clause.sentence - one.clause.sentence <= 1 && one.cues.has('blender'))
  const isStirred = choice.setting !== null || situation.action !== 'mix'
  if (isStirred || choice.isTooMuch || !isInBlender) return choice
  return chooseTechnique({ ...situation, action: 'blend' }, limits)
}
