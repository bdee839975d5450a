import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'

/** What a recipe's steps stand for, in its own words, by what kind of step it is. */
async function sourcesOf(rawText: string, language: Language = 'en') {
  const { steps } = await createBuiltinConverter().structure(readText(rawText), {
    ...{ language, model: 'TM6', rawText, report() {} },
    signal: new AbortController().signal,
  })
  return steps.map(({ type, source = [] }) => ({
    type,
    words: source.map(([from, to]) => rawText.slice(from, to)).join(' … '),
  }))
}

const SOUP = `Carrot soup

2 onions
30 g butter
500 g carrots, sliced
700 ml stock

Finely chop the onions. Soften them in the butter for 5 minutes.
Add the carrots and the stock and simmer for 20 minutes.`

test('the blades stand for the order that has the cook chop', async () => {
  const sources = await sourcesOf(SOUP)
  expect(sources).toContainEqual({
    ...{ type: 'OPERATE', words: expect.stringContaining('Finely chop the onions') },
  })
})

test('weighing in stands for another bowl that the machine does not need', async () => {
  const sources = await sourcesOf(`Scones

250 g flour
2 tsp baking powder
1 pinch salt
60 g butter, soft
30 g sugar
150 ml milk

In a small bowl whisk together the flour, the baking powder and the salt.
In a large bowl cream the butter with the sugar.
Add the flour mixture and the milk and mix until combined.
Bake at 200 °C for 12 minutes.`)
  const { words } = sources.find(({ words }) => words.includes('In a small bowl')) ?? {}
  expect(words).toContain('whisk together the flour')
})
