import {
  both,
  hasLiquid,
  hasTrait,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { BOILING, boilsOver, dairy, milky } from './heat-words.ts'
import { anyTime, MINUTE, perHundred, type Technique, upTo } from './technique.ts'

/** A splash of cream in a sauce does not keep it from the boil. */
const comesToTheBoil: SituationTest = ({ action, cues }) =>
  (action === 'boil' || action === 'heat') && cues.duration === null

/** Hot milk and hot chocolate. */
const DRINK = [
  ...(['milk', 'cream', 'sugar', 'salt', 'spice', 'syrup', 'cocoa', 'chocolate'] as const),
]

/** Milk and cream, which must not climb out of the bowl, and coconut milk, which does not. */
export const MILK: readonly Technique[] = [
  {
    id: 'warm-milk',
    actions: ['heat'],
    // "Heat the milk until it simmers": that is hotter.
    when: both(onlyInBowl(...DRINK), milky, not(both(says('boils'), hasLiquid))),
    setting: {
      seconds: perHundred(3 * MINUTE, MINUTE / 2, 8 * MINUTE),
      sourceTime: upTo(10),
      temperature: 80,
      speed: '2',
      source: 'IT1',
    },
  },
  // "Warm the milk and butter until the butter has melted": hot milk would be too hot for yeast.
  {
    id: 'melt-into-milk',
    actions: ['heat'],
    when: both(
      onlyInBowl('milk', 'cream', 'butter', 'liquid', 'sugar', 'syrup', 'salt', 'spice'),
      milky,
      inBowl('butter'),
      says('melted'),
      not(says('boils')),
      not(isHot),
    ),
    setting: {
      seconds: perHundred(3 * MINUTE, MINUTE / 2, 8 * MINUTE),
      sourceTime: upTo(10),
      temperature: 60,
      speed: '2',
      source: 'E',
    },
  },
  // Milk and cream boil over above 95 °C (MCR).
  {
    id: 'boil-milk-on',
    actions: ['boil'],
    when: both(isHot, boilsOver, hasLiquid, ({ cues }) => cues.duration === null),
    setting: {
      seconds: 3 * MINUTE,
      temperature: 95,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'MCG',
    },
  },
  {
    id: 'boil-milk',
    actions: ['boil', 'heat'],
    when: both(boilsOver, hasLiquid, not(isHot), ({ cues }) => cues.duration === null),
    setting: {
      seconds: (mass) => Math.min(12, 2 + Math.ceil(mass / 125)) * MINUTE,
      temperature: 95,
      speed: '1',
      reverse: 'pieces',
      source: 'MCG',
    },
  },
  {
    id: 'simmer-milky',
    actions: BOILING,
    when: both(dairy, hasLiquid, not(comesToTheBoil)),
    setting: {
      seconds: 10 * MINUTE,
      sourceTime: anyTime,
      temperature: 95,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'MCR',
    },
  },
  {
    id: 'simmer-coconut-milk',
    actions: BOILING,
    when: both(milky, hasTrait('coconut'), hasLiquid, not(comesToTheBoil)),
    setting: {
      seconds: 12 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: '1',
      reverse: 'pieces',
      source: 'K',
    },
  },
]
