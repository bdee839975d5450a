import type { Action, Food } from '../lexicon/kinds.ts'
import {
  allObjects,
  anyObject,
  both,
  either,
  grams,
  hasLargePieces,
  hasPieces,
  heavierThan,
  inBowl,
  isHot,
  lighterThan,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

const STIRRING: readonly Action[] = ['mix', 'whisk']
const BEATING: readonly Action[] = ['whisk', 'whip', 'cream', 'mix']
const whisk = { tools: ['whisk'] } as const
const DRY = ['flour', 'starch', 'leavening', 'salt', 'spice', 'cocoa', 'nut'] as const
const wet = either(
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
const isStiff: SituationTest = ({ contents }) => {
  const weightOf = (...foods: Food[]) =>
    grams(contents.filter(({ food }) => food !== null && foods.includes(food)))
  return weightOf(...WET) < STIFF_RATIO * weightOf('flour')
}

/** Kneading, whisking, mixing, puréeing. Dough and whisk work goes by the machine's own time. */
export const MIXING: readonly Technique[] = [
  // Salads and cooked pasta are tossed, and shaped food is left alone (S23, S24).
  {
    id: 'toss-by-hand',
    actions: [...STIRRING, 'fold'],
    when: either(
      says('formed'),
      hasLargePieces,
      anyObject('leaf', 'pasta', 'bread'),
      inBowl('pasta'),
    ),
    setting: null,
  },
  // Too little for the blades to reach.
  {
    id: 'small-amount',
    actions: [...STIRRING, 'blend', 'crush', 'grind'],
    when: both(not(inBowl('egg', 'eggYolk', 'eggWhite')), lighterThan(60), not(isHot)),
    setting: null,
  },
  {
    id: 'mix-minced-meat',
    actions: [...STIRRING, 'knead'],
    when: both(inBowl('mincedMeat'), not(isHot), not(heavierThan(1000, 'mincedMeat'))),
    setting: { seconds: 30, speed: '2', reverse: true, source: 'DE12' },
  },
  // The dough mode takes 800 g flour at most (CE); it does not start above 60 °C (M7).
  {
    id: 'too-much-dough',
    actions: ['knead'],
    when: either(heavierThan(800, 'flour'), isHot, not(inBowl('flour', 'grain'))),
    setting: null,
  },
  {
    id: 'knead-enriched',
    actions: ['knead'],
    when: both(inBowl('yeast'), inBowl('butter', 'egg', 'eggYolk')),
    setting: { seconds: 4 * MINUTE, speed: 'dough', source: 'MX' },
  },
  // Dough for pizza and flat bread.
  {
    id: 'knead-with-oil',
    actions: ['knead'],
    when: both(inBowl('oil'), not(inBowl('butter', 'egg'))),
    setting: { seconds: 2 * MINUTE, speed: 'dough', source: 'VM' },
  },
  {
    id: 'knead',
    actions: ['knead'],
    setting: { seconds: 3 * MINUTE, speed: 'dough', source: 'DE12' },
  },
  {
    id: 'yeast-dough',
    actions: STIRRING,
    when: both(inBowl('flour'), inBowl('yeast'), wet, not(isHot), not(heavierThan(800, 'flour'))),
    setting: { seconds: 2 * MINUTE, speed: 'dough', source: 'DE12' },
  },
  {
    id: 'emulsify',
    actions: ['emulsify', 'whisk', 'blend', 'add', 'mix'],
    when: both(
      inBowl('egg', 'eggYolk'),
      anyObject('oil'),
      onlyInBowl('egg', 'eggYolk', 'oil', 'paste', 'salt', 'spice', 'liquid', 'garlic'),
      heavierThan(120, 'oil'),
    ),
    setting: {
      seconds: 3 * MINUTE,
      speed: '4',
      tools: ['measuring_cup'],
      trickles: true,
      source: 'MCR',
    },
  },

  {
    id: 'whip-whites',
    actions: BEATING,
    when: both(
      inBowl('eggWhite'),
      onlyInBowl('eggWhite', 'sugar', 'salt', 'leavening', 'liquid', 'starch'),
      not(({ hasWhisk }) => hasWhisk),
    ),
    setting: { seconds: 4 * MINUTE, speed: '3.5', ...whisk, source: 'DE31' },
  },
  {
    id: 'whip-cream',
    actions: ['whip', 'whisk'],
    when: both(
      inBowl('cream'),
      onlyInBowl('cream', 'sugar', 'liquid', 'softDairy', 'spice', 'starch', 'leavening'),
      either(says('stiff', 'thickened'), ({ action }) => action === 'whip'),
    ),
    setting: { seconds: 2 * MINUTE, speed: '3.5', ...whisk, source: 'VM' },
  },
  // No chunks under the whisk (S13).
  {
    id: 'chunks-by-hand',
    actions: [...BEATING, 'fold'],
    when: both(({ hasWhisk }) => hasWhisk, anyObject('chocolate', 'nut', 'fruit', 'driedFruit')),
    setting: null,
  },
  // What lifts a batter is sifted over the foam, not beaten with it.
  {
    id: 'dry-food-beside-foam',
    actions: STIRRING,
    when: both(({ hasWhisk }) => hasWhisk, allObjects(...DRY), anyObject('flour')),
    setting: null,
  },
  {
    id: 'whisk-on',
    actions: [...BEATING, 'blend'],
    when: ({ hasWhisk }) => hasWhisk,
    setting: { seconds: 2 * MINUTE, sourceTime: upTo(5), speed: '3.5', ...whisk, source: 'DE31' },
  },
  {
    id: 'egg-foam',
    actions: [...BEATING, 'thicken', 'blend'],
    when: both(
      inBowl('egg', 'eggYolk'),
      inBowl('sugar'),
      onlyInBowl('egg', 'eggYolk', 'sugar', 'liquid', 'salt', 'spice'),
      says('foamy'),
      not(isHot),
    ),
    setting: {
      seconds: 6 * MINUTE,
      sourceTime: { least: 5 * MINUTE, most: 8 * MINUTE },
      temperature: 37,
      speed: '4',
      ...whisk,
      source: 'K',
    },
  },
  {
    id: 'cream-butter',
    actions: BEATING,
    when: both(
      inBowl('butter', 'softDairy'),
      onlyInBowl('butter', 'softDairy', 'sugar', 'salt', 'liquid', 'spice', 'syrup'),
      either(says('foamy', 'smooth'), ({ action }) => action === 'cream' || action === 'whip'),
      not(isHot),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(5),
      speed: '4',
      scrapeDown: true,
      source: 'VM',
    },
  },
  {
    id: 'whip-by-hand',
    actions: ['whip'],
    when: not(inBowl('cream', 'butter', 'softDairy', 'eggWhite')),
    setting: null,
  },

  {
    id: 'fold-by-hand',
    actions: ['fold'],
    when: either(
      ({ hasWhisk }) => hasWhisk,
      anyObject('eggWhite', 'cream'),
      ({ objects }) => objects.length === 0,
    ),
    setting: null,
  },
  {
    id: 'fold-pieces',
    actions: [...STIRRING, 'fold'],
    when: both(
      allObjects('chocolate', 'nut', 'driedFruit', 'fruit', 'sugar', 'spice'),
      anyObject('chocolate', 'nut', 'driedFruit', 'fruit'),
      inBowl('flour'),
    ),
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  {
    id: 'fold-in',
    actions: ['fold'],
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  {
    id: 'rub-in',
    actions: [...STIRRING, 'crush'],
    when: both(inBowl('flour'), inBowl('butter'), not(wet), not(isHot)),
    setting: { seconds: 20, speed: '5', source: 'MX' },
  },
  {
    id: 'short-dough',
    actions: [...STIRRING, 'cream', 'knead'],
    when: both(inBowl('flour'), inBowl('butter'), isStiff, not(inBowl('yeast')), not(isHot)),
    setting: { seconds: 20, speed: '5', source: 'MX' },
  },
  // Choux: the flour goes into the hot liquid at once.
  {
    id: 'choux-flour',
    actions: STIRRING,
    when: both(anyObject('flour'), inBowl('butter'), inBowl('liquid', 'milk'), isHot, isStiff),
    setting: { seconds: 20, speed: '4', source: 'K' },
  },
  {
    id: 'batter',
    actions: [...STIRRING, 'cream', 'blend'],
    when: both(inBowl('flour'), wet, not(isHot)),
    setting: { seconds: 30, speed: '4', scrapeDown: true, source: 'FRr' },
  },
  {
    id: 'mix-dry',
    actions: STIRRING,
    when: onlyInBowl(
      'flour',
      'starch',
      'sugar',
      'leavening',
      'salt',
      'spice',
      'cocoa',
      'yeast',
      'grain',
      'milk',
      'nut',
    ),
    setting: { seconds: 10, speed: '4', source: 'RUL' },
  },
  {
    id: 'dressing',
    actions: STIRRING,
    when: both(
      inBowl('oil'),
      onlyInBowl(
        'oil',
        'liquid',
        'paste',
        'salt',
        'spice',
        'syrup',
        'garlic',
        'herb',
        'sugar',
        'fruit',
      ),
      not(isHot),
    ),
    setting: { seconds: 10, speed: '3', source: 'DE12' },
  },
  {
    id: 'thicken-stirring',
    actions: STIRRING,
    when: both(isHot, says('thickened')),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(20),
      temperature: 100,
      speed: '2',
      reverse: 'pieces',
      source: 'DE31',
    },
  },
  {
    id: 'stir-hot',
    actions: STIRRING,
    when: isHot,
    setting: { seconds: 15, speed: '2', reverse: 'pieces', source: 'FRr' },
  },
  {
    id: 'mix-pieces',
    actions: STIRRING,
    when: hasPieces,
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  { id: 'whisk-cold', actions: STIRRING, setting: { seconds: 15, speed: '3', source: 'DE12' } },
]
