import type { KitchenAction } from '../ir/graph.ts'
import type { MachinePhrase } from '../ir/phrases.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { Setting } from './techniques/technique.ts'

const PHRASES: Partial<Record<Action, MachinePhrase>> = {
  chop: 'chop',
  dice: 'chop',
  slice: 'chop',
  grate: 'grate',
  grind: 'grind',
  crush: 'crush',
  mix: 'mix',
  stirIn: 'mix',
  whisk: 'whisk',
  whip: 'whip',
  cream: 'cream',
  knead: 'knead',
  fold: 'mix',
  blend: 'blend',
  mash: 'mash',
  emulsify: 'emulsify',
  sweat: 'sweat',
  brown: 'brown',
  fry: 'sweat',
  toast: 'toast',
  caramelise: 'sweat',
  cook: 'cook',
  simmer: 'simmer',
  boil: 'boil',
  poach: 'simmer',
  steam: 'steam',
  reduce: 'reduce',
  thicken: 'thicken',
  melt: 'melt',
  heat: 'heat',
  scramble: 'cook',
  add: 'mix',
}

/** Techniques whose work has another name than the source's verb. */
const BY_TECHNIQUE: Readonly<Record<string, MachinePhrase>> = {
  'whip-whites': 'whipWhites',
  'whip-cream': 'whip',
  'egg-foam': 'foam',
  'grate-hard-cheese': 'grateCheese',
  'grate-cheese': 'grateCheese',
  'yeast-dough': 'knead',
  'rich-yeast-dough': 'knead',
  'warm-for-yeast': 'warm',
  'toast-rice': 'sweat',
  'toast-seasoning': 'sweat',
  'dissolve-sugar': 'dissolve',
  'nearly-boil': 'heat',
  'foam-over-water': 'foam',
  'potato-dough': 'mix',
  'thin-dough': 'mix',
  'custard-with-starch': 'thicken',
  custard: 'thicken',
  'white-sauce': 'thicken',
  'white-sauce-with-pieces': 'thicken',
  'boil-off': 'reduce',
  'trickle-in': 'emulsify',
  sweat: 'sweat',
  'sweat-golden': 'sweat',
  'sweat-contents': 'sweat',
  'short-dough': 'mix',
  'melt-chocolate-in': 'melt',
  'melt-cheese-in': 'melt',
  'mix-in-blender': 'blend',
  'blend-coarsely': 'chop',
  batter: 'mix',
  'batter-briefly': 'mix',
}

/**
 * How the machine's work is called. "Boil for 20 minutes" is more than bringing to the boil, and
 * milk that is kept below it is not on the boil.
 */
export function phraseOf(
  { verb, cues, clause }: KitchenAction,
  technique: string,
  { temperature, tools }: Setting,
): MachinePhrase {
  if (verb === 'boil' && cues.duration !== null) return 'cook'
  // "Laissez compoter": of fruit in a little water nobody says that it is fried.
  if (verb === 'sweat' && technique === 'compote') return 'cook'
  // "Lightly whip the cream cheese": without the whisk nothing gets stiff.
  const isWhisked = tools?.includes('whisk') ?? false
  if (verb === 'whip' && !isWhisked && BY_TECHNIQUE[technique] === undefined) return 'whisk'
  const isBelowBoil = typeof temperature === 'number' && temperature < BOILING
  // "Work the butter with the flour": to crumbs, not to a cream.
  if (verb === 'cream' && technique === 'rub-in') return 'mix'
  const own = verb === 'boil' && isBelowBoil ? 'heat' : PHRASES[verb]
  if (TOASTING.includes(technique) && TOASTED.test(clause.folded)) return 'toastInFat'
  return BY_TECHNIQUE[technique] ?? own ?? 'mix'
}

/** Techniques that either toast in fat or only soften: the source's verb says which. */
const TOASTING: readonly string[] = ['toast-rice', 'toast-seasoning']
/** "Die Haferflocken mitrösten", "tostare il riso", in folded text. */
const TOASTED =
  /(?<!\p{L})(?:(?:an|mit|ge|ab|\p{L}{0,5}ge)?rost(?:e|et|en|ete|eten)|toast|torref|tuest|tost[aeio]|(?:u|pod)?praz)/u

/** °C. */
const BOILING = 100
