import type { Operation } from '#shared/appliance/operation.ts'
import type { Vessel } from '../render/words/words.ts'
import type { KitchenAction, Portion } from './graph.ts'
import type { MachinePhrase } from './phrases.ts'

/** How the blades want a food that they cut: as it is, or made smaller. */
export type RawState = 'halved' | 'inChunks' | 'whole'

/** A portion as it goes in, and how it has to be cut before the blades take it. */
export type WeighedPortion = {
  portion: Portion
  raw: RawState | null
  /** How its order has it go in: "one at a time". */
  manner?: string | null
  /** Its order says how much of it, and is told in its own words. */
  own?: KitchenAction | null
}

/** A sentence of the machine with what it is about. */
export type FixedSentence = {
  phrase: MachinePhrase
  foods?: readonly Portion[]
  /** The foods are one thing by now, which no word of the source names. */
  isMixture?: boolean
  grams?: number
  celsius?: number
  seconds?: number
  vessel?: Vessel
  /** How much of what a vessel holds: a share (0–1) and the source's words for it. */
  share?: { part: number; words?: string }
  /** How it is done, in the source's words. */
  manner?: string | null
}

/** What the renderer says of an operation. */
export type Saying =
  | { kind: 'weigh'; items: readonly WeighedPortion[]; before: readonly FixedSentence[] }
  /** A run of the machine, with how the cook tells that it is done. */
  | {
      kind: 'run'
      phrase: MachinePhrase
      until: string | null
      /** Its clause gives the settings itself and is told in its own words. */
      own?: KitchenAction | null
      after: readonly FixedSentence[]
    }
  /** What goes in, in the source's own words where they say more than that. */
  | {
      kind: 'putIn'
      actions: readonly KitchenAction[]
      /** Told next; what it names goes in before it. */
      run: KitchenAction | null
      portions: readonly Portion[]
    }
  | { kind: 'fixed'; sentences: readonly FixedSentence[] }
  /** The source's own words, clause by clause; `also` is used there without being named. */
  | {
      kind: 'source'
      /** What the machine's bowl has to be freed with first. */
      before?: readonly FixedSentence[]
      actions: readonly KitchenAction[]
      also: readonly Portion[]
      /** What the machine has cut already, of what the orders have the cook cut. */
      done?: readonly Portion[]
    }

/** What somebody or the machine does, with everything but the words. */
export type PlannedOperation = Omit<Operation, 'takes' | 'adds'> & {
  adds: readonly Portion[]
  /** The operations whose product comes in, by their numbers. */
  takes: readonly number[]
  /** Shares of those products, by the operation's number, where not all of it comes in. */
  takenParts?: ReadonlyMap<number, number>
  saying: Saying
  /** The component that begins here: "For the sauce". */
  heading: string | null
  /** What the source says besides, told behind the step: a test, a condition. */
  remarks: KitchenAction[]
  /** What announces it, told before it: "Meanwhile, make the glaze." */
  leads?: readonly KitchenAction[]
  /** Why the machine does not do it, where the cook is told. */
  reason?: MachinePhrase
  /** The technique or rule that chose it. */
  technique: string
  /** The source's vessel whose work the machine does here; null for work by hand. */
  vessel: number | null
  /** Actions of the source that it stands for. */
  actions: readonly number[]
}
