import { loose } from '../lines.ts'
import { nestedNodes } from './json-ld.ts'
import type { ScannedPage } from './scan.ts'
import { hasType, type SchemaNode, valuesOf } from './schema-node.ts'

/** Of a page's recipes, the one the page is about, then the others of the same name, fullest first. */
export function chooseRecipes({ nodes, head }: ScannedPage, url: string): SchemaNode[] {
  const recipes = nodes.filter((node) => hasType(node, 'Recipe') || isUntypedRecipe(node))
  const ranked = recipes
    .map((node) => ({ node, rank: rankOf(node, head, url) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ node }) => node)
  const best = ranked[0]
  if (!best) return []
  const name = loose(String(valuesOf(best.name)[0] ?? ''))
  return ranked.filter(
    (node) => node === best || loose(String(valuesOf(node.name)[0] ?? '')) === name,
  )
}

function isUntypedRecipe(node: SchemaNode): boolean {
  return 'recipeIngredient' in node && 'recipeInstructions' in node
}

function rankOf(node: SchemaNode, head: ScannedPage['head'], url: string): number {
  const ingredients = valuesOf(node.recipeIngredient ?? node.ingredients).length
  const steps =
    nestedNodes(node.recipeInstructions).length + valuesOf(node.recipeInstructions).length
  const completeness = (ingredients > 0 ? 2 : 0) + (steps > 0 ? 2 : 0)
  const name = loose(String(valuesOf(node.name)[0] ?? ''))
  const titles = [head.title, head.ogTitle ?? '', ...head.h1].map(loose)
  const isNamed =
    name !== '' &&
    titles.some((title) => title.includes(name) || (title !== '' && name.includes(title)))
  const addresses = [node.url, node['@id'], node.mainEntityOfPage].map((value) =>
    JSON.stringify(value ?? ''),
  )
  const isHere = [url, head.canonical].some(
    (own) => own && addresses.some((address) => address.includes(pathOf(own))),
  )
  return completeness + (isNamed ? 2 : 0) + (isHere ? 1 : 0) + Math.min(ingredients, 30) / 100
}

function pathOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? url
  return path.length > 1 ? path : url
}
