import type { Food } from '../../parse/lexicon/kinds.ts'
import {
  both,
  either,
  grams,
  hasFat,
  inBowl,
  not,
  onlyInBowl,
  type SituationTest,
  says,
} from '../situation.ts'
import { eggy, heated, milky, STIRRED_HEAT, starchy } from './heat-words.ts'
import { MINUTE, type Technique } from './technique.ts'

/** "[Cook the flour in the butter.] Stir in the milk. Season": nothing else would thicken it. */
const isLastOfRoux: SituationTest = ({ isHot, isHeatedLater, objects, contents }) =>
  isHot &&
  !isHeatedLater &&
  objects.some(({ food }) => food === 'milk') &&
  contents.some(({ food }) => food === 'flour')

/** "Make a béchamel with the butter, flour and milk": nobody need say that it goes on the stove. */
const isMadeInOne: SituationTest = ({ action, objects }) =>
  action === 'thicken' &&
  (['milk', 'butter', 'flour'] as const).every((one) => objects.some(({ food }) => food === one))

/** Grams of flour for a gram of milk; a sauce has half of it. */
const THICK = 0.08
/** So much of it may be pieces: ham, onion, mushrooms. */
const MAX_PIECES = 0.4

const isThick: SituationTest = ({ contents }) => {
  const ofKind = (...foods: Food[]) =>
    grams(contents.filter(({ food }) => food !== null && foods.includes(food)))
  const liquid = ofKind('milk', 'cream', 'liquid')
  const others = grams(contents) - liquid - ofKind('flour', 'starch', 'butter', 'oil')
  return ofKind('flour', 'starch') >= THICK * liquid && others <= MAX_PIECES * liquid
}

/** From cold, where a stove cook counts from the boil; 1 minute more for 125 g (MCG, DE31). */
const untilItBinds = (mass: number) => Math.ceil(7 + Math.max(0, mass - 600) / 125) * MINUTE

/** Milk that flour or starch binds. */
export const WHITE_SAUCES: readonly Technique[] = [
  {
    id: 'white-sauce',
    actions: STIRRED_HEAT,
    when: both(
      milky,
      starchy,
      // Raw starch binds milk nowhere but on the heat.
      either(heated, isLastOfRoux, isMadeInOne, both(inBowl('starch'), says('thickened'))),
      not(eggy),
      not(inBowl('leavening')),
      onlyInBowl(
        'butter',
        'oil',
        'flour',
        'starch',
        'milk',
        'cream',
        'salt',
        'spice',
        'sugar',
        'cocoa',
        'liquid',
        'garlic',
        'onion',
        'softDairy',
        'paste',
        'herb',
      ),
    ),
    setting: {
      seconds: untilItBinds,
      sourceTime: { least: 7 * MINUTE, most: 15 * MINUTE },
      temperature: 90,
      speed: '4',
      tools: ['measuring_cup'],
      source: 'ITA',
    },
  },
  {
    // The dough of croquettes: too stiff for the slow blades that a soup simmers at.
    id: 'thick-white-sauce',
    actions: STIRRED_HEAT,
    when: both(milky, starchy, heated, hasFat, isThick, not(eggy), not(inBowl('leavening'))),
    setting: {
      seconds: 10 * MINUTE,
      sourceTime: { least: 7 * MINUTE, most: 20 * MINUTE },
      temperature: 95,
      speed: '3',
      reverse: 'pieces',
      source: 'ESr',
    },
  },
  {
    // "[Fry the onion and the ham, stir in the flour.] Pour in the milk, stirring, until thick"
    id: 'white-sauce-with-pieces',
    actions: ['thicken'],
    when: both(milky, starchy, heated, hasFat, not(eggy), not(inBowl('leavening'))),
    setting: {
      seconds: untilItBinds,
      sourceTime: { least: 7 * MINUTE, most: 15 * MINUTE },
      temperature: 95,
      speed: '2',
      reverse: true,
      source: 'ESr',
    },
  },
]
