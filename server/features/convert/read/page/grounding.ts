import { findRecipe } from '../find-recipe.ts'
import { startsWithAmount } from '../line-look.ts'
import { loose } from '../lines.ts'
import type { ReadRecipe, ReadSection } from '../read-recipe.ts'
import type { ScannedPage } from './scan.ts'

const linesOf = (sections: ReadSection[]) => sections.flatMap((section) => section.lines)

/** The share (0–1) of the lines that the page's visible text says; 1 when there are none. */
export function groundedShare(sections: ReadSection[], looseText: string): number {
  const lines = linesOf(sections)
  if (lines.length === 0) return 1
  return lines.filter((line) => looseText.includes(loose(line))).length / lines.length
}

/**
 * Some sites' structured data names the foods without their amounts ("potatoes"). Where the
 * visible list tells the same foods with amounts, that list is the recipe's.
 */
export function withPageList(recipe: ReadRecipe, page: ScannedPage): ReadRecipe {
  if (amountShare(recipe.ingredients) >= 0.4) return recipe
  const { ingredients } = findRecipe(page.lines)
  if (amountShare(ingredients) <= amountShare(recipe.ingredients) + 0.2) return recipe
  return tellsTheSame(recipe.ingredients, ingredients) ? { ...recipe, ingredients } : recipe
}

function amountShare(sections: ReadSection[]): number {
  const lines = linesOf(sections)
  if (lines.length === 0) return 0
  return lines.filter((line) => startsWithAmount(line) || /\d/.test(line)).length / lines.length
}

function tellsTheSame(named: ReadSection[], listed: ReadSection[]): boolean {
  const names = linesOf(named)
  const list = linesOf(listed)
  const text = loose(list.join(' '))
  const covered = names.filter((name) => text.includes(loose(name))).length
  return covered >= names.length * 0.7 && list.length <= names.length * 1.5
}
