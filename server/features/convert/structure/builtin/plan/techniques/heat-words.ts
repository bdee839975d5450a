import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Action } from '../../parse/lexicon/kinds.ts'
import {
  either,
  grams,
  inBowl,
  isHot,
  type Situation,
  type SituationTest,
  says,
} from '../situation.ts'

export const FRYING: readonly Action[] = ['sweat', 'brown', 'fry', 'cook', 'toast']
export const BOILING: readonly Action[] = [
  'simmer',
  'boil',
  'cook',
  'heat',
  'poach',
  'thicken',
  'reduce',
]
export const STIRRED_HEAT: readonly Action[] = [
  'thicken',
  'cook',
  'heat',
  'simmer',
  'boil',
  'whisk',
  'mix',
]
export const VEGETABLES = [
  'onion',
  'garlic',
  'ginger',
  'herb',
  'hardVegetable',
  'softVegetable',
  'mushroom',
  'leaf',
] as const
export const SEASONING = ['salt', 'spice', 'sugar', 'paste', 'butter', 'oil'] as const
export const starchy = either(inBowl('flour'), inBowl('starch'))
export const milky = either(inBowl('milk'), inBowl('cream'))

const isDairy = ({ food, traits }: KnownIngredient) =>
  (food === 'milk' || food === 'cream') && !traits.has('coconut')
/** Kept below the boil: milk and cream rise (S25), coconut milk does not. */
export const dairy: SituationTest = ({ contents }) => contents.some(isDairy)
/** So much that it climbs out of the bowl. */
export const boilsOver = ({ contents }: Pick<Situation, 'contents'>): boolean => {
  const all = contents.filter(isDairy)
  const isMostly = all.length > 0 && 2 * grams(all) > grams(contents)
  return isMostly || all.some(({ grams }) => grams === null) || grams(all) >= BOILS_OVER
}
/** Grams. */
const BOILS_OVER = 250
export const eggy = either(inBowl('egg'), inBowl('eggYolk'))
/** Heat is meant: stirring alone goes on cooking only when the source says so. */
export const heated: SituationTest = (situation) => {
  const isStirring = ['mix', 'whisk'].includes(situation.action)
  const saysHeat = says('lowHeat', 'mediumHeat', 'highHeat')(situation)
  const isFoam = situation.action === 'thicken' && says('foamy')(situation)
  if (isFoam && !isHot(situation)) return saysHeat
  // Cooking for so many minutes needs no word for the stove.
  const isCooking = ['cook', 'simmer'].includes(situation.action) && hasTime(situation)
  if (!isStirring) return isCooking || isHot(situation) || saysHeat || says('thickened')(situation)
  const isSetOn = situation.isOnStove && (says('thickened')(situation) || hasTime(situation))
  return (
    saysHeat ||
    isSetOn ||
    (isHot(situation) && (says('thickened')(situation) || hasTime(situation)))
  )
}
const hasTime: SituationTest = ({ cues }) => cues.duration !== null
/** Steam can leave, splashes stay. */
export const openLid = { tools: ['simmering_basket'] } as const
