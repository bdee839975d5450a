/** Stored answers beside their sources, and what the review of AI answers says of them. */
import { z } from 'zod'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { findAdditions } from '#server/features/convert/structure/anthropic/review/grounding.ts'
import type { Mistake } from '#server/features/convert/structure/anthropic/review/mistake.ts'
import { mistakesIn } from '#server/features/convert/structure/anthropic/review/review.ts'
import { readFacts } from '#server/features/convert/structure/anthropic/review/source-facts.ts'
import { readSourceKitchen } from '#server/features/convert/structure/anthropic/review/source-kitchen.ts'
import type { Language } from '#shared/language.ts'
import { type RecipeContent, RecipeContentSchema } from '#shared/recipe.ts'
import { convertRead, languageOf, MODEL } from './convert-read.ts'
import { type ExpectedPlan, ExpectedPlanSchema } from './plan-expectation.ts'
import { folderOf, readLines, readSource } from './sources.ts'

/** An answer to a source; `review` says what is wrong with it, or with another in its place. */
export type ReviewedAnswer = {
  id: string
  language: Language
  content: RecipeContent
  review: (content: RecipeContent) => Mistake[]
}

/** A model marks no additions, gives no notices and does not say where in the source it read. */
const NOT_ANSWERED = ['added', 'notices', 'source']

/** Stored recipes have null where an answer has nothing. */
const asAnswered = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one) =>
      one === null || NOT_ANSWERED.includes(key) ? undefined : one,
    ),
  )
const StoredRecipeSchema = z.preprocess((recipe) => {
  const { recipeMetadata, ...others } = asAnswered(recipe) as Record<string, unknown>
  return { metadata: recipeMetadata, ...others }
}, RecipeContentSchema)
const AnswerLineSchema = z.object({ id: z.string(), recipe: StoredRecipeSchema })

/** The answers of a file, `{id, recipe}` a line, to the sources of another one, as for `plans`. */
export async function readAnswers(
  sourceFile: string,
  answerFile: string,
  pages: string | undefined,
): Promise<ReviewedAnswer[]> {
  const sources = new Map(readLines(sourceFile, ExpectedPlanSchema).map((line) => [line.id, line]))
  const answers = readLines(answerFile, AnswerLineSchema)
  const reviewed: ReviewedAnswer[] = []
  for (const { id, recipe } of answers) {
    const source = sources.get(id)
    if (!source) throw new Error(`${id} has no source`)
    reviewed.push(beside(source, await readSource(source, folderOf(sourceFile, pages)), recipe))
  }
  return reviewed
}

/** What the rules make of the sources of a file, as if a model had answered it. */
export async function answersByRules(
  sourceFile: string,
  pages: string | undefined,
): Promise<ReviewedAnswer[]> {
  const reviewed: ReviewedAnswer[] = []
  for (const source of readLines(sourceFile, ExpectedPlanSchema)) {
    const read = await readSource(source, folderOf(sourceFile, pages))
    const recipe = await convertRead(read, languageOf(source.language))
    reviewed.push(beside(source, read, StoredRecipeSchema.parse(recipe)))
  }
  return reviewed
}

function beside(
  { id, language: tag }: ExpectedPlan,
  read: ReadRecipe,
  content: RecipeContent,
): ReviewedAnswer {
  const language = languageOf(tag)
  const rawText = toRawText(read)
  const facts = readFacts(rawText, language)
  const source = readSourceKitchen({ rawText, readRecipe: read }, language)
  const review = (answer: RecipeContent) =>
    mistakesIn({
      content: answer,
      language,
      model: MODEL,
      additions: findAdditions(answer, facts, language),
      source,
      wished: null,
    })
  return { id, language, content, review }
}
