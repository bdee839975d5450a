import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipe.ts'

type Reading = {
  language: Language
  /** By which steps can name the first of them; the others follow. */
  firstNumber: number
  /** How many are taken at most. */
  room: number
}

/** No recipe has more lines to one ingredient than this; the rest of what was pasted is not read. */
const LINES_PER_INGREDIENT = 2

/** The ingredients of a text, one a line; blank lines and the headings of a list are none. */
export function ingredientsFromText(
  text: string,
  { language, firstNumber, room }: Reading,
): Ingredient[] {
  const lines = text
    .slice(0, RECIPE_LIMITS.rawTextBytes)
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, room * LINES_PER_INGREDIENT)
  // A line by itself is meant, whatever it looks like.
  const isMeant = (line: string) => lines.length === 1 || !isSectionHeading(line, language)
  const meant = lines.filter(isMeant)
  return meant.slice(0, room).map((line, index) => ({
    ...readLine(line, language),
    ingredientJsonId: firstNumber + index,
  }))
}

function readLine(line: string, language: Language): Omit<Ingredient, 'ingredientJsonId'> {
  const { name, quantityText, unitText, size, notes } = parseIngredientLine(line, language)
  return {
    id: undefined,
    name: (name.trim() || line.trim()).slice(0, RECIPE_LIMITS.shortText),
    quantity: quantityText?.slice(0, RECIPE_LIMITS.shortText),
    unit: unitText?.slice(0, RECIPE_LIMITS.shortText),
    notes: [size, notes].filter(Boolean).join(', ').slice(0, RECIPE_LIMITS.notes) || undefined,
  }
}
