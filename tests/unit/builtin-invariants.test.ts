import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/ingredients.ts'
import { EN } from '#server/features/convert/structure/builtin/lexicon/en.ts'
import { fold } from '#server/features/convert/structure/builtin/phrases.ts'
import { planSteps } from '#server/features/convert/structure/builtin/plan.ts'
import { readSentences } from '#server/features/convert/structure/builtin/sentences.ts'
import { withoutSpans } from '#server/features/convert/structure/builtin/wording.ts'
import { MODELS } from '#shared/appliance/models.ts'
import { aReadRecipe, linesOf, loadRecipe, recipeNames } from './builtin-fixtures.ts'

const lexicon = compileLexicon(EN)
const fixtures = recipeNames().map(loadRecipe)
const allLines = (part: 'ingredients' | 'steps') =>
  fixtures.flatMap((recipe) => recipe[part].flatMap(({ lines }) => lines))

/** Lines of real recipes in any mixture, with some that mean nothing between them. */
const anyRecipe: fc.Arbitrary<ReadRecipe> = fc
  .record({
    ingredients: fc.array(
      fc.oneof(fc.constantFrom(...allLines('ingredients')), fc.string({ unit: 'grapheme' })),
      { maxLength: 12 },
    ),
    steps: fc.array(
      fc.oneof(fc.constantFrom(...allLines('steps')), fc.string({ unit: 'grapheme' })),
      { maxLength: 12 },
    ),
  })
  .map(({ ingredients, steps }) =>
    aReadRecipe({ ingredients: linesOf('1 egg', ...ingredients), steps: linesOf(...steps) }),
  )

/**
 * What may vanish: moving food between vessels, stirring and sifting (the blades), the dial of the
 * stove, water of a pot (has steps of its own), and names for several ingredients at once.
 */
const MAY_VANISH = new Set(
  `
    add put tip pour drop throw sprinkle sift transfer return take off onto over together
    stir whisk cover melt heat warm turn reduce lower increase bring boil cold drain remaining
    make create centre middle floured surface vegetables spices mince zest leave let meanwhile
  `
    .split(/\s+/)
    .map(lexicon.stem),
)

/** Words of the method that are in no step, no ingredient and none of the reasons to vanish. */
function lostWords(source: ReadRecipe): string[] {
  const ingredients = readIngredients(source, lexicon)
  const steps = planSteps(source, ingredients, { lexicon, limits: MODELS.TM6 })
  const told = stemsOf([
    ...steps.map(({ instructionText }) => instructionText),
    ...ingredients.flatMap(({ entry }) => [entry.name, entry.notes ?? '', entry.unit ?? '']),
  ])
  return [...stemsOf(readSentences(source.steps, lexicon).map(({ text }) => withoutStove(text)))]
    .filter((word) => word.length > 2 && !lexicon.stopWords.has(word))
    .filter((word) => !lexicon.descriptors.has(word))
    .filter((word) => !told.has(word) && !MAY_VANISH.has(word))
}

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []).map(lexicon.stem))
}

/** Heat, time and vessels are what the settings say. */
function withoutStove(text: string): string {
  const { cues, duration, vesselPhrase } = lexicon
  const patterns = [
    cues.products,
    cues.stoveTalk,
    cues.lowHeat,
    cues.mediumHeat,
    cues.highHeat,
    cues.inWater,
  ]
  const folded = fold(text).replace(duration, ' ').replace(vesselPhrase, ' ')
  return patterns.reduce((rest, pattern) => withoutSpans(rest, pattern.spans(rest)), folded)
}

const plan = (source: ReadRecipe) =>
  planSteps(source, readIngredients(source, lexicon), { lexicon, limits: MODELS.TM6 })

describe('whatever the recipe, the built-in converter', () => {
  test('numbers its steps from 1 and names only ingredients that exist', async () => {
    const { structure } = createBuiltinConverter()
    await fc.assert(
      fc.asyncProperty(anyRecipe, async (source) => {
        const { steps, ingredients } = await structure(source, {
          language: 'en',
          model: 'TM6',
          report: () => {},
          signal: new AbortController().signal,
        })
        const known = new Set(ingredients.map(({ ingredientJsonId }) => ingredientJsonId))
        expect(steps.map(({ stepNumber }) => stepNumber)).toEqual(
          steps.map((_, index) => index + 1),
        )
        expect(
          steps.flatMap(({ ingredientRefs }) => ingredientRefs).every((ref) => known.has(ref)),
        ).toBe(true)
        expect(steps.every(({ instructionText }) => instructionText.trim() !== '')).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('weighs no ingredient twice', () => {
    fc.assert(
      fc.property(anyRecipe, (source) => {
        const weighed = plan(source)
          .filter(({ type }) => type === 'WEIGH')
          .flatMap(({ ingredientRefs }) => ingredientRefs)
        expect(new Set(weighed).size).toBe(weighed.length)
      }),
      { numRuns: 100 },
    )
  })

  test('lets no sentence of the source fall', () => {
    fc.assert(
      fc.property(anyRecipe, (source) => {
        const told = new Set(plan(source).flatMap(({ sentences }) => sentences))
        const missing = readSentences(source.steps, lexicon).filter(
          (_, number) => !told.has(number),
        )
        expect(missing).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test.each(recipeNames())(
    'keeps the words of %s, but for what the machine makes needless',
    (name) => {
      expect(lostWords(loadRecipe(name))).toEqual([])
    },
  )

  test('says the numbers of the source or sets them', () => {
    for (const source of fixtures) {
      const told = plan(source)
        .map(({ instructionText }) => instructionText)
        .join(' ')
      const temperatures = source.steps.flatMap(
        ({ lines }) => lines.join(' ').match(/\d{3}(?= ?°?C)/g) ?? [],
      )
      expect(temperatures.filter((degrees) => !told.includes(degrees))).toEqual([])
    }
  })
})
