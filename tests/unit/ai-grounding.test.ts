import { describe, expect, it } from 'vitest'
import { findAdditions } from '#server/features/convert/structure/anthropic/review/grounding.ts'
import { readFacts } from '#server/features/convert/structure/anthropic/review/source-facts.ts'
import type { Language } from '#shared/language.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'

type Line = { name: string; quantity?: string; unit?: string }

/** What of the lines a source does not have, by name. */
function additions(source: string, lines: Line[], language: Language = 'en') {
  const content = RecipeContentSchema.parse({
    metadata: { title: 'A dish' },
    ingredients: lines.map((line, index) => ({ ingredientJsonId: index + 1, ...line })),
    steps: [],
  })
  const { ingredients } = findAdditions(content, readFacts(source, 'en'), language)
  return content.ingredients.flatMap(({ ingredientJsonId, name }) => {
    const what = ingredients.get(ingredientJsonId)
    return what ? [`${name}: ${what}`] : []
  })
}

const PANCAKES = `Pancakes for the weekend
1 1/2 cups plain flour
2 large eggs
8 oz milk
a pinch of salt
½ stick of butter, melted
Whisk the flour with the eggs and the milk. Add 2–3 tbsp sugar if you like it sweet.`

const PIEROGI = `Pierogi z serem
500 g mąki
250 ml ciepłej wody
1 jajko
400 g twarogu
Z mąki, jajka i wody zagnieść ciasto. Twaróg rozgnieść i nałożyć na krążki.`

describe('what an answer has that its source has not', () => {
  it('is nothing where each ingredient and amount is told, in the list or in the method', () => {
    expect(
      additions(PANCAKES, [
        { name: 'plain flour', quantity: '1 1/2', unit: 'cups' },
        { name: 'eggs', quantity: '2' },
        { name: 'milk', quantity: '8', unit: 'oz' },
        { name: 'salt' },
        { name: 'sugar', quantity: '2-3', unit: 'tbsp' },
      ]),
    ).toEqual([])
  })

  it('is nothing where units were converted', () => {
    expect(
      additions(PANCAKES, [
        { name: 'plain flour', quantity: '190', unit: 'g' },
        { name: 'milk', quantity: '230', unit: 'g' },
        { name: 'butter', quantity: '55', unit: 'g' },
      ]),
    ).toEqual([])
  })

  it('is what was made up, and an amount that nobody gave', () => {
    expect(
      additions(PANCAKES, [
        { name: 'vanilla extract', quantity: '1', unit: 'tsp' },
        { name: 'plain flour', quantity: '310', unit: 'g' },
        { name: 'fresh blueberries', quantity: '125', unit: 'g' },
      ]),
    ).toEqual([
      'vanilla extract: ingredient',
      'plain flour: quantity',
      'fresh blueberries: ingredient',
    ])
  })

  it('goes by the food and the number where the languages differ', () => {
    expect(
      additions(PIEROGI, [
        { name: 'flour', quantity: '500', unit: 'g' },
        { name: 'water', quantity: '250', unit: 'ml' },
        { name: 'egg', quantity: '1' },
        { name: 'bacon', quantity: '100', unit: 'g' },
      ]),
    ).toEqual(['bacon: ingredient'])
    expect(additions(PIEROGI, [{ name: 'mąka', quantity: '500', unit: 'g' }], 'pl')).toEqual([])
  })

  it('can be told of any text', () => {
    for (const text of ['', '\n\n', '🍲'.repeat(5_000), '1/'.repeat(50_000), 'a '.repeat(50_000)]) {
      expect(additions(text, [{ name: 'salt' }])).toBeDefined()
    }
  })
})
