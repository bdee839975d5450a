import { describe, expect, test } from 'vitest'
import { findNotIncluded } from '#server/features/convert/not-included/find-not-included.ts'
import { readText } from '#server/features/convert/read/text.ts'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { RECIPE_LIMITS, type RecipeContent, RecipeContentSchema } from '#shared/recipe.ts'

type Parts = {
  title?: string
  description?: string
  ingredients?: (string | object)[]
  steps?: (string | object)[]
}

/** A recipe as a converter makes it; its ingredients and steps by their words alone. */
function aContent({ title = 'Plum cake', description, ingredients = [], steps = [] }: Parts) {
  return RecipeContentSchema.parse({
    metadata: { title, description },
    ingredients: ingredients.map((one, at) => ({
      ingredientJsonId: at + 1,
      ...(typeof one === 'string' ? { name: one } : one),
    })),
    steps: steps.map((one, at) => ({
      ...{ stepNumber: at + 1, type: 'MANUAL' },
      ...(typeof one === 'string' ? { instructionText: one } : one),
    })),
  })
}

const linesOf = (text: string, content: RecipeContent) =>
  findNotIncluded(text, content).map(({ from, to }) => text.slice(from, to))

const CAKE = {
  ingredients: ['plums', 'flour', 'butter'],
  steps: ['Rub the butter into the flour.', 'Lay the plums on top and bake for 40 minutes.'],
}
const cakeWith = (line: string) => `Plum cake

500 g plums
250 g flour
125 g butter
${line}

Rub the butter into the flour.
Lay the plums on top and bake for 40 minutes.`

describe('what a recipe does not tell', () => {
  test('is nothing where all is told', () => {
    expect(linesOf(cakeWith('pinch of flour'), aContent(CAKE))).toEqual([])
  })

  test('is an ingredient that is not in the list', () => {
    expect(linesOf(cakeWith('- 2 tbsp rum'), aContent(CAKE))).toEqual(['2 tbsp rum'])
  })

  test('is an ingredient that only a step names, without its amount', () => {
    const steps = ['Beat the eggs into it.', ...CAKE.steps]
    expect(linesOf(cakeWith('3 eggs'), aContent({ ...CAKE, steps }))).toEqual(['3 eggs'])
  })

  test('is no list in one line that became many ingredients', () => {
    const list = '500 g plums, 250 g flour, 125 g butter, 1 pinch salt, 2 tbsp rum, 80 g sugar'
    const ingredients = [...CAKE.ingredients, 'salt', 'rum', 'sugar']
    expect(linesOf(cakeWith(list), aContent({ ...CAKE, ingredients }))).toEqual([])
  })

  test('is a sentence in the middle of a paragraph', () => {
    const text = `${cakeWith('1 egg')} Cool it in the tin on a rack. Lay the plums on top and bake for 40 minutes.`
    const content = aContent({ ...CAKE, ingredients: [...CAKE.ingredients, 'egg'] })
    expect(linesOf(text, content)).toEqual(['Cool it in the tin on a rack.'])
  })

  test('is a note below the method', () => {
    const note = 'Leftovers keep in the fridge for three days.'
    expect(linesOf(`${cakeWith('1 pinch flour')}\n\n* ${note}`, aContent(CAKE))).toEqual([note])
    expect(linesOf(cakeWith(note), aContent({ ...CAKE, description: note }))).toEqual([])
  })

  test('is told once where sentences of one line follow each other', () => {
    const line = 'Toast some almonds until brown. Scatter them over every slice.'
    expect(linesOf(cakeWith(line), aContent(CAKE))).toEqual([line])
  })

  test('is a whole sentence, though its line was cut', () => {
    const line = 'Serve every slice lukewarm, with plenty of whipped cream\nand a little cinnamon.'
    expect(linesOf(cakeWith(line), aContent(CAKE))).toEqual([line])
  })
})

describe('what a step stands for', () => {
  const text = 'Soup\n\n1 leek\n\nChop the leek roughly. Warm the plates.'
  const at = text.indexOf('Chop')
  const steps = [
    {
      type: 'OPERATE',
      instructionText: '5 sec/speed 5',
      source: [[at, at + 'Chop the leek roughly.'.length]],
    },
  ]

  test('is told, whatever its words; what it does not stand for is not', () => {
    const content = aContent({ title: 'Soup', ingredients: ['leek'], steps })
    expect(linesOf(text, content)).toEqual(['Warm the plates.'])
  })
})

describe('words', () => {
  test('are known by their stems, and amounts in whatever unit', () => {
    const content = aContent({
      ingredients: [{ name: 'honey', quantity: '7', unit: 'tbsp' }, 'Knoblauch', 'mąka'],
      steps: ['Zagnieść mąkę z miodem.'],
    })
    const text = '7 tablespoons honey\n2 Knoblauchzehen\n3 szklanki mąki'
    expect(linesOf(text, content)).toEqual([])
  })

  test('of a translated list are not missed, as its own ones are other words', () => {
    const text = 'Suppe\n\n200 g Möhren\n1 Zwiebel\n\nDie Möhren raspeln. Mit Petersilie bestreuen.'
    const at = text.indexOf('Die Möhren')
    const step = { instructionText: 'Grate the carrots.', source: [[at, at + 19]] }
    const parts = { title: 'Soup', ingredients: ['carrots', 'onion'] }
    expect(linesOf(text, aContent({ ...parts, steps: [step] }))).toEqual([
      'Mit Petersilie bestreuen.',
    ])
    // Without any word or place in common nothing can be said.
    expect(linesOf(text, aContent({ ...parts, steps: ['Grate the carrots.'] }))).toEqual([])
  })
})

describe('what says nothing of the dish is not missed', () => {
  test.each([
    'Print recipe',
    '★★★★★ 4.9 (120)',
    'Ingredients:',
    'Prep: 10 min | Serves 4',
    'Enjoy!',
    'https://example.org/plum-cake',
    '![The cake](cake.jpg)',
    '320 kcal',
    '~370 cal | 6g protein | 18g fat',
    '* * *',
    'STEP 2',
    'For the top:',
    '500 g plums',
  ])('%s', (line) => {
    expect(linesOf(cakeWith(line), aContent(CAKE))).toEqual([])
  })

  test('nor is a line twice', () => {
    const line = 'Dust it with icing sugar before serving.'
    expect(linesOf(`${cakeWith(line)}\n${line}`, aContent(CAKE))).toEqual([line])
  })
})

test('what is listed is bounded', () => {
  const lost = Array.from({ length: 90 }, (_, at) => `Whisk ${'zab'.repeat(at + 1)} once more.`)
  const found = findNotIncluded(
    [...lost, `Sing ${'la la'.repeat(900)} now.`].join('\n'),
    aContent({}),
  )
  expect(found).toHaveLength(RECIPE_LIMITS.notIncluded)
  expect(found.every(({ from, to }) => to - from <= 1000)).toBe(true)
})

describe('of a text, in every language, only what is lost is listed', () => {
  const TEXTS: [Language, string, string][] = [
    [
      'en',
      'Leek soup\n\nIngredients\n2 leeks\n500 ml stock\n\nMethod\n1. Slice the leeks.\n2. Simmer them in the stock for 20 minutes.',
      'My aunt always brought it along on Sundays.',
    ],
    [
      'de',
      'Lauchsuppe\n\nZutaten\n2 Stangen Lauch\n500 ml Brühe\n\nZubereitung\n1. Den Lauch in Ringe schneiden.\n2. In der Brühe 20 Minuten köcheln lassen.',
      'Meine Tante brachte sonntags immer welche mit.',
    ],
    [
      'es',
      'Sopa de puerros\n\nIngredientes\n2 puerros\n500 ml de caldo\n\nPreparación\n1. Corta los puerros en rodajas.\n2. Cuécelos en el caldo 20 minutos.',
      'Mi tía siempre nos la traía los domingos.',
    ],
    [
      'fr',
      'Soupe de poireaux\n\nIngrédients\n2 poireaux\n500 ml de bouillon\n\nPréparation\n1. Émincer les poireaux.\n2. Les cuire dans le bouillon 20 minutes.',
      'Ma tante nous en apportait chaque dimanche.',
    ],
    [
      'it',
      'Zuppa di porri\n\nIngredienti\n2 porri\n500 ml di brodo\n\nPreparazione\n1. Affetta i porri.\n2. Cuocili nel brodo per 20 minuti.',
      'Mia zia la portava sempre la domenica.',
    ],
    [
      'pl',
      'Zupa porowa\n\nSkładniki\n2 pory\n500 ml bulionu\n\nPrzygotowanie\n1. Pory pokroić w plasterki.\n2. Gotować w bulionie 20 minut.',
      'Moja ciocia zawsze przynosiła ją w niedziele.',
    ],
    [
      'uk',
      'Суп із цибулі-порею\n\nІнгредієнти\n2 порей\n500 мл бульйону\n\nПриготування\n1. Порей нарізати кільцями.\n2. Варити в бульйоні 20 хвилин.',
      'Моя тітка завжди приносила його щонеділі.',
    ],
    [
      'ro',
      'Supă de praz\n\nIngrediente\n2 fire de praz\n500 ml supă\n\nPreparare\n1. Tăiați prazul rondele.\n2. Fierbeți în supă 20 de minute.',
      'Mătușa mea ne aducea mereu duminica.',
    ],
  ]

  test.each(TEXTS)('%s', async (language, text, lost) => {
    const content = await createBuiltinConverter().structure(readText(text), {
      ...{ language, model: 'TM6', rawText: text, report() {} },
      signal: new AbortController().signal,
    })
    expect(linesOf(text, content)).toEqual([])
    expect(linesOf(`${text}\n\n${lost}`, content)).toEqual([lost])
  })
})
