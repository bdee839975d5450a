import { RECIPE_TEXT_WORDS } from '#shared/appliance/recipe-text-words.ts'
import { groupName } from '#shared/ingredient-groups.ts'
import { cleanLine } from '#shared/ingredient-line/clean-line.ts'
import { isSectionHeading, parseIngredientLine } from '#shared/ingredient-line/parse.ts'
import type { Language } from '#shared/language.ts'
import { type Ingredient, RECIPE_LIMITS } from '#shared/recipe.ts'
import { shorten } from '#shared/shorten.ts'

type Reading = {
  language: Language
  /** By which steps can name the first of them; the others follow. */
  firstNumber: number
  /** How many are taken at most. */
  room: number
  /** What the list ends with; lines below a heading of their own are in that one's group. */
  group?: string | undefined
}

/** "Ingredients" names the whole list. */
const LIST_NAMES = new Set(
  Object.values(RECIPE_TEXT_WORDS).map(({ ingredients }) => ingredients.toLowerCase()),
)

/** No recipe has more lines to one ingredient than this; the rest of what was pasted is not read. */
const LINES_PER_INGREDIENT = 2

/** The ingredients of a text, one a line, with the headings that they stand below. */
export function ingredientsFromText(
  text: string,
  { language, firstNumber, room, group: start }: Reading,
): Ingredient[] {
  const lines = text
    .slice(0, RECIPE_LIMITS.rawTextBytes)
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, room * LINES_PER_INGREDIENT)
  const read: Ingredient[] = []
  let group = start
  for (const line of lines) {
    // A line by itself is meant, whatever it looks like.
    if (lines.length > 1 && isSectionHeading(line, language)) {
      const name = groupName(cleanLine(line))
      group = name && LIST_NAMES.has(name.toLowerCase()) ? start : name
    } else
      read.push({ ...readLine(line, language), group, ingredientJsonId: firstNumber + read.length })
  }
  return read.slice(0, room)
}

function readLine(line: string, language: Language): Omit<Ingredient, 'ingredientJsonId'> {
  const { name, quantityText, unitText, size, notes } = parseIngredientLine(line, language)
  return {
    id: undefined,
    name: shorten(name.trim() || line.trim(), RECIPE_LIMITS.shortText),
    quantity: quantityText && shorten(quantityText, RECIPE_LIMITS.shortText),
    unit: unitText && shorten(unitText, RECIPE_LIMITS.shortText),
    notes: shorten([size, notes].filter(Boolean).join(', '), RECIPE_LIMITS.notes) || undefined,
  }
}
