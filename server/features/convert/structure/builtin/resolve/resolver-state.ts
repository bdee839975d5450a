import type { KitchenAction, Portion } from '../ir/graph.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import type { ParsedClause } from '../parse/parse.ts'
import { Claims } from './claims.ts'
import type { Mention } from './mention.ts'
import { ProductNames } from './products.ts'
import { SourceKitchen } from './source-kitchen.ts'

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
  /** What the method puts in that the list lacks. */
  readonly added: KnownIngredient[]
  /** The group of the list that is being made. */
  group: number | null
}

/** Before the first order. */
export function newState(
  clauses: readonly ParsedClause[],
  group: number | null,
  lexicon: CompiledLexicon,
): ResolverState {
  const kitchen = new SourceKitchen()
  return {
    ...{ lexicon, kitchen, claims: new Claims(), products: new ProductNames(lexicon, kitchen) },
    ...{ actions: [], readied: new Map(), added: [] },
    isForMachine: isForMachine(clauses),
    group,
  }
}

/** What is known so far, for another reading to go on from; nothing that is done to it is done to both. */
export function copyOf(state: ResolverState): ResolverState {
  const kitchen = state.kitchen.copy()
  const portions = new Map<Portion, Portion>()
  const own = (portion: Portion) => {
    const copy = portions.get(portion) ?? { ...portion }
    portions.set(portion, copy)
    return copy
  }
  return {
    ...state,
    kitchen,
    claims: state.claims.copy(own),
    products: new ProductNames(state.lexicon, kitchen),
    actions: state.actions.map((one) => ({
      ...one,
      adds: one.adds.map(own),
      moves: [...one.moves],
    })),
    readied: new Map(state.readied),
    added: [...state.added],
  }
}

/** Whether a recipe is written for a machine, and says itself what its bowl holds. */
export function isForMachine(clauses: readonly ParsedClause[]): boolean {
  return clauses.some(({ machine }) => machine !== null)
}
