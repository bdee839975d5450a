import { expect, test } from 'vitest'
import { withoutUnitCopies } from '#server/features/convert/read/unit-copies.ts'

const listed = (...lines: string[]) => [{ heading: null, lines }]

test('a list that is given in grams, ounces and cups is read once', () => {
  const copies = listed(
    ...['250g Beef fillet', '25ml Brandy', '1 Onion, sliced'],
    ...['8.8oz Beef fillet', '0.9fl oz Brandy', '1 Onion, sliced'],
    ...['8.8oz Beef fillet', '0.1cup Brandy', '1 Onion, sliced'],
  )
  expect(withoutUnitCopies(copies)[0]?.lines).toEqual([
    '250g Beef fillet',
    '25ml Brandy',
    '1 Onion, sliced',
  ])
})

test.each([
  ['two parts with other foods', ['200 g flour', '1 egg', '50 g sugar', '20 g butter']],
  ['twice the same line', ['1 egg', '1 egg']],
  ['two groups without a heading', ['1 tbsp oil', '2 eggs', '1 tbsp oil', '2 onions']],
])('%s stay', (_, lines) => {
  expect(withoutUnitCopies(listed(...lines))[0]?.lines).toEqual(lines)
})
