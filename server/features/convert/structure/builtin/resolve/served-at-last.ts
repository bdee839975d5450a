import type { KitchenAction } from '../ir/graph.ts'
import type { KnownIngredient } from '../parse/ingredients.ts'
import { holdsOnlyFat } from './bare-orders.ts'
import { impliedOrder } from './implied-stages.ts'
import { NOWHERE } from './order.ts'
import type { ResolverState } from './resolver-state.ts'
import type { OpenVessel, SourceKitchen } from './source-kitchen.ts'

/** "[Blend until smooth.]" with croûtons in the list: they come to the table, though no order says so. */
export function serveApart(
  foods: readonly KnownIngredient[],
  { actions, claims, kitchen, lexicon }: ResolverState,
): void {
  const last = actions.findLast(({ vessel }) => vessel !== NOWHERE)
  if (!last) return
  const id = actions.length
  const adds = foods.map((food) => claims.claim(food, null, { evidence: 'assumed' }))
  actions.push({ ...impliedOrder(last, { verb: 'serve', role: 'serve' }, lexicon), id, adds })
  kitchen.vessels[last.vessel]?.actions.push(id)
}

/** "[Keep the rice warm.] Serve": what was made and never taken up again comes to the table as well. */
export function serveWhatIsLeft(
  actions: readonly KitchenAction[],
  { vessels }: SourceKitchen,
): void {
  const serving = actions.findLast(({ role }) => role === 'serve')
  if (!serving || serving.vessel === NOWHERE) return
  const isDone = actions
    .slice(serving.id + 1)
    .every((one) => one.adds.length + one.moves.length === 0)
  if (!isDone) return
  const isLeft = (one: OpenVessel) =>
    one.id !== serving.vessel &&
    one.holds.size > 0 &&
    (one.actions.at(-1) ?? NOWHERE) < serving.id &&
    !holdsOnlyFat(one) &&
    one.actions.some((id) => isMaking(actions[id]))
  for (const { id } of vessels.filter(isLeft))
    serving.moves.push({ from: id, foods: null, part: 1 })
}

function isMaking(action: KitchenAction | undefined): boolean {
  return action !== undefined && ['work', 'heat', 'bake', 'hand'].includes(action.role)
}
