import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import {
  both,
  either,
  grams,
  inBowl,
  onlyInBowl,
  type Situation,
  type SituationTest,
} from '../situation.ts'
import { MINUTE } from './technique.ts'

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
const isWetBelow =
  (ratio: number): SituationTest =>
  ({ contents }) =>
    weightOf(contents, ...WET) < ratio * weightOf(contents, 'flour')

function weightOf(contents: readonly KnownIngredient[], ...foods: readonly Food[]): number {
  return grams(contents.filter(({ food }) => food !== null && foods.includes(food)))
}

/** More of a dough than of a batter. */
export const isStiff: SituationTest = isWetBelow(STIFF_RATIO)
/** Drop biscuits may be wetter still, as nothing but the milk wets them (E). */
const DROPPED_RATIO = 1.35
const isDropDough: SituationTest = both(
  isWetBelow(DROPPED_RATIO),
  inBowl('leavening'),
  onlyInBowl(
    'flour',
    'leavening',
    'salt',
    'sugar',
    'spice',
    'butter',
    'milk',
    'softDairy',
    'cheese',
    'hardCheese',
    'herb',
  ),
  ({ contents }) => 3 * weightOf(contents, 'sugar') < weightOf(contents, 'flour'),
)
/** Scones and drop biscuits are wetter than a dough for rolling (E). */
export const isShaggy: SituationTest = either(isWetBelow(1), isDropDough)
/** From so much wet food for a gram of flour on a dough pours, and no hands knead it (E). */
const THIN_RATIO = 1.1
/** Of eggs and cream, which a brioche has much of, so much is water (E). */
const RICH: readonly Food[] = ['egg', 'eggYolk', 'eggWhite', 'cream', 'softDairy']
const WATER_IN_RICH = 0.75
export const isThin: SituationTest = ({ contents }) => {
  const flour = weightOf(contents, 'flour')
  const rich = weightOf(contents, ...WET.filter((one) => RICH.includes(one)))
  const wet = weightOf(contents, ...WET) - (1 - WATER_IN_RICH) * rich
  return flour > 0 && wet >= THIN_RATIO * flour
}

/** What is folded in at the end: chips, nuts, berries, marshmallows. */
export function isPiece({ food, traits, isMashed }: KnownIngredient): boolean {
  return !isMashed && (traits.has('sweets') || FOLDED_IN.includes(food))
}
const FOLDED_IN: readonly (Food | null)[] = [
  ...(['chocolate', 'nut', 'driedFruit', 'fruit', 'hardVegetable'] as const),
  ...(['softVegetable', 'sausage'] as const),
]

const PIECES: readonly (Food | null)[] = [...FOLDED_IN, 'grain']
const ALONG: readonly (Food | null)[] = [
  ...PIECES,
  ...(['sugar', 'spice', 'salt', 'cheese', 'hardCheese', 'herb', 'onion'] as const),
]
/** Grams of flour or starch in which berries are tossed (E). */
const TOSSED_IN = 25

/** Berries, chips and nuts, with the sugar or spice that comes along, go into what is mixed. */
export const arePiecesAlone: SituationTest = ({ objects }) => {
  const isTossed = ({ food, grams: weight }: KnownIngredient) =>
    (food === 'flour' || food === 'starch') && weight !== null && weight <= TOSSED_IN
  const isAlong = (one: KnownIngredient) => ALONG.includes(one.food) || isTossed(one)
  return objects.every(isAlong) && objects.some(({ food }) => PIECES.includes(food))
}

/** Liquid for a gram of flour above which it is a sauce rather than a paste (E). */
export const isPaste: SituationTest = ({ contents }) => {
  return weightOf(contents, 'liquid', 'milk') <= 3 * weightOf(contents, 'flour')
}

/** "Knead for 8 minutes": a dough that is to be elastic, for pies that are filled and folded. */
export const isKneadedLong: SituationTest = ({ action, cues }) =>
  action === 'knead' && (cues.duration?.min ?? 0) >= 4 * MINUTE

/** Water or milk for a gram of flour from which a stiff dough is one of bread or pasta (E). */
const BREAD_RATIO = 0.3

/** "Mix for 8 to 10 minutes, until nice and firm": bread dough, whatever its working is called. */
export function isWorkedAsBread(
  { cues }: Pick<Situation, 'cues'>,
  contents: readonly KnownIngredient[],
): boolean {
  const flour = weightOf(contents, 'flour')
  const watery = weightOf(contents, 'liquid', 'milk')
  const wet = weightOf(contents, ...WET)
  const isBread = watery >= BREAD_RATIO * flour && wet < STIFF_RATIO * flour
  return isBread && (cues.duration?.min ?? 0) >= 4 * MINUTE
}

/** Dry food that the blades grind already from so many grams on (E). */
export const MIN_GROUND = 40
export const isGroundDry: SituationTest = ({ action, contents }) =>
  (action === 'blend' || action === 'grind') &&
  contents.every(({ food }) => food === 'nut' || food === 'grain' || food === 'bread')

/** Batter for waffles is named by what becomes of it, and whites are beaten "to small bubbles". */
export const isShapeless: SituationTest = either(
  both(inBowl('flour'), inBowl('milk', 'liquid')),
  onlyInBowl('eggWhite', 'sugar', 'salt'),
)
