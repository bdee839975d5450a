import type { Duration } from '../../parse/cues.ts'
import {
  both,
  either,
  hasLiquid,
  hasTrait,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { BOILING, milky, openLid } from './heat-words.ts'
import { anyTime, MINUTE, type Technique, upTo } from './technique.ts'

const isMilkRice = both(
  inBowl('rice'),
  inBowl('milk'),
  onlyInBowl(
    'rice',
    'milk',
    'cream',
    'sugar',
    'salt',
    'spice',
    'butter',
    'liquid',
    'fruit',
    'driedFruit',
  ),
)
const isShort = (duration: Duration | null) => duration !== null && duration.max <= 20 * MINUTE

/** Sugar, fruit, rice and grain in liquid. */
export const SWEET_AND_GRAIN: readonly Technique[] = [
  {
    id: 'jam-on',
    actions: BOILING,
    when: both(
      isHot,
      inBowl('sugar'),
      inBowl('fruit'),
      onlyInBowl(
        'fruit',
        'sugar',
        'liquid',
        'spice',
        'leavening',
        'butter',
        'herb',
        'ginger',
        'starch',
      ),
      heavierThan(200, 'sugar'),
    ),
    setting: {
      seconds: 25 * MINUTE,
      sourceTime: anyTime,
      temperature: 105,
      speed: '1',
      reverse: true,
      ...openLid,
      source: 'ITA',
    },
  },
  {
    id: 'jam',
    actions: BOILING,
    when: both(
      inBowl('sugar'),
      inBowl('fruit'),
      onlyInBowl(
        'fruit',
        'sugar',
        'liquid',
        'spice',
        'leavening',
        'butter',
        'herb',
        'ginger',
        'starch',
      ),
      heavierThan(200, 'sugar'),
    ),
    setting: {
      seconds: 25 * MINUTE,
      // A stove cook counts from the boil; a kilogram takes 8 minutes to it (MCG, REF).
      sourceTime: { least: 12 * MINUTE, most: 60 * MINUTE },
      temperature: 105,
      speed: '1',
      reverse: true,
      ...openLid,
      source: 'ITA',
    },
  },
  // Whole lemons boil in water, though no word speaks of it.
  {
    id: 'boil-dry-fruit',
    actions: ['boil'],
    when: both(
      onlyInBowl('fruit'),
      // What was cut up gives its juice.
      either(
        says('pieces'),
        ({ contents }) => !contents.some(({ isSmall, isMashed }) => isSmall || isMashed),
      ),
    ),
    setting: null,
  },
  // "Fry the apples in the butter until soft": below 110 °C they would only stew.
  {
    id: 'fry-fruit',
    actions: ['sweat', 'fry', 'brown', 'caramelise'],
    when: both(
      inBowl('fruit'),
      inBowl('butter', 'oil'),
      onlyInBowl('fruit', 'butter', 'oil', 'sugar', 'syrup', 'spice', 'salt'),
    ),
    setting: {
      seconds: 8 * MINUTE,
      sourceTime: upTo(20),
      temperature: 120,
      speed: 'soft',
      reverse: true,
      source: 'E',
    },
  },
  {
    id: 'compote',
    actions: [...BOILING, 'sweat'],
    when: both(
      inBowl('fruit'),
      onlyInBowl(
        'fruit',
        'sugar',
        'liquid',
        'spice',
        'syrup',
        'butter',
        'starch',
        'herb',
        'ginger',
      ),
    ),
    setting: {
      seconds: 8 * MINUTE,
      sourceTime: anyTime,
      temperature: 95,
      speed: '1',
      reverse: true,
      source: 'E',
    },
  },
  {
    id: 'syrup',
    actions: [...BOILING, 'mix', 'melt'],
    when: both(
      onlyInBowl('sugar', 'liquid', 'syrup'),
      inBowl('sugar'),
      hasLiquid,
      either(isHot, ({ action }) => action !== 'mix'),
      // A litre of wine with some sugar is to steam off, not only to dissolve it.
      not(both(({ action }) => action === 'reduce', heavierThan(400, 'liquid'))),
    ),
    setting: {
      seconds: 7 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: '2',
      source: 'AUb',
    },
  },

  // "[Cook for 40 minutes.] Add the sugar and cook for 10 minutes more."
  {
    id: 'rice-pudding-on',
    actions: BOILING,
    when: both(isMilkRice, ({ isCooked, cues }) => isCooked && isShort(cues.duration)),
    setting: {
      seconds: 10 * MINUTE,
      sourceTime: upTo(20),
      temperature: 90,
      speed: 'soft',
      reverse: true,
      source: 'ESr',
    },
  },
  {
    id: 'rice-pudding',
    actions: BOILING,
    when: isMilkRice,
    setting: {
      seconds: 40 * MINUTE,
      // Milk at 90 °C takes longer than at a stove's simmer (MCG, ESr).
      sourceTime: { least: 40 * MINUTE, most: 60 * MINUTE },
      temperature: 90,
      speed: 'soft',
      reverse: true,
      source: 'ESr',
    },
  },
  {
    id: 'polenta',
    actions: [...BOILING, 'mix', 'whisk'],
    when: both(
      hasTrait('polenta'),
      either(milky, hasLiquid, inBowl('softDairy')),
      // Butter and cheese are only stirred in.
      either(
        ({ action }) => action !== 'mix' && action !== 'whisk',
        both(isHot, ({ objects, cues }) => {
          const isPoured = objects.some(({ traits }) => traits.has('polenta'))
          return isPoured || cues.duration !== null
        }),
      ),
    ),
    setting: {
      seconds: 12 * MINUTE,
      sourceTime: { least: 10 * MINUTE, most: 40 * MINUTE },
      temperature: 95,
      speed: '3',
      source: 'K',
    },
  },
  {
    id: 'grain-absorption',
    actions: BOILING,
    when: both(inBowl('grain'), hasLiquid, not(milky), not(hasTrait('oats'))),
    setting: {
      seconds: 18 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: 'soft',
      reverse: true,
      source: 'DE12',
    },
  },
  {
    id: 'porridge',
    actions: BOILING,
    when: both(
      inBowl('grain'),
      either(milky, hasLiquid),
      onlyInBowl(
        'grain',
        'milk',
        'liquid',
        'cream',
        'salt',
        'sugar',
        'spice',
        'syrup',
        'fruit',
        'driedFruit',
        'butter',
      ),
    ),
    setting: {
      seconds: 10 * MINUTE,
      sourceTime: anyTime,
      temperature: 90,
      speed: '1',
      reverse: true,
      heatsUp: true,
      source: 'E',
    },
  },
  {
    id: 'risotto',
    actions: BOILING,
    when: both(hasTrait('risottoRice'), hasLiquid),
    setting: {
      seconds: 14 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: '1',
      reverse: true,
      ...openLid,
      source: 'WAL',
    },
  },
  {
    id: 'rice',
    actions: BOILING,
    when: both(inBowl('rice'), hasLiquid),
    setting: {
      seconds: 16 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: 'soft',
      reverse: true,
      source: 'MX',
    },
  },
]
