import type { SaveRecipe } from '#shared/recipe.ts'

export const CARROT_SOUP = `Carrot soup
Serves 4

Ingredients
500 g carrots, peeled
1 onion
30 g butter
700 ml vegetable stock
1/2 tsp cumin
salt to taste

Method
1. Chop the onion and carrots.
2. Soften in the butter for 5 minutes.
3. Add the stock and cumin and simmer for 20 minutes.
4. Blend until smooth and season with salt.`

/** A recipe as an editor sends it. */
export function anEditedRecipe(changes: Partial<SaveRecipe> = {}): SaveRecipe {
  return {
    metadata: {
      title: 'Warm milk',
      description: null,
      prepTimeMinutes: 5,
      cookTimeMinutes: null,
      totalTimeMinutes: 10,
      servingsMin: 2,
      servingsMax: 2,
      yieldText: null,
      cuisine: null,
      difficulty: null,
      tags: ['drink'],
      ThermomixModel: [],
    },
    ingredients: [
      {
        id: 'abc1234',
        ingredientJsonId: 1,
        name: 'milk',
        quantity: '500',
        unit: 'ml',
        notes: undefined,
      },
    ],
    steps: [
      {
        stepNumber: 1,
        type: 'OPERATE',
        instructionText: 'Warm the milk.',
        durationSeconds: 300,
        speed: '1',
        temperature: '80',
        reverse: false,
        ingredientRefs: [1],
        tools: [],
      },
    ],
    ...changes,
  }
}
