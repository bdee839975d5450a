import type { MachinePhrase } from '../ir/phrases.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Choice } from './choose-technique.ts'
import type { Setting } from './techniques/technique.ts'

/** A run of the machine for one action. */
export type Run = Choice & {
  setting: Setting
  objects: readonly KnownIngredient[]
  /** Everything is puréed later, so nothing has to stay whole now. */
  willBlend: boolean
  /** What has come in cold since the bowl was hot, in grams. */
  cold?: number
  /** What has to come to the boil first, in grams: the source counts from then on. */
  toBoil?: number
  /** How the cook tells that it is done, where an order before said so. */
  until?: string
  /** What it is called where a script chose it. */
  phrase?: MachinePhrase
}

/** A stretch of a vessel's life that the machine takes over. */
export type Span = {
  vessel: number
  /** Numbers of actions, both included. */
  first: number
  last: number
  runs: ReadonlyMap<number, Run>
  /** What is done by hand in the bowl between two runs: tossing, boiling water that comes in. */
  inBowl: ReadonlySet<number>
  value: number
}
