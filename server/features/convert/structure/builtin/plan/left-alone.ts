import type { Situation } from './situation.ts'
import type { Setting } from './techniques/technique.ts'

/** "Cook for 15 minutes without stirring": as near to it as turning blades come. */
export function leftAlone(setting: Setting, { cues }: Situation): Setting {
  if (setting.temperature === undefined || !cues.has('unstirred')) return setting
  return { ...setting, speed: 'soft', reverse: true }
}
