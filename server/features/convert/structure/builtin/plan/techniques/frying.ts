import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  allObjects,
  anyObject,
  both,
  either,
  grams,
  hasFat,
  hasLiquid,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { FRYING, SEASONING, VEGETABLES } from './heat-words.ts'
import { MINUTE, perHundred, type Setting, type Technique, upTo } from './technique.ts'

/** Potatoes that come to an onion, simmer on or are blended later are no fried potatoes. */
const isOfSoup = both(
  either(inBowl('onion', 'garlic'), ({ willBlend, simmersLater }) => willBlend || simmersLater),
  not(says('golden')),
)

/** So much tomato, in grams, gives the liquid of a sauce (E). */
const SAUCY = 200

/** "[Fry the onions.] Add the tomatoes and cook for half an hour": a sauce. */
const isStewedInTomato: SituationTest = ({ action, cues, contents }) =>
  action === 'cook' &&
  (cues.duration?.min ?? 0) >= 10 * MINUTE &&
  grams(contents.filter(({ traits }) => traits.has('tomato'))) >= SAUCY

/** "[Fry the onions.] Add the wine and cook for 15 minutes": in what little liquid there is. */
const isBraised: SituationTest = ({ action, cues, contents, isHot }) => {
  const liquid = contents.filter(({ food }) => food === 'liquid')
  const isSome = grams(liquid) >= MIN_BRAISING || liquid.some((one) => one.grams === null)
  return action === 'cook' && isHot && isSome && (cues.duration?.min ?? 0) >= 5 * MINUTE
}
/** Grams (E). */
const MIN_BRAISING = 60

/** "[Melt the butter, add the onion.] Stir for 3 minutes": on the heat, as nobody turned it off. */
const isStirredInHotFat: SituationTest = ({ cues, isHot, isMelted, objects }) =>
  cues.duration !== null &&
  (isHot || isMelted) &&
  objects.some(({ food }) => food !== null && STIRRED_IN_FAT.includes(food))

const STIRRED_IN_FAT: readonly Food[] = [...VEGETABLES, 'potato']

/** From so much oil on, in grams, food swims in it. */
const SWIMMING = 80

/** "Heat half an inch of oil, fry the sage until crisp": hotter than the bowl gets (S20). */
const swimsInOil: SituationTest = ({ contents, willBlend }) => {
  const oil = grams(contents.filter(({ food }) => food === 'oil'))
  return !willBlend && oil >= SWIMMING && oil >= grams(contents) / 2
}

const SOFTENED = ['onion', 'garlic', 'hardVegetable', 'softVegetable', 'mushroom', 'leaf'] as const

/** In fat, and in nothing that wets it. */
const softens = (has: SituationTest): SituationTest =>
  both(has, hasFat, not(hasLiquid), not(either(isStewedInTomato, isBraised)))

const SWEATING: Setting = {
  seconds: perHundred(3 * MINUTE, MINUTE, 15 * MINUTE),
  sourceTime: upTo(20),
  temperature: 120,
  speed: '1',
  reverse: 'pieces',
  source: 'DE12',
}

/** Frying at 120 °C and speed 1; pieces ask for reverse. */
export const FRYING_FOOD: readonly Technique[] = [
  { id: 'fry-in-much-oil', actions: ['fry', 'brown', 'sweat'], when: swimsInOil, setting: null },
  {
    id: 'toast-rice',
    actions: [...FRYING, 'mix', 'heat'],
    when: both(
      anyObject('rice', 'grain'),
      hasFat,
      either(isHot, ({ action }) => FRYING.includes(action)),
      // "Add the rice, tomatoes and parsley and mix well": a filling, of which nothing is toasted.
      not(both(({ action }) => action === 'mix', anyObject('softVegetable', 'mushroom'))),
      not(hasLiquid),
    ),
    setting: {
      seconds: 3 * MINUTE,
      sourceTime: upTo(5),
      temperature: 120,
      speed: '1',
      reverse: true,
      source: 'WAL',
    },
  },
  {
    id: 'toast-seasoning',
    actions: [...FRYING, 'mix', 'heat'],
    when: both(
      // A teaspoon of oregano among the spices is no vegetable to soften.
      allObjects('garlic', 'ginger', 'herb', ...SEASONING),
      anyObject('garlic', 'ginger', 'spice', 'paste'),
      hasFat,
      // "Add the sugar and fry for another 10 minutes" goes on about the onions.
      not(both(({ cues }) => (cues.duration?.min ?? 0) > 5 * MINUTE, inBowl('onion'))),
      either(
        isHot,
        both(anyObject('spice', 'paste'), ({ action }) => FRYING.includes(action)),
      ),
      not(hasLiquid),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(5),
      temperature: 120,
      speed: '1',
      reverse: 'pieces',
      source: 'DE12',
    },
  },
  {
    id: 'brown-too-much-mince',
    actions: FRYING,
    when: heavierThan(800, 'mincedMeat'),
    setting: null,
  },
  {
    id: 'brown-mince',
    actions: [...FRYING, 'mix'],
    when: both(
      anyObject('mincedMeat'),
      not(hasLiquid),
      // "Mix the mince with the egg and the fried onions": a mass to be shaped.
      not(both(({ action }) => action === 'mix', anyObject('egg', 'crumbs', 'bread'))),
      either(
        isHot,
        says('golden'),
        says('mediumHeat'),
        says('highHeat'),
        ({ action }) => action !== 'mix',
      ),
    ),
    setting: {
      // A pan's time is not enough: the bowl heats from below alone (MCG, median 7 for 400 g).
      seconds: (mass) => (mass <= 400 ? 7 : 8) * MINUTE,
      sourceTime: { least: 7 * MINUTE, most: 10 * MINUTE },
      temperature: 120,
      speed: '1',
      reverse: true,
      source: 'MX',
    },
  },
  {
    id: 'cook-meat-of-bowl',
    actions: FRYING,
    when: both(inBowl('mincedMeat'), not(hasLiquid), isHot, not(isStewedInTomato)),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(10),
      temperature: 120,
      speed: '1',
      reverse: true,
      source: 'MX',
    },
  },
  // Pieces that are only to be sealed, not browned.
  {
    id: 'seal-poultry',
    actions: [...FRYING, 'mix'],
    when: both(
      anyObject('poultry'),
      isHot,
      hasFat,
      not(hasLiquid),
      // On a base that is frying already it takes its colour there.
      either(not(says('golden')), inBowl('onion', 'garlic', 'ginger')),
      not(heavierThan(600, 'poultry')),
      ({ objects }) => objects.every(({ food, isSmall }) => food !== 'poultry' || isSmall),
    ),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(10),
      temperature: 120,
      speed: '1',
      reverse: true,
      source: 'K',
    },
  },
  {
    id: 'fry-in-pan',
    actions: [...FRYING, 'heat'],
    when: both(
      either(
        anyObject('meat', 'poultry', 'fish', 'seafood', 'bread', 'pasta', 'egg'),
        both(anyObject('potato'), not(isOfSoup)),
      ),
      not(hasLiquid),
    ),
    setting: null,
  },
  {
    id: 'fry-crisp',
    actions: FRYING,
    when: both(inBowl('sausage'), says('golden')),
    setting: null,
  },
  {
    id: 'fry-bacon',
    actions: FRYING,
    when: both(
      inBowl('sausage'),
      onlyInBowl('sausage', ...VEGETABLES, ...SEASONING),
      ({ contents }) => contents.every(({ food, isSmall }) => food !== 'sausage' || isSmall),
    ),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(10),
      temperature: 120,
      speed: '1',
      reverse: true,
      source: 'MX',
    },
  },
  // Ham in a roux is done already.
  {
    id: 'fry-sausage',
    actions: FRYING,
    when: both(inBowl('sausage'), not(inBowl('flour')), not(hasLiquid)),
    setting: null,
  },
  {
    id: 'fry-too-much',
    actions: FRYING,
    when: both(heavierThan(1000, ...VEGETABLES), not(hasLiquid), not(isStewedInTomato)),
    setting: null,
  },
  // Three minutes only soften an onion; colour takes the time of a larger base.
  {
    id: 'sweat-golden',
    actions: [...FRYING, 'heat'],
    when: both(
      anyObject(...VEGETABLES),
      // Garlic alone is golden soon, and then bitter.
      inBowl('onion', 'hardVegetable', 'softVegetable', 'mushroom'),
      says('golden'),
      hasFat,
      not(hasLiquid),
      not(either(isStewedInTomato, isBraised)),
    ),
    setting: {
      seconds: perHundred(6 * MINUTE, MINUTE, 12 * MINUTE),
      // "Brown the carrots for 3 minutes" is believed.
      sourceTime: { least: 2 * MINUTE, most: 20 * MINUTE },
      temperature: 120,
      speed: '1',
      reverse: 'pieces',
      source: 'MX',
    },
  },
  // "Without colouring": no hotter than it takes to soften.
  {
    id: 'sweat-pale',
    actions: [...FRYING, 'heat'],
    when: both(({ cues }) => cues.isUncoloured, softens(inBowl(...SOFTENED))),
    setting: { ...SWEATING, temperature: 100, source: 'E' },
  },
  {
    id: 'sweat',
    actions: [...FRYING, 'heat', 'melt', 'mix'],
    when: both(
      softens(anyObject(...VEGETABLES, 'potato')),
      either(({ action }) => action !== 'mix', isStirredInHotFat),
    ),
    setting: SWEATING,
  },
  {
    id: 'sweat-contents',
    actions: FRYING,
    when: softens(inBowl(...SOFTENED)),
    setting: SWEATING,
  },
  // No fat is told: the cook knows whether some goes in, and onions soften in their own juice.
  {
    id: 'sweat-without-fat',
    actions: ['sweat', 'fry'],
    when: both(
      ...[anyObject('onion', 'softVegetable'), not(hasFat), not(hasLiquid)],
      not(inBowl('meat', 'poultry', 'mincedMeat', 'sausage', 'fish', 'seafood', 'potato')),
    ),
    setting: { ...SWEATING, temperature: 100, source: 'E' },
  },
]
