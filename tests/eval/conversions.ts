/** What becomes of recipes that have been read: how long converting takes, and whether it is safe. */

import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { checkRecipe } from '#shared/appliance/check.ts'
import { type ConvertedRecipe, convertRead, languageOf, MODEL } from './convert-read.ts'

export type ConversionFigures = {
  recipes: number
  steps: number
  machineSteps: number
  marked: number
  /** Steps that the rules find unsafe and that carry no notice of it. */
  unsafe: number
  /**
   * Milliseconds from the text to the checked recipe, in ascending order. It is one thread's work
   * that waits for nothing, so its CPU time is at most that.
   */
  ms: number[]
}

/** Rounds before the one that is timed, so that the times are those of a server that is running. */
const WARM_UP_ROUNDS = 3

/** Converts every recipe from its plain text, as a person would paste it. */
export async function convertAll(recipes: readonly ReadRecipe[]): Promise<ConversionFigures> {
  const figures = {
    recipes: 0,
    steps: 0,
    machineSteps: 0,
    marked: 0,
    unsafe: 0,
    ms: [] as number[],
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    for (const recipe of recipes) await convert(recipe)
  }
  for (const recipe of recipes) {
    const start = performance.now()
    const converted = await convert(recipe)
    const ms = performance.now() - start
    if (!converted) continue
    figures.recipes++
    figures.ms.push(ms)
    figures.steps += converted.steps.length
    figures.machineSteps += converted.steps.filter(({ type }) => type === 'OPERATE').length
    figures.marked += converted.steps.filter(({ notices }) => notices.length > 0).length
    figures.unsafe += unmarked(converted)
  }
  figures.ms.sort((a, b) => a - b)
  return figures
}

async function convert(recipe: ReadRecipe) {
  try {
    return await convertRead(readText(toRawText(recipe)), languageOf(recipe.language))
  } catch {
    // A page whose text is no recipe when pasted has no steps to judge.
    return null
  }
}

function unmarked(converted: ConvertedRecipe): number {
  return checkRecipe(converted, MODEL).filter(
    ({ stepIndex, code }) =>
      !converted.steps[stepIndex]?.notices.some((notice) => notice.code.startsWith(code)),
  ).length
}
