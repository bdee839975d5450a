/**
 * Which faults of content the review of AI answers sends back: `npm run eval -- planted EXPECTED.jsonl
 * [ANSWERS.jsonl] [--pages FOLDER] [--show]`. One fault at a time is planted into each answer; without
 * ANSWERS, as for `answers`, into what the rules make of the sources. An answer that is sent back
 * without any is left out.
 */
import { parseArgs } from 'node:util'
import { PLANTED } from './planted-faults.ts'
import { answersByRules, readAnswers } from './reviewed-answers.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string' }, show: { type: 'boolean' } },
})
const [sourceFile, answerFile] = positionals
if (!sourceFile)
  throw new Error(
    'Usage: npm run eval -- planted EXPECTED.jsonl [ANSWERS.jsonl] [--pages FOLDER] [--show]',
  )

const answers = answerFile
  ? await readAnswers(sourceFile, answerFile, options.pages)
  : await answersByRules(sourceFile, options.pages)
const sound = answers.filter(({ content, review }) => review(content).length === 0)
console.log(`${answers.length - sound.length} of ${answers.length} left out`)

let planted = 0
let found = 0
for (const [name, plant] of Object.entries(PLANTED)) {
  const faulty = sound.flatMap(({ id, language, content, review }) => {
    const answer = plant(content, language)
    return answer ? [{ id, mistakes: review(answer) }] : []
  })
  const missed = faulty.filter(({ mistakes }) => mistakes.length === 0)
  planted += faulty.length
  found += faulty.length - missed.length
  console.log(`${name}: sent back ${faulty.length - missed.length}/${faulty.length}`)
  if (options.show) for (const { id } of missed) console.log(`  not ${id}`)
}
console.log(`sent back ${found}/${planted}`)
