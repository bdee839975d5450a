import { readMinutes } from '../durations.ts'
import { withoutRepeatedHalf, withoutRepeats } from '../lines.ts'
import type { ReadRecipe, ReadSection } from '../read-recipe.ts'
import { sectionsOfLines } from '../sections.ts'
import { withoutPluginMarks } from './clean-line.ts'
import { joinedAtCommas } from './cut-at-commas.ts'
import { primarySubtag } from './head.ts'
import { readInstructions } from './instructions.ts'
import { isNode, type SchemaNode, valuesOf } from './schema-node.ts'
import { plainLines, plainText } from './strings.ts'

const MAX_TAGS = 50
/** Templates without their numbers leave only the letters: "PTH5M". */
const NUMBERLESS = /(?<=^PT?[\d.HMS]{0,20})(?<![\d.\s])[HMS]/g

/** A schema.org Recipe node (https://schema.org/Recipe and its older property names) as a recipe. */
export function readSchemaRecipe(node: SchemaNode): ReadRecipe {
  const [prep, cook, total] = [
    node.prepTime,
    node.cookTime ?? node.performTime,
    node.totalTime,
  ].map(minutes)
  return {
    title: firstText(node.name ?? node.headline),
    description: firstText(node.description ?? node.summary),
    ingredients: ingredientLists(node.recipeIngredient ?? node.ingredients ?? node.ingredient),
    steps: readInstructions(node.recipeInstructions ?? node.instructions ?? node.step),
    prepTimeMinutes: prep ?? null,
    cookTimeMinutes: cook ?? null,
    totalTimeMinutes: total ?? null,
    yieldText: yieldOf(node.recipeYield ?? node.yield),
    cuisine: firstText(node.recipeCuisine),
    tags: tagsOf(node.keywords),
    language: primarySubtag(firstText(node.inLanguage) ?? undefined),
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  if (!isNode(value)) return ''
  const { amount, unitText, name, text, value: inner } = value
  return [amount ?? inner, unitText, name ?? text]
    .flatMap(valuesOf)
    .map(textOf)
    .filter(Boolean)
    .join(' ')
}

function firstText(value: unknown): string | null {
  return valuesOf(value).map(textOf).find(Boolean) ?? null
}

function minutes(value: unknown): number | null {
  if (isNode(value)) return minutes(value.maxValue ?? value.value ?? value.minValue)
  return readMinutes((firstText(value) ?? '').replace(NUMBERLESS, ''))
}

function ingredientLists(value: unknown): ReadSection[] {
  const values = valuesOf(value)
  const isPlain = values.every((item) => typeof item === 'string')
  const lines = (isPlain ? joinedAtCommas(values) : values).flatMap((item) =>
    typeof item === 'string' ? ingredientLines(item) : [textOf(item)],
  )
  return sectionsOfLines(withoutRepeatedHalf(lines.filter(Boolean).map(withoutPluginMarks)))
}

/** One ingredient may be broken over lines (amount, name); many in one string stand one a line. */
function ingredientLines(item: string): string[] {
  const lines = plainLines(item)
  return lines.length <= 3 ? [lines.join(' ')] : lines
}

/** The longest wording: sites give ["4", "4 servings"]. */
function yieldOf(value: unknown): string | null {
  const said = valuesOf(value)
    .map(textOf)
    .filter((text) => /[1-9½\p{L}]/u.test(text))
  return said.sort((a, b) => b.length - a.length)[0] ?? null
}

function tagsOf(value: unknown): string[] {
  const tags = valuesOf(value).flatMap((tag) => textOf(tag).split(/[,;]/))
  return withoutRepeats(tags.map((tag) => tag.trim())).slice(0, MAX_TAGS)
}
