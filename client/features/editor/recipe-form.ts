import { z } from 'zod'
import type { Ingredient, NotIncluded, Recipe, SaveRecipe, Step } from '#shared/recipe.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'

/** A step with a name of its own, which stays when steps are moved and counted anew. */
export type EditedStep = Step & { id: string }

const COUNT_FIELDS = [
  'prepTimeMinutes',
  'cookTimeMinutes',
  'totalTimeMinutes',
  'servingsMin',
  'servingsMax',
] as const
export type CountField = (typeof COUNT_FIELDS)[number]

const Count = z
  .string()
  .trim()
  .regex(/^\d{0,5}$/, 'Please enter a whole number.')

const ShortText = z
  .string()
  .max(RECIPE_LIMITS.shortText, `At most ${RECIPE_LIMITS.shortText} characters.`)

/** The recipe while it is edited: numbers and lists are still the text that is being typed. */
export const RecipeFormSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Please enter a title.')
    .max(RECIPE_LIMITS.title, `At most ${RECIPE_LIMITS.title} characters.`),
  description: z
    .string()
    .max(RECIPE_LIMITS.description, `At most ${RECIPE_LIMITS.description} characters.`),
  prepTimeMinutes: Count,
  cookTimeMinutes: Count,
  totalTimeMinutes: Count,
  servingsMin: Count,
  servingsMax: Count,
  yieldText: ShortText,
  cuisine: ShortText,
  difficulty: ShortText,
  tags: z.string(),
  ingredients: z.custom<Ingredient[]>(Array.isArray),
  steps: z.custom<EditedStep[]>(Array.isArray),
  /** What was kept by earlier versions has none; then the saved one stays. */
  notIncluded: z.custom<NotIncluded[]>(Array.isArray).optional(),
})
export type RecipeForm = z.output<typeof RecipeFormSchema>

const countText = (count: number | null) => count?.toString() ?? ''
const readCount = (text: string) => (text === '' ? null : Number.parseInt(text, 10))

export function toForm(recipe: Recipe): RecipeForm {
  const { recipeMetadata, ingredients, steps, notIncluded = [] } = recipe
  const { title, description, cuisine, difficulty, tags } = recipeMetadata
  return {
    title,
    description: description ?? '',
    prepTimeMinutes: countText(recipeMetadata.prepTimeMinutes),
    cookTimeMinutes: countText(recipeMetadata.cookTimeMinutes),
    totalTimeMinutes: countText(recipeMetadata.totalTimeMinutes),
    servingsMin: countText(recipeMetadata.servingsMin),
    servingsMax: countText(recipeMetadata.servingsMax),
    yieldText: recipeMetadata.yieldText ?? '',
    cuisine: cuisine ?? '',
    difficulty: difficulty ?? '',
    tags: tags.join(', '),
    ingredients,
    steps: steps.map((step, index) => ({ ...step, id: `saved-${index}` })),
    notIncluded,
  }
}

/** What is saved: the recipe as it was, with everything that the form holds in its place. */
export function fromForm(form: RecipeForm, { recipeMetadata, sourceUrl, rawText }: Recipe) {
  const counts = COUNT_FIELDS.map((field) => [field, readCount(form[field])] as const)
  return {
    metadata: {
      ...recipeMetadata,
      ...(Object.fromEntries(counts) as Record<CountField, number | null>),
      title: form.title,
      description: form.description || null,
      yieldText: form.yieldText || null,
      cuisine: form.cuisine || null,
      difficulty: form.difficulty || null,
      tags: form.tags
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    },
    ingredients: form.ingredients,
    steps: form.steps.map(({ id: _, ...step }) => step),
    recipe: { sourceUrl, rawText },
    notIncluded: form.notIncluded,
  } satisfies SaveRecipe
}

/** The next number by which steps can name a new ingredient. */
export function nextIngredientNumber(ingredients: Ingredient[]): number {
  return Math.max(0, ...ingredients.map((ingredient) => ingredient.ingredientJsonId)) + 1
}

export function nextStepNumber(steps: Step[]): number {
  return Math.max(0, ...steps.map((step) => step.stepNumber)) + 1
}

export function emptyIngredient(ingredientJsonId: number): Ingredient {
  return {
    id: undefined,
    ingredientJsonId,
    name: '',
    quantity: undefined,
    unit: undefined,
    notes: undefined,
  }
}
