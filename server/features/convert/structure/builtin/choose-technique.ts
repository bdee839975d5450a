import type { ModelLimits } from '#shared/appliance/models.ts'
import { grams, type Situation } from './situation.ts'
import { BLENDING } from './techniques/blending.ts'
import { CUTTING } from './techniques/cutting.ts'
import { DOUGH } from './techniques/dough.ts'
import { FRYING_FOOD } from './techniques/frying.ts'
import { HAND_HEAT } from './techniques/hand-heat.ts'
import { MELTING } from './techniques/melting.ts'
import { MIXING } from './techniques/mixing.ts'
import { SIMMERING } from './techniques/simmering.ts'
import { SWEET_AND_GRAIN } from './techniques/sweet-and-grain.ts'
import type { Setting, Technique } from './techniques/technique.ts'
import { WHIPPING } from './techniques/whipping.ts'

/** In the order in which they are tried. */
const TECHNIQUES: readonly Technique[] = [
  ...CUTTING,
  ...HAND_HEAT,
  ...MELTING,
  ...FRYING_FOOD,
  ...SWEET_AND_GRAIN,
  ...SIMMERING,
  ...DOUGH,
  ...WHIPPING,
  ...MIXING,
  ...BLENDING,
]

/** The appliance's setting for a piece of work, or null where it is work for hands, pan or oven. */
export function chooseTechnique(situation: Situation, limits: ModelLimits): Setting | null {
  if (situation.contents.length === 0) return null
  const fitting = TECHNIQUES.find(
    ({ actions, when }) => actions.includes(situation.action) && (when?.(situation) ?? true),
  )
  const setting = fitting?.setting ?? null
  return setting && fits(situation, setting, limits) ? setting : null
}

/**
 * How much hot food the bowl takes at most, in millilitres: between the fill to plan for and the
 * bowl's own (appliance rule S2). What lies between is cooked, and the check tells the cook.
 */
export function hotLimit({ hotFillMl, bowlMl }: ModelLimits): number {
  return (hotFillMl + bowlMl) / 2
}

/** Whether the bowl holds it all; a gram counts as a millilitre. */
function fits({ contents, isHot }: Situation, setting: Setting, limits: ModelLimits): boolean {
  const mass = grams(contents)
  const isFast = setting.speed.includes('-')
  if (isHot && isFast) return mass <= limits.hotFillMl
  const isWarm = isHot || setting.temperature !== undefined
  return mass <= (isWarm ? hotLimit(limits) : limits.bowlMl)
}
