import { expect, test } from 'vitest'
import { withoutPluginMarks } from '#server/features/convert/read/page/clean-line.ts'

test.each([
  ['1 lemon, (juiced)', '1 lemon, juiced'],
  ['2 lemons, ( juiced)', '2 lemons, juiced'],
  ['1 cup almonds, (chopped (150g))', '1 cup almonds, chopped (150g)'],
  ['3 onions, peeled (see note)', '3 onions, peeled (see note)'],
  ['200 g butter, (soft) or margarine', '200 g butter, (soft) or margarine'],
])('a note behind a comma needs no brackets: %s', (line, read) => {
  expect(withoutPluginMarks(line)).toBe(read)
})
