import type { Action } from '../lexicon/kinds.ts'
import { either, inBowl, isHot, says } from '../situation.ts'

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
export const eggy = either(inBowl('egg'), inBowl('eggYolk'))
export const heated = either(isHot, says('thickened'), says('lowHeat'), says('mediumHeat'))
/** Steam can leave, splashes stay. */
export const openLid = { tools: ['simmering_basket'] } as const
