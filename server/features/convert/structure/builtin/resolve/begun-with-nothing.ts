import type { KitchenAction } from '../ir/graph.ts'
import type { VerbRole } from '../ir/verbs.ts'
import type { CompiledLexicon } from '../parse/compiled-lexicon.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { groupNamed } from './group-named.ts'

type Known = {
  actions: readonly KitchenAction[]
  foods: readonly KnownIngredient[]
  lexicon: CompiledLexicon
}

/** Work that is done with something, even where nothing is named. */
const MAKING: readonly VerbRole[] = ['work', 'heat']

/**
 * Parts of the list of which several foods are named nowhere, with the order that begins them empty-
 * handed: "Icing: boil for 3 minutes", "knead a dough" where no flour has gone in.
 */
export function begunWithNothing(
  unnamed: readonly KnownIngredient[],
  { actions, foods, lexicon }: Known,
): ReadonlyMap<number, KitchenAction> {
  const groups = Map.groupBy(unnamed, ({ group }) => group)
  const begun = new Map<number, KitchenAction>()
  for (const [group, own] of groups) {
    if (own.length < 2) continue
    const order =
      actions.find((one) => isBegun(one, actions) && isOfPart(one, group, foods, lexicon)) ??
      (own.some(({ food }) => food === 'flour') ? actions.find(isKneadedAlone) : undefined)
    if (order) begun.set(group, order)
  }
  return begun
}

/** The first work in its vessel, which nobody has put anything into. */
function isBegun({ id, vessel, role, objects }: KitchenAction, actions: Known['actions']): boolean {
  if (!MAKING.includes(role) || vessel < 0 || objects.length > 0) return false
  return actions
    .slice(0, id + 1)
    .every((one) => one.vessel !== vessel || one.adds.length + one.moves.length === 0)
}

/** Nobody kneads what has no flour in it, whatever else stands there. */
const isKneadedAlone = ({ verb, vessel, adds, moves, objects }: KitchenAction) =>
  verb === 'knead' && vessel >= 0 && adds.length + moves.length + objects.length === 0

function isOfPart(
  { component }: KitchenAction,
  group: number,
  foods: Known['foods'],
  lexicon: CompiledLexicon,
): boolean {
  return component !== null && groupNamed(component, foods, lexicon) === group
}
