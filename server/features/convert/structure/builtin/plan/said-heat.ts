import type { Food } from '../parse/lexicon/kinds.ts'
import type { Situation } from './situation.ts'
import type { Setting } from './techniques/technique.ts'

/** Their degrees are those of the core, not of the pan. */
const PROBED: readonly (Food | null)[] = ['meat', 'poultry', 'fish', 'seafood', 'mincedMeat']
const [LEAST, MAX] = [40, 99]
/** Settings below this, for yeast and for foam, are not changed. */
const HOT = 50

/** "Bring to a gentle simmer (82 °C)": what the source says wins, in the appliance's steps of five. */
export function withSaidHeat(setting: Setting, { cues, contents }: Situation): Setting {
  const { celsius } = cues
  const heat = setting.temperature
  if (celsius === null || celsius < LEAST || celsius > MAX) return setting
  if (typeof heat !== 'number' || heat < HOT || heat > 100) return setting
  if (contents.some(({ food }) => PROBED.includes(food))) return setting
  return { ...setting, temperature: Math.round(celsius / 5) * 5 }
}
