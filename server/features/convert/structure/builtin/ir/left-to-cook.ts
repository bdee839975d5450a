import type { MachinePhrase } from './phrases.ts'

/** Work that the cook has to do: all of a vessel's from an order of the source on, and why. */
export type LeftToCook = { from: number; reason: MachinePhrase | null }

/** All that is done in a vessel, save puréeing in two lots what is too much at once. */
export const FROM_START = 0

/** All that is done in a vessel, puréeing included. */
export const WHOLLY = -1
