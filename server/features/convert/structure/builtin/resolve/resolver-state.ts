import type { KitchenAction } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { Claims } from './claims.ts'
import type { Mention } from './mention.ts'
import type { ProductNames } from './products.ts'
import type { SourceKitchen } from './source-kitchen.ts'

/** What is known of the recipe so far, while its method is followed. */
export type ResolverState = {
  readonly lexicon: CompiledLexicon
  readonly kitchen: SourceKitchen
  readonly claims: Claims
  readonly products: ProductNames
  /** The recipe is written for a machine, so its bowl is the machine's. */
  readonly isForMachine: boolean
  /** The orders that have been carried out, by their number. */
  readonly actions: KitchenAction[]
  /** What orders on the board named, by their number. */
  readonly readied: Map<number, readonly Mention[]>
  /** The group of the list that is being made. */
  group: number | null
}
