import { allObjects, anyObject, both, heavierThan, inBowl, isHot, not, says } from '../situation.ts'
import type { Technique } from './technique.ts'

const AROMATICS = ['onion', 'garlic', 'ginger'] as const
const VEGETABLES = [
  ...AROMATICS,
  'hardVegetable',
  'softVegetable',
  'potato',
  'mushroom',
  'herb',
] as const
const cutting = { tools: ['mixing_knife'], scrapeDown: true, cuts: true } as const

/** Chopping, grating, grinding: cold, short, and never too long, for it cannot be undone. */
export const CUTTING: readonly Technique[] = [
  {
    id: 'cut-hot-food',
    actions: ['chop', 'dice', 'grate', 'grind', 'crush'],
    when: isHot,
    setting: null,
  },
  // Blades know no shapes.
  { id: 'cut-shapes', actions: ['chop', 'dice', 'slice'], when: says('pieces'), setting: null },
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
    setting: { seconds: 5, speed: '7', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-aromatics-fine',
    actions: ['chop', 'dice'],
    when: both(allObjects(...AROMATICS), says('fine')),
    setting: { seconds: 5, speed: '6', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-aromatics',
    actions: ['chop', 'dice'],
    when: allObjects(...AROMATICS),
    setting: { seconds: 5, speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-mushrooms',
    actions: ['chop'],
    when: allObjects('mushroom'),
    setting: { seconds: 3, speed: '4.5', ...cutting, source: 'K' },
  },
  {
    id: 'chop-soft-vegetables',
    actions: ['chop'],
    when: both(allObjects('softVegetable', 'herb', ...AROMATICS), anyObject('softVegetable')),
    setting: { seconds: 4, speed: '4.5', ...cutting, source: 'MX' },
  },
  {
    id: 'chop-leaves',
    actions: ['chop'],
    when: both(allObjects('leaf', 'herb', 'hardVegetable', 'onion'), anyObject('leaf')),
    setting: { seconds: 4, speed: '4.5', ...cutting, source: 'DE12' },
  },
  {
    id: 'chop-vegetables-coarse',
    actions: ['chop'],
    when: both(allObjects(...VEGETABLES), says('coarse')),
    setting: { seconds: 4, speed: '5', ...cutting, source: 'IRM' },
  },
  {
    id: 'chop-vegetables',
    actions: ['chop'],
    when: allObjects(...VEGETABLES),
    setting: { seconds: 5, speed: '5', ...cutting, source: 'IRM' },
  },
  {
    id: 'chop-nuts-fine',
    actions: ['chop', 'crush'],
    when: both(allObjects('nut'), says('fine')),
    setting: { seconds: 5, speed: '7', ...cutting, source: 'MX' },
  },
  {
    id: 'chop-nuts',
    actions: ['chop', 'crush'],
    when: allObjects('nut', 'driedFruit'),
    setting: { seconds: 4, speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'grind-nuts',
    actions: ['grind'],
    when: allObjects('nut'),
    setting: { seconds: 20, speed: '9', ...cutting, source: 'AUb' },
  },
  {
    id: 'chop-chocolate',
    actions: ['chop', 'grate'],
    when: allObjects('chocolate'),
    setting: { seconds: 10, speed: '8', ...cutting, source: 'ESr' },
  },
  {
    id: 'grate-hard-cheese',
    actions: ['grate', 'chop'],
    when: allObjects('hardCheese'),
    setting: { seconds: 10, speed: '8', ...cutting, source: 'DE12' },
  },
  {
    id: 'grate-cheese',
    actions: ['grate'],
    when: allObjects('cheese', 'hardCheese'),
    setting: { seconds: 5, speed: '7', ...cutting, source: 'DE31' },
  },
  {
    id: 'grate-potatoes',
    actions: ['grate'],
    when: both(allObjects('potato', 'onion'), anyObject('potato')),
    setting: { seconds: 15, speed: '5', ...cutting, source: 'DE12' },
  },
  {
    id: 'grate-vegetables',
    actions: ['grate'],
    when: allObjects('hardVegetable', 'softVegetable', 'onion', 'fruit', 'leaf'),
    setting: { seconds: 5, speed: '5', ...cutting, source: 'K' },
  },
  {
    id: 'crumbs',
    actions: ['crush', 'grind', 'blend', 'chop'],
    when: both(allObjects('bread'), not(inBowl('softDairy'))),
    setting: { seconds: 10, speed: '7', ...cutting, source: 'K' },
  },
  {
    id: 'grind-spices',
    actions: ['grind', 'crush'],
    when: allObjects('spice'),
    setting: { seconds: 10, speed: '10', ...cutting, source: 'MX' },
  },
  {
    id: 'grind-sugar',
    actions: ['grind'],
    when: allObjects('sugar'),
    setting: { seconds: 15, speed: '10', ...cutting, source: 'MX' },
  },
]
