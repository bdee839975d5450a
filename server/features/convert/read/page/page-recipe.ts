import { DomainError } from '#server/errors.ts'
import { isBotCheck } from '#server/gateways/bot-check.ts'
import { collectFacts } from '../facts.ts'
import { type FoundRecipe, findRecipe, missingParts } from '../find-recipe.ts'
import { loose } from '../lines.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { chooseRecipes } from './choose-recipe.ts'
import { groundedShare, withPageList } from './grounding.ts'
import { htmlLines } from './html-lines.ts'
import { type ScannedPage, scanPage } from './scan.ts'
import { readSchemaRecipe } from './schema-recipe.ts'

/** Below this share of its lines in the visible text, structured data is another recipe's. */
const GROUNDED = 0.5

/** Finds a page's main part as HTML; null when there is none. */
export type MainPart = (html: string, url: string) => Promise<string | null>

/**
 * Reads the recipe a page is about: from structured data where it is whole and says what the page
 * says, else from the readable text. A hostile page can make this run long.
 * @throws DomainError NO_RECIPE_ON_PAGE with `missing`, or PAGE_BOT_CHECK
 */
export async function readRecipeOfPage(
  html: string,
  url: string,
  mainPart: MainPart,
): Promise<ReadRecipe> {
  const page = scanPage(html)
  const structured = structuredRecipe(page, url)
  if (structured && isWhole(structured) && isGrounded(structured, page))
    return completed(withPageList(structured, page), page)
  const found = foundRecipe(page, await mainPart(html, url))
  const read = completed(merged(structured, found), page)
  const missing = missingParts(read.ingredients, read.steps)
  if (!missing) return read
  if (isBotCheck(html)) throw new DomainError('PAGE_BOT_CHECK')
  throw new DomainError('NO_RECIPE_ON_PAGE', { missing })
}

const EMPTY: ReadRecipe = {
  title: null,
  description: null,
  ingredients: [],
  steps: [],
  prepTimeMinutes: null,
  cookTimeMinutes: null,
  totalTimeMinutes: null,
  yieldText: null,
  cuisine: null,
  tags: [],
  language: null,
}

/** Nodes of the same recipe (JSON-LD and microdata, say) fill each other's gaps. */
function structuredRecipe(page: ScannedPage, url: string): ReadRecipe | null {
  const [first, ...others] = chooseRecipes(page, url).map(readSchemaRecipe)
  if (!first) return null
  return others.reduce(filled, first)
}

function filled(recipe: ReadRecipe, other: ReadRecipe): ReadRecipe {
  return {
    title: recipe.title ?? other.title,
    description: recipe.description ?? other.description,
    ingredients: recipe.ingredients.length > 0 ? recipe.ingredients : other.ingredients,
    steps: recipe.steps.length > 0 ? recipe.steps : other.steps,
    prepTimeMinutes: recipe.prepTimeMinutes ?? other.prepTimeMinutes,
    cookTimeMinutes: recipe.cookTimeMinutes ?? other.cookTimeMinutes,
    totalTimeMinutes: recipe.totalTimeMinutes ?? other.totalTimeMinutes,
    yieldText: recipe.yieldText ?? other.yieldText,
    cuisine: recipe.cuisine ?? other.cuisine,
    tags: recipe.tags.length > 0 ? recipe.tags : other.tags,
    language: recipe.language ?? other.language,
  }
}

function isWhole({ ingredients, steps }: ReadRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0
}

function isGrounded({ ingredients, steps }: ReadRecipe, page: ScannedPage): boolean {
  const text = loose(page.text)
  return groundedShare(ingredients, text) >= GROUNDED || groundedShare(steps, text) >= GROUNDED
}

/** What the readable part tells; when it lacks a part, what the whole page tells. */
function foundRecipe(page: ScannedPage, content: string | null): FoundRecipe {
  const inMain = content === null ? null : findRecipe(htmlLines(content))
  if (inMain && !missingParts(inMain.ingredients, inMain.steps)) return inMain
  return findRecipe(page.lines)
}

/** Where structured data is not whole, or is not the page's, the found parts take its place. */
function merged(structured: ReadRecipe | null, found: FoundRecipe): ReadRecipe {
  const read: ReadRecipe = {
    ...EMPTY,
    ...collectFacts(found.lines.map((line) => line.text)),
    ingredients: found.ingredients,
    steps: found.steps,
  }
  if (!structured) return read
  const isFoundWhole = isWhole(read)
  if (isWhole(structured) && isFoundWhole)
    return filled({ ...structured, ingredients: read.ingredients, steps: read.steps }, read)
  return filled(structured, read)
}

function completed(recipe: ReadRecipe, { head }: ScannedPage): ReadRecipe {
  return {
    ...recipe,
    title: recipe.title ?? head.h1[0] ?? head.ogTitle ?? (head.title || null),
    description: recipe.description ?? head.description,
    language: recipe.language ?? head.language,
  }
}
