import type { CueName, Cues } from '../parse/cues.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** What has been shaped goes by many names: this one stands for them all. */
export const SHAPED = '(shaped)'

/** Whether meatballs or dumplings are among what the vessel holds. */
export function holdsShaped(vessel: OpenVessel | null): boolean {
  return vessel?.names.has(SHAPED) ?? false
}

/** What a clause says, as though it named the meatballs that cook in the sauce. */
export function asFormed(cues: Cues): Cues {
  return { ...cues, has: (cue: CueName) => cue === 'formed' || cues.has(cue) }
}
