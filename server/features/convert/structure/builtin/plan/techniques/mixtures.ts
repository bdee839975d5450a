import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  both,
  either,
  grams,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'

export const isRaw = both(
  inBowl('meat', 'poultry', 'fish', 'seafood'),
  ({ isCooked }) => !isCooked,
  ({ willBlend }) => !willBlend,
)

/** "[Put everything into a blender.] Mix at high speed." */
export const isForBlender = either(
  says('blender'),
  both(
    ({ isInProcessor }) => isInProcessor,
    either(({ isRaw }) => isRaw, inBowl('legume')),
    says('highSpeed'),
  ),
)

const TOSSED: readonly (Food | null)[] = [
  ...(['leaf', 'softVegetable', 'hardVegetable', 'fruit', 'potato', 'pasta'] as const),
  ...(['rice', 'grain', 'mushroom'] as const),
]
/** From this share of the whole on, the pieces are what matters (E). */
const MOSTLY = 0.6

/** Mostly pieces of vegetables or fruit, with nothing that binds them. */
export const isSalad: SituationTest = ({ contents, willBlend }) => {
  const pieces = contents.filter(({ food, isMashed }) => TOSSED.includes(food) && !isMashed)
  const isBound = contents.some(({ food }) => food !== null && BINDING.includes(food))
  return !willBlend && !isBound && grams(pieces) > 0 && grams(pieces) >= MOSTLY * grams(contents)
}

const BINDING: readonly Food[] = ['flour', 'egg', 'mincedMeat', 'starch', 'sugar', 'crumbs']

/** "Stir until the sugar has dissolved", with nothing in it that takes air or turns to dough. */
export const isDissolvedCold = both(
  says('dissolved'),
  inBowl('sugar', 'syrup'),
  inBowl('liquid', 'milk', 'egg', 'syrup'),
  onlyInBowl(
    ...(['sugar', 'syrup', 'liquid', 'milk', 'egg', 'softDairy', 'salt', 'spice'] as const),
    ...(['fruit', 'yeast', 'oil', 'paste', 'butter'] as const),
  ),
  not(isHot),
)

/** Curd with eggs and a spoonful of semolina that is to be smooth: there are no pieces in it. */
export const isCurdMass: SituationTest = both(
  says('smooth'),
  inBowl('softDairy', 'cheese'),
  inBowl('egg', 'eggYolk'),
  inBowl('sugar'),
  onlyInBowl(
    ...([
      'softDairy',
      'cheese',
      'egg',
      'eggYolk',
      'sugar',
      'grain',
      'starch',
      'salt',
      'spice',
    ] as const),
    ...(['butter', 'cream', 'milk', 'liquid'] as const),
  ),
  ({ contents }) => 10 * grams(contents.filter(({ food }) => food === 'grain')) <= grams(contents),
)
