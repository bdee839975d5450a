import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  anyObject,
  both,
  either,
  hasLiquid,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { BOILING, boilsOver, eggy, milky, openLid, starchy } from './heat-words.ts'
import { anyTime, MINUTE, type Technique } from './technique.ts'

const hasNoTime: SituationTest = ({ cues }) => cues.duration === null
const isWarmed = either(isHot, hasLiquid)

/** What decides how long the pot cooks, as long as it is raw. */
const SLOW: readonly Food[] = ['meat', 'poultry', 'legume', 'rice', 'grain', 'pasta', 'potato']
const waitsForRaw = both(inBowl(...SLOW), ({ isCooked }) => !isCooked)

/** A slurry comes in when the rest is done. */
const isEnd = either(anyObject('starch'), not(waitsForRaw))

const isThickened = either(says('thickened'), ({ action }) => action === 'thicken')
const isLongEnough: SituationTest = ({ cues }) => (cues.duration?.min ?? 0) >= 5 * MINUTE

/** Wine or juice with what flavours it, and no milk. */
const isDrink = both(
  onlyInBowl('liquid', 'sugar', 'syrup', 'spice', 'fruit', 'herb', 'ginger', 'driedFruit'),
  inBowl('sugar', 'syrup', 'fruit', 'spice'),
)

/** Cooking for which the source tells what is to be seen, and no time: it is seen soon. */
export const SHORT_GOALS: readonly Technique[] = [
  // Mulled wine loses its spirit and turns bitter long before it boils.
  {
    id: 'keep-from-boiling',
    actions: ['heat', 'cook', 'simmer'],
    when: both(says('nearBoil'), hasLiquid, isDrink, not(heavierThan(300, 'fruit'))),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: anyTime,
      temperature: 75,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'K',
    },
  },
  // "Bring almost to the boil": hot, and never boiling.
  {
    id: 'nearly-boil',
    actions: ['boil', 'heat', 'cook', 'simmer'],
    when: both(says('nearBoil'), either(hasLiquid, milky, inBowl('softDairy'))),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: anyTime,
      temperature: 90,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'MCG',
    },
  },
  // Before the rice or the jam in it would be cooked for all of its time, and then once more.
  {
    id: 'come-to-the-boil',
    actions: ['boil'],
    when: both(
      hasNoTime,
      hasLiquid,
      ({ cooksOn }) => cooksOn,
      not(boilsOver),
      not(anyObject('fish', 'seafood')),
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
    id: 'melt-chocolate-in',
    actions: [...BOILING, 'mix', 'whisk', 'melt'],
    when: both(hasNoTime, says('melted'), anyObject('chocolate'), isWarmed, not(inBowl('flour'))),
    setting: { seconds: 2 * MINUTE, temperature: 50, speed: '2', source: 'FRr' },
  },
  {
    id: 'melt-cheese-in',
    actions: [...BOILING, 'mix', 'melt'],
    when: both(
      hasNoTime,
      says('melted'),
      anyObject('cheese', 'hardCheese', 'softDairy'),
      isWarmed,
      // A risotto or polenta is hot and thick enough.
      not(inBowl('rice', 'grain')),
    ),
    setting: {
      seconds: 2 * MINUTE,
      temperature: 80,
      speed: '1',
      reverse: 'pieces',
      heatsUp: true,
      source: 'K',
    },
  },
  {
    id: 'wilt',
    actions: [...BOILING, 'mix', 'sweat'],
    when: both(hasNoTime, says('wilted'), anyObject('leaf'), isWarmed),
    setting: {
      seconds: 2 * MINUTE,
      temperature: 100,
      speed: '1',
      reverse: true,
      heatsUp: true,
      source: 'K',
    },
  },
  // "Fold in the spinach and cook for another minute": it need not leave its sauce.
  {
    id: 'fold-leaves-in',
    actions: ['mix', 'fold'],
    when: both(anyObject('leaf'), isHot, hasLiquid, ({ isHeatedLater }) => isHeatedLater),
    setting: { seconds: 15, speed: '1', reverse: true, source: 'RUL' },
  },
  // Starch binds as soon as it boils.
  {
    id: 'thicken-with-starch',
    actions: BOILING,
    when: both(hasNoTime, isThickened, starchy, hasLiquid, not(eggy), isEnd),
    setting: {
      seconds: 4 * MINUTE,
      temperature: 100,
      speed: '2',
      reverse: 'pieces',
      heatsUp: true,
      source: 'DE31',
    },
  },
  // Before it would be taken for a syrup or a splash of wine.
  {
    id: 'reduce-for-long',
    actions: ['reduce'],
    // Rice takes up its water by itself, and foams.
    when: both(isLongEnough, inBowl('liquid'), not(milky), not(inBowl('fruit', 'rice', 'grain'))),
    setting: {
      seconds: 10 * MINUTE,
      sourceTime: anyTime,
      temperature: 'varoma',
      speed: '1',
      reverse: 'pieces',
      ...openLid,
      source: 'FRP',
    },
  },
  // Nothing binds it: it has to steam off, which a closed lid prevents.
  {
    id: 'thicken-open',
    actions: ['thicken', 'cook', 'simmer'],
    when: both(
      isThickened,
      either(
        hasNoTime,
        both(isLongEnough, ({ action }) => action === 'thicken'),
      ),
      isHot,
      hasLiquid,
      not(starchy),
      not(milky),
      not(eggy),
      not(inBowl('fruit', 'legume', 'grain', 'rice')),
      not(waitsForRaw),
    ),
    setting: {
      seconds: 8 * MINUTE,
      sourceTime: anyTime,
      temperature: 'varoma',
      speed: '1',
      reverse: 'pieces',
      ...openLid,
      source: 'FRP',
    },
  },
]
