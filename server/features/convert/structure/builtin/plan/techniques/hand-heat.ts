import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  allObjects,
  anyObject,
  both,
  either,
  grams,
  hasFat,
  hasLargePieces,
  hasLiquid,
  inBowl,
  isHot,
  isPoachedWhole,
  not,
  onlyInBowl,
  type Situation,
  type SituationTest,
  says,
} from '../situation.ts'
import { BOILING, eggy, FRYING, milky, openLid, SEASONING, VEGETABLES } from './heat-words.ts'
import { anyTime, MINUTE, type Technique } from './technique.ts'

/** Onions that are in fat for longer than it takes to soften them. */
const isLongFrying: SituationTest = (situation) =>
  onlyInBowl('onion', 'garlic', 'herb', ...SEASONING)(situation) &&
  hasFat(situation) &&
  (situation.cues.duration?.min ?? 0) >= 25 * MINUTE

/** Breasts in a broth, which is no frying. */
const isSimmeredWhole = both(({ action }) => BOILING.includes(action), hasLiquid, isPoachedWhole)

/** Much more flour for its milk than any custard has: it sets in the pan and is turned. */
export const isPancakeBatter = ({ contents }: Pick<Situation, 'contents'>): boolean => {
  const weightOf = (...foods: Food[]) =>
    grams(contents.filter(({ food }) => food !== null && foods.includes(food)))
  // "Flour until it is as thick as a batter for crêpes"; a cream has sugar.
  const isUnmeasured = contents.some(({ food, grams: own }) => food === 'flour' && own === null)
  if (isUnmeasured && !contents.some(({ food }) => food === 'sugar')) return true
  return weightOf('flour') >= 0.3 * weightOf('milk', 'cream', 'liquid')
}

/** In which bubbles form: sugar, milk and what thickens it. */
const isPudding = both(milky, inBowl('starch'), inBowl('sugar'))

/** Cooking that the bowl cannot do, and caramel. */
export const HAND_HEAT: readonly Technique[] = [
  // Eggs cracked into a sauce set where they lie: turning blades would scramble them.
  {
    id: 'eggs-in-sauce',
    actions: [...BOILING, 'poach'],
    when: both(
      anyObject('egg'),
      isHot,
      onlyInBowl(
        'egg',
        ...VEGETABLES,
        ...SEASONING,
        'liquid',
        'cheese',
        'hardCheese',
        'legume',
        'sausage',
      ),
    ),
    setting: null,
  },
  {
    id: 'cook-in-much-water',
    actions: [...BOILING, 'steam'],
    when: both(says('inWater'), not(isHot)),
    setting: null,
  },
  // In their shells, beside a bowl that holds something else.
  { id: 'boil-eggs', actions: ['boil'], when: allObjects('egg'), setting: null },
  {
    id: 'pancakes',
    actions: [...FRYING, 'heat'],
    when: both(eggy, milky, inBowl('flour'), isPancakeBatter, not(isHot)),
    setting: null,
  },
  {
    id: 'formed-food',
    actions: [...FRYING, ...BOILING],
    when: both(says('formed'), not(isPudding)),
    setting: null,
  },
  { id: 'char-by-hand', actions: [...FRYING, ...BOILING], when: says('charred'), setting: null },
  {
    id: 'large-pieces',
    actions: [...FRYING, ...BOILING],
    when: both(hasLargePieces, not(isSimmeredWhole)),
    setting: null,
  },
  {
    id: 'caramelise-onions',
    actions: ['caramelise', ...FRYING],
    when: both(
      inBowl('onion'),
      either(({ action }) => action === 'caramelise', isLongFrying),
    ),
    setting: {
      seconds: 20 * MINUTE,
      sourceTime: anyTime,
      temperature: 120,
      speed: '1',
      reverse: true,
      ...openLid,
      source: 'SOUP',
    },
  },
]
