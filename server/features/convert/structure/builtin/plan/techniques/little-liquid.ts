import {
  both,
  either,
  grams,
  hasLiquid,
  inBowl,
  isHot,
  not,
  type SituationTest,
  says,
} from '../situation.ts'
import { BOILING, eggy, openLid } from './heat-words.ts'
import { MINUTE, type Technique, upTo } from './technique.ts'

/** Most wine that boils off in a few minutes, in grams; more liquid is stock (E). */
export const MAX_WINE = 250
const isWineReduced: SituationTest = ({ action, objects }) => {
  const liquids = objects.filter(({ food }) => food === 'liquid')
  return action === 'reduce' && liquids.length > 0 && grams(liquids) <= MAX_WINE
}

/** What cooks for longer than wine takes is a stew, however little its liquid. */
const isStewed: SituationTest = ({ cues }) => (cues.duration?.max ?? 0) > MAX_DEGLAZING
const MAX_DEGLAZING = 15 * MINUTE

/** A little liquid on what has been fried. */
const isDeglazed = both(
  isHot,
  inBowl('liquid'),
  either(not(hasLiquid), isWineReduced),
  not(inBowl('fruit')),
)

/** Sugar that dissolves, and a splash of wine. */
export const LITTLE_LIQUID: readonly Technique[] = [
  {
    id: 'dissolve-sugar',
    actions: ['heat', 'cook', 'mix', 'melt'],
    when: both(
      says('dissolved'),
      inBowl('sugar'),
      either(
        isHot,
        not(({ action }) => action === 'mix'),
      ),
      not(eggy),
    ),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(15),
      temperature: 80,
      speed: '1',
      reverse: 'pieces',
      source: 'E',
    },
  },
  // The wine has to go, which a closed lid prevents.
  {
    id: 'boil-off',
    actions: ['reduce'],
    when: isDeglazed,
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(15),
      temperature: 120,
      speed: '1',
      reverse: 'pieces',
      ...openLid,
      source: 'MCG',
    },
  },
  {
    id: 'deglaze',
    actions: BOILING,
    when: both(isDeglazed, not(isStewed)),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: upTo(15),
      temperature: 100,
      speed: '1',
      reverse: 'pieces',
      source: 'ITA',
    },
  },
]
