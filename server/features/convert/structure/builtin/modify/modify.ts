import { DomainError } from '#server/errors.ts'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import type { ForModel } from '../rule-options.ts'
import { forDiet } from './diet.ts'
import type { Languages } from './find-ingredient.ts'
import { forModel } from './for-model.ts'
import { leaveOut } from './leave-out.ts'
import { ingredientsLike } from './like.ts'
import { languageOfText } from './name-words.ts'
import { readWishes } from './read-wishes.ts'
import { scaleRecipe, servingsOf } from './scale.ts'
import { replacedBy, replaceIngredients } from './swap.ts'
import { convertUnits } from './units.ts'
import type { Wish } from './wish.ts'
import { wordLanguageOf } from './words/all.ts'

/** What is in the pot first, then how much of it, then in which measures. */
const ORDER: readonly Wish['kind'][] = [
  ...(['missing', 'swap', 'use', 'leaveOut', 'diet', 'servings', 'scaleBy'] as const),
  ...(['units', 'model'] as const),
]

/**
 * Changes a recipe as a sentence says. Throws `MODIFICATION_NOT_UNDERSTOOD` with the words that
 * mean nothing to it, and `MODIFICATION_NO_…`; then nothing has been changed.
 */
export function modifyRecipe(
  content: RecipeContent,
  instruction: string,
  { language, model }: { language: Language; model: ApplianceModel },
): ForModel {
  const asked = wordLanguageOf(language)
  const recipe = languageOfText(textOf(content), asked)
  const reading = readWishes(instruction, content.ingredients, { recipe, order: [asked, recipe] })
  const { wishes, missed } = reading
  if (missed.length > 0 || wishes.length === 0) {
    const words = missed.join(' … ') || instruction
    throw new DomainError('MODIFICATION_NOT_UNDERSTOOD', { words })
  }

  const languages = { spoken: reading.language, recipe }
  const inOrder = [...wishes].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return inOrder.reduce((before, wish) => fulfil(wish, before, languages), { content, model })
}

function textOf({ metadata, ingredients, steps }: RecipeContent): string {
  const names = ingredients.map(({ name }) => name)
  const texts = steps.map(({ instructionText }) => instructionText)
  return [...texts, ...names, metadata.title, metadata.description ?? ''].join(' ')
}

function fulfil(wish: Wish, { content, model }: ForModel, languages: Languages): ForModel {
  if (wish.kind === 'model') return { content: forModel(content, wish.model), model: wish.model }
  return { content: changed(wish, content, languages), model }
}

function changed(
  wish: Exclude<Wish, { kind: 'model' }>,
  content: RecipeContent,
  languages: Languages,
): RecipeContent {
  const { recipe } = languages
  switch (wish.kind) {
    case 'missing':
      throw new DomainError('MODIFICATION_NO_INGREDIENT', { words: wish.words })
    case 'swap':
      return swapped(content, wish, languages)
    case 'use':
      return used(content, wish.name, languages)
    case 'leaveOut':
      return leaveOut(content, wish.ids, recipe)
    case 'diet':
      return forDiet(content, wish.diet, recipe)
    case 'servings':
      return forServings(content, wish, languages)
    case 'scaleBy':
      return scaleRecipe(content, wish.factor, recipe)
    case 'units':
      return convertUnits(content, wish.to, recipe)
  }
}

function swapped(
  content: RecipeContent,
  { ids, name }: { ids: readonly number[]; name: string },
  { recipe }: Languages,
): RecipeContent {
  const replace = replacedBy(name, recipe)
  return replaceIngredients(content, new Map(ids.map((id) => [id, replace])), recipe)
}

function used(content: RecipeContent, name: string, languages: Languages): RecipeContent {
  const like = ingredientsLike(name, content.ingredients, languages)
  if (like.length === 0) throw new DomainError('MODIFICATION_NOT_UNDERSTOOD', { words: name })
  const ids = like.map(({ ingredientJsonId }) => ingredientJsonId)
  return swapped(content, { ids, name }, languages)
}

function forServings(
  content: RecipeContent,
  { min, max }: { min: number; max: number },
  { recipe }: Languages,
): RecipeContent {
  const servings = servingsOf(content.metadata)
  if (servings === null) throw new DomainError('MODIFICATION_NO_SERVINGS')
  const scaled = scaleRecipe(content, (min + max) / 2 / servings, recipe)
  return { ...scaled, metadata: { ...scaled.metadata, servingsMin: min, servingsMax: max } }
}
