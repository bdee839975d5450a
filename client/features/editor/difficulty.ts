import type { TFunction } from 'i18next'
import { DIFFICULTIES } from '#shared/recipe.ts'

/** "medium (ingredients: 10, steps: 9)": how recipes of earlier versions say it. */
const WITH_COUNTS = /^(\S[^()]*) \([^()]*\d[^()]*\d\)$/

/** How hard a recipe is, in the reader's language; a text of people's own as it stands. */
export function difficultyText(difficulty: string, t: TFunction): string {
  const level = DIFFICULTIES.find((one) => one === difficulty)
  return level ? t(`recipe.difficulties.${level}`) : difficulty.replace(WITH_COUNTS, '$1')
}

/** What is saved of a text that was typed: the level where it words one. */
export function difficultyOf(text: string, t: TFunction): string {
  const typed = text.trim().toLowerCase()
  const isTyped = (word: string) => word.toLowerCase() === typed
  return DIFFICULTIES.find((level) => isTyped(t(`recipe.difficulties.${level}`))) ?? text
}
