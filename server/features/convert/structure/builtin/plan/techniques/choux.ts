import { anyObject, both, inBowl, isHot, not, onlyInBowl } from '../situation.ts'
import { isPaste, STIRRING } from './stirring.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

const WITH_WATER = ['liquid', 'milk', 'butter', 'salt', 'sugar', 'spice'] as const

/** Flour, butter and hot liquid in the bowl, and nothing else yet. */
export const isChouxPaste = both(
  ...[inBowl('flour'), inBowl('butter'), inBowl('liquid', 'milk')],
  ...[onlyInBowl('flour', ...WITH_WATER), isPaste],
)

/** Choux paste, from the melting of the butter to the eggs. */
export const CHOUX: readonly Technique[] = [
  {
    id: 'melt-in-water',
    actions: ['melt'],
    when: both(inBowl('butter'), inBowl('liquid'), onlyInBowl(...WITH_WATER)),
    setting: { seconds: 3 * MINUTE, temperature: 90, speed: '1', heatsUp: true, source: 'E' },
  },
  // "Stir over the heat until it leaves the sides."
  {
    id: 'choux-dry',
    actions: ['heat', 'cook', 'boil', 'simmer', 'reduce', ...STIRRING],
    when: both(isChouxPaste, isHot, not(anyObject('flour'))),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(5),
      temperature: 100,
      speed: '2',
      source: 'K',
    },
  },
  // Choux: the flour goes into the hot liquid at once.
  {
    id: 'choux-flour',
    actions: [...STIRRING, 'cook', 'add'],
    when: both(anyObject('flour'), isChouxPaste, isHot),
    setting: { seconds: 20, speed: '4', source: 'MCG' },
  },
  {
    id: 'choux-eggs',
    actions: [...STIRRING, 'whip', 'cream'],
    when: both(
      anyObject('egg'),
      inBowl('flour'),
      inBowl('butter'),
      ({ isCooked }) => isCooked,
      isPaste,
    ),
    setting: { seconds: 45, speed: '5', source: 'MCG' },
  },
]
