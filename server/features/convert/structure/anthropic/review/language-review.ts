import type { Language } from '#shared/language.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { wordLanguageOf } from '../../builtin/modify/words/all.ts'
import { languageScores } from '../../builtin/parse/lexicon/lexicons.ts'
import { languageName } from '../prompts/step-examples.ts'
import { type Mistake, problem } from './mistake.ts'

/** Fewer small words may stand in any language. */
const ENOUGH = 4
/** Near relatives share many small words. */
const CLEARLY_MORE = 2

/** Steps in another language than asked for: everything else that would be said of them is moot. */
export function languageMistakes({ steps }: RecipeContent, asked: Language): Mistake[] {
  const scores = languageScores(steps.map(({ instructionText }) => instructionText).join('\n'))
  const own = scores.get(wordLanguageOf(asked)) ?? 0
  const score = Math.max(...scores.values())
  if (score < ENOUGH || score <= CLEARLY_MORE * own) return []
  const name = languageName(asked)
  const message = `The steps are not in ${name}: write every text in ${name}.`
  return [{ ...problem(message), isWhole: true }]
}
