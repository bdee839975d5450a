import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'

const PEPPER_STEW = `Pepper stew

Ingredients
1 onion
1 red pepper
300 ml beef stock
Salt and pepper

Method
Finely chop the onion and dice the pepper. Add the stock and simmer for 10 minutes.
Season with salt and pepper.`

test('a pepper that is diced is the vegetable, the one that seasons is the condiment', async () => {
  const { steps, ingredients } = await createBuiltinConverter().structure(readText(PEPPER_STEW), {
    language: 'en',
    model: 'TM6',
    report: () => {},
    signal: new AbortController().signal,
  })
  const namesIn = (text: string) =>
    steps
      .filter(({ instructionText }) => instructionText.startsWith(text))
      .flatMap(({ ingredientRefs }) => ingredientRefs)
      .map((ref) => ingredients.find(({ ingredientJsonId }) => ingredientJsonId === ref)?.name)

  expect(steps.flatMap(({ ingredientRefs }) => ingredientRefs)).toContain(2)
  expect(namesIn('Season')).toEqual(['Salt and pepper'])
  expect(namesIn('Dice')).not.toContain('Salt and pepper')
})
