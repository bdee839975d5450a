import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DomainError } from '#server/errors.ts'
import { ReadRecipeSchema } from '#server/features/convert/read/read-recipe.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { FORMULAS } from '#server/features/convert/structure/builtin/generate/formula.ts'
import { recipeFromIdea } from '#server/features/convert/structure/builtin/generate/generate.ts'
import { ideaWordsOf } from '#server/features/convert/structure/builtin/generate/words/all.ts'
import { repairRecipe } from '#shared/appliance/check.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { RecipeContentSchema } from '#shared/recipe.ts'
import { ASKED, LISTS } from './generate-ideas.ts'

const converter = createBuiltinConverter()

const generate = (idea: string, language: Language) => {
  const { signal } = new AbortController()
  return converter.generate(idea, { language, model: 'TM6', report: () => {}, signal })
}

const linesOf = (idea: string, language: Language = 'en') =>
  recipeFromIdea(idea, language).ingredients.flatMap(({ lines }) => lines)
const methodOf = (idea: string, language: Language = 'en') =>
  recipeFromIdea(idea, language).steps.flatMap(({ lines }) => lines)

/** Words of the refusal. */
function refusalOf(idea: string, language: Language = 'en'): unknown {
  try {
    recipeFromIdea(idea, language)
    return null
  } catch (error) {
    return error instanceof DomainError && error.code === 'IDEA_NOT_UNDERSTOOD'
      ? error.params.words
      : error
  }
}

const LANGUAGES_READ = Object.keys(ASKED) as (keyof typeof ASKED)[]
const DISHES = LANGUAGES_READ.flatMap((language) =>
  FORMULAS.map((formula) => ({ language, formula, ...ASKED[language][formula] })),
)

describe('a dish', () => {
  test.each(DISHES)('$language: $idea becomes $formula with all that is named', (dish) => {
    const lines = linesOf(dish.idea, dish.language).join('\n')

    for (const word of dish.uses) expect(lines).toContain(word)
    const [last = ''] = ideaWordsOf(dish.language).write.methods[dish.formula].slice(-1)
    const words = last.replace(/\{[\w, ]+\}/g, '').match(/\p{L}{4,}/gu) ?? []
    expect(
      methodOf(dish.idea, dish.language)
        .at(-1)
        ?.match(/\p{L}+/gu),
    ).toEqual(expect.arrayContaining(words))
  })

  test.each(DISHES)('$language: the steps of $idea run on a TM6 for 2 to 6', async (dish) => {
    const servings = ideaWordsOf(dish.language).servings[0] ?? ''
    const isByWeight = dish.formula === 'jam'
    for (const n of isByWeight ? [null] : [2, 4, 6]) {
      const idea = n === null ? dish.idea : `${dish.idea} ${servings.replace('{n}', `${n}`)}`
      const content = await generate(idea, dish.language)
      const { steps } = repairRecipe(content, 'TM6')

      expect(content.metadata).toMatchObject({ servingsMin: n, servingsMax: n })
      expect(steps.filter(({ type }) => type === 'OPERATE').length).toBeGreaterThan(0)
      const warnings = steps.flatMap(({ notices }) =>
        notices.filter(({ kind, severity }) => kind === 'warning' && severity !== 'advice'),
      )
      expect(warnings).toEqual([])
      const weighed = new Set(steps.flatMap(({ ingredientRefs }) => ingredientRefs))
      expect(weighed.size).toBe(content.ingredients.length)
    }
  })

  test('is called as the person calls it', () => {
    expect(recipeFromIdea('a recipe for mushroom risotto for 4', 'en').title).toBe(
      'Mushroom risotto',
    )
    expect(recipeFromIdea('Kürbis-Ingwer-Suppe für vier', 'de').title).toBe('Kürbis-Ingwer-Suppe')
    expect(recipeFromIdea('zupa pomidorowa', 'pl').title).toBe('Zupa pomidorowa')
  })

  test('keeps the variety that is asked for', () => {
    expect(linesOf('red lentil soup')).toContain('140 g red lentils')
    expect(linesOf('risotto with carnaroli rice')).toContain('240 g carnaroli rice')
    expect(linesOf('pumpkin soup with chicken stock').join()).not.toContain('vegetable stock')
  })
})

test('pulses are asked for cooked, but for lentils', () => {
  expect(linesOf('pea soup')).toContain('400 g peas (cooked and drained)')
  expect(linesOf('bean stew')).toContain('360 g beans (cooked and drained)')
  expect(linesOf('lentil soup')).toContain('140 g lentils')
})

describe('a list of ingredients', () => {
  test.each(LISTS)('%s: %s becomes %s', (language, idea, formula) => {
    const words = ideaWordsOf(language).write
    const method = methodOf(idea, language)

    const [first = ''] = words.methods[formula]
    expect(method[0]).toContain(first.split(/\{[\w, ]+\}/)[0])
    expect(method.length).toBeLessThanOrEqual(words.methods[formula].length)
    expect(linesOf(idea, language).length).toBeGreaterThanOrEqual(idea.split(', ').length)
  })

  test('is named in the title', () => {
    expect(recipeFromIdea('leeks, potatoes, cream', 'en').title).toBe(
      'Soup with leeks, potatoes and cream',
    )
    expect(recipeFromIdea('por, ziemniaki, śmietana', 'pl').title).toBe(
      'Zupa: por, ziemniaki i śmietana',
    )
  })
})

describe('servings', () => {
  test.each<[Language, string, string]>([
    ['en', 'carrot soup for six', '6 servings'],
    ['en', 'carrot soup, serves 2', '2 servings'],
    ['pl', 'zupa pomidorowa dla 6 osób', 'Porcje: 6'],
    ['de', 'Tomatensuppe für 6 Personen', '6 Portionen'],
    ['uk', 'різото з грибами на 6 порцій', 'Порцій: 6'],
    ['fr', 'soupe à la tomate pour 6', '6 portions'],
    ['it', 'risotto ai funghi per 6', '6 porzioni'],
    ['es', 'sopa de tomate para 6', '6 raciones'],
    ['ro', 'supă de roșii pentru 6', '6 porții'],
  ])('%s: %s', (language, idea, yieldText) => {
    expect(recipeFromIdea(idea, language).yieldText).toBe(yieldText)
  })

  test('change the amounts and nothing else', () => {
    const two = linesOf('mushroom risotto for 2')
    const four = linesOf('mushroom risotto')
    expect(two).toHaveLength(four.length)
    expect(two).toContain('120 g risotto rice')
    expect(four).toContain('240 g risotto rice')
  })

  test('that no bowl holds are refused, and a jam has none', () => {
    expect(refusalOf('carrot soup for 500 people')).toBe('for 500 people')
    expect(refusalOf('strawberry jam for 4')).toBe('for 4')
    expect(recipeFromIdea('strawberry jam', 'en').yieldText).toBeNull()
  })
})

describe('what cannot be cooked is refused with its words', () => {
  test.each<[Language, string, string]>([
    ['en', 'chocolate risotto', 'chocolate'],
    ['en', 'car tyre soup', 'car tyre'],
    ['en', 'mushroom risotto with glitter', 'glitter'],
    ['en', 'soup', 'soup'],
    ['en', 'a surprise', 'surprise'],
    ['en', 'vegan béchamel', 'vegan'],
    ['en', 'tomato soup with a pizza', 'Tomato soup with a pizza'],
    ['en', 'carrot soup with 3 wishes', '3 wishes'],
    ['de', 'Schokoladenrisotto', 'Schokoladen'],
    ['pl', 'risotto z czekoladą', 'czekoladą'],
    ['fr', 'risotto au chocolat', 'chocolat'],
    ['es', 'risotto de chocolate', 'chocolate'],
    ['it', 'risotto al cioccolato', 'cioccolato'],
    ['ro', 'risotto cu ciocolată', 'ciocolată'],
    ['uk', 'різото з шоколадом', 'шоколадом'],
  ])('%s: %s', (language, idea, words) => {
    expect(refusalOf(idea, language)).toBe(words)
  })

  test('whatever the words are', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('soup', 'risotto', 'für 4', 'carrots', 'ryż', ',', 'd’', '(', '1 000', '-'),
      fc.constantFrom('пюре', 'sugar', 'stew', 'jam', 'milk', 'fish', 'mit', 'and', '\u200b', '\n'),
    )
    const idea = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(idea, fc.constantFrom(...LANGUAGES), (text, language) => {
        const refusal = refusalOf(text, language)
        if (refusal !== null) expect(refusal).toBeTypeOf('string')
        else expect(() => ReadRecipeSchema.parse(recipeFromIdea(text, language))).not.toThrow()
      }),
      { numRuns: 1_000 },
    )
  })

  test('however long they are', () => {
    expect(String(refusalOf('soup '.repeat(200_000))).length).toBeLessThanOrEqual(200)
    const longest = 'carrot '.repeat(285)
    expect(refusalOf(longest)).toBeNull()
  })
})

test('a recipe from an idea can be saved', async () => {
  for (const language of LANGUAGES_READ) {
    const content = await generate(ASKED[language].stew.idea, language)
    expect(RecipeContentSchema.safeParse(content).success).toBe(true)
  }
})
