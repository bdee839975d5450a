import {
  anyObject,
  both,
  either,
  grams,
  hasLiquid,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { BOILING, openLid } from './heat-words.ts'
import { MILK } from './milk.ts'
import { anyTime, MINUTE, type Technique, upTo } from './technique.ts'

const isMostlyTomato: SituationTest = ({ contents }) =>
  2 * grams(contents.filter(({ traits }) => traits.has('tomato'))) > grams(contents)

const isCooked: SituationTest = ({ contents }) => contents.every(({ isReadyToEat }) => isReadyToEat)

/** Rice or barley in its liquid. */
const isSwelling = inBowl('rice', 'grain')

/** About 15 g a minute steam off; half a kilogram is much less in ten minutes (IRM). */
const untilReduced = (mass: number) =>
  Math.min(
    30,
    mass < CUPFUL ? 2 + Math.ceil(mass / 18) : 10 + Math.ceil(Math.max(0, mass - 500) / 75),
  ) * MINUTE
/** So little, in grams, is gone before. */
const CUPFUL = 140

/** Sauces, soups and stews. */
export const SIMMERING: readonly Technique[] = [
  {
    id: 'fish-in-sauce',
    actions: BOILING,
    when: both(anyObject('fish'), hasLiquid),
    setting: {
      seconds: 7 * MINUTE,
      sourceTime: anyTime,
      temperature: 90,
      speed: 'soft',
      reverse: true,
      source: 'DE31',
    },
  },
  {
    id: 'seafood-in-sauce',
    actions: BOILING,
    when: both(anyObject('seafood'), hasLiquid),
    setting: {
      seconds: 4 * MINUTE,
      sourceTime: anyTime,
      temperature: 90,
      speed: 'soft',
      reverse: true,
      source: 'ESr',
    },
  },
  {
    id: 'pasta-in-sauce',
    actions: BOILING,
    when: both(inBowl('pasta'), hasLiquid, not(heavierThan(300, 'pasta'))),
    setting: {
      seconds: 12 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: 'soft',
      reverse: true,
      source: 'IRM',
    },
  },
  { id: 'too-much-pasta', actions: BOILING, when: inBowl('pasta'), setting: null },
  {
    id: 'reduce',
    actions: ['reduce'],
    // Potatoes that steam dry after draining have nothing to reduce.
    // Rice that takes up its water foams at the steam level.
    when: not(
      either(onlyInBowl('milk'), onlyInBowl('potato', 'pasta', 'salt', 'legume'), isSwelling),
    ),
    setting: {
      seconds: untilReduced,
      sourceTime: anyTime,
      temperature: 'varoma',
      speed: '1',
      reverse: 'pieces',
      ...openLid,
      source: 'FRP',
    },
  },
  // What is hot already and only has to get hot throughout.
  {
    id: 'heat-through',
    actions: ['cook', 'heat', 'simmer', 'mix'],
    when: both(isHot, says('warmedThrough'), either(hasLiquid, inBowl('softVegetable'))),
    setting: {
      seconds: 3 * MINUTE,
      sourceTime: upTo(15),
      temperature: 90,
      speed: '1',
      reverse: 'pieces',
      source: 'E',
    },
  },
  // Food that has been cooked is only warmed up again.
  {
    id: 'reheat',
    actions: ['heat'],
    when: both(either(isHot, isCooked), hasLiquid),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(10),
      temperature: 80,
      speed: '1',
      reverse: 'pieces',
      tools: ['measuring_cup'],
      source: 'IRM',
    },
  },
  ...MILK,
  // "Heat the wine over a low heat": nobody has spoken of boiling.
  {
    id: 'heat-gently',
    actions: ['heat'],
    when: both(
      onlyInBowl('liquid', 'salt', 'spice'),
      hasLiquid,
      says('lowHeat'),
      not(says('boils')),
      ({ cues, isHot, cooksOn }) =>
        cues.duration === null && cues.celsius === null && !isHot && !cooksOn,
    ),
    setting: {
      seconds: 3 * MINUTE,
      temperature: 80,
      speed: '1',
      heatsUp: true,
      source: 'E',
    },
  },
  {
    id: 'boil-water',
    actions: ['boil', 'heat'],
    when: both(onlyInBowl('liquid', 'salt'), hasLiquid, ({ cues }) => cues.duration === null),
    setting: {
      seconds: 3 * MINUTE,
      temperature: 100,
      speed: '1',
      heatsUp: true,
      source: 'E',
    },
  },
  {
    id: 'bring-to-the-boil',
    actions: ['boil', 'heat'],
    when: both(
      hasLiquid,
      ({ cues }) => cues.duration === null,
      ({ action, isHot }) => action === 'boil' || !isHot,
    ),
    setting: {
      seconds: 3 * MINUTE,
      temperature: 100,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'E',
    },
  },
  {
    id: 'thicken',
    actions: ['thicken'],
    when: isHot,
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
    id: 'stew',
    actions: BOILING,
    when: both(inBowl('meat'), hasLiquid),
    setting: {
      seconds: 60 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: 'soft',
      reverse: true,
      ...openLid,
      source: 'MX',
    },
  },
  // Tomatoes splash.
  {
    id: 'tomato-sauce',
    actions: BOILING,
    when: both(isMostlyTomato, not(inBowl('mincedMeat', 'poultry', 'legume'))),
    setting: {
      seconds: 18 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: '2',
      reverse: 'pieces',
      ...openLid,
      source: 'DE12',
    },
  },
  {
    id: 'simmer-gently',
    actions: BOILING,
    when: both(hasLiquid, says('gentle')),
    setting: {
      seconds: 20 * MINUTE,
      sourceTime: anyTime,
      temperature: 95,
      boilsFirst: true,
      speed: '1',
      reverse: 'pieces',
      source: 'RUL',
    },
  },
  {
    id: 'simmer',
    actions: BOILING,
    when: either(hasLiquid, both(isHot, inBowl('softVegetable', 'fruit', 'liquid'))),
    setting: {
      seconds: 20 * MINUTE,
      sourceTime: anyTime,
      temperature: 100,
      speed: '1',
      reverse: 'pieces',
      source: 'DE31',
    },
  },
  {
    id: 'warm-through',
    actions: ['heat', 'cook', 'melt', 'mix'],
    // Cheese that is stirred in has to melt; a risotto or polenta is hot and thick enough.
    when: both(
      isHot,
      either(
        ({ action, cues }) => action !== 'mix' || cues.duration !== null,
        both(
          anyObject('hardCheese', 'cheese'),
          inBowl('milk', 'cream', 'liquid'),
          not(inBowl('rice', 'grain', 'pasta')),
        ),
      ),
    ),
    setting: {
      seconds: 3 * MINUTE,
      sourceTime: upTo(10),
      temperature: 80,
      speed: '1',
      reverse: 'pieces',
      source: 'IRM',
    },
  },
]
