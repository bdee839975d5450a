import { describe, expect, test } from 'vitest'
import { recipeAsText } from '#shared/appliance/recipe-text.ts'
import { RECIPE_TEXT_WORDS } from '#shared/appliance/recipe-text-words.ts'
import type { Language } from '#shared/language.ts'
import { RecipeMetadataSchema, type Step } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

const steps: Step[] = [
  { ...aStep({ instructionText: 'Cook.', temperature: '100', reverse: true }), notices: [] },
  {
    ...aStep({
      stepNumber: 2,
      instructionText: 'Steam.',
      temperature: 'varoma',
      durationSeconds: 900,
      tools: ['mixing_knife', 'varoma_dish'],
    }),
    notices: [
      { kind: 'warning', rule: 'S18', code: 'STEAM_WATER_UNKNOWN', params: { needed: 500 } },
      { kind: 'repaired', rule: 'S18', code: 'NO_SPEED_STEAMING_FIXED', params: {} },
    ],
  },
]
const recipe = {
  recipeMetadata: RecipeMetadataSchema.parse({
    title: 'Pea soup',
    servingsMin: 2,
    servingsMax: 4,
    totalTimeMinutes: 25,
    ThermomixModel: ['MC_SMART', 'Bimby'],
  }),
  ingredients: ingredientsOf('400 g peas', 'salt'),
  steps,
  sourceUrl: 'https://example.com/soup',
}
const inLanguage = (language: Language) => recipeAsText(recipe, language)

describe('a recipe as text', () => {
  test('is ready for a message', () => {
    expect(inLanguage('en')).toBe(
      [
        'Pea soup',
        '',
        'Serves: 2–4',
        'Total: 25 min',
        'Appliances: Monsieur Cuisine Smart, Bimby',
        '',
        'Ingredients:',
        '- 400 g peas',
        '- salt',
        '',
        'Steps:',
        '1. Cook.',
        '   → 5 min/100°C/reverse/speed 1',
        '2. Steam.',
        '   → 15 min/Varoma/speed 1',
        '   With: Varoma dish',
        '   ⚠ Make sure that there are at least 500 g of water in the bowl before you steam.',
        '',
        'Original: https://example.com/soup',
      ].join('\n'),
    )
  })

  test.each([
    ['pl', 'Składniki:', '→ 5 min/100°C/obr. wsteczne 1', 'Akcesoria: pojemnik Varoma', '⚠ Przed'],
    ['uk', 'Інгредієнти:', '→ 5 хв/100°C/реверс/шв. 1', 'Приладдя: чаша Варома', '⚠ Перед'],
    ['de', 'Zutaten:', '→ 5 Min./100°C/Linkslauf/Stufe 1', 'Zubehör: Varoma-Behälter', '⚠ Vor'],
    ['es', 'Ingredientes:', '→ 5 min/100°C/giro a la izquierda/vel 1', 'Accesorios:', '⚠ Antes'],
    ['ro', 'Ingrediente:', '→ 5 min/100°C/sens invers/viteza 1', 'Accesorii: vas', '⚠ Înainte'],
    ['fr', 'Ingrédients:', '→ 5 min/100°C/sens inverse/vitesse 1', 'Accessoires:', '⚠ Avant'],
    ['it', 'Ingredienti:', '→ 5 min./100°C/antiorario/vel. 1', 'Accessori:', '⚠ Prima'],
  ] as const)('speaks %s', (language, ...parts) => {
    for (const part of parts) expect(inLanguage(language)).toContain(part)
  })

  test('is the same in British English', () => {
    expect(inLanguage('gb')).toBe(inLanguage('en'))
  })

  test('tells settings once, and leaves out what is unknown', () => {
    const [step] = steps
    if (!step) throw new Error('no step')
    const instructionText = 'Cook 5 min/100°C/reverse/speed 1.'
    const text = recipeAsText(
      {
        recipeMetadata: RecipeMetadataSchema.parse({ title: 'Peas' }),
        ingredients: [],
        steps: [{ ...step, instructionText }],
        sourceUrl: null,
      },
      'en',
    )
    expect(text).toBe('Peas\n\nSteps:\n1. Cook 5 min/100°C/reverse/speed 1.')
  })
})

test('every language has words of its own for the headings', () => {
  const headings = Object.values(RECIPE_TEXT_WORDS).map(({ ingredients }) => ingredients)
  expect(new Set(headings).size).toBe(headings.length)
})
