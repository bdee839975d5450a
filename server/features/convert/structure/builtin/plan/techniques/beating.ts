import type { Food } from '../../parse/lexicon/kinds.ts'
import { isCaught } from '../caught.ts'
import {
  anyObject,
  both,
  either,
  grams,
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

/** What the blades would not catch by itself comes cut: no whole clove is wanted in butter. */
const areCut: SituationTest = ({ contents }) => {
  const whole = contents.filter(
    ({ food, isSmall, preparation, entry: { notes } }) =>
      food !== null && CAUGHT.includes(food) && !isSmall && preparation === null && !notes,
  )
  return whole.length === 0 || isCaught(whole)
}

const CAUGHT: readonly Food[] = ['herb', 'garlic', 'onion', 'ginger']

/** Far more sugar than what moistens it. */
const isGlaze: SituationTest = ({ contents }) => {
  const sugar = grams(contents.filter(({ food }) => food === 'sugar'))
  return sugar >= MIN_GLAZE && sugar > 2 * (grams(contents) - sugar)
}

/** Less of it, in grams, is stirred in a cup (H5). */
const MIN_GLAZE = 100

const isBeatenLong: SituationTest = ({ cues }) => (cues.duration?.min ?? 0) >= MINUTE

/** "Beat the coffee with the sugar and the water for 5 to 10 minutes with an electric whisk". */
const isBeatenToFoam: SituationTest = ({ cues }) =>
  cues.has('processor') && (cues.duration?.min ?? 0) >= 4 * MINUTE

/** Creaming, icing, and whatever else a mixer beats. */
export const BEATEN: readonly Technique[] = [
  // "Beat until just combined. Do not over-beat!"
  {
    id: 'beat-briefly',
    actions: ['mix', 'whisk'],
    when: both(
      says('briefly'),
      inBowl('softDairy', 'butter', 'egg', 'eggYolk'),
      not(anyObject('egg', 'eggYolk')),
      not(inBowl('flour', 'eggWhite', 'crumbs')),
      not(isHot),
    ),
    setting: {
      seconds: 20,
      sourceTime: forSeconds(10, MINUTE),
      speed: '3',
      dial: BEATERS,
      scrapeDown: true,
      source: 'E',
    },
  },
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
  // Herb, garlic and anchovy butter.
  {
    id: 'flavoured-butter',
    actions: [...BEATING, 'blend'],
    when: both(
      inBowl('butter'),
      inBowl('herb', 'garlic', 'spice', 'paste', 'hardCheese'),
      onlyInBowl(
        ...(['butter', 'herb', 'garlic', 'spice', 'salt', 'paste', 'hardCheese', 'fruit'] as const),
        ...(['liquid', 'onion', 'ginger'] as const),
      ),
      heavierThan(60, 'butter'),
      areCut,
      not(
        ({ isMelted, isHot, isOnStove, cues }) =>
          isMelted || isHot || isOnStove || cues.heat !== null,
      ),
    ),
    setting: {
      seconds: 20,
      sourceTime: forSeconds(15, 2 * MINUTE),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'E',
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
  // Icing of sugar and a little juice: it is to be without lumps.
  {
    id: 'sugar-glaze',
    actions: BEATING,
    when: both(
      anyObject('sugar'),
      inBowl('liquid', 'milk', 'cream'),
      onlyInBowl('sugar', 'liquid', 'milk', 'cream', 'fruit', 'spice', 'salt', 'cocoa'),
      isGlaze,
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: {
      seconds: 20,
      sourceTime: upTo(3),
      speed: '4',
      dial: BEATERS,
      scrapeDown: true,
      source: 'E',
    },
  },
  // Whatever else a mixer beats until it is thick, or for long: air gets in by the whisk.
  {
    id: 'beat-airy',
    actions: BEATING,
    when: both(
      onlyInBowl(...AIRY),
      either(inBowl('egg', 'eggYolk', 'eggWhite', 'cream', 'softDairy'), isBeatenToFoam),
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
  // No foam yet, and more than stirred.
  {
    id: 'beat-eggs-with-sugar',
    actions: BEATING,
    when: both(
      inBowl('egg', 'eggYolk'),
      heavierThan(40, 'sugar'),
      onlyInBowl('egg', 'eggYolk', 'sugar', 'salt', 'spice'),
      not(says('foamy', 'stiff', 'thickened', 'briefly', 'dissolved')),
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: {
      seconds: MINUTE,
      sourceTime: upTo(8),
      speed: '4',
      dial: BEATERS,
      source: 'E',
    },
  },
  // "Beat the eggs": whites and yolks are to be one.
  {
    id: 'beat-eggs',
    actions: ['whisk', 'mix'],
    when: both(
      heavierThan(110, 'egg', 'eggYolk'),
      onlyInBowl('egg', 'eggYolk', 'salt', 'spice'),
      not(says('briefly')),
      not(isHot),
      ({ hasWhisk }) => !hasWhisk,
    ),
    setting: {
      seconds: 30,
      sourceTime: upTo(5),
      speed: '4',
      dial: BEATERS,
      source: 'E',
    },
  },
  {
    id: 'whip-by-hand',
    actions: ['whip'],
    when: not(inBowl('cream', 'butter', 'softDairy', 'eggWhite')),
    setting: null,
  },
]
