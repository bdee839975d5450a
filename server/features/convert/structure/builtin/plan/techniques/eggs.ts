import { both, not, onlyInBowl, type SituationTest } from '../situation.ts'
import { eggy } from './heat-words.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

/** "Cook the eggs": those that come in whole, with nothing beside them, are boiled in their shells. */
const isInShell: SituationTest = ({ action, contents, objects }) =>
  action !== 'scramble' && objects.length > 0 && contents.every(({ food }) => food === 'egg')

export const EGGS: readonly Technique[] = [
  {
    id: 'scrambled-eggs',
    actions: ['scramble', 'cook', 'heat'],
    when: both(
      eggy,
      not(isInShell),
      onlyInBowl(
        'egg',
        'eggYolk',
        'butter',
        'oil',
        'milk',
        'cream',
        'salt',
        'spice',
        'herb',
        'cheese',
        'hardCheese',
      ),
    ),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(8),
      temperature: 90,
      speed: '1',
      reverse: true,
      source: 'K',
    },
  },
]
