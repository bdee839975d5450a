import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAnswer } from '#server/features/convert/structure/anthropic/answer.ts'
import { mistakesIn } from '#server/features/convert/structure/anthropic/review/review.ts'
import { readSourceKitchen } from '#server/features/convert/structure/anthropic/review/source-kitchen.ts'

const FILE = 'server/features/convert/structure/anthropic/prompts/v1/example.md'

/** The sources of the prompt's examples, each with its answer. */
function examples(): { source: Record<string, string[]>; answer: string }[] {
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const sources = lines.filter((line) => line.startsWith('{"source"'))
  const answers = lines.filter((line) => line.startsWith('{"outcome"'))
  return sources.map((line, at) => ({
    source: JSON.parse(line).source,
    answer: answers[at] ?? '',
  }))
}

test.for(examples())('the example $source.title passes its own review', ({ source, answer }) => {
  const read = readAnswer(answer)
  if ('mistakes' in read) throw new Error(read.mistakes.join())
  const rawText = [source.title, '', ...(source.ingredients ?? []), '', ...(source.method ?? [])]
  const kitchen = readSourceKitchen({ rawText: rawText.join('\n'), readRecipe: null }, 'en')
  const review = { language: 'en', model: 'TM6', additions: null, wished: null } as const

  expect(kitchen?.foods.length).toBeGreaterThan(5)
  expect(mistakesIn({ ...review, content: read.content, source: kitchen })).toEqual([])
})
