import { describe, expect, it } from 'vitest'
import { viewAnswer } from '#server/features/convert/structure/anthropic/review/answer-view.ts'
import { compareWithSource } from '#server/features/convert/structure/anthropic/review/compare-with-source.ts'
import { heatMistakes } from '#server/features/convert/structure/anthropic/review/heat-review.ts'
import { orderMistakes } from '#server/features/convert/structure/anthropic/review/order-review.ts'
import { piecesMistakes } from '#server/features/convert/structure/anthropic/review/pieces-review.ts'
import { readSourceKitchen } from '#server/features/convert/structure/anthropic/review/source-kitchen.ts'
import { RecipeContentSchema, type StepInput } from '#shared/recipe.ts'

const SOUP = `Leek soup

300 g leeks
200 g potatoes
600 ml stock
100 ml cream
2 tbsp chopped chives

Put the leeks, the potatoes and the stock in a pot and simmer for 20 minutes.
Blend until smooth. Stir in the cream. Serve with the chives.`

const TARTS = `Berry tarts

For the filling:
200 g raspberries
40 g caster sugar
For the pastry:
150 g flour
75 g butter
30 g icing sugar

Cook the raspberries with the caster sugar for 5 minutes. Leave to cool.
Rub the butter into the flour and the icing sugar. Press into tins, fill with the raspberries and bake for 20 minutes.`

type Line = [place: StepInput['place'], adds: number[], settings?: Partial<StepInput>]
const SIMMER = { durationSeconds: 1200, temperature: '100', speed: '1' }
const BLEND = { durationSeconds: 60, speed: '5-8' }
const MIX = { durationSeconds: 15, speed: '4' }

const CURRY = `Chicken curry

400 g chicken thighs, cut into pieces
200 g coconut milk
2 tbsp curry paste

Put the chicken, the coconut milk and the curry paste in a pot and simmer for 30 minutes. Serve.`

/** What is wrong with an answer to a source, whose ingredients are the source's own. */
function mistakesOf(
  source: string,
  lines: readonly Line[],
  review: typeof orderMistakes = orderMistakes,
): string[] {
  const kitchen = readSourceKitchen({ rawText: source, readRecipe: null }, 'en')
  if (!kitchen) throw new Error('The source is no recipe.')
  const content = RecipeContentSchema.parse({
    metadata: { title: 'A dish' },
    ingredients: kitchen.foods.map(({ entry }) => entry),
    steps: lines.map(([place, adds, settings], index) => ({
      stepNumber: index + 1,
      type: settings?.speed ? 'OPERATE' : 'MANUAL',
      instructionText: 'Go on.',
      ingredientRefs: adds,
      place,
      adds: adds.map((ref) => ({ ref })),
      ...settings,
    })),
  })
  return review(compareWithSource(viewAnswer(content, 'en'), kitchen)).map(({ message }) => message)
}

describe('the order in which an answer puts its foods in', () => {
  it("is the source's: nothing is wrong", () => {
    const mistakes = mistakesOf(SOUP, [
      ['bowl', [1, 2, 3]],
      ['bowl', [], SIMMER],
      ['bowl', [], BLEND],
      ['bowl', [4]],
      ['bowl', [], MIX],
      ['bench', [5], { takes: [5], clears: true }],
    ])

    expect(mistakes).toEqual([])
  })

  it('has the cream cooked and blended from the start', () => {
    const mistakes = mistakesOf(SOUP, [
      ['bowl', [1, 2, 3, 4]],
      ['bowl', [], SIMMER],
      ['bowl', [], BLEND],
      ['bench', [5], { takes: [3], clears: true }],
    ])

    expect(mistakes).toEqual([
      expect.stringMatching(/^cream goes in too early: in the source it comes only after “Blend/),
    ])
  })

  it('has the sugar of one part worked into the other', () => {
    const mistakes = mistakesOf(TARTS, [
      ['bowl', [1, 5]],
      ['bowl', [], SIMMER],
      ['bench', [], { takes: [2], clears: true }],
      ['bowl', [3, 4, 2]],
      ['bowl', [], MIX],
      ['oven', [], { takes: [3, 5], clears: true }],
    ])

    expect(mistakes).toEqual([
      expect.stringMatching(/^Step 2 works .*icing sugar.* together, which the source keeps apart/),
    ])
  })
})

describe('the cooking of an answer', () => {
  const cooked = (settings: Partial<StepInput>) =>
    mistakesOf(
      CURRY,
      [
        ['bowl', [1, 2, 3]],
        ['bowl', [], { ...SIMMER, durationSeconds: 1500, reverse: true, ...settings }],
        ['bench', [], { takes: [2], clears: true }],
      ],
      (comparison) => [...heatMistakes(comparison), ...piecesMistakes(comparison)],
    )

  it("may be somewhat shorter than the source's", () => {
    expect(cooked({})).toEqual([])
  })

  it('is not to take less than half as long', () => {
    expect(cooked({ durationSeconds: 600 })).toEqual([
      expect.stringMatching(/^Cooked for 10 min, where the source says “.*30 minutes/),
    ])
  })

  it('is not to take twice as long', () => {
    expect(cooked({ durationSeconds: 4200 })).toEqual([
      expect.stringMatching(/^Cooked for 70 min, where the source says “.*30 minutes/),
    ])
  })

  it('is not to be too cool for it', () => {
    expect(cooked({ temperature: '60' })).toEqual([
      expect.stringMatching(/^Cooked at 60 °C, where the source says “.*simmer/),
    ])
  })

  it('is not to cut to pieces what the source leaves whole', () => {
    expect(cooked({ reverse: false })).toEqual([
      'Step 2: the blades cut chicken thighs to pieces: use reverse.',
    ])
  })
})

it('is not reviewed where the rules find no recipe in the source', () => {
  expect(readSourceKitchen({ rawText: 'Call me when you are home.', readRecipe: null }, 'en')).toBe(
    null,
  )
})
