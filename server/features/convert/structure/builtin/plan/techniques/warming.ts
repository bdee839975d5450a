import { both, either, inBowl, not, onlyInBowl, says } from '../situation.ts'
import { FRYING } from './heat-words.ts'
import { MINUTE, perHundred, type Technique } from './technique.ts'

/** Degrees from which on nobody means it for yeast (E). */
const LUKEWARM = 44

/** Butter, oil and what only gets warm. */
export const WARMING: readonly Technique[] = [
  // Brown butter wants a pan, and eyes on it.
  { id: 'brown-butter', actions: FRYING, when: onlyInBowl('butter', 'salt'), setting: null },
  {
    id: 'brown-butter-on',
    actions: ['melt', 'heat'],
    when: both(onlyInBowl('butter', 'salt'), says('golden')),
    setting: null,
  },
  {
    id: 'melt-fat',
    actions: ['melt', 'heat'],
    when: either(
      onlyInBowl('butter', 'oil', 'syrup', 'sugar', 'salt', 'cheese'),
      // "Melt the butter with the syrup and the water"
      both(
        ({ action }) => action === 'melt',
        inBowl('butter'),
        onlyInBowl('butter', 'syrup', 'sugar', 'salt', 'spice', 'cocoa', 'liquid', 'milk', 'cream'),
      ),
    ),
    setting: {
      seconds: perHundred(2 * MINUTE, MINUTE, 4 * MINUTE),
      temperature: 60,
      speed: '1',
      source: 'FRr',
    },
  },
  // "Heat until 45 °C": the degrees are the source's own.
  {
    id: 'warm-as-said',
    actions: ['heat'],
    when: both(
      ({ cues }) => cues.celsius !== null && cues.celsius >= LUKEWARM && cues.celsius < 50,
      not(inBowl('yeast', 'flour')),
      ({ willTakeYeast }) => !willTakeYeast,
    ),
    setting: {
      seconds: perHundred(3 * MINUTE, MINUTE / 2, 8 * MINUTE),
      temperature: 50,
      speed: '2',
      source: 'DE12',
    },
  },
  {
    id: 'warm-for-yeast',
    actions: ['heat', 'melt'],
    when: either(
      says('lukewarm'),
      inBowl('yeast'),
      ({ willTakeYeast }) => willTakeYeast,
      ({ cues }) => cues.celsius !== null && cues.celsius < 50,
    ),
    setting: {
      seconds: (mass) => (2 + Math.ceil(Math.max(0, mass - 500) / 300)) * MINUTE,
      temperature: 37,
      speed: '2',
      source: 'DE12',
    },
  },
]
