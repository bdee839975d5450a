import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  anyObject,
  both,
  either,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { BEATERS, forSeconds, MINUTE, type Technique, upTo } from './technique.ts'
import { BEATING, bringsChunks, whisk } from './whipping.ts'

const isMelted: SituationTest = ({ isMelted }) => isMelted

const isBeatenIn = both(
  anyObject('egg', 'eggYolk'),
  inBowl('butter', 'softDairy'),
  inBowl('sugar'),
  not(inBowl('flour', 'chocolate')),
  not(isHot),
)

/** What takes air. */
const AIRY: readonly Food[] = [
  ...(['egg', 'eggYolk', 'eggWhite', 'cream', 'softDairy', 'butter', 'milk', 'sugar'] as const),
  ...(['syrup', 'cocoa', 'chocolate', 'liquid', 'spice', 'salt', 'starch'] as const),
]

const isBeatenLong: SituationTest = ({ cues }) => (cues.duration?.min ?? 0) >= MINUTE

/** Creaming, icing, and whatever else a mixer beats. */
export const BEATEN: readonly Technique[] = [
  {
    id: 'cream-butter',
    actions: BEATING,
    when: both(
      inBowl('butter', 'softDairy'),
      onlyInBowl(
        ...(['butter', 'softDairy', 'sugar', 'salt', 'liquid', 'spice', 'syrup'] as const),
        ...(['cocoa', 'chocolate', 'cream', 'milk'] as const),
      ),
      either(
        says('foamy', 'smooth'),
        // "Beat the butter until soft", "beat the butter with the sugar".
        onlyInBowl('butter'),
        both(
          anyObject('butter'),
          anyObject('sugar'),
          ({ action }) => action !== 'mix',
          not(isMelted),
          not(inBowl('syrup')),
        ),
        both(anyObject('butter'), anyObject('softDairy'), not(isMelted)),
        ({ action }) => action === 'cream' || action === 'whip',
      ),
      not(isHot),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(8),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'VM',
    },
  },
  // Eggs into creamed butter, one by one: about 20 seconds for each (MCG).
  {
    id: 'beat-egg-in',
    actions: BEATING,
    when: both(isBeatenIn, not(heavierThan(110, 'egg', 'eggYolk'))),
    setting: {
      seconds: 30,
      sourceTime: { least: 20, most: 4 * MINUTE },
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'MCG',
    },
  },
  {
    id: 'beat-eggs-in',
    actions: BEATING,
    when: isBeatenIn,
    setting: {
      seconds: MINUTE,
      sourceTime: { least: 20, most: 4 * MINUTE },
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'MCG',
    },
  },
  // Icing: the fat is soft, and the sugar dusts.
  {
    id: 'icing',
    actions: BEATING,
    when: both(
      anyObject('sugar'),
      inBowl('butter', 'softDairy'),
      onlyInBowl(
        'butter',
        'softDairy',
        'sugar',
        'salt',
        'liquid',
        'spice',
        'milk',
        'cream',
        'cocoa',
      ),
      not(isHot),
    ),
    setting: {
      seconds: 30,
      sourceTime: upTo(5),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'MCG',
    },
  },
  // Whatever else a mixer beats until it is thick, or for long: air gets in by the whisk.
  {
    id: 'beat-airy',
    actions: BEATING,
    when: both(
      onlyInBowl(...AIRY),
      inBowl('egg', 'eggYolk', 'eggWhite', 'cream', 'softDairy'),
      either(says('foamy', 'stiff', 'thickened'), both(says('processor'), isBeatenLong)),
      not(both(inBowl('eggWhite'), inBowl('eggYolk'))),
      not(says('briefly')),
      not(bringsChunks),
      not(isHot),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: forSeconds(30, 8 * MINUTE),
      speed: '3.5',
      ...whisk,
      source: 'DE31',
    },
  },
  {
    id: 'whip-by-hand',
    actions: ['whip'],
    when: not(inBowl('cream', 'butter', 'softDairy', 'eggWhite')),
    setting: null,
  },
]
