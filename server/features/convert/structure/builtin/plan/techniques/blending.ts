import {
  allObjects,
  both,
  either,
  hasLargePieces,
  hasTrait,
  heavierThan,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { BLENDER, bySize, forSeconds, MINUTE, type Technique } from './technique.ts'
import { whisk } from './whipping.ts'

/** The longest time taken from the source: blending for longer warms the food (E). */
const MAX_BLENDING = 5 * MINUTE

/** What makes a purée thick. */
const BODY = ['legume', 'nut', 'softDairy', 'cheese', 'fish', 'egg', 'eggYolk'] as const

/** No tin, and nothing that has been cooked before. */
const isRawRoot: SituationTest = ({ contents, isRaw }) =>
  isRaw && contents.some((one) => one.food === 'hardVegetable' && !one.isReadyToEat)

/** Puréeing, and mashing what is soft. */
export const BLENDING: readonly Technique[] = [
  { id: 'blend-large-pieces', actions: ['blend'], when: hasLargePieces, setting: null },
  // Fast blades make glue of potatoes (K).
  {
    id: 'mash-instead-of-blending',
    actions: ['blend'],
    when: both(
      inBowl('potato'),
      inBowl('milk', 'cream', 'butter'),
      onlyInBowl('potato', 'milk', 'cream', 'butter', 'softDairy', 'salt', 'spice'),
    ),
    setting: { seconds: 30, speed: '3.5', ...whisk, source: 'K' },
  },
  // "Purée about half of the soup": short and coarse, so that pieces are left.
  {
    id: 'blend-partly',
    actions: ['blend', 'mash'],
    when: both(isHot, says('partOf'), ({ objects }) => objects.length === 0),
    setting: { seconds: 4, speed: '4', tools: ['measuring_cup'], source: 'MCR' },
  },
  // Hot food climbs: rise slowly with the measuring cup in place (S4, S7).
  {
    id: 'blend-hot',
    actions: ['blend', 'mash'],
    when: both(isHot, ({ action }) => action === 'blend'),
    setting: {
      seconds: 60,
      sourceTime: forSeconds(30, MAX_BLENDING),
      speed: '5-10',
      tools: ['measuring_cup'],
      source: 'MX',
    },
  },
  // A few short bursts, however long the source's own processor is pressed.
  {
    id: 'pulse',
    actions: ['blend', 'chop', 'crush', 'grind', 'mix'],
    when: both(
      says('pulsed'),
      not(says('smooth', 'fine')),
      not(inBowl('flour', 'butter', 'crumbs')),
      not(isHot),
    ),
    setting: { seconds: bySize(4, 5, 8), speed: '5', scrapeDown: true, source: 'MCG' },
  },
  {
    id: 'pulse-smooth',
    actions: ['blend', 'chop', 'crush', 'grind'],
    when: both(says('pulsed'), says('smooth'), not(inBowl('flour', 'butter')), not(isHot)),
    setting: { seconds: 30, speed: '7', scrapeDown: true, source: 'MCG' },
  },
  {
    id: 'pesto',
    actions: ['blend', 'chop', 'crush', 'grind'],
    when: both(
      inBowl('herb'),
      inBowl('oil', 'nut', 'hardCheese'),
      not(inBowl('legume', 'softVegetable')),
    ),
    setting: {
      seconds: 15,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '7',
      dial: BLENDER,
      scrapeDown: true,
      source: 'DE12',
    },
  },
  // Spice paste for a curry (rows of garlic and ginger, longer).
  {
    id: 'spice-paste',
    actions: ['blend', 'grind', 'crush'],
    when: both(allObjects('onion', 'garlic', 'ginger', 'herb', 'spice', 'oil'), not(isHot)),
    setting: {
      // Two onions are no purée after ten seconds.
      seconds: bySize(10, 20, 30),
      sourceTime: forSeconds(10, MAX_BLENDING),
      speed: '8',
      scrapeDown: true,
      cuts: true,
      source: 'E',
    },
  },
  {
    id: 'plant-milk',
    actions: ['blend'],
    when: both(
      inBowl('nut', 'grain'),
      onlyInBowl('nut', 'grain', 'liquid', 'syrup', 'salt', 'driedFruit'),
      heavierThan(300, 'liquid'),
    ),
    setting: {
      seconds: 60,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '10',
      tools: ['measuring_cup'],
      source: 'K',
    },
  },
  {
    id: 'nut-butter',
    actions: ['blend', 'grind', 'chop'],
    when: both(
      inBowl('nut'),
      onlyInBowl('nut', 'oil', 'salt', 'syrup', 'sugar'),
      not(says('fine')),
      either(says('smooth'), ({ action, cues }) => action === 'blend' || cues.duration !== null),
    ),
    setting: {
      seconds: 180,
      sourceTime: forSeconds(2 * MINUTE, 5 * MINUTE),
      goesOn: true,
      speed: '7',
      scrapeDown: true,
      source: 'K',
    },
  },
  // "Grob pürieren", "but not to a paste"
  {
    id: 'blend-coarsely',
    actions: ['blend'],
    when: both(says('coarse'), not(says('smooth')), not(isHot)),
    setting: { seconds: bySize(5, 8, 10), speed: '5', scrapeDown: true, source: 'MCG' },
  },
  {
    id: 'cut-raw-vegetables',
    actions: ['blend'],
    when: both(onlyInBowl('hardVegetable', 'potato', 'leaf'), not(says('smooth'))),
    setting: { seconds: 6, speed: '5', scrapeDown: true, source: 'AUb' },
  },
  // Raw carrots stay gritty for long.
  {
    id: 'puree-raw-roots',
    actions: ['blend'],
    when: both(says('smooth', 'fine'), heavierThan(80, 'hardVegetable'), isRawRoot, not(isHot)),
    setting: {
      seconds: 90,
      sourceTime: forSeconds(MINUTE, MAX_BLENDING),
      speed: '10',
      dial: BLENDER,
      tools: ['measuring_cup'],
      scrapeDown: true,
      source: 'E',
    },
  },
  {
    id: 'raw-salsa',
    actions: ['blend'],
    when: both(hasTrait('tomato'), not(inBowl('legume', 'nut', 'softDairy', 'cheese', 'fruit'))),
    setting: {
      seconds: 30,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '10',
      dial: BLENDER,
      tools: ['measuring_cup'],
      source: 'MX',
    },
  },
  // Beans, nuts and curds want more than being mixed.
  {
    id: 'blend-smooth',
    actions: ['blend'],
    when: both(
      says('smooth'),
      not(isHot),
      not(inBowl('flour', 'leavening')),
      either(not(inBowl('fruit', 'milk', 'liquid')), inBowl(...BODY)),
    ),
    setting: {
      seconds: 45,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '8',
      dial: BLENDER,
      tools: ['measuring_cup'],
      scrapeDown: true,
      source: 'DE12',
    },
  },
  {
    id: 'dip',
    actions: ['blend', 'mash'],
    when: both(
      either(not(inBowl('fruit')), inBowl('legume')),
      inBowl(...BODY),
      // "Mash the chickpeas" leaves pieces.
      either(({ action }) => action === 'blend', both(says('smooth'), inBowl('legume'))),
    ),
    setting: {
      seconds: 30,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '7',
      dial: BLENDER,
      scrapeDown: true,
      source: 'DE12',
    },
  },
  {
    id: 'blend-sauce',
    actions: ['blend'],
    when: both(
      onlyInBowl('paste', 'liquid', 'spice', 'salt', 'herb', 'softDairy', 'oil', 'syrup', 'sugar'),
      inBowl('paste', 'softDairy'),
      not(isHot),
    ),
    setting: {
      seconds: 20,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '4',
      scrapeDown: true,
      source: 'RUL',
    },
  },
  {
    id: 'smoothie',
    actions: ['blend'],
    when: inBowl('fruit', 'milk', 'liquid'),
    setting: {
      seconds: 60,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '8',
      dial: BLENDER,
      tools: ['measuring_cup'],
      source: 'FRr',
    },
  },
  // "Pulse", "process" of whatever is in the processor.
  {
    id: 'process',
    actions: ['chop', 'grind', 'crush'],
    when: not(isHot),
    setting: {
      seconds: 8,
      sourceTime: forSeconds(5, MAX_BLENDING),
      speed: '6',
      scrapeDown: true,
      source: 'RUL',
    },
  },
  {
    id: 'blend-cold',
    actions: ['blend', 'grind'],
    setting: {
      seconds: 30,
      sourceTime: forSeconds(5, 5 * MINUTE),
      goesOn: true,
      speed: '7',
      dial: BLENDER,
      scrapeDown: true,
      source: 'DE12',
    },
  },
  {
    id: 'mash-potatoes',
    actions: ['mash', 'whip'],
    when: inBowl('potato'),
    setting: { seconds: 30, speed: '3.5', ...whisk, source: 'K' },
  },
  {
    id: 'mash',
    actions: ['mash', 'crush'],
    when: inBowl('fruit', 'legume', 'softVegetable'),
    setting: { seconds: 5, speed: '5', scrapeDown: true, source: 'K' },
  },
]
