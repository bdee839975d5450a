import type { Action } from '../parse/lexicon/kinds.ts'

/** What an order does to food and vessels, whatever the language calls it. */
export const VERB_ROLES = [
  /** Work on the board that puts nothing in: washing, peeling. */
  'ready',
  /** Work of a knife on the board. */
  'cut',
  'add',
  /** Mixing, whipping, blending. */
  'work',
  /** Cooking on a stove. */
  'heat',
  /** The oven's and the grill's. */
  'bake',
  'preheat',
  /** Leaves the food alone: rising, cooling, marinating. */
  'wait',
  'aside',
  'move',
  'take',
  'back',
  /** Only sets the stove or the lid. */
  'dial',
  'season',
  /** Shaping and assembling. */
  'hand',
  'drain',
  'serve',
  'none',
] as const
export type VerbRole = (typeof VERB_ROLES)[number]

type VerbFacts = {
  role: VerbRole
  /** Browns or crisps in a pan; the mixing bowl does it only for small things. */
  isFrying?: boolean
}

/** Everything that the passes need to know of a verb. */
export const VERBS: Record<Action, VerbFacts> = {
  add: { role: 'add' },
  stirIn: { role: 'work' },
  chop: { role: 'cut' },
  dice: { role: 'cut' },
  slice: { role: 'cut' },
  grate: { role: 'cut' },
  grind: { role: 'cut' },
  crush: { role: 'cut' },
  mix: { role: 'work' },
  whisk: { role: 'work' },
  whip: { role: 'work' },
  cream: { role: 'work' },
  knead: { role: 'work' },
  fold: { role: 'work' },
  blend: { role: 'work' },
  mash: { role: 'work' },
  emulsify: { role: 'work' },
  sweat: { role: 'heat', isFrying: true },
  brown: { role: 'heat', isFrying: true },
  fry: { role: 'heat', isFrying: true },
  toast: { role: 'heat', isFrying: true },
  cook: { role: 'heat' },
  simmer: { role: 'heat' },
  boil: { role: 'heat' },
  steam: { role: 'heat' },
  poach: { role: 'heat' },
  reduce: { role: 'heat' },
  thicken: { role: 'heat' },
  melt: { role: 'heat' },
  caramelise: { role: 'heat', isFrying: true },
  heat: { role: 'heat' },
  scramble: { role: 'heat' },
  bake: { role: 'bake' },
  preheat: { role: 'preheat' },
  rest: { role: 'wait' },
  proof: { role: 'wait' },
  cool: { role: 'wait' },
  chill: { role: 'wait' },
  freeze: { role: 'wait' },
  marinate: { role: 'wait' },
  soak: { role: 'wait' },
  setAside: { role: 'aside' },
  transfer: { role: 'move' },
  remove: { role: 'take' },
  returnTo: { role: 'back' },
  lowerHeat: { role: 'dial' },
  cover: { role: 'dial' },
  needless: { role: 'dial' },
  season: { role: 'season' },
  prepare: { role: 'ready' },
  shape: { role: 'hand' },
  assemble: { role: 'hand' },
  drain: { role: 'drain' },
  serve: { role: 'serve' },
  other: { role: 'none' },
}
