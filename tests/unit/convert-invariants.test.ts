import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReadRecipe } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { readIngredients } from '#server/features/convert/structure/builtin/parse/ingredients.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { runPipeline } from '#server/features/convert/structure/builtin/pipeline.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { type ReplayFault, replayFaults } from '#shared/appliance/verify-replay.ts'
import type { Language } from '#shared/language.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'
import { aReadRecipe, linesOf, loadRecipe, recipeNames } from './builtin-fixtures.ts'
import { OWN_RECIPES } from './convert-own-recipes.ts'

type Case = { name: string; language: Language; source: ReadRecipe }

const CASES: Case[] = [
  ...recipeNames().map((name) => ({
    ...{ name, language: 'en' as const },
    source: loadRecipe(name),
  })),
  ...OWN_RECIPES.map(({ name, language, ingredients, method }) => ({
    ...{ name, language },
    source: aReadRecipe({
      ...{ title: name, language },
      ingredients: linesOf(...ingredients),
      steps: linesOf(...method),
    }),
  })),
]

const convert = (source: ReadRecipe, language: Language) =>
  createBuiltinConverter().structure(source, {
    ...{ language, model: 'TM6', report: () => undefined },
    signal: new AbortController().signal,
  })

const trace = (source: ReadRecipe, language: Language) => {
  const lexicon = compileLexicon(lexiconFor(language), lexiconFor(language))
  const rawText = source.steps.flatMap(({ lines }) => lines).join('\n')
  const foods = readIngredients(source, lexicon)
  return runPipeline({ ...{ source, foods, lexicon, rawText }, model: 'TM6' })
}

describe.each(CASES)('$language: $name', ({ source, language }) => {
  test('uses every ingredient once, somewhere, and nothing runs empty', async () => {
    expect(replayFaults(await convert(source, language))).toEqual([])
  })

  test('fits the schema and the appliance as it is', async () => {
    const content = await convert(source, language)
    const notices = repairRecipe(content, 'TM6').steps.flatMap((step) => step.notices)

    expect(RecipeContentSchema.parse(content)).toEqual(content)
    expect(notices.filter(({ severity }) => severity !== 'advice')).toEqual([])
  })

  test('is converted the same again', async () => {
    expect(await convert(source, language)).toEqual(await convert(source, language))
  })

  test('tells every sentence of the method, or the machine does its work', () => {
    const { graph, operations } = trace(source, language)
    const told = new Set(
      operations.flatMap(({ actions, remarks }) => [...actions, ...remarks.map(({ id }) => id)]),
    )
    const chopped = new Set(
      operations
        .filter(({ saying }) => saying.kind === 'weigh')
        .flatMap(({ adds }) => adds.map(({ food }) => food.id)),
    )
    const isDone = ({ id, role, objects }: (typeof graph.actions)[number]) =>
      told.has(id) ||
      role === 'dial' ||
      (role === 'cut' && objects.every((one) => chopped.has(one.id)))

    const lost = graph.sentences.filter(
      (_, at) =>
        !graph.actions.filter(({ clause }) => clause.sentence === at).some((one) => isDone(one)),
    )
    expect(lost).toEqual([])
  })

  test('keeps the degrees of the oven', async () => {
    const { steps } = await convert(source, language)
    const told = steps.map(({ instructionText }) => instructionText).join(' ')
    const degrees = source.steps.flatMap(
      ({ lines }) => lines.join(' ').match(/\d{3}(?= ?[°º])/g) ?? [],
    )

    expect(degrees.filter((one) => !told.includes(one))).toEqual([])
  })
})

describe('whatever the recipe', () => {
  const allLines = (part: 'ingredients' | 'steps') =>
    CASES.filter(({ language }) => language === 'en').flatMap(({ source }) =>
      source[part].flatMap(({ lines }) => lines),
    )

  /** Lines of real recipes in any mixture, with some that mean nothing between them. */
  const anyLines = (part: 'ingredients' | 'steps') =>
    fc.array(fc.oneof(fc.constantFrom(...allLines(part)), fc.string({ unit: 'grapheme' })), {
      maxLength: 12,
    })
  const anyRecipe: fc.Arbitrary<ReadRecipe> = fc
    .record({ ingredients: anyLines('ingredients'), steps: anyLines('steps') })
    .map(({ ingredients, steps }) =>
      aReadRecipe({ ingredients: linesOf('1 egg', ...ingredients), steps: linesOf(...steps) }),
    )

  test('its steps are numbered, say something and name only ingredients that exist', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecipe, async (source) => {
        const { steps, ingredients } = await convert(source, 'en')
        const known = new Set(ingredients.map(({ ingredientJsonId }) => ingredientJsonId))

        expect(steps.map(({ stepNumber }) => stepNumber)).toEqual(steps.map((_, at) => at + 1))
        expect(
          steps.flatMap(({ ingredientRefs }) => ingredientRefs).every((ref) => known.has(ref)),
        ).toBe(true)
        expect(steps.every(({ instructionText }) => instructionText.trim() !== '')).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  test('no ingredient goes in twice, and each step has a place', async () => {
    const never: ReplayFault['code'][] = [
      'ADDED_TWICE',
      'NO_PLACE',
      'ADDS_NOT_NAMED',
      'TAKES_LATER',
    ]
    await fc.assert(
      fc.asyncProperty(anyRecipe, async (source) => {
        const faults = replayFaults(await convert(source, 'en'))

        expect(faults.filter(({ code }) => never.includes(code))).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
