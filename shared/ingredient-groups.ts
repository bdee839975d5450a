import { type Ingredient, RECIPE_LIMITS } from './recipe.ts'
import { shorten } from './shorten.ts'

/** Ingredients that stand together below one heading of the list, or below none. */
export type IngredientGroup = { name: string | undefined; ingredients: Ingredient[] }

/** A list cut wherever another group begins; the order stays, so a name may come twice. */
export function groupsOf(ingredients: readonly Ingredient[]): IngredientGroup[] {
  const groups: IngredientGroup[] = []
  for (const ingredient of ingredients) {
    const last = groups.at(-1)
    if (last && last.name === ingredient.group) last.ingredients.push(ingredient)
    else groups.push({ name: ingredient.group, ingredients: [ingredient] })
  }
  return groups
}

/** A heading as it names a group: "For the cake" of "For the cake:". */
export function groupName(heading: string | null): string | undefined {
  const name = heading?.normalize('NFC').replace(/[\s:]+$/, '')
  return shorten(name?.trim() ?? '', RECIPE_LIMITS.shortText).trim() || undefined
}
