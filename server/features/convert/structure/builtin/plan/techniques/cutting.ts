import {
  allObjects,
  allObjectsAre,
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
import { bySize, MINUTE, type Technique } from './technique.ts'

const AROMATICS = ['onion', 'garlic', 'ginger'] as const
const VEGETABLES = [
  ...AROMATICS,
  'hardVegetable',
  'softVegetable',
  'potato',
  'mushroom',
  'herb',
] as const
const COVERED = ['mixing_knife', 'measuring_cup'] as const
const coveredCut = { tools: COVERED, cuts: true } as const
const cutting = { tools: ['mixing_knife'], scrapeDown: true, cuts: true } as const

/** Chopping, grating, grinding: cold, short, and never too long, for it cannot be undone. */
export const CUTTING: readonly Technique[] = [
  // "Crush the tomatoes by hand, pulling out the cores": nobody's fingers go between blades.
  {
    id: 'crush-by-hand',
    actions: ['crush', 'mash', 'chop', 'dice', 'grate'],
    // Potatoes are meant for the masher then, and the whisk is as good.
    when: both(says('byHand'), not(says('processor', 'blender')), not(inBowl('potato'))),
    setting: null,
  },
  {
    id: 'shred-cooked-meat',
    actions: ['grate', 'chop'],
    when: both(allObjects('poultry', 'meat'), ({ objects, isHot }) =>
      objects.every(({ isReadyToEat }) => isReadyToEat || isHot),
    ),
    setting: { seconds: 4, speed: '4', reverse: true, source: 'MX' },
  },
  {
    id: 'cut-hot-food',
    actions: ['chop', 'dice', 'grate', 'grind', 'crush'],
    when: isHot,
    setting: null,
  },
  {
    id: 'crush-ice',
    actions: ['crush', 'chop', 'blend', 'grind'],
    when: allObjectsAre('ice'),
    setting: { seconds: bySize(5, 7, 10), speed: '7', ...coveredCut, source: 'MX' },
  },
  {
    id: 'chop-mozzarella',
    actions: ['chop', 'grate', 'dice'],
    when: allObjectsAre('mozzarella'),
    setting: { seconds: 1, speed: 'turbo', ...cutting, source: 'RUL' },
  },
  {
    id: 'grind-coffee',
    actions: ['grind', 'crush', 'blend'],
    when: allObjectsAre('coffeeBean'),
    setting: { seconds: 60, speed: '9', ...coveredCut, source: 'K' },
  },
  // Blades know no shapes, but "small pieces" of a soft thing are what they leave.
  { id: 'cut-slices', actions: ['slice'], when: says('pieces'), setting: null },
  {
    id: 'cut-shapes',
    actions: ['chop', 'dice'],
    when: both(
      says('pieces'),
      not(says('fine')),
      // Cubes of what is hard the blades make well enough.
      not(both(says('cubes'), not(says('coarse')), onlyInBowl(...AROMATICS, 'hardVegetable'))),
      ({ isInProcessor }) => !isInProcessor,
    ),
    setting: null,
  },
  {
    id: 'cut-too-much',
    actions: ['chop', 'dice', 'grate'],
    when: heavierThan(1000, ...VEGETABLES),
    setting: null,
  },
  {
    id: 'chop-herbs',
    actions: ['chop'],
    when: allObjects('herb'),
    setting: { seconds: 4, speed: '8', ...cutting, source: 'DE31' },
  },
  {
    id: 'chop-garlic',
    actions: ['chop', 'crush'],
    when: allObjects('garlic', 'ginger'),
    setting: { seconds: 4, speed: '7', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-ginger',
    actions: ['chop', 'crush', 'grate'],
    when: allObjects('ginger'),
    setting: { seconds: 3, speed: '7', ...cutting, source: 'AUb' },
  },
  {
    id: 'chop-aromatics-fine',
    actions: ['chop', 'dice'],
    when: both(allObjects(...AROMATICS), says('fine')),
    setting: { seconds: bySize(5, 5, 8), speed: '6', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-aromatics',
    actions: ['chop', 'dice'],
    when: allObjects(...AROMATICS),
    setting: { seconds: bySize(5, 5, 8), speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-mushrooms',
    actions: ['chop'],
    when: allObjects('mushroom'),
    setting: { seconds: bySize(3, 4, 4), speed: '4.5', ...cutting, source: 'K' },
  },
  {
    id: 'chop-soft-vegetables',
    actions: ['chop'],
    when: both(allObjects('softVegetable', 'herb', ...AROMATICS), anyObject('softVegetable')),
    setting: { seconds: bySize(3, 4, 5), speed: '4.5', ...cutting, source: 'MX' },
  },
  {
    id: 'chop-leaves',
    actions: ['chop'],
    when: both(allObjects('leaf', 'herb', 'hardVegetable', 'onion'), anyObject('leaf')),
    setting: { seconds: bySize(4, 5, 6), speed: '4.5', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-vegetables-coarse',
    actions: ['chop'],
    when: both(allObjects(...VEGETABLES), says('coarse')),
    setting: { seconds: bySize(4, 6, 8), speed: '5', ...cutting, source: 'IRM' },
  },
  // Potatoes in a soup are better in even cubes.
  {
    id: 'dice-vegetables',
    actions: ['dice'],
    when: allObjects('hardVegetable', 'mushroom', ...AROMATICS),
    setting: { seconds: bySize(5, 6, 8), speed: '5', ...cutting, source: 'IRM' },
  },
  {
    id: 'chop-vegetables',
    actions: ['chop'],
    when: allObjects(...VEGETABLES),
    setting: { seconds: bySize(5, 6, 8), speed: '5', ...cutting, source: 'IRM' },
  },
  {
    id: 'chop-nuts-fine',
    actions: ['chop', 'crush'],
    when: both(allObjects('nut'), says('fine')),
    setting: { seconds: bySize(6, 8, 10), speed: '7', ...cutting, source: 'MX' },
  },
  {
    id: 'chop-nuts',
    actions: ['chop', 'crush'],
    // "Process for 5 minutes" makes butter of them.
    when: both(allObjects('nut', 'driedFruit'), ({ cues }) => (cues.duration?.min ?? 0) < MINUTE),
    setting: { seconds: bySize(3, 4, 6), speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'grind-nuts',
    actions: ['grind', 'blend'],
    when: both(
      allObjects('nut'),
      onlyInBowl('nut'),
      not(says('smooth')),
      either(says('fine'), ({ action }) => action === 'grind'),
    ),
    setting: { seconds: 20, speed: '9', ...cutting, source: 'AUb' },
  },
  {
    id: 'grind-flour',
    actions: ['grind', 'blend'],
    when: allObjects('rice', 'grain', 'legume'),
    setting: { seconds: 60, speed: '10', ...coveredCut, source: 'K' },
  },
  {
    id: 'grind-dried-fruit',
    actions: ['grind'],
    when: allObjects('driedFruit'),
    setting: { seconds: 15, speed: '8', ...cutting, source: 'CH1' },
  },
  // Part-frozen and in cubes, by the batch; the source's own words say what becomes of it.
  {
    id: 'mince-meat',
    actions: ['grind'],
    when: both(allObjects('meat', 'poultry'), not(heavierThan(400, 'meat', 'poultry'))),
    setting: { seconds: 12, speed: '6', ...cutting, source: 'K' },
  },
  {
    id: 'zest-sugar',
    actions: ['grind', 'blend', 'crush'],
    when: both(
      allObjects('sugar', 'spice', 'fruit'),
      anyObject('sugar'),
      anyObject('spice', 'fruit'),
      // The peel of a fruit or two; more is a purée.
      not(heavierThan(250, 'fruit')),
    ),
    setting: { seconds: 15, speed: '10', ...coveredCut, source: 'AUb' },
  },
  {
    id: 'chop-chocolate',
    actions: ['chop', 'grate'],
    when: allObjects('chocolate'),
    setting: { seconds: bySize(8, 10, 12), speed: '8', ...cutting, source: 'ESr' },
  },
  {
    id: 'grate-hard-cheese',
    actions: ['grate', 'chop'],
    when: allObjects('hardCheese'),
    setting: { seconds: bySize(10, 12, 15), speed: '8', ...cutting, source: 'DE12' },
  },
  {
    id: 'grind-hard-cheese',
    actions: ['grind', 'blend'],
    when: onlyInBowl('hardCheese'),
    setting: { seconds: bySize(10, 12, 15), speed: '8', ...cutting, source: 'DE12' },
  },
  {
    id: 'grate-cheese',
    actions: ['grate'],
    when: allObjects('cheese', 'hardCheese'),
    setting: { seconds: bySize(7, 8, 10), speed: '7', ...cutting, source: 'DE31' },
  },
  {
    id: 'grate-leaves',
    actions: ['grate', 'slice'],
    when: both(allObjects('leaf', 'hardVegetable', 'onion'), anyObject('leaf')),
    setting: { seconds: bySize(4, 5, 6), speed: '4.5', ...cutting, source: 'DE12' },
  },
  {
    id: 'grate-potatoes',
    actions: ['grate'],
    when: both(allObjects('potato', 'onion'), anyObject('potato')),
    setting: { seconds: bySize(6, 10, 15), speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'grate-vegetables-fine',
    actions: ['grate'],
    when: both(allObjects('hardVegetable', 'softVegetable', 'onion', 'fruit'), says('fine')),
    setting: { seconds: bySize(6, 8, 10), speed: '6', ...cutting, source: 'K' },
  },
  {
    id: 'grate-vegetables',
    actions: ['grate'],
    when: allObjects('hardVegetable', 'softVegetable', 'onion', 'fruit', 'leaf'),
    setting: { seconds: bySize(5, 6, 8), speed: '5', ...cutting, source: 'K' },
  },
  {
    id: 'crumbs',
    actions: ['crush', 'grind', 'blend', 'chop', 'grate'],
    when: both(allObjects('bread'), not(inBowl('softDairy'))),
    setting: { seconds: 10, speed: '7', ...cutting, source: 'K' },
  },
  {
    id: 'grind-spices',
    actions: ['grind', 'crush'],
    when: allObjects('spice'),
    setting: { seconds: 15, speed: '10', ...cutting, source: 'MX' },
  },
  {
    id: 'grind-sugar',
    actions: ['grind', 'blend'],
    when: both(
      allObjects('sugar'),
      either(onlyInBowl('sugar'), ({ action }) => action === 'grind'),
    ),
    setting: { seconds: 20, speed: '10', ...coveredCut, source: 'MX' },
  },
]
