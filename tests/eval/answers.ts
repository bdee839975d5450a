/**
 * What the review of AI answers makes of stored ones: `npm run eval -- answers EXPECTED.jsonl
 * ANSWERS.jsonl [--pages FOLDER] [--show]`. EXPECTED holds the sources (as for `plans`), a line of
 * ANSWERS is `{id, recipe}`. Expert recipes should pass without a question, spoiled ones should not.
 */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { toRawText } from '#server/features/convert/read/raw-text.ts'
import { findAdditions } from '#server/features/convert/structure/anthropic/review/grounding.ts'
import { mistakesIn } from '#server/features/convert/structure/anthropic/review/review.ts'
import { readFacts } from '#server/features/convert/structure/anthropic/review/source-facts.ts'
import { readSourceKitchen } from '#server/features/convert/structure/anthropic/review/source-kitchen.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'
import { languageOf, MODEL } from './convert-read.ts'
import { ExpectedPlanSchema } from './plan-expectation.ts'
import { folderOf, readLines, readSource } from './sources.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, show: { type: 'boolean' } },
})
const [sourceFile, answerFile] = positionals
if (!sourceFile || !answerFile)
  throw new Error(
    'Usage: npm run eval -- answers EXPECTED.jsonl ANSWERS.jsonl [--pages FOLDER] [--show]',
  )

/** Stored recipes have null where ours have nothing; a model marks no additions and gives no notices. */
const asAnswered = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, one) =>
      one === null || key === 'added' || key === 'notices' ? undefined : one,
    ),
  )
const AnswerLineSchema = z.object({
  id: z.string(),
  recipe: z.preprocess((recipe) => {
    const { recipeMetadata, ...others } = asAnswered(recipe) as Record<string, unknown>
    return { metadata: recipeMetadata, ...others }
  }, RecipeContentSchema),
})

const folder = folderOf(sourceFile, options.pages)
const sources = new Map(readLines(sourceFile, ExpectedPlanSchema).map((line) => [line.id, line]))
const answers = readLines(answerFile, AnswerLineSchema)
let questioned = 0
let told = 0
for (const { id, recipe } of answers) {
  const source = sources.get(id)
  if (!source) throw new Error(`${id} has no source`)
  const language = languageOf(source.language)
  const read = await readSource(source, folder)
  const rawText = toRawText(read)
  const facts = readFacts(rawText, language)
  const kitchen = readSourceKitchen({ rawText, readRecipe: read }, language)
  const mistakes = mistakesIn(recipe, MODEL, findAdditions(recipe, facts, language), kitchen)
  if (mistakes.length > 0) questioned++
  told += mistakes.length
  if (options.show) for (const { message } of mistakes) console.log(`${id}: ${message}`)
}
console.log(`sent back ${questioned}/${answers.length}, mistakes told ${told}`)
