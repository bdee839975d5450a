import type { PlannedOperation } from '../../ir/operation.ts'
import type { KnownIngredient } from '../../parse/ingredients.ts'
import type { Food } from '../../parse/lexicon/kinds.ts'
import { foodsOf } from '../trace.ts'
import type { Kitchen } from './script.ts'

/** Degrees Celsius that make food safe in its middle (USDA chart, as the makers' manuals print it). */
const CORE_CELSIUS: Partial<Record<Food, number>> = { poultry: 74, mincedMeat: 71, fish: 63 }

/** Adds the core temperature to the machine's last heating of poultry, mince and fish. */
export function withCoreChecks(
  operations: readonly PlannedOperation[],
  kitchen: Kitchen,
): PlannedOperation[] {
  const checked = [...operations]
  for (const [kind, celsius] of Object.entries(CORE_CELSIUS)) {
    const at = operations.findLastIndex((one) => cookedIn(one, kind, kitchen) !== null)
    const one = checked[at]
    const food = one ? cookedIn(one, kind, kitchen) : null
    if (!one || !food || one.saying.kind !== 'run' || isCookedLater(food, at, operations, kitchen))
      continue
    const check = { phrase: 'coreCheck' as const, celsius, foods: [portionOf(food)] }
    checked[at] = { ...one, saying: { ...one.saying, after: [...one.saying.after, check] } }
  }
  return checked
}

const portionOf = (food: KnownIngredient) => ({
  food,
  part: 1,
  words: null,
  evidence: 'assumed' as const,
})

/** Hot enough to cook, in degrees Celsius. */
const COOKS = 80

/** The food of a kind that a run of the machine cooks. */
function cookedIn(
  { type, place, temperature, actions }: PlannedOperation,
  kind: string,
  { traced }: Kitchen,
): KnownIngredient | null {
  const isHot = temperature === 'varoma' || Number(temperature ?? 0) >= COOKS
  if (type !== 'OPERATE' || !isHot) return null
  // Mince that is stirred crumbles: it has no core, unlike meatballs in the steam.
  if (kind === 'mincedMeat' && place === 'bowl') return null
  const foods = actions.flatMap((id) => foodsOf(traced[id]?.after.values() ?? []))
  return foods.find(({ food, isReadyToEat }) => food === kind && !isReadyToEat) ?? null
}

/** In the oven or in a pan, after the machine: its last cooking is there. */
function isCookedLater(
  food: KnownIngredient,
  at: number,
  operations: readonly PlannedOperation[],
  { graph, traced }: Kitchen,
): boolean {
  const later = operations.slice(at + 1).flatMap(({ actions }) => actions)
  return later.some((id) => {
    const role = graph.actions[id]?.role
    return (role === 'bake' || role === 'heat') && traced[id]?.after.has(food.id)
  })
}
