/**
 * What the review of AI answers makes of stored ones: `npm run eval -- answers EXPECTED.jsonl
 * ANSWERS.jsonl [--pages FOLDER] [--show]`. EXPECTED holds the sources (as for `plans`), a line of
 * ANSWERS is `{id, recipe}`. Expert recipes should pass without a question, spoiled ones should not.
 * Questions are counted as if each correction were right.
 */
import { parseArgs } from 'node:util'
import { recipeData } from '#server/features/convert/structure/anthropic/task-data.ts'
import { readAnswers } from './reviewed-answers.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, show: { type: 'boolean' } },
})
const [sourceFile, answerFile] = positionals
if (!sourceFile || !answerFile)
  throw new Error(
    'Usage: npm run eval -- answers EXPECTED.jsonl ANSWERS.jsonl [--pages FOLDER] [--show]',
  )

/** English text has so many letters to a token, JSON not many fewer. */
const LETTERS_OF_TOKEN = 4

const answers = await readAnswers(sourceFile, answerFile, options.pages)
let questioned = 0
let told = 0
let letters = 0
for (const { id, content, review } of answers) {
  const mistakes = review(content)
  if (mistakes.length > 0) questioned++
  told += mistakes.length
  letters += JSON.stringify(recipeData(content)).length
  if (options.show) for (const { message } of mistakes) console.log(`${id}: ${message}`)
}
const tokens = Math.round(letters / LETTERS_OF_TOKEN / answers.length)
const questions = 1 + questioned / answers.length
console.log(`about ${tokens} output tokens an answer, ${questions.toFixed(2)} questions a recipe`)
console.log(`sent back ${questioned}/${answers.length}, mistakes told ${told}`)
