import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  both,
  grams,
  hasLiquid,
  inBowl,
  not,
  onlyInBowl,
  type SituationTest,
} from '../situation.ts'
import { BOILING, openLid } from './heat-words.ts'
import { MINUTE, type Technique } from './technique.ts'

/** Sugar, honey or jam, as a share of all: what is mostly sweet bubbles and is not fried (E). */
const MOSTLY_SWEET = 0.4
const isMostlySweet: SituationTest = ({ contents }) => {
  const sweet = contents.filter(({ food }) => food === 'sugar' || food === 'syrup')
  return grams(sweet) >= MOSTLY_SWEET * grams(contents)
}

const OF_GLAZE: readonly Food[] = [
  ...(['sugar', 'syrup', 'paste', 'liquid', 'butter', 'oil', 'garlic', 'ginger'] as const),
  ...(['spice', 'salt', 'herb', 'starch'] as const),
]

/** Hotter than it boils, or until it takes colour. */
const isForCaramel: SituationTest = ({ cues }) => (cues.celsius ?? 0) > 105 || cues.has('golden')

/** Time to the first bubbles, and two minutes from there. */
const untilItBubbles = (mass: number) => Math.round(3 + (7 * mass) / 1000) * MINUTE

/** "Honey, mustard, butter and vinegar in a pan over medium heat": a glaze for meat. */
export const GLAZE: readonly Technique[] = [
  {
    id: 'glaze',
    actions: BOILING,
    when: both(
      isMostlySweet,
      inBowl('paste', 'liquid'),
      inBowl('garlic', 'ginger', 'paste', 'starch'),
      onlyInBowl(...OF_GLAZE),
      not(hasLiquid),
      not(isForCaramel),
    ),
    setting: {
      seconds: untilItBubbles,
      sourceTime: { least: 5 * MINUTE, most: 20 * MINUTE },
      temperature: 100,
      speed: '2',
      ...openLid,
      source: 'E',
    },
  },
]
