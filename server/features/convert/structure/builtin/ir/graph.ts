import type { ReadSettings } from '#shared/appliance/read-settings.ts'
import type { Clause } from '../parse/clauses.ts'
import type { Cues } from '../parse/cues.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { Action, Place } from '../parse/lexicon/kinds.ts'
import type { VerbRole } from './verbs.ts'

/** Where the source lets food stand. The last three are the appliance's own, where it names them. */
export type VesselKind = Place | 'board' | 'machine' | 'basket' | 'varoma'

/** A vessel of the source's kitchen; which of them the machine is, the planner decides. */
export type Vessel = {
  id: number
  kind: VesselKind
  /** Numbers of the actions that worked in it, in order. */
  actions: number[]
}

/** A cut that the blades do, or one that needs a knife: slices, strips. */
export type Cut = 'chop' | 'grate' | 'knife'

/** How sure it is that an ingredient goes in here: the source says so, implies it, or we conclude it. */
export type Evidence = 'stated' | 'carried' | 'assumed'

/** Some of an ingredient, as a share of its listed amount (0–1]. */
export type Portion = {
  food: KnownIngredient
  part: number
  /** The source's words for the share: "half of the butter". */
  words: string | null
  /** Its name beside a number of pieces: "1 mandarin". */
  called?: string
  /** How the order itself says that it is cut: "fry the diced onions". */
  cut?: Cut | null
  /** In what state the order says that it goes in: "softened". */
  state?: string
  /** What the order says of it in brackets: "or soy sauce". */
  aside?: string
  /** The order has it whipped stiff before, which no other order does: "fold in the whipped cream". */
  isFoam?: boolean
  /** It has been cooked since it was measured, and weighs no longer what the list says. */
  isCooked?: boolean
  /** Only the juice or the zest of the fruit goes in. */
  isPressed?: boolean
  /** All that the fruit has of it: the juice goes in elsewhere. */
  isAllOfPart?: boolean
  evidence: Evidence
  /** Assumed, but nearly everything speaks for it. */
  isLikely?: boolean
  /** A little of what is for other work: "flour the board". */
  isSide?: boolean
  /** The source says how much, and no word of what is left in the list. */
  isAllSaid?: boolean
}

/** Food that comes from another vessel: all of it, or the named foods only. */
export type Move = {
  from: number
  foods: readonly KnownIngredient[] | null
  /** The share of them that comes, (0–1]. */
  part: number
  /** The source's words for the share: "2 cups" of the soup. */
  words?: string
}

/** What an order says besides; it goes on with the sentence, or stands apart as a bracket does. */
export type Aside = {
  text: string
  isJoined: boolean
  /** How its food goes in: "one at a time, beating well after each". */
  isManner?: boolean
}

/** One order of the source with what it works on, where, and what comes in for it. */
export type KitchenAction = {
  id: number
  verb: Action
  role: VerbRole
  clause: Clause
  cues: Cues
  /** A setting for the machine that the source itself gives. */
  machine: ReadSettings | null
  vessel: number
  adds: Portion[]
  moves: Move[]
  /** Everything that it names, whether it goes in here or is only readied. */
  objects: readonly KnownIngredient[]
  /** "until soft", in the source's words. */
  until: string | null
  /** What else it tells the cook: "a few lumps are fine". */
  asides: readonly Aside[]
  /** When its turn comes: "once the sauce is smooth". */
  leadIn: string | null
  /** Where it orders nothing: it belongs to what comes next. */
  isAhead: boolean
  /** It says more than that the stove is turned or that food stands by. */
  saysMore: boolean
  /** It says more of how much goes in than the list does: "enough water to cover", "a little oil". */
  saysHowMuch: boolean
  /** It names water that the list does not have. */
  namesWater: boolean
  /** Which vessel it is about was concluded from the whole method; its words do not say so. */
  isAssumed: boolean
  /** No order of the source: what a later one waits for. */
  isImplied?: boolean
  /** The component that begins here: "For the sauce". */
  component: string | null
}

/** The source's whole method, resolved. */
export type ActionGraph = {
  actions: readonly KitchenAction[]
  vessels: readonly Vessel[]
  sentences: readonly string[]
  /** Numbers of the sentences with which a line of the source begins. */
  lineStarts: ReadonlySet<number>
  foods: readonly KnownIngredient[]
  /** Water as an ingredient that the list lacks, without an amount; `addedWater` makes some. */
  water: KnownIngredient
}
