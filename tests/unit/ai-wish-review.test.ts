import { describe, expect, it } from 'vitest'
import { viewAnswer } from '#server/features/convert/structure/anthropic/review/answer-view.ts'
import { wishMistakes } from '#server/features/convert/structure/anthropic/review/wish-review.ts'
import type { RecipeContent } from '#shared/recipe.ts'
import { plumCake } from '../support/plum-cake.ts'

/** What of a wish is not fulfilled by the cake as it is changed here. */
function mistakesOf(text: string, change: (cake: RecipeContent) => void = () => {}): string[] {
  const before = withServings(plumCake(), 4)
  const after = withServings(plumCake(), 4)
  change(after)
  const mistakes = wishMistakes(viewAnswer(after, 'en'), { text, spoken: 'en', before })
  return mistakes.map(({ message }) => message)
}

function withServings(cake: RecipeContent, servings: number): RecipeContent {
  Object.assign(cake.metadata, { servingsMin: servings, servingsMax: servings })
  return cake
}

describe('a wish', () => {
  it('for a diet is fulfilled when no such food is left', () => {
    expect(mistakesOf('vegan')).toEqual([
      'butter is not vegan, as was asked for.',
      'eggs is not vegan, as was asked for.',
    ])
    const change = ({ ingredients }: RecipeContent) => {
      Object.assign(ingredients[1] ?? {}, { name: 'margarine' })
      Object.assign(ingredients[3] ?? {}, { name: 'flax eggs' })
    }
    expect(mistakesOf('make it vegan please', change)).toEqual([])
  })

  it('for more people changes their number and the amounts', () => {
    expect(mistakesOf('for six')).toEqual(['It is to serve 6, in metadata and amounts.'])
    expect(mistakesOf('for six', (cake) => withServings(cake, 6))).toEqual([
      'The amounts are still those for 4.',
    ])
    const change = (cake: RecipeContent) => {
      withServings(cake, 6)
      for (const one of cake.ingredients) one.quantity = String(Number(one.quantity) * 1.5)
    }
    expect(mistakesOf('for six', change)).toEqual([])
  })

  it('to leave something out leaves none of it', () => {
    expect(mistakesOf('without flaked almonds')).toEqual(['flaked almonds was to be left out.'])
  })

  it('that the rules do not understand is left to the model', () => {
    expect(mistakesOf('a little more festive')).toEqual([])
  })
})
