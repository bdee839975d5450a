import { describe, expect, it } from 'vitest'
import { changedParts } from '#client/features/editor/recipe-lines.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'

function aRecipe({ title = 'Porridge', oats = '50', milk = 'milk', steps = ['Weigh.', 'Cook.'] }) {
  const { metadata, ingredients } = RecipeContentSchema.parse({
    metadata: { title, servingsMin: 1, servingsMax: 1 },
    ingredients: [
      { ingredientJsonId: 1, name: 'oats', quantity: oats, unit: 'g' },
      { ingredientJsonId: 2, name: milk, quantity: '450', unit: 'g' },
    ],
    steps: [],
  })
  return {
    recipeMetadata: metadata,
    ingredients,
    steps: steps.map((instructionText, index) => ({
      stepNumber: index + 1,
      type: 'MANUAL' as const,
      instructionText,
      reverse: false,
      ingredientRefs: [],
      tools: [],
      notices: [],
      durationSeconds: undefined,
      speed: undefined,
      temperature: undefined,
    })),
  }
}

describe('what a change has changed', () => {
  it('is nothing where both versions are alike', () => {
    expect(changedParts(aRecipe({}), aRecipe({}))).toEqual([])
  })

  it('names the lines that went and came, by part', () => {
    const after = aRecipe({ milk: 'oat milk', steps: ['Weigh.', 'Stir.', 'Cook.'] })

    expect(changedParts(aRecipe({}), after)).toEqual([
      {
        part: 'ingredients',
        lines: [
          { kind: 'removed', text: '450 g milk' },
          { kind: 'added', text: '450 g oat milk' },
        ],
      },
      { part: 'steps', lines: [{ kind: 'added', text: 'Stir.' }] },
    ])
  })

  it('tells a new title', () => {
    expect(changedParts(aRecipe({}), aRecipe({ title: 'Oat porridge' }))).toEqual([
      {
        part: 'head',
        lines: [
          { kind: 'removed', text: 'Porridge' },
          { kind: 'added', text: 'Oat porridge' },
        ],
      },
    ])
  })
})
