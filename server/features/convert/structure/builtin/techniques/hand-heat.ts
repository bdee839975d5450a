import {
  allObjects,
  both,
  hasLargePieces,
  inBowl,
  isHot,
  not,
  onlyInBowl,
  says,
} from '../situation.ts'
import { BOILING, FRYING, openLid } from './heat-words.ts'
import { anyTime, MINUTE, type Technique } from './technique.ts'

/** Cooking that the bowl cannot do, and caramel. */
export const HAND_HEAT: readonly Technique[] = [
  {
    id: 'cook-in-much-water',
    actions: [...BOILING, 'steam'],
    when: both(says('inWater'), not(isHot)),
    setting: null,
  },
  // In their shells, beside a bowl that holds something else.
  { id: 'boil-eggs', actions: ['boil'], when: allObjects('egg'), setting: null },
  { id: 'formed-food', actions: [...FRYING, ...BOILING], when: says('formed'), setting: null },
  { id: 'large-pieces', actions: [...FRYING, ...BOILING], when: hasLargePieces, setting: null },
  // Dry sugar burns before the sensor knows (M7 leaves caramel to guided programmes).
  {
    id: 'caramel',
    actions: ['caramelise', 'melt', 'cook'],
    when: onlyInBowl('sugar'),
    setting: null,
  },
  {
    id: 'caramelise-onions',
    actions: ['caramelise'],
    when: inBowl('onion'),
    setting: {
      seconds: 20 * MINUTE,
      sourceTime: anyTime,
      temperature: 120,
      speed: '1',
      reverse: true,
      ...openLid,
      source: 'SOUP',
    },
  },
]
