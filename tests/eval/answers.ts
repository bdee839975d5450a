/**
 * What the review of AI answers makes of stored ones: `npm run eval -- answers EXPECTED.jsonl
 * ANSWERS.jsonl [--pages FOLDER] [--show]`. EXPECTED holds the sources (as for `plans`), a line of
 * ANSWERS is `{id, recipe}`. Expert recipes should pass without a question, spoiled ones should not.
 */
import { parseArgs } from 'node:util'
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

const answers = await readAnswers(sourceFile, answerFile, options.pages)
let questioned = 0
let told = 0
for (const { id, content, review } of answers) {
  const mistakes = review(content)
  if (mistakes.length > 0) questioned++
  told += mistakes.length
  if (options.show) for (const { message } of mistakes) console.log(`${id}: ${message}`)
}
console.log(`sent back ${questioned}/${answers.length}, mistakes told ${told}`)
