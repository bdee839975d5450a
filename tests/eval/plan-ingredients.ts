import type { Contents } from '#shared/appliance/kitchen-state.ts'
import type { Ingredient } from '#shared/recipe.ts'

/**
 * The ingredient that an expectation names by the beginning of a word of its name or, where no name
 * has it, of its notes; `sugar#2` is the second such one.
 */
export function findIngredient(
  ingredients: readonly Ingredient[],
  mention: string,
): Ingredient | undefined {
  const [text = '', nth = '1'] = fold(mention).split('#')
  const start = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}`, 'u')
  const byName = ingredients.filter(({ name }) => start.test(fold(name)))
  const hits = byName.length
    ? byName
    : ingredients.filter(({ notes }) => start.test(fold(notes ?? '')))
  return hits[Number(nth) - 1]
}

/** Whether the ingredient that an expectation names is there. */
export function named(contents: Contents, ingredients: readonly Ingredient[], mention: string) {
  const ref = findIngredient(ingredients, mention)?.ingredientJsonId
  return ref !== undefined && contents.has(ref)
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
