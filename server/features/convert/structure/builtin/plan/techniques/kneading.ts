import { both, heavierThan, inBowl, isHot, not, says } from '../situation.ts'
import { STIRRING, wet } from './stirring.ts'
import { forSeconds, MINUTE, type Technique } from './technique.ts'

/** What the dough mode takes at most, in grams (CE). */
export const MAX_FLOUR = 800

/** The bowl kneads faster than dough hooks: longer than this is too long. */
const MIXER_TIME = forSeconds(2 * MINUTE, 5 * MINUTE)

/** Butter and eggs make a dough slow to come together. */
const ENRICHED_DOUGH = {
  seconds: 4 * MINUTE,
  sourceTime: MIXER_TIME,
  isMixerTime: true,
  speed: 'dough',
  source: 'MX',
} as const

/** Dough that rises or is to be elastic, by the dough mode. */
export const KNEADING: readonly Technique[] = [
  {
    id: 'knead-enriched',
    actions: ['knead'],
    when: both(inBowl('yeast'), inBowl('butter', 'egg', 'eggYolk')),
    setting: ENRICHED_DOUGH,
  },
  // Dough for pizza and flat bread.
  {
    id: 'knead-with-oil',
    actions: ['knead'],
    when: both(inBowl('oil'), not(inBowl('butter', 'egg'))),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: MIXER_TIME,
      isMixerTime: true,
      speed: 'dough',
      source: 'VM',
    },
  },
  {
    id: 'knead',
    actions: ['knead'],
    setting: {
      seconds: 3 * MINUTE,
      sourceTime: MIXER_TIME,
      isMixerTime: true,
      speed: 'dough',
      source: 'DE12',
    },
  },
  // "Mix until no dry flour remains": what rises for hours is not kneaded, or only after that.
  {
    id: 'rough-dough',
    actions: STIRRING,
    when: both(
      ...[inBowl('flour'), inBowl('yeast'), wet, says('briefly'), not(isHot)],
      not(heavierThan(MAX_FLOUR, 'flour')),
    ),
    setting: { seconds: 20, sourceTime: forSeconds(15, MINUTE), speed: '4', source: 'E' },
  },
  // A brioche takes its butter slowly, whatever its working is called.
  {
    id: 'rich-yeast-dough',
    actions: STIRRING,
    when: both(
      ...[inBowl('flour'), inBowl('yeast'), inBowl('butter'), inBowl('egg', 'eggYolk')],
      not(isHot),
      not(heavierThan(MAX_FLOUR, 'flour')),
    ),
    setting: ENRICHED_DOUGH,
  },
  {
    id: 'yeast-dough',
    actions: STIRRING,
    when: both(
      inBowl('flour'),
      inBowl('yeast'),
      wet,
      not(isHot),
      not(heavierThan(MAX_FLOUR, 'flour')),
    ),
    setting: {
      seconds: 2 * MINUTE,
      sourceTime: MIXER_TIME,
      isMixerTime: true,
      speed: 'dough',
      source: 'DE12',
    },
  },
]
