import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  anyObject,
  both,
  either,
  grams,
  hasLiquid,
  inBowl,
  isHot,
  not,
  onlyInBowl,
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

/** "Boil the wine with the shallots": nothing has been fried, and its own liquid is what goes. */
const isMostlyLiquid: SituationTest = ({ contents }) =>
  grams(contents.filter(({ food }) => food === 'liquid')) >= MOSTLY * grams(contents)
const MOSTLY = 0.75

/** A little liquid on what has been fried. */
const isDeglazed = both(
  isHot,
  not(both(isMostlyLiquid, ({ action }) => action === 'reduce')),
  inBowl('liquid'),
  either(not(hasLiquid), isWineReduced),
  not(inBowl('fruit')),
)

const liquidIn = (foods: readonly KnownIngredient[]) =>
  grams(foods.filter(({ food }) => food === 'liquid'))
/** In grams (E). */
const SPLASH = 120

/** At least as much butter as what is left of wine, vinegar or cream that boils down for it. */
const isBoundByButter: SituationTest = (situation) => {
  const butter = grams(situation.contents.filter(({ food }) => food === 'butter'))
  const rest = grams(situation.contents) - butter
  // Butter and sugar alone are the beginning of a dough.
  const isReduction = both(inBowl('liquid', 'cream', 'fruit'), onlyInBowl(...REDUCTION))
  return butter >= MIN_BUTTER && butter >= rest / 2 && isReduction(situation)
}
/** Less of it, in grams, only finishes a sauce. */
const MIN_BUTTER = 80
const REDUCTION: readonly Food[] = [
  ...(['butter', 'liquid', 'cream', 'onion', 'garlic', 'herb', 'salt', 'spice'] as const),
  ...(['paste', 'fruit', 'sugar', 'ginger'] as const),
]

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
  // Butter that binds a reduction: beaten in by pieces, warm and never hot, or it separates.
  {
    id: 'mount-with-butter',
    actions: ['whisk', 'mix'],
    when: both(anyObject('butter'), isHot, isBoundByButter),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: { least: 3 * MINUTE, most: 10 * MINUTE },
      temperature: 60,
      speed: '3',
      tools: ['whisk'],
      feeds: 'butter',
      source: 'E',
    },
  },
  // The wine has to go, which a closed lid prevents; a glass of it takes longer than a splash.
  {
    id: 'boil-off-more',
    actions: ['reduce'],
    when: both(isDeglazed, ({ objects }) => liquidIn(objects) > SPLASH),
    setting: {
      seconds: 5 * MINUTE,
      sourceTime: upTo(15),
      temperature: 120,
      speed: '1',
      reverse: 'pieces',
      ...openLid,
      source: 'E',
    },
  },
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
