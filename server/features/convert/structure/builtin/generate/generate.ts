import { DomainError } from '#server/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'
import type { ReadRecipe } from '../../../read/read-recipe.ts'
import { type Choice, choicesFor, isEnough, useOf } from './choose-formula.ts'
import { DISH } from './dishes.ts'
import { type Idea, type NamedFood, readIdea } from './read-idea.ts'
import { ideaWordsOf } from './words/all.ts'
import { writeRecipe } from './write-recipe.ts'

/** As much as an idea may be; what is longer is none. */
const MAX_IDEA_LENGTH = 2_000
/** Of what was not understood as much is told. */
const MAX_QUOTE_LENGTH = 200
/** More do not fit the bowl, whatever the dish. */
const MAX_SERVINGS = 12

/**
 * A recipe in the words of a cook, from a dish or a list of ingredients, by a base formula. Throws
 * `IDEA_NOT_UNDERSTOOD` where none fits.
 */
export function recipeFromIdea(text: string, asked: Language): ReadRecipe {
  if (text.length > MAX_IDEA_LENGTH) throw notUnderstood(text)
  const language = asked === 'gb' ? DEFAULT_LANGUAGE : asked
  const idea = readIdea(text, language)
  if (idea.unknown.length > 0) throw notUnderstood(idea.unknown.join(', '))

  if (idea.dishes.length > 1) throw notUnderstood(idea.title)

  const choices = choicesFor(idea.dishes[0], idea.foods).map((choice) => ({
    ...choice,
    foods: withMainFood(idea.foods, choice, language),
  }))
  const fitting = choices.find(({ formula, foods }) => isPossible(foods, formula))
  if (!fitting) throw notUnderstood(unusable(idea, choices) || text)

  const { servings, servingsWords } = idea
  const isServed = servings === null || (servings > 0 && servings <= MAX_SERVINGS)
  if (!isServed || (servings !== null && fitting.formula.servings === null))
    throw notUnderstood(servingsWords)
  return writeRecipe({ ...fitting, idea, language })
}

function isPossible(foods: readonly NamedFood[], formula: Choice['formula']): boolean {
  return foods.every((food) => useOf(food, formula) !== undefined) && isEnough(foods, formula)
}

/** "Hummus" alone means one of chickpeas. */
function withMainFood(
  foods: readonly NamedFood[],
  { dish, formula }: Choice,
  language: Language,
): readonly NamedFood[] {
  const { otherwise = [] } = DISH[dish]
  if (otherwise.length === 0 || isEnough(foods, formula)) return foods
  const { base } = ideaWordsOf(language).write
  const implied = otherwise.flatMap((food) => (food === 'egg' ? [] : [base[food]]))
  return [...readIdea(implied.join(', '), language).foods, ...foods]
}

/** The foods that the dish has no use for; none where the dish itself is missing something. */
function unusable({ foods }: Idea, choices: readonly Choice[]): string {
  const rest = choices.map(({ formula }) => foods.filter((food) => !useOf(food, formula)))
  const fewest = rest.sort((a, b) => a.length - b.length)[0] ?? []
  return fewest.map(({ asked }) => asked).join(', ')
}

function notUnderstood(words: string): DomainError {
  return new DomainError('IDEA_NOT_UNDERSTOOD', { words: words.trim().slice(0, MAX_QUOTE_LENGTH) })
}
