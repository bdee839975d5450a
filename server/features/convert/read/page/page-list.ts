import type { FoundRecipe } from '../find-recipe.ts'
import { startsWithAmount } from '../line-look.ts'
import { loose } from '../lines.ts'
import type { ReadRecipe, ReadSection } from '../read-recipe.ts'
import { withoutEmpty } from '../sections.ts'
import { linesOf } from './grounding.ts'

/** Below this share of lines with amounts a list may only name foods. */
const FEW_AMOUNTS = 0.4
/** A list so short may be a keyword, a method so short only a part of itself. */
const FEW_LINES = 2
/** As many lines must have their counterpart for two lists to be of the same foods. */
const SAME_FOODS = 0.8
const MAX_STEP_NAME_LENGTH = 60
/** No recipe has more lines; to compare more would take seconds. */
const MAX_LINES = 300
/** More than so many steps beside the given ones are an article, not the rest of the method. */
const MAX_FURTHER_STEPS = 10

/**
 * Some sites' structured data names the foods without their amounts ("potatoes"), and gives the
 * first step or the names of the steps alone. Where the visible text tells the same foods or steps
 * better, its lines are the recipe's.
 * @param found what the visible text tells, looked for only where there is doubt
 */
export function withPageParts(recipe: ReadRecipe, found: () => FoundRecipe): ReadRecipe {
  const [list, method] = [linesOf(recipe.ingredients), linesOf(recipe.steps)]
  if (list.length + method.length > MAX_LINES) return recipe
  const isDoubtfulList = list.length <= FEW_LINES || amountShare(list) < FEW_AMOUNTS
  const isHeaded = recipe.steps.some(({ heading }) => heading !== null)
  const isDoubtfulMethod = !isHeaded && (method.length <= FEW_LINES || areStepNames(method))
  return {
    ...recipe,
    ingredients:
      (isDoubtfulList ? betterList(recipe.ingredients, found().ingredients) : null) ??
      recipe.ingredients,
    steps: (isDoubtfulMethod ? betterMethod(recipe.steps, found().steps) : null) ?? recipe.steps,
  }
}

function amountShare(lines: string[]): number {
  if (lines.length === 0) return 0
  return lines.filter((line) => startsWithAmount(line) || /\d/.test(line)).length / lines.length
}

/** The page's list where it is of the same foods and has no fewer amounts; else null. */
function betterList(named: ReadSection[], listed: ReadSection[]): ReadSection[] | null {
  const [names, list] = [linesOf(named), linesOf(listed)]
  if (list.length === 0 || list.length > MAX_LINES) return null
  if (amountShare(list) < amountShare(names)) return null
  if (amountShare(names) < FEW_AMOUNTS && list.length > names.length * 1.5)
    return coversNames(names, listed) ? listed : null
  return sameFoods(names, listed)
}

/** Names alone ("Chicken, rice", or the headings of the list's groups) are a poor copy of a list. */
function coversNames(names: string[], listed: ReadSection[]): boolean {
  const text = loose(listed.flatMap(({ heading, lines }) => [heading ?? '', ...lines]).join(' '))
  const said = names.flatMap((name) => name.split(',')).map(loose)
  const covered = said.filter((name) => text.includes(name)).length
  return covered >= said.length * 0.7
}

/** The listed lines that have a counterpart among the names; null when too many names have none. */
function sameFoods(names: string[], listed: ReadSection[]): ReadSection[] | null {
  const list = linesOf(listed)
  const words = list.map((line) => new Set(wordsOf(line)))
  const matched = new Set<number>()
  const counterparts = names.map((name) => counterpartOf(wordsOf(name), words, matched))
  const missing = counterparts.filter((at) => at === null).length
  if (missing > names.length * (1 - SAME_FOODS) || matched.size * 2 < names.length) return null
  if (missing > 0) return list.length <= names.length * 1.2 ? listed : null
  // Around a list stand "4 servings" and "Show fewer": what no name tells is not of it.
  const [first, last] = [Math.min(...matched), Math.max(...matched)]
  const kept = listed.flatMap(({ heading, lines }) => lines.map((line) => ({ heading, line })))
  return withoutEmpty(
    kept.slice(first, last + 1).map(({ heading, line }) => ({ heading, lines: [line] })),
  )
}

/** The place of the line that says most of the words, rather one not taken yet; null below a half. */
function counterpartOf(words: string[], lines: Set<string>[], matched: Set<number>): number | null {
  let best: number | null = null
  let bestShare = 0.5
  lines.forEach((line, at) => {
    const share = words.filter((word) => line.has(word)).length / (words.length || 1)
    const score = share - (matched.has(at) ? 0.01 : 0)
    if (score <= bestShare) return
    best = at
    bestShare = score
  })
  if (best !== null) matched.add(best)
  return best
}

/** The words that name a food: no numbers, no units and articles of one or two letters. */
function wordsOf(line: string): string[] {
  return line.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

/** "Cook the rice", "Serve": what stands over the steps instead of them. */
function areStepNames(lines: string[]): boolean {
  return lines.every((line) => line.length < MAX_STEP_NAME_LENGTH && !/[.!]$/.test(line))
}

/** The page's method where it tells the given steps and clearly more; else null. */
function betterMethod(steps: ReadSection[], told: ReadSection[]): ReadSection[] | null {
  const lines = linesOf(steps)
  const given = lines.map(loose)
  const said = told.flatMap(({ heading, lines: own }) => [heading ?? '', ...own]).map(loose)
  if (said.length > given.length * 2 + MAX_FURTHER_STEPS) return null
  if (said.join('').length < given.join('').length * 1.5) return null
  const isTold = areStepNames(lines)
    ? (step: string) => said.some((line) => line.startsWith(step))
    : (step: string) => said.includes(step)
  return given.every(isTold) ? told : null
}
