import type { Tool } from '#shared/recipe.ts'
import type { Action, Food } from '../../parse/lexicon/kinds.ts'
import type { SituationTest } from '../situation.ts'

/**
 * Where a figure comes from: DE12, MX, IT1, CH1, WAL, MCG, MCE maker-tested recipes; REF our own conversions; DE31, FRr, ESr, ESB, AUb,
 * SOUP community recipes; MCR, IRM, VM, SK, RUL, ITA, FRP converters' rules; K and E kitchen knowledge.
 */
export type Source =
  | 'DE12'
  | 'MX'
  | 'IT1'
  | 'CH1'
  | 'WAL'
  | 'MCG'
  | 'REF'
  | 'MCE'
  | 'DE31'
  | 'FRr'
  | 'ESr'
  | 'ESB'
  | 'AUb'
  | 'SOUP'
  | 'MCR'
  | 'IRM'
  | 'VM'
  | 'SK'
  | 'RUL'
  | 'ITA'
  | 'FRP'
  | 'K'
  | 'E'

export type Dial = { low: string; high: string; rising: string }

/** One setting of the appliance for one piece of work. */
export type Setting = {
  /** May depend on how many grams are in the bowl. */
  seconds: number | ((grams: number) => number)
  /** Bounds for a time that the source gives; without them the appliance's own time stands. */
  sourceTime?: { least: number; most: number }
  /** The source's time counts only where its own machine works, not its hands. */
  isMixerTime?: boolean
  /** Degrees Celsius or the steam level; absent is cold. */
  temperature?: number | 'varoma'
  speed: string
  /** What "on low" and "on high" of a mixer or blender are here. */
  dial?: Dial
  /** `pieces`: only when the bowl holds food that has to stay whole. */
  reverse?: boolean | 'pieces'
  tools?: readonly Tool[]
  /** More time for more food: 7 minutes per kilogram to the boil. */
  heatsUp?: boolean
  /** What is cold comes to the boil before it is kept below it. */
  boilsFirst?: boolean
  scrapeDown?: boolean
  /** Only cuts: what is cut still waits for its cooking. */
  cuts?: boolean
  /** What goes in piece by piece while it runs, whatever the order says of how. */
  feeds?: Food
  /** What the source works longer than the machine may at a stretch is looked at, and goes on. */
  goesOn?: boolean
  /** Oil that runs in over the lid instead of being weighed into the bowl. */
  trickles?: boolean
  source: Source
}

/**
 * One way to do one action. The first row that fits is taken; `setting: null` is work for hands,
 * pan and oven.
 */
export type Technique = {
  id: string
  actions: readonly Action[]
  when?: SituationTest
  setting: Setting | null
}

export const MINUTE = 60

/**
 * Seconds of cutting for up to 150 g, up to 400 g and more: twice the food takes less than twice
 * the time (E).
 */
export const bySize =
  (small: number, medium: number, large: number) =>
  (grams: number): number =>
    grams <= 150 ? small : grams <= 400 ? medium : large

/** A first time for 100 g and more for every further 100 g, in seconds, up to `most`. */
export const perHundred =
  (first: number, more: number, most: number) =>
  (grams: number): number =>
    Math.min(most, first + Math.max(0, Math.floor(grams / 100) - 1) * more)

/** A time from the source is believed within what a cook would wait for. */
export const anyTime = { least: 30, most: 12 * 60 * MINUTE }
export const forSeconds = (least: number, most: number) => ({ least, most })
export const upTo = (minutes: number) => ({ least: 30, most: minutes * MINUTE })

/** Blades that cut: low leaves pieces, high none. */
export const BLENDER: Dial = { low: '5', high: '9', rising: '5-9' }
/** Beaters: the whisk allows no more than 4. */
export const BEATERS: Dial = { low: '3', high: '4', rising: '4' }
