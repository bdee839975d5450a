import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import { either, grams, inBowl, type SituationTest } from '../situation.ts'

export const STIRRING: readonly Action[] = ['mix', 'whisk']

/** Something in the bowl makes a dough or a batter of flour. */
export const wet = either(
  inBowl('milk'),
  inBowl('liquid'),
  inBowl('softDairy'),
  inBowl('egg'),
  inBowl('eggYolk'),
  inBowl('cream'),
  inBowl('oil'),
)

const WET = ['milk', 'liquid', 'cream', 'egg', 'eggYolk', 'softDairy'] as const
/** Wet food for a gram of flour below which a batter is a dough (E). */
const STIFF_RATIO = 0.75
/** More of a dough than of a batter. */
export const isStiff: SituationTest = ({ contents }) => {
  const weightOf = (...foods: Food[]) =>
    grams(contents.filter(({ food }) => food !== null && foods.includes(food)))
  return weightOf(...WET) < STIFF_RATIO * weightOf('flour')
}
