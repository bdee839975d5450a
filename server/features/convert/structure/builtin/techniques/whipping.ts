import type { Action } from '../lexicon/kinds.ts'
import {
  allObjects,
  anyObject,
  both,
  either,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { STIRRING } from './stirring.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

const BEATING: readonly Action[] = ['whisk', 'whip', 'cream', 'mix']
const whisk = { tools: ['whisk'] } as const
const DRY = ['flour', 'starch', 'leavening', 'salt', 'spice', 'cocoa', 'nut'] as const

/** Work of the butterfly whisk, by the machine's own time. */
export const WHIPPING: readonly Technique[] = [
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
]
