import {
  anyObject,
  both,
  either,
  hasLargePieces,
  hasPieces,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { isCurdMass, isDissolvedCold, isForBlender, isRaw, isSalad } from './mixtures.ts'
import { STIRRING, wet } from './stirring.ts'
import { BEATERS, BLENDER, forSeconds, MINUTE, type Technique } from './technique.ts'

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
  // Eggs that are folded in have been beaten to a foam.
  {
    id: 'fold-foam',
    actions: ['fold'],
    when: both(
      anyObject('egg', 'eggYolk'),
      inBowl('flour', 'chocolate', 'softDairy', 'sugar'),
      // Beaten eggs with milk or oil are the wet half of a batter.
      not(both(anyObject('milk', 'liquid', 'oil', 'butter', 'softDairy'), inBowl('flour'))),
    ),
    setting: { seconds: 30, speed: '2', reverse: true, source: 'FRr' },
  },
  // Flour goes in last and no longer than until it is gone.
  {
    id: 'fold-flour',
    actions: ['fold'],
    when: both(anyObject('flour'), inBowl('butter', 'oil', 'egg', 'softDairy'), not(isHot)),
    setting: { seconds: 15, speed: '3', reverse: true, source: 'E' },
  },
  // Dry and wet that meet here for the first time: the folding speed leaves lumps.
  {
    id: 'fold-batter',
    actions: ['fold'],
    when: both(
      inBowl('flour'),
      wet,
      anyObject('flour', 'milk', 'liquid', 'oil', 'egg', 'softDairy'),
      not(isHot),
    ),
    setting: {
      seconds: 20,
      speed: '4',
      reverse: 'pieces',
      scrapeDown: true,
      source: 'MCG',
    },
  },
  {
    id: 'fold-in',
    actions: ['fold'],
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  {
    id: 'batter-briefly',
    actions: [...STIRRING, 'cream', 'blend'],
    when: both(inBowl('flour'), wet, says('briefly'), not(isHot)),
    setting: {
      seconds: 15,
      sourceTime: forSeconds(10, MINUTE),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'REF',
    },
  },
  {
    id: 'batter',
    actions: [...STIRRING, 'cream', 'blend'],
    when: both(inBowl('flour'), wet, not(isHot)),
    setting: {
      seconds: 30,
      sourceTime: forSeconds(15, 3 * MINUTE),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'FRr',
    },
  },
  // Sugar does not dissolve in fifteen seconds, honey not in the cold.
  {
    id: 'dissolve-honey',
    actions: STIRRING,
    when: both(isDissolvedCold, inBowl('syrup')),
    setting: { seconds: 2 * MINUTE, temperature: 37, speed: '2', source: 'E' },
  },
  {
    id: 'dissolve-cold',
    actions: STIRRING,
    when: isDissolvedCold,
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: forSeconds(MINUTE, 5 * MINUTE),
      speed: '3',
      source: 'E',
    },
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
    setting: { seconds: 15, speed: '4', source: 'DE12' },
  },
  // A splash of wine on flour that was fried: slow blades only push the lumps about.
  {
    id: 'whisk-lumps-out',
    actions: ['whisk'],
    when: both(isHot, inBowl('flour'), inBowl('liquid', 'milk', 'cream'), says('smooth')),
    setting: {
      seconds: 15,
      sourceTime: forSeconds(10, MINUTE),
      speed: '4',
      reverse: 'pieces',
      source: 'E',
    },
  },
  {
    id: 'stir-hot',
    actions: STIRRING,
    when: isHot,
    setting: {
      seconds: 15,
      sourceTime: forSeconds(10, 3 * MINUTE),
      speed: '2',
      reverse: 'pieces',
      source: 'FRr',
    },
  },
  // "Combine everything in a blender": it blends, whatever the order calls it.
  {
    id: 'mix-in-blender',
    actions: STIRRING,
    when: both(isForBlender, not(hasLargePieces), not(inBowl('flour', 'mincedMeat'))),
    setting: {
      seconds: 45,
      sourceTime: forSeconds(5, 3 * MINUTE),
      speed: '8',
      dial: BLENDER,
      tools: ['measuring_cup'],
      scrapeDown: true,
      source: 'DE12',
    },
  },
  // Whisked in a blender.
  {
    id: 'whisk-fruit-smooth',
    actions: ['whisk'],
    when: both(inBowl('fruit'), says('smooth'), not(inBowl('flour', 'egg', 'eggYolk'))),
    setting: { seconds: 60, speed: '8', tools: ['measuring_cup'], source: 'FRr' },
  },
  // Crab and fish cakes: what binds them is mixed in, and the flakes stay.
  {
    id: 'mix-fish-cakes',
    actions: STIRRING,
    when: both(
      inBowl('seafood', 'fish'),
      inBowl('egg', 'crumbs', 'softDairy'),
      not(hasLargePieces),
      not(isHot),
      not(inBowl('leaf', 'pasta', 'rice')),
    ),
    setting: { seconds: 15, speed: '2', reverse: true, source: 'MCG' },
  },
  // A salad or raw meat in its marinade: a spoon spares what the blades would bruise.
  {
    id: 'stir-pieces-by-hand',
    actions: STIRRING,
    when: either(isRaw, isSalad),
    setting: null,
  },
  {
    id: 'mix-pieces',
    actions: STIRRING,
    when: both(hasPieces, not(isCurdMass)),
    setting: { seconds: 15, speed: '2', reverse: true, source: 'RUL' },
  },
  // Cocoa in butter, curd with sugar: stirring alone leaves lumps.
  {
    id: 'beat-smooth',
    actions: STIRRING,
    when: both(
      says('smooth'),
      either(inBowl('butter', 'softDairy', 'chocolate'), isCurdMass),
      not(inBowl('eggWhite')),
    ),
    setting: {
      seconds: 40,
      sourceTime: { least: 30, most: 3 * MINUTE },
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'E',
    },
  },
  {
    id: 'whisk-cold',
    actions: STIRRING,
    setting: {
      seconds: 15,
      sourceTime: { least: 15, most: 3 * MINUTE },
      speed: '3',
      dial: BEATERS,
      source: 'DE12',
    },
  },
]
