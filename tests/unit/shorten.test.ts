import { expect, test } from 'vitest'
import { groupName } from '#shared/ingredient-groups.ts'
import { RECIPE_LIMITS } from '#shared/recipe.ts'
import { shorten } from '#shared/shorten.ts'

test('a text is cut between two characters, never through one', () => {
  expect(shorten('soup 🍲 tonight', 6)).toBe('soup ')
  expect(shorten('soup 🍲 tonight', 7)).toBe('soup 🍲')
  expect(shorten('soup', 7)).toBe('soup')
  expect(shorten('', 7)).toBe('')
})

test('the name of a part ends with a whole character', () => {
  const name = groupName(`${'a'.repeat(RECIPE_LIMITS.shortText - 1)}🍰`)
  expect(name).toBe('a'.repeat(RECIPE_LIMITS.shortText - 1))
})
