import { expect, test } from 'vitest'
import { readRecipeUrl } from '#client/features/convert/recipe-url.ts'

test.each([
  ['https://example.com/soup', 'https://example.com/soup'],
  ['  http://example.com/a?b=1 ', 'http://example.com/a?b=1'],
  ['example.com/soup', 'https://example.com/soup'],
  ['http://localhost:8080/soup', 'http://localhost:8080/soup'],
  ['example.com:8080/soup', 'https://example.com:8080/soup'],
])('%s is the address %s', (typed, address) => {
  expect(readRecipeUrl(typed)).toBe(address)
})

test.each([
  'soup',
  'leek and potato soup',
  'ftp://example.com/soup',
  'javascript:alert(1)',
  'https://',
])('%s is no address of a recipe', (typed) => {
  expect(readRecipeUrl(typed)).toBeNull()
})
