import type { Situation } from './situation.ts'
import { CUTTING } from './techniques/cutting.ts'
import { HEATING } from './techniques/heating.ts'
import { MIXING } from './techniques/mixing.ts'
import type { Setting, Technique } from './techniques/technique.ts'

/** In the order in which they are tried. */
const TECHNIQUES: readonly Technique[] = [...CUTTING, ...HEATING, ...MIXING]

/** Grams that a 2.2 litre bowl takes, hot and foaming food with a margin (M5, IRM). */
export const BOWL_GRAMS = 2200

/** The appliance's setting for a piece of work, or null where it is work for hands, pan or oven. */
export function chooseTechnique(situation: Situation): Setting | null {
  if (situation.contents.length === 0) return null
  const isOverfull =
    situation.contents.reduce((sum, { grams }) => sum + (grams ?? 0), 0) > BOWL_GRAMS
  if (isOverfull) return null
  const fitting = TECHNIQUES.find(
    ({ actions, when }) => actions.includes(situation.action) && (when?.(situation) ?? true),
  )
  return fitting?.setting ?? null
}
