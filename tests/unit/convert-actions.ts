import type { ReadSection } from '#server/features/convert/read/read-recipe.ts'
import type { KitchenAction } from '#server/features/convert/structure/builtin/ir/graph.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { resolve } from '#server/features/convert/structure/builtin/resolve/resolve.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'

/** A recipe in one of several languages, in which the same orders must mean the same. */
export type Told = readonly [
  language: Language,
  ingredients: readonly string[],
  method: readonly string[],
]

/** What a method is understood to order, before anybody plans who does it. */
export const actionsOf = (
  ingredients: readonly string[],
  method: readonly string[],
  language: Language = 'en',
): readonly KitchenAction[] => actionsOfParts(linesOf(...ingredients), method, language)

/** The same with the list's parts under their headings. */
export function actionsOfParts(
  ingredients: ReadSection[],
  method: readonly string[],
  language: Language = 'en',
): readonly KitchenAction[] {
  const source = aReadRecipe({
    language,
    ingredients,
    steps: linesOf(...method),
  })
  const lexicon = compileLexicon(lexiconFor(language), lexiconFor(language))
  return resolve(source, readIngredients(source, lexicon), lexicon).actions
}

/** The orders by the verb of the kitchen that they mean, with the numbers of what they name. */
export const ordersOf = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe).map(({ verb, objects }) => [verb, objects.map(({ id }) => id)] as const)
