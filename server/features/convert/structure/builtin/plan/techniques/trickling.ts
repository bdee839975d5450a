import { anyObject, both, inBowl, isHot, not, says } from '../situation.ts'
import type { Technique } from './technique.ts'

/** Oil that runs onto the lid while the blades turn: mayonnaise, pesto, hummus. */
export const TRICKLING: readonly Technique[] = [
  {
    id: 'trickle-in',
    actions: ['emulsify'],
    when: both(
      ...[anyObject('oil', 'liquid'), not(isHot), not(inBowl('flour', 'leaf', 'pasta'))],
      // "Drizzle in the oil and enough of the liquid to make a paste": the cook sees how much.
      not(says('asNeeded')),
    ),
    setting: { seconds: 60, speed: '4', tools: ['measuring_cup'], trickles: true, source: 'MCR' },
  },
]
