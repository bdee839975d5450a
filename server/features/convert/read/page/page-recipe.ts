import { collectFacts } from '../facts.ts'
import { yieldBelow } from '../facts-in-prose.ts'
import { type FoundRecipe, findRecipe, missingParts } from '../find-recipe.ts'
import { withGroupsToldLater } from '../groups-told-later.ts'
import { withoutRemarks } from '../list-remarks.ts'
import type { ReadRecipe } from '../read-recipe.ts'
import { wholeLines } from '../several-foods.ts'
import { withGroupHeadings } from '../step-groups.ts'
import { tidyMethod } from '../tidy-method.ts'
import { withoutUnitCopies } from '../unit-copies.ts'
import { chooseRecipes } from './choose-recipe.ts'
import { isGrounded } from './grounding.ts'
import { htmlLines } from './html-lines.ts'
import { once, openPage, type Page } from './page.ts'
import { withPageGroups } from './page-groups.ts'
import { withPageParts } from './page-list.ts'
import { refusalOf } from './refusal.ts'
import type { SchemaNode } from './schema-node.ts'
import { readSchemaRecipe } from './schema-recipe.ts'
import { pageTitle } from './title.ts'

/** "4492 recipes" is what a site has, not what a recipe makes. */
const HUGE = /\d{4}/

/** Finds a page's main part as HTML; null when there is none. */
export type MainPart = (html: string, url: string) => string | null

/**
 * Reads the recipe a page is about: from structured data where it is whole and says what the page
 * says, else from the readable text. A hostile page can make this run long.
 * @throws DomainError NO_RECIPE_ON_PAGE with `missing`, or PAGE_BOT_CHECK
 */
export function readRecipeOfPage(html: string, url: string, mainPart: MainPart): ReadRecipe {
  const page = openPage(html, url)
  const structured = structuredRecipe(page)
  if (structured && isWhole(structured) && isGrounded(structured, page)) {
    const found = once(() => findRecipe(page.lines()))
    const whole = withPageGroups(withPageParts(structured, found), page.lines)
    return completed(withPageFacts(whole, page), page)
  }
  const found = foundRecipe(page, mainPart(html, url))
  const read = completed(merged(structured, found, page), page)
  const missing = missingParts(read.ingredients, read.steps)
  if (!missing) return read
  throw refusalOf(page, missing)
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
function structuredRecipe(page: Page): ReadRecipe | null {
  const inJsonLd = mergedNodes(chooseRecipes(page.jsonLd, page))
  if (inJsonLd && isWhole(inJsonLd)) return inJsonLd
  return mergedNodes(chooseRecipes([...page.jsonLd, ...page.scanned().nodes], page))
}

function mergedNodes(nodes: SchemaNode[]): ReadRecipe | null {
  const [first, ...others] = nodes.map(readSchemaRecipe)
  return first ? others.reduce(filled, first) : null
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

/** What the readable part tells or, where that is the surer recipe, the whole page. */
function foundRecipe(page: Page, content: string | null): FoundRecipe {
  const onPage = findRecipe(page.lines())
  const inMain = content === null ? null : findRecipe(htmlLines(content))
  const found = inMain && inMain.sureness >= onPage.sureness ? inMain : onPage
  // The readable part is without headings that say almost what the page's headline says.
  return { ...found, headings: onPage.headings }
}

/** Where structured data is not whole, or is not the page's, the found parts take its place. */
function merged(structured: ReadRecipe | null, found: FoundRecipe, page: Page): ReadRecipe {
  const read: ReadRecipe = {
    ...EMPTY,
    title: pageTitle(page.scanned().head, found.headings),
    ...collectFacts(found.lines.map((line) => line.text)),
    ingredients: found.ingredients,
    steps: found.steps,
  }
  if (!structured) return read
  const isFoundWhole = isWhole(read)
  if (isWhole(structured) && isFoundWhole)
    return filled({ ...structured, ingredients: read.ingredients, steps: read.steps }, read)
  return filled(withPageGroups(structured, page.lines), read)
}

/** A yield and times that the structured data leaves out may stand beside the visible recipe. */
function withPageFacts(recipe: ReadRecipe, page: Page): ReadRecipe {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook, totalTimeMinutes: total } = recipe
  const isTimed = (prep ?? cook ?? total) !== null
  if (isTimed && recipe.yieldText !== null) return recipe
  const facts = collectFacts(page.lines().map((line) => line.text))
  const isYield = !HUGE.test(facts.yieldText ?? '')
  return {
    ...recipe,
    ...(isTimed
      ? {}
      : {
          prepTimeMinutes: facts.prepTimeMinutes,
          cookTimeMinutes: facts.cookTimeMinutes,
          totalTimeMinutes: facts.totalTimeMinutes,
        }),
    yieldText: recipe.yieldText ?? (isYield ? facts.yieldText : null),
  }
}

/** What the page as a whole tells is added; preparing and cooking together are the whole time. */
function completed(recipe: ReadRecipe, page: Page): ReadRecipe {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe
  const sum = prep !== null && cook !== null ? prep + cook : null
  const { steps, notes } = tidyMethod(withGroupHeadings(recipe.steps, recipe.ingredients))
  const { ingredients, remarks } = withoutRemarks(wholeLines(recipe.ingredients))
  const description = recipe.description ?? page.scanned().head.description
  return {
    ...recipe,
    steps,
    ingredients: withGroupsToldLater(withoutUnitCopies(ingredients), steps, (text) =>
      page.lines().some((line) => line.level !== null && line.text === text),
    ),
    title: recipe.title ?? pageTitle(page.scanned().head),
    totalTimeMinutes: recipe.totalTimeMinutes ?? sum,
    yieldText: recipe.yieldText ?? yieldBelow([recipe.steps.at(-1)?.lines.at(-1) ?? '']),
    description: [description, ...remarks, ...notes].filter(Boolean).join('\n') || null,
    language: recipe.language ?? page.language,
  }
}
