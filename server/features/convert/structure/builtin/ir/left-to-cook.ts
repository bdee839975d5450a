import type { MachinePhrase } from './phrases.ts'

/** Work that the cook has to do: all of a vessel's from an order of the source on, and why. */
export type LeftToCook = { from: number; reason: MachinePhrase | null }

/** All that is done in a vessel; where it is too much, half of it may still be puréed. */
export const FROM_START = 0

/** Not even that. */
export const WHOLLY = -1
