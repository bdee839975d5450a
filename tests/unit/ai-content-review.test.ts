import { describe, expect, it, test } from 'vitest'
import { findAdditions } from '#server/features/convert/structure/anthropic/review/grounding.ts'
import { mistakesIn } from '#server/features/convert/structure/anthropic/review/review.ts'
import { readFacts } from '#server/features/convert/structure/anthropic/review/source-facts.ts'
import { readSourceKitchen } from '#server/features/convert/structure/anthropic/review/source-kitchen.ts'
import type { RecipeContent, StepInput } from '#shared/recipe.ts'
import { PLUM_CAKE, plumCake } from '../support/plum-cake.ts'

/** What is wrong with the cake when this is changed about it. */
function mistakesOf(change: (cake: RecipeContent) => void): string[] {
  const content = plumCake()
  change(content)
  const source = readSourceKitchen({ rawText: PLUM_CAKE, readRecipe: null }, 'en')
  const review = {
    content,
    language: 'en',
    model: 'TM6',
    additions: null,
    source,
    wished: null,
  } as const
  return mistakesIn(review).map(({ message }) => message)
}

/** Changes a step by its number. */
const step = (stepNumber: number, change: Partial<StepInput>) => (cake: RecipeContent) => {
  cake.steps = cake.steps.map((one) =>
    one.stepNumber === stepNumber ? { ...one, ...change } : one,
  )
}

/** Changes an ingredient by its number. */
const line =
  (ref: number, change: { quantity?: string; name?: string }) =>
  ({ ingredients }: RecipeContent) => {
    Object.assign(ingredients.find((one) => one.ingredientJsonId === ref) ?? {}, change)
  }

test('a right answer has no mistakes', () => {
  expect(mistakesOf(() => {})).toEqual([])
})

describe('the list of an answer', () => {
  it('has every line of the source', () => {
    const mistakes = mistakesOf((cake) => {
      cake.ingredients = cake.ingredients.filter(({ name }) => name !== 'plums')
      step(12, { adds: [], ingredientRefs: [] })(cake)
    })

    expect(mistakes).toEqual(["The source's “500 g plums, halved” is not in the list."])
  })

  it('has no line twice', () => {
    const mistakes = mistakesOf((cake) => {
      cake.ingredients.push({ ...cake.ingredients[2], ingredientJsonId: 7 } as never)
      step(3, {
        instructionText: 'Add 120 g sugar, 120 g sugar and 2 eggs.',
        adds: [3, 7, 4].map((ref) => ({ ref, part: undefined })),
        ingredientRefs: [3, 7, 4],
      })(cake)
    })

    expect(mistakes).toEqual(['sugar is in the list twice, as 3 and 7.'])
  })

  it('has the amount of the very line', () => {
    const mistakes = mistakesOf((cake) => {
      line(3, { quantity: '100' })(cake)
      step(3, { instructionText: 'Add 100 g sugar and 2 eggs to the mixing bowl.' })(cake)
    })

    expect(mistakes).toEqual(['sugar: 100 g is not what the source says: “120 g sugar”.'])
  })
})

describe('the texts of an answer', () => {
  it('tell the amounts of the list', () => {
    const text = 'Add 120 g flour to the mixing bowl.'
    expect(mistakesOf(step(5, { instructionText: text }))).toEqual([
      'Step 5 tells 120 g of flour, but by the list it is 200 g.',
    ])
  })

  it('tell the share of it that goes in', () => {
    const text = 'Place 100 g butter into the mixing bowl.'
    expect(mistakesOf(step(1, { instructionText: text }))).toEqual([
      'Step 1 tells 100 g of butter, but by the list it is 50 g.',
    ])
  })

  it('name what their steps add', () => {
    expect(mistakesOf(step(5, { instructionText: 'Add it to the mixing bowl.' }))).toEqual([
      'Step 5 adds flour, which its text does not name.',
    ])
  })

  it('name nothing that is elsewhere', () => {
    const text = 'Add 40 g flaked almonds and the eggs to the mixing bowl.'
    expect(mistakesOf(step(10, { instructionText: text }))).toEqual([
      'Step 10 names eggs, which an earlier step has added elsewhere.',
    ])
  })

  it('weigh something', () => {
    const mistakes = mistakesOf((cake) => {
      step(10, { adds: [], ingredientRefs: [] })(cake)
      step(12, { adds: [5, 6].map((ref) => ({ ref, part: undefined })), ingredientRefs: [5, 6] })(
        cake,
      )
    })

    expect(mistakes).toContain('Step 10 weighs, but its adds are empty.')
  })

  it('are in the language that was asked for', () => {
    const mistakes = mistakesOf((cake) => {
      cake.steps = cake.steps.map((one) => ({
        ...one,
        instructionText: 'Geben Sie alles in den Mixtopf und rühren Sie es mit dem Spatel um.',
      }))
    })

    expect(mistakes).toEqual(['The steps are not in English: write every text in English.'])
  })
})

describe('the places of an answer', () => {
  it('are those where its hands work', () => {
    const mistakes = mistakesOf(step(7, { place: 'bowl', clears: undefined }))

    expect(mistakes).toContain(
      'Step 7 takes what step 6 left in the bowl, where it is already: if it goes elsewhere, say that place.',
    )
  })

  it('are emptied before something else goes in', () => {
    expect(mistakesOf(step(7, { clears: undefined }))).toContain(
      'Step 7 takes what is in the bowl, and step 9 adds to it there: if the bowl is emptied, say so with clears.',
    )
  })
})

describe('the order of an answer', () => {
  it('is that of the source', () => {
    const mistakes = mistakesOf((cake) => {
      const [third, fifth] = [cake.steps[2], cake.steps[4]]
      if (!third || !fifth) throw new Error('The cake has fewer steps.')
      step(3, { ...fifth, stepNumber: 3 })(cake)
      step(5, { ...third, stepNumber: 5 })(cake)
    })

    expect(mistakes).toEqual([expect.stringMatching(/^flour goes in (?:too early|before)/)])
  })

  it('goes on to the end', () => {
    const mistakes = mistakesOf((cake) => {
      cake.steps = cake.steps.slice(0, 11)
    })

    expect(mistakes).toContain('plums goes into no step.')
    expect(mistakes.at(-1)).toMatch(/^No step at the end tells “.*sprinkle it over the plums/)
  })
})

describe('what the source says of the cooking', () => {
  it('is kept in time', () => {
    const text = 'Bake at 180 °C for 100 minutes.'
    expect(mistakesOf(step(13, { instructionText: text, durationSeconds: 6000 }))).toEqual([
      'No step has the time of “Bake at 180 °C for 45 minutes.”.',
      'Step 13: the source gives no 1 h 40 min for this.',
    ])
  })

  it('is the same in text and timer', () => {
    expect(mistakesOf(step(14, { durationSeconds: 6000 }))).toEqual([
      'Step 14: its text tells another time than its timer, 1 h 40 min.',
    ])
  })

  it('is kept in degrees', () => {
    const text = 'Bake at 120 °C for 45 minutes.'
    expect(mistakesOf(step(13, { instructionText: text }))).toEqual([
      'No step has the temperature of “Bake at 180 °C for 45 minutes.”.',
      'Step 13: the source gives no 120 °C.',
    ])
  })

  it('is kept in shares', () => {
    const mistakes = mistakesOf((cake) => {
      const text = 'Place 100 g butter into the mixing bowl.'
      step(1, { instructionText: text, adds: [{ ref: 2, part: undefined }] })(cake)
      cake.steps = cake.steps.filter(({ stepNumber }) => stepNumber !== 9)
    })

    expect(mistakes).toEqual([
      expect.stringMatching(/^All of the butter goes in at once, .*: “Melt half of the butter/),
    ])
  })
})

test('a food of a translation that the source does not name is never to be left out', () => {
  const content = plumCake()
  content.ingredients.push({
    ...content.ingredients[0],
    ingredientJsonId: 7,
    name: 'raisins',
  } as never)
  step(5, {
    instructionText: 'Add 200 g flour and 200 g raisins to the mixing bowl.',
    adds: [1, 7].map((ref) => ({ ref, part: undefined })),
    ingredientRefs: [1, 7],
  })(content)
  const rawText = `Pflaumenkuchen

200 g Mehl
100 g Butter
120 g Zucker
2 Eier
500 g Pflaumen
40 g Mandelblättchen

Die Butter mit den Eiern und dem Zucker schaumig rühren, das Mehl unterrühren und den Teig in eine Form drücken. Mit den Pflaumen und den Mandelblättchen belegen und backen.`
  const facts = readFacts(rawText, 'de')
  const additions = findAdditions(content, facts, 'en')
  const source = readSourceKitchen({ rawText, readRecipe: null }, 'en')
  const review = { content, language: 'en', model: 'TM6', additions, source, wished: null } as const
  const messages = mistakesIn(review).map(({ message }) => message)

  expect(messages).toContain(
    'Ingredient 7, “200 g raisins”, was not found in the source: if it translates one of its lines, keep it.',
  )
  expect(messages.join()).not.toMatch(/leave it out/)
})
