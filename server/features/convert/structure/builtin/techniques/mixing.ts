import {
  allObjects,
  anyObject,
  both,
  either,
  hasPieces,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { isStiff, STIRRING, wet } from './stirring.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

/** Folding, batters, and stirring cold or hot. */
export const MIXING: readonly Technique[] = [
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
  // Eggs that are folded in have been beaten to a foam.
  {
    id: 'fold-foam',
    actions: ['fold'],
    when: anyObject('egg', 'eggYolk'),
    setting: { seconds: 30, speed: '2', reverse: true, source: 'FRr' },
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
    actions: [...STIRRING, 'emulsify'],
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
      // More oil is trickled in.
      either(({ action }) => action !== 'emulsify', not(heavierThan(120, 'oil'))),
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
  // Whisked in a blender.
  {
    id: 'whisk-fruit-smooth',
    actions: ['whisk'],
    when: both(inBowl('fruit'), says('smooth'), not(inBowl('flour', 'egg', 'eggYolk'))),
    setting: { seconds: 60, speed: '8', tools: ['measuring_cup'], source: 'FRr' },
  },
  {
    id: 'mix-pieces',
    actions: STIRRING,
    when: hasPieces,
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  { id: 'whisk-cold', actions: STIRRING, setting: { seconds: 15, speed: '3', source: 'DE12' } },
]
