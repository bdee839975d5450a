import { loose } from '../lines.ts'
import { nestedNodes } from './json-ld.ts'
import type { Page } from './page.ts'
import { hasType, isNode, type SchemaNode, valuesOf, withPlainNames } from './schema-node.ts'

/** Of these recipes, the one the page is about, then the others of the same name, fullest first. */
export function chooseRecipes(nodes: SchemaNode[], page: Page): SchemaNode[] {
  const recipes = nodes
    .filter((node) => hasType(node, 'Recipe') || isUntypedRecipe(node))
    .map((node) => withPlainNames(node))
    .filter(isNode)
  if (recipes.length < 2) return recipes
  const ranked = recipes
    .map((node) => ({ node, rank: rankOf(node, page) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ node }) => node)
  return ranked.filter((node, index) => index === 0 || nameOf(node) === nameOf(ranked[0]))
}

function nameOf(node: SchemaNode | undefined): string {
  return loose(String(valuesOf(node?.name)[0] ?? ''))
}

function isUntypedRecipe(node: SchemaNode): boolean {
  return 'recipeIngredient' in node && 'recipeInstructions' in node
}

function rankOf(node: SchemaNode, page: Page): number {
  const { head } = page.scanned()
  const ingredients = valuesOf(node.recipeIngredient ?? node.ingredients).length
  const steps =
    nestedNodes(node.recipeInstructions).length + valuesOf(node.recipeInstructions).length
  const completeness = (ingredients > 0 ? 2 : 0) + (steps > 0 ? 2 : 0)
  const name = nameOf(node)
  const titles = [head.title, head.ogTitle ?? '', ...head.h1].map(loose)
  const isNamed =
    name !== '' &&
    titles.some((title) => title.includes(name) || (title !== '' && name.includes(title)))
  const addresses = [node.url, node['@id'], node.mainEntityOfPage].map((value) =>
    JSON.stringify(value ?? ''),
  )
  const isHere = [page.url, head.canonical].some(
    (own) => own && addresses.some((address) => address.includes(pathOf(own))),
  )
  return completeness + (isNamed ? 2 : 0) + (isHere ? 1 : 0) + Math.min(ingredients, 30) / 100
}

function pathOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? url
  return path.length > 1 ? path : url
}
