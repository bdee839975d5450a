import { DISH, type DishName, LIST_RULES } from './dishes.ts'
import type { Formula, Role, Use } from './formula.ts'
import { FORMULA } from './formulas/all.ts'
import type { NamedFood } from './read-idea.ts'

export type Choice = { formula: Formula; dish: DishName }

/** Formulas for the dish, or for what the list of foods makes a cook think of; best first. */
export function choicesFor(dish: DishName | undefined, foods: readonly NamedFood[]): Choice[] {
  const dishes = dish ? [dish] : dishesOfList(foods)
  return dishes.flatMap((one) =>
    DISH[one].formulas.map((name) => ({ formula: FORMULA[name], dish: one })),
  )
}

function dishesOfList(foods: readonly NamedFood[]): DishName[] {
  return LIST_RULES.filter(({ has }) =>
    has.every((any) => foods.some((food) => isAnyOf(food, any))),
  ).map(({ dish }) => dish)
}

/** What the formula does with a food; undefined where it cannot use it. */
export function useOf(food: NamedFood, { uses }: Formula): Use | undefined {
  return uses.find((use) => isAnyOf(food, use))
}

export function isAnyOf(
  { kind, id }: NamedFood,
  { kinds, ids }: Pick<Use, 'kinds' | 'ids'>,
): boolean {
  const isKind = kind !== null && kinds?.includes(kind) === true
  return isKind || (id !== null && ids?.includes(id) === true)
}

/** Whether the foods are enough to make a dish of it. */
export function isEnough(foods: readonly NamedFood[], { needs, ...formula }: Formula): boolean {
  const roles = new Set<Role | undefined>(
    foods.map((food) => useOf(food, { needs, ...formula })?.role),
  )
  return needs.length === 0 || needs.some((role) => roles.has(role))
}
