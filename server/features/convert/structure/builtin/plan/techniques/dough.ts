import {
  allObjects,
  anyObject,
  both,
  either,
  grams,
  hasLargePieces,
  hasLiquid,
  hasTrait,
  heavierThan,
  inBowl,
  isHot,
  lighterThan,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { KNEADING, MAX_FLOUR } from './kneading.ts'
import {
  arePiecesAlone,
  isGroundDry,
  isKneadedLong,
  isPiece,
  isShaggy,
  isShapeless,
  isStiff,
  isThin,
  MIN_GROUND,
  STIRRING,
  wet,
} from './stirring.ts'
import { BEATERS, forSeconds, MINUTE, type Technique } from './technique.ts'

/** More of it, in grams, is no starter or batter of one bowl. */
const MAX_BATTER = 1200

/** How doughs, batters and minced meat are mixed; kneading itself is in kneading.ts. */
export const DOUGH: readonly Technique[] = [
  // Whatever is formed of it, and with soaked bread in it.
  {
    id: 'mix-minced-meat',
    actions: [...STIRRING, 'knead'],
    when: both(inBowl('mincedMeat'), not(isHot), not(heavierThan(1000, 'mincedMeat'))),
    setting: { seconds: 30, speed: '2', reverse: true, source: 'DE12' },
  },
  // Cold fat goes into the dry flour first, and no further than to crumbs.
  {
    id: 'rub-in',
    actions: [...STIRRING, 'cream', 'knead', 'chop', 'crush', 'blend', 'grind'],
    when: both(
      anyObject('butter'),
      inBowl('flour'),
      not(wet),
      not(inBowl('yeast', 'syrup', 'paste', 'chocolate')),
      not(isHot),
      ({ isMelted }) => !isMelted,
    ),
    setting: { seconds: (mass) => (mass <= 500 ? 10 : 15), speed: '6', source: 'REF' },
  },
  // Oats and nut butter hold together; blades that cut would make flour of the oats.
  {
    id: 'oat-dough',
    actions: [...STIRRING, 'blend', 'fold'],
    when: both(
      hasTrait('oats'),
      anyObject('grain', 'butter', 'paste', 'syrup', 'egg', 'oil'),
      inBowl('butter', 'paste', 'syrup', 'egg', 'oil'),
      not(hasLiquid),
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: { seconds: 20, speed: '4', reverse: true, source: 'MCG' },
  },
  {
    id: 'fold-pieces',
    actions: [...STIRRING, 'fold'],
    when: both(
      arePiecesAlone,
      inBowl('flour', 'butter', 'egg', 'softDairy', 'paste'),
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  // The base of a cheesecake: crushed biscuits and the fat that binds them.
  {
    id: 'crumb-base',
    actions: STIRRING,
    when: both(
      inBowl('butter', 'oil'),
      anyObject('crumbs', 'bread'),
      onlyInBowl(
        'crumbs',
        'bread',
        'butter',
        'oil',
        'sugar',
        'salt',
        'spice',
        'nut',
        'hardCheese',
        'herb',
        'garlic',
        'cocoa',
        'syrup',
      ),
      ({ contents }) =>
        contents.every(
          ({ food, isMashed, preparation }) => food !== 'bread' || isMashed || preparation !== null,
        ),
    ),
    setting: { seconds: 15, speed: '4', source: 'MCG' },
  },
  // Salads and cooked pasta are tossed, and shaped food is left alone (S23, S24).
  {
    id: 'toss-by-hand',
    actions: [...STIRRING, 'fold'],
    when: either(
      both(says('formed'), not(isShapeless)),
      hasLargePieces,
      anyObject('leaf', 'pasta', 'bread'),
      inBowl('pasta'),
      // Cooked potatoes and eggs fall apart.
      both(
        allObjects('potato', 'egg', 'leaf', 'softVegetable', 'hardVegetable'),
        ({ action }) => action === 'fold',
      ),
    ),
    setting: null,
  },
  // Too little for the blades to reach.
  {
    id: 'small-amount',
    actions: [...STIRRING, 'blend', 'crush', 'grind'],
    when: both(
      not(inBowl('egg', 'eggYolk', 'eggWhite')),
      lighterThan(60),
      not(both(isGroundDry, not(lighterThan(MIN_GROUND)))),
      not(isHot),
    ),
    setting: null,
  },
  // "Knead a dough like thick sour cream": what pours is stirred, whatever its cook calls it.
  {
    id: 'thin-dough',
    actions: [...STIRRING, 'knead'],
    when: both(
      either(({ action }) => action === 'knead', inBowl('yeast')),
      isThin,
      not(inBowl('grain', 'potato', 'bread', 'cheese')),
      ({ contents }) => grams(contents) <= MAX_BATTER,
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: {
      seconds: 40,
      sourceTime: forSeconds(15, 3 * MINUTE),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'MCG',
    },
  },
  // Fast blades make glue of potatoes.
  {
    id: 'potato-dough',
    actions: [...STIRRING, 'knead'],
    when: both(inBowl('flour', 'starch'), ({ contents }) =>
      contents.some(({ food, isMashed }) => food === 'potato' && isMashed),
    ),
    setting: { seconds: 40, speed: '3', source: 'MCG' },
  },
  // It does not start above 60 °C (M7).
  {
    id: 'too-much-dough',
    actions: ['knead'],
    when: either(heavierThan(MAX_FLOUR, 'flour'), isHot, not(inBowl('flour', 'grain'))),
    setting: null,
  },
  // Then the liquid, no longer than until it holds.
  {
    id: 'bring-together',
    actions: [...STIRRING, 'fold', 'knead'],
    when: both(
      ...[inBowl('flour'), inBowl('butter'), wet, isShaggy, not(inBowl('yeast')), not(isHot)],
      not(anyObject('flour', 'butter', 'sugar')),
      anyObject('milk', 'liquid', 'egg', 'eggYolk', 'softDairy', 'cream'),
      not(isKneadedLong),
      ({ isMelted }) => !isMelted,
    ),
    setting: { seconds: 15, speed: '4', source: 'REF' },
  },
  // Chips, nuts or berries that go in along with the flour: the blunt side of the blades.
  {
    id: 'dough-with-pieces',
    actions: [...STIRRING, 'cream', 'knead'],
    when: both(
      ...[inBowl('flour'), inBowl('butter'), isStiff, not(inBowl('yeast')), not(isHot)],
      ({ objects }) => objects.some(isPiece),
    ),
    setting: { seconds: 20, speed: '4', reverse: true, source: 'MCG' },
  },
  // Shortcrust and biscuits; kneading is for dough that is to rise.
  // Sugar that goes into rubbed-in crumbs leaves them crumbs.
  {
    id: 'stir-into-crumbs',
    actions: STIRRING,
    when: both(
      ...[inBowl('flour'), inBowl('butter'), not(wet), not(inBowl('yeast', 'syrup', 'paste'))],
      ...[not(isHot), allObjects('sugar', 'spice', 'salt', 'leavening', 'nut', 'hardCheese')],
      ({ isMelted }) => !isMelted,
    ),
    setting: { seconds: 5, speed: '4', source: 'REF' },
  },
  {
    id: 'short-dough',
    actions: [...STIRRING, 'cream', 'knead'],
    when: both(
      ...[inBowl('flour'), inBowl('butter'), isStiff, not(inBowl('yeast')), not(isHot)],
      not(isKneadedLong),
      // Eggs are a foam already.
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: {
      seconds: 20,
      sourceTime: forSeconds(15, MINUTE),
      speed: '5',
      dial: BEATERS,
      source: 'MX',
    },
  },
  ...KNEADING,
]
