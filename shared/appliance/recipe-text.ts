import { groupsOf } from '#shared/ingredient-groups.ts'
import type { Language } from '#shared/language.ts'
import type { Ingredient, Recipe, RecipeMetadata, Step } from '#shared/recipe.ts'
import { APPLIANCE_MODELS, MODELS } from './models.ts'
import { formatDuration, formatSettings } from './notation.ts'
import { noticeSentence } from './notice-text.ts'
import { RECIPE_TEXT_WORDS, type RecipeTextWords } from './recipe-text-words.ts'

type TextRecipe = Pick<Recipe, 'recipeMetadata' | 'ingredients' | 'steps' | 'sourceUrl'>

/** Always on the machine, so nobody has to be told. */
const USUAL_TOOLS = new Set(['mixing_knife', 'measuring_cup'])

/**
 * The whole recipe as plain text, ready for a message: headings, settings and warnings in the
 * given language, the cook's own words as they are. Plain paragraphs, no markup.
 */
export function recipeAsText(recipe: TextRecipe, language: Language): string {
  const { recipeMetadata, ingredients, steps, sourceUrl } = recipe
  const words = RECIPE_TEXT_WORDS[language === 'gb' ? 'en' : language]
  const blocks = [
    recipeMetadata.title,
    recipeMetadata.description,
    factLines(recipeMetadata, words, language),
    block(words.ingredients, ingredientLines(ingredients)),
    block(
      words.steps,
      steps.map((step) => stepText(step, words, language)),
    ),
    sourceUrl && `${words.source}: ${sourceUrl}`,
  ]
  return blocks.filter(Boolean).join('\n\n')
}

/** An ingredient as one line: `400 g potatoes, peeled`. */
export function ingredientText({ quantity, unit, name, notes }: Ingredient): string {
  const amount = [quantity, unit, name].filter(Boolean).join(' ')
  return notes ? `${amount}, ${notes}` : amount
}

/** A group is named above its lines; a blank line ends it where none follows. */
function ingredientLines(ingredients: readonly Ingredient[]): string[] {
  return groupsOf(ingredients).flatMap(({ name, ingredients: lines }, at) => [
    ...(name ? [`${name}:`] : at > 0 ? [''] : []),
    ...lines.map((entry) => `- ${ingredientText(entry)}`),
  ])
}

function block(heading: string, lines: string[]): string {
  return lines.length > 0 ? [`${heading}:`, ...lines].join('\n') : ''
}

function factLines(metadata: RecipeMetadata, words: RecipeTextWords, language: Language): string {
  const time = (minutes: number | null) => (minutes ? formatDuration(minutes * 60, language) : '')
  const facts = [
    [words.serves, servings(metadata)],
    [words.preparation, time(metadata.prepTimeMinutes)],
    [words.cooking, time(metadata.cookTimeMinutes)],
    [words.total, time(metadata.totalTimeMinutes)],
    [words.appliances, metadata.ThermomixModel.map(modelName).join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

function servings({ servingsMin, servingsMax, yieldText }: RecipeMetadata): string {
  const ends = [servingsMin, servingsMax].filter((end) => end !== null)
  return [...new Set(ends)].join('–') || (yieldText ?? '')
}

function modelName(model: string): string {
  const known = APPLIANCE_MODELS.find((one) => one === model)
  return known ? MODELS[known].name : model
}

function stepText(step: Step, words: RecipeTextWords, language: Language): string {
  const settings = formatSettings(step, language)
  const isTold = step.instructionText.includes(settings)
  const tools = step.tools.filter((tool) => !USUAL_TOOLS.has(tool))
  const warnings = step.notices.filter(({ kind }) => kind === 'warning')
  const lines = [
    `${step.stepNumber}. ${step.instructionText}`,
    isTold ? '' : `→ ${settings}`,
    tools.length > 0 ? `${words.with}: ${tools.map((tool) => words.tools[tool]).join(', ')}` : '',
    ...warnings.map(({ code, params }) => `⚠ ${noticeSentence(code, params, language)}`),
  ]
  return lines.filter(Boolean).join('\n   ')
}
