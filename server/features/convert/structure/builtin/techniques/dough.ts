import {
  anyObject,
  both,
  either,
  hasLargePieces,
  heavierThan,
  inBowl,
  isHot,
  lighterThan,
  not,
  says,
} from '../situation.ts'
import { STIRRING, wet } from './stirring.ts'
import { MINUTE, type Technique } from './technique.ts'

/** What is mixed by hand, and kneading; the dough mode goes by its own time. */
export const DOUGH: readonly Technique[] = [
  // Salads and cooked pasta are tossed, and shaped food is left alone (S23, S24).
  {
    id: 'toss-by-hand',
    actions: [...STIRRING, 'fold'],
    when: either(
      says('formed'),
      hasLargePieces,
      anyObject('leaf', 'pasta', 'bread'),
      inBowl('pasta'),
    ),
    setting: null,
  },
  // Too little for the blades to reach.
  {
    id: 'small-amount',
    actions: [...STIRRING, 'blend', 'crush', 'grind'],
    when: both(not(inBowl('egg', 'eggYolk', 'eggWhite')), lighterThan(60), not(isHot)),
    setting: null,
  },
  {
    id: 'mix-minced-meat',
    actions: [...STIRRING, 'knead'],
    when: both(inBowl('mincedMeat'), not(isHot), not(heavierThan(1000, 'mincedMeat'))),
    setting: { seconds: 30, speed: '2', reverse: true, source: 'DE12' },
  },
  // The dough mode takes 800 g flour at most (CE); it does not start above 60 °C (M7).
  {
    id: 'too-much-dough',
    actions: ['knead'],
    when: either(heavierThan(800, 'flour'), isHot, not(inBowl('flour', 'grain'))),
    setting: null,
  },
  {
    id: 'knead-enriched',
    actions: ['knead'],
    when: both(inBowl('yeast'), inBowl('butter', 'egg', 'eggYolk')),
    setting: { seconds: 4 * MINUTE, speed: 'dough', source: 'MX' },
  },
  // Dough for pizza and flat bread.
  {
    id: 'knead-with-oil',
    actions: ['knead'],
    when: both(inBowl('oil'), not(inBowl('butter', 'egg'))),
    setting: { seconds: 2 * MINUTE, speed: 'dough', source: 'VM' },
  },
  {
    id: 'knead',
    actions: ['knead'],
    setting: { seconds: 3 * MINUTE, speed: 'dough', source: 'DE12' },
  },
  {
    id: 'yeast-dough',
    actions: STIRRING,
    when: both(inBowl('flour'), inBowl('yeast'), wet, not(isHot), not(heavierThan(800, 'flour'))),
    setting: { seconds: 2 * MINUTE, speed: 'dough', source: 'DE12' },
  },
]
