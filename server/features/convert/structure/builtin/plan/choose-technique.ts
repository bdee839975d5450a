import type { ModelLimits } from '#shared/appliance/models.ts'
import { grams, heavierThan, type Situation } from './situation.ts'
import { BEATEN } from './techniques/beating.ts'
import { BLENDING } from './techniques/blending.ts'
import { CHOUX } from './techniques/choux.ts'
import { CUTTING } from './techniques/cutting.ts'
import { DOUGH } from './techniques/dough.ts'
import { EGGS } from './techniques/eggs.ts'
import { FRYING_FOOD } from './techniques/frying.ts'
import { GLAZE } from './techniques/glaze.ts'
import { HAND_HEAT } from './techniques/hand-heat.ts'
import { MAX_FLOUR } from './techniques/kneading.ts'
import { LITTLE_LIQUID } from './techniques/little-liquid.ts'
import { MELTING } from './techniques/melting.ts'
import { MIXING } from './techniques/mixing.ts'
import { SHORT_GOALS } from './techniques/short-goals.ts'
import { SIMMERING } from './techniques/simmering.ts'
import { SWEET_AND_GRAIN } from './techniques/sweet-and-grain.ts'
import type { Setting, Technique } from './techniques/technique.ts'
import { TRICKLING } from './techniques/trickling.ts'
import { WHIPPING } from './techniques/whipping.ts'

/** In the order in which they are tried. */
export const TECHNIQUES: readonly Technique[] = [
  ...CUTTING,
  ...HAND_HEAT,
  ...CHOUX,
  ...MELTING,
  ...EGGS,
  ...GLAZE,
  ...FRYING_FOOD,
  ...SHORT_GOALS,
  ...LITTLE_LIQUID,
  ...SWEET_AND_GRAIN,
  ...SIMMERING,
  ...DOUGH,
  ...WHIPPING,
  ...BEATEN,
  ...MIXING,
  ...TRICKLING,
  ...BLENDING,
]

/** How a piece of work is done; without a setting by hand, in a pan or in the oven. */
export type Choice = {
  technique: string
  setting: Setting | null
  isTooMuch: boolean
  /** It is too much at once, but half of it is not, and halves are done alike. */
  isInTwoLots?: boolean
}

/** The first technique that fits; its setting is null where it is no work for the machine. */
export function chooseTechnique(situation: Situation, limits: ModelLimits): Choice {
  const none = { technique: 'by-hand', setting: null, isTooMuch: false }
  if (situation.contents.length === 0) return none
  const fitting = TECHNIQUES.find(
    ({ actions, when }) => actions.includes(situation.action) && (when?.(situation) ?? true),
  )
  if (!fitting) return none
  const { id: technique, setting } = fitting
  if (setting && (isTooCool(situation, setting) || cutsPasta(situation, setting)))
    return { ...none, technique }
  // Both kinds of by hand have one id: what is no dough, and what is too much of one.
  if (technique === 'too-much-dough') return { ...none, technique, isTooMuch: isBulky(situation) }
  if (setting && !fits(situation, setting, limits)) {
    return fitsInTwoLots(situation, technique, limits)
      ? { technique, setting, isTooMuch: false, isInTwoLots: true }
      : { technique, setting: null, isTooMuch: true }
  }
  return { technique, setting, isTooMuch: false }
}

/** "[Boil the pasta and the greens.] Blend the greens": nobody wants the pasta in pieces. */
function cutsPasta({ contents }: Situation, { speed, reverse }: Setting): boolean {
  const isCutting = reverse !== true && Number.parseFloat(speed) >= CUTTING_SPEED
  return isCutting && contents.some(({ food }) => food === 'pasta')
}

/** From here on forward blades cut what is soft. */
const CUTTING_SPEED = 4

/** Nothing browns below 110 °C. */
function isTooCool({ action, cues }: Situation, { temperature }: Setting): boolean {
  const isBrowning = action === 'brown' || (action === 'cook' && cues.has('golden'))
  return isBrowning && typeof temperature === 'number' && temperature >= 37 && temperature < 110
}

/**
 * How much hot food the bowl takes at most, in millilitres (appliance rule S2). What goes in later
 * is finished in a pot; more than this, and the check would have the whole dish planned by hand.
 */
export function hotLimit({ hotFillMl }: ModelLimits): number {
  return hotFillMl
}

const isBulky = heavierThan(MAX_FLOUR, 'flour')

/** A soup is puréed as well in two lots; whatever cooks together is not. */
function fitsInTwoLots({ contents }: Situation, technique: string, limits: ModelLimits): boolean {
  return technique === 'blend-hot' && grams(contents) <= 2 * hotLimit(limits)
}

/** Whether the bowl holds it all; a gram counts as a millilitre. */
function fits({ contents, isHot }: Situation, setting: Setting, limits: ModelLimits): boolean {
  const mass = grams(contents)
  const isFast = setting.speed.includes('-')
  if (isHot && isFast) return mass <= limits.hotFillMl
  const isWarm = isHot || setting.temperature !== undefined
  return mass <= (isWarm ? hotLimit(limits) : limits.bowlMl)
}
