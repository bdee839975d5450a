import type { Action, Food } from '../../parse/lexicon/kinds.ts'
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
  type SituationTest,
  says,
} from '../situation.ts'
import { isStiff, STIRRING } from './stirring.ts'
import { forSeconds, MINUTE, type Technique, upTo } from './technique.ts'

export const BEATING: readonly Action[] = ['whisk', 'whip', 'cream', 'mix']
export const whisk = { tools: ['whisk'] } as const
const DRY = ['flour', 'starch', 'leavening', 'salt', 'spice', 'cocoa', 'nut'] as const

/** What the butterfly whisk reaches, in grams: two whites, a small cup of cream (DE31, MCR). */
export const MIN_WHIPPED = { eggWhite: 55, cream: 140 } as const

const CHUNKS: readonly (Food | null)[] = ['chocolate', 'nut', 'fruit', 'driedFruit']

/** Fat or dairy has been stirred into the foam of whole eggs: it is a batter, which needs no folding. */
const isBatter = both(inBowl('oil', 'butter', 'softDairy', 'milk'), not(inBowl('eggWhite')))

export const bringsChunks: SituationTest = ({ objects }) =>
  objects.some(({ food, isMashed }) => CHUNKS.includes(food) && !isMashed)

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
    // A hand blender's "blend until foamy" makes no foam with blades.
    actions: [...BEATING, 'blend'],
    when: both(
      // "4 eggs, separated": what gets stiff are the whites.
      either(inBowl('eggWhite'), both(inBowl('egg'), says('stiff'))),
      onlyInBowl(
        ...(['eggWhite', 'egg', 'sugar', 'salt', 'leavening', 'liquid', 'starch'] as const),
        ...(['spice', 'fruit'] as const),
      ),
      not(({ hasWhisk }) => hasWhisk),
    ),
    setting: {
      seconds: 4 * MINUTE,
      sourceTime: forSeconds(MINUTE, 6 * MINUTE),
      speed: '3.5',
      ...whisk,
      source: 'DE31',
    },
  },
  {
    id: 'whip-little-cream',
    actions: ['whip', 'whisk'],
    when: both(
      inBowl('cream'),
      onlyInBowl('cream', 'milk', 'sugar', 'syrup', 'spice', 'cocoa', 'liquid', 'salt'),
      not(heavierThan(MIN_WHIPPED.cream, 'cream', 'milk')),
      ({ contents }) => contents.every(({ food, grams }) => food !== 'cream' || grams !== null),
    ),
    setting: null,
  },
  {
    id: 'whip-cream',
    actions: ['whip', 'whisk', 'mix'],
    when: both(
      inBowl('cream'),
      onlyInBowl(
        ...(['cream', 'sugar', 'liquid', 'softDairy', 'spice', 'starch', 'leavening'] as const),
        ...(['milk', 'syrup', 'salt', 'paste', 'cocoa'] as const),
      ),
      not(isHot),
      either(
        both(says('stiff', 'thickened'), anyObject('cream')),
        both(says('foamy'), ({ action }) => action === 'whisk'),
        ({ action }) => action === 'whip',
      ),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: forSeconds(45, 4 * MINUTE),
      speed: '3.5',
      ...whisk,
      source: 'VM',
    },
  },
  // The cream of Slavic layer cakes.
  {
    id: 'whip-sour-cream',
    actions: BEATING,
    when: both(
      ...[inBowl('softDairy'), inBowl('sugar'), onlyInBowl('softDairy', 'sugar', 'spice')],
      says('stiff', 'thickened'),
    ),
    setting: { seconds: 3 * MINUTE, speed: '3', ...whisk, source: 'K' },
  },
  // Grated carrots would catch in the whisk.
  {
    id: 'vegetables-into-foam',
    actions: [...BEATING, 'fold', 'stirIn'],
    when: both(({ hasWhisk }) => hasWhisk, anyObject('hardVegetable', 'softVegetable'), not(isHot)),
    setting: { seconds: 20, speed: '3', reverse: true, source: 'E' },
  },
  // No chunks under the whisk (S13).
  {
    id: 'chunks-by-hand',
    actions: [...BEATING, 'fold'],
    when: both(({ hasWhisk }) => hasWhisk, bringsChunks),
    setting: null,
  },
  // "Mix in the flour on low speed": no longer than until it is gone.
  {
    id: 'flour-into-foam',
    actions: [...STIRRING, 'blend'],
    when: both(
      ({ hasWhisk }) => hasWhisk,
      anyObject('flour'),
      says('processor'),
      inBowl('egg', 'eggYolk'),
      not(inBowl('eggWhite')),
      not(isStiff),
    ),
    setting: { seconds: 20, speed: '3', ...whisk, source: 'MCG' },
  },
  // What lifts a batter is sifted over the foam, not beaten with it.
  {
    id: 'dry-food-beside-foam',
    actions: [...STIRRING, 'blend'],
    when: both(
      ({ hasWhisk }) => hasWhisk,
      anyObject('flour', 'nut'),
      either(allObjects(...DRY), inBowl('egg', 'eggYolk', 'eggWhite')),
      not(isBatter),
    ),
    setting: null,
  },
  {
    id: 'flour-into-foam-batter',
    actions: [...STIRRING, 'fold', 'blend'],
    when: both(({ hasWhisk }) => hasWhisk, inBowl('flour'), isBatter, not(isHot)),
    setting: { seconds: 20, speed: '4', scrapeDown: true, source: 'MCG' },
  },
  // Yogurt, oil or vanilla comes in: the foam is there already.
  {
    id: 'stir-into-foam',
    actions: ['mix'],
    when: both(
      ({ hasWhisk }) => hasWhisk,
      not(says('stiff', 'foamy', 'thickened')),
      ({ objects }) => objects.some(({ food }) => food !== 'sugar'),
    ),
    setting: { seconds: 20, sourceTime: upTo(5), speed: '3', ...whisk, source: 'DE31' },
  },
  // "Whip the cream and stir it in": beaten on it would turn to butter.
  {
    id: 'foam-stirred-in',
    actions: ['mix', 'stirIn', 'emulsify'],
    when: both(
      ({ hasWhisk, objects, cues }) => hasWhisk && objects.length === 0 && cues.duration === null,
      onlyInBowl('cream', 'eggWhite', 'sugar', 'spice', 'salt', 'syrup', 'softDairy', 'starch'),
      inBowl('cream', 'eggWhite'),
      not(says('stiff', 'foamy', 'thickened', 'processor')),
    ),
    setting: null,
  },
  // "Whisk the egg white into the almonds just until combined".
  {
    id: 'whisk-on-briefly',
    actions: ['mix', 'whisk'],
    when: both(
      ({ hasWhisk }) => hasWhisk,
      says('briefly'),
      not(says('stiff', 'foamy', 'thickened')),
    ),
    setting: { seconds: 15, sourceTime: forSeconds(10, MINUTE), speed: '3', ...whisk, source: 'E' },
  },
  {
    id: 'whisk-on',
    actions: [...BEATING, 'blend'],
    when: ({ hasWhisk }) => hasWhisk,
    setting: { seconds: 2 * MINUTE, sourceTime: upTo(10), speed: '3.5', ...whisk, source: 'DE31' },
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
      sourceTime: forSeconds(5 * MINUTE, 10 * MINUTE),
      temperature: 37,
      speed: '4',
      ...whisk,
      source: 'K',
    },
  },
]
