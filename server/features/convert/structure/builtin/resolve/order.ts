import type { Move, Portion } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { Action } from '../parse/lexicon/kinds.ts'
import type { ParsedClause } from '../parse/parse.ts'
import type { Mention } from './mention.ts'
import type { OpenVessel } from './source-kitchen.ts'

/** One clause with what it names, while it is being placed. */
export type Order = {
  parsed: ParsedClause
  role: VerbRole
  /** The clause behind it. */
  next: ParsedClause | null
  mentions: readonly Mention[]
  /** Named foods that have not gone anywhere yet, or of which more is wanted. */
  fresh: readonly Mention[]
  /** Where the foods and products stand that it names and that have been used, in its order. */
  named: readonly OpenVessel[]
  /** The named vessel that things go into: "… to the onion mixture". */
  goal: OpenVessel | null
  /** What something else is topped or filled with: "brush with the glaze". */
  topping: OpenVessel | null
  /** Shares of what the named vessels hold, where not all of it is meant. */
  parts: ReadonlyMap<number, VesselPart>
}

/** Some of what a vessel holds, as a share (0–1), and how the source calls it: "half of the". */
export type VesselPart = { part: number; words: string }

/** Where an order has been carried out, and what came in for it. */
export type Placed = {
  vessel: OpenVessel | null
  adds: Portion[]
  moves: Move[]
  /** What the order comes to, where its verb alone says less. */
  meant?: Meant
}

export type Meant = { verb: Action; role: VerbRole }

/** Where an order is carried out that its words alone put elsewhere, and what comes there for it. */
export type ByHand = { at: OpenVessel; named: readonly OpenVessel[]; meant: Meant }

/** The vessel of orders that are carried out in none. */
export const NOWHERE = -1

/** Roles that may take more of a food that has been used before. */
export const MORE: readonly VerbRole[] = ['add', 'work', 'heat', 'season', 'hand', 'bake']
