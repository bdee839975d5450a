import {
  anyObject,
  both,
  either,
  grams,
  hasFat,
  hasLiquid,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { eggy, FRYING, heated, milky, STIRRED_HEAT, starchy } from './heat-words.ts'
import { MINUTE, perHundred, type Technique, upTo } from './technique.ts'
import { WARMING } from './warming.ts'
import { WHITE_SAUCES } from './white-sauces.ts'

/** Semolina swells as starch does; what is mostly grain is a porridge. */
const isSemolina: SituationTest = ({ contents }) => {
  const grain = grams(contents.filter(({ food }) => food === 'grain'))
  return grain > 0 && grain <= 0.15 * grams(contents)
}

/** Lemon cream: juice in the place of milk, and starch that binds it. */
const isJuiceThickened: SituationTest = both(
  hasLiquid,
  inBowl('sugar'),
  either(says('thickened'), ({ action }) => action === 'thicken'),
  not(inBowl('meat', 'poultry', 'fish', 'onion', 'garlic')),
)

/** Eggs, sugar and the juice of lemons, of which the butter comes in later. */
const isOfJuice: SituationTest = both(
  inBowl('fruit', 'liquid'),
  onlyInBowl('egg', 'eggYolk', 'sugar', 'syrup', 'fruit', 'liquid', 'spice', 'salt', 'leavening'),
)

/** No pieces that the blades would cut up: a fricassee with yolks and cream is no custard. */
const isSmooth = not(
  inBowl(
    ...(['meat', 'poultry', 'fish', 'seafood', 'mincedMeat', 'sausage', 'mushroom'] as const),
    ...(['hardVegetable', 'softVegetable', 'leaf', 'potato', 'legume', 'pasta', 'rice'] as const),
  ),
)

/** Melting, and what thickens: white sauce, custard, eggs. */
export const MELTING: readonly Technique[] = [
  {
    id: 'melt-chocolate',
    actions: ['melt', 'heat'],
    when: both(inBowl('chocolate'), not(inBowl('flour')), not(isHot)),
    setting: {
      seconds: perHundred(3 * MINUTE, MINUTE, 6 * MINUTE),
      temperature: 50,
      speed: '2',
      source: 'FRr',
    },
  },
  ...WARMING,
  // "Обсмажити борошно", "Mehl anrösten": below 110 °C it would take no colour.
  {
    id: 'roux-browned',
    actions: FRYING,
    when: both(
      onlyInBowl('butter', 'oil', 'flour', 'salt', 'spice', 'garlic', 'onion'),
      ...[inBowl('flour'), hasFat],
      either(({ action }) => action === 'brown', says('golden')),
    ),
    setting: {
      seconds: 3 * MINUTE,
      sourceTime: upTo(5),
      temperature: 120,
      speed: '1',
      source: 'DE31',
    },
  },
  {
    id: 'roux',
    actions: [...FRYING, 'mix', 'whisk'],
    when: both(
      onlyInBowl('butter', 'oil', 'flour', 'salt', 'spice', 'garlic', 'onion'),
      anyObject('flour'),
      either(
        isHot,
        ({ isMelted, cues, isHeatedLater }) =>
          isMelted && (isHeatedLater || cues.duration !== null || cues.heat !== null),
      ),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(3),
      temperature: 100,
      speed: '1',
      source: 'DE31',
    },
  },
  // Flour over what has been fried in it: the same, with pieces.
  {
    id: 'roux-on-vegetables',
    actions: ['mix', 'whisk'],
    when: both(
      anyObject('flour'),
      isHot,
      hasFat,
      not(inBowl('milk', 'liquid', 'cream', 'softDairy', 'egg')),
      not(hasLiquid),
    ),
    setting: {
      seconds: MINUTE,
      sourceTime: upTo(3),
      temperature: 100,
      speed: '1',
      reverse: 'pieces',
      source: 'ESB',
    },
  },
  {
    id: 'roux-cooked',
    // "Melt the butter in a pan with the flour".
    actions: [...FRYING, 'melt', 'heat'],
    when: both(
      onlyInBowl('butter', 'flour', 'salt', 'spice'),
      inBowl('flour'),
      either(({ action }) => FRYING.includes(action), inBowl('butter')),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(3),
      temperature: 100,
      speed: '1',
      source: 'DE31',
    },
  },
  // What is beaten over hot water gets warm and takes air; nothing sets at 60 °C.
  {
    id: 'foam-over-water',
    actions: ['whisk', 'whip', 'cream', 'mix', 'thicken', 'heat', 'cook', 'blend'],
    when: both(
      ({ isOverWater }) => isOverWater,
      inBowl('egg', 'eggYolk', 'eggWhite'),
      inBowl('sugar', 'syrup'),
      onlyInBowl(...(['egg', 'eggYolk', 'eggWhite', 'sugar', 'syrup'] as const), 'salt', 'spice'),
    ),
    setting: {
      seconds: 7 * MINUTE,
      sourceTime: { least: 5 * MINUTE, most: 12 * MINUTE },
      temperature: 60,
      speed: '4',
      tools: ['whisk'],
      source: 'MCG',
    },
  },
  {
    id: 'custard-with-starch',
    actions: STIRRED_HEAT,
    // Raw starch thickens only where it is hot: "back over the heat … whisk until it coats a spoon".
    // Gelatine goes into a cream, baking powder with flour into a cake.
    when: both(
      ...[eggy, either(milky, isJuiceThickened), either(starchy, isSemolina)],
      either(heated, says('thickened')),
      not(both(inBowl('leavening'), inBowl('flour'))),
      isSmooth,
    ),
    setting: { seconds: 8 * MINUTE, temperature: 90, speed: '4', source: 'SK' },
  },
  // Yolks set to crumbs above 80 °C (MCR).
  {
    id: 'custard',
    actions: STIRRED_HEAT,
    when: both(eggy, milky, heated, isSmooth, not(either(starchy, isSemolina, inBowl('yeast')))),
    setting: { seconds: 8 * MINUTE, temperature: 80, speed: '3', source: 'SK' },
  },
  // Hollandaise and sabayon.
  {
    id: 'warm-yolk-foam',
    actions: [...STIRRED_HEAT, 'emulsify', 'melt', 'cream'],
    when: both(
      inBowl('eggYolk'),
      onlyInBowl('eggYolk', 'butter', 'liquid', 'sugar', 'salt', 'spice', 'fruit', 'paste'),
      inBowl('butter', 'liquid'),
      either(heated, isHot, ({ isOnStove }) => isOnStove),
    ),
    setting: {
      seconds: 7 * MINUTE,
      sourceTime: { least: 6 * MINUTE, most: 8 * MINUTE },
      temperature: 70,
      speed: '4',
      tools: ['whisk'],
      source: 'K',
    },
  },
  {
    id: 'curd',
    actions: STIRRED_HEAT,
    when: both(
      eggy,
      inBowl('sugar'),
      either(inBowl('butter'), isOfJuice),
      either(heated, ({ isOverWater }) => isOverWater),
      not(says('foamy')),
      not(starchy),
      not(inBowl('yeast')),
    ),
    setting: {
      // From cold: 500 g in 10 minutes, a kilogram in 20 (K).
      seconds: (mass) => Math.min(20, Math.max(8, Math.ceil(mass / 50))) * MINUTE,
      sourceTime: upTo(25),
      temperature: 80,
      speed: '3',
      source: 'K',
    },
  },
  ...WHITE_SAUCES,
]
