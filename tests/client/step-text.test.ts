import { describe, expect, test } from 'vitest'
import { emptyIngredient } from '#client/features/editor/recipe-form.ts'
import { emptyStep } from '#client/features/editor/step-form.ts'
import { ingredientsInOrder, textBesideDials, unnamedIngredients } from '#client/lib/step-text.ts'
import type { Language } from '#shared/language.ts'

const SETTINGS = { durationSeconds: 300, temperature: '120', speed: '1' }
const shown = (instructionText: string, settings: object = SETTINGS) =>
  textBesideDials({ ...emptyStep(1), instructionText, ...settings }, 'en')

describe('the text of a step beside its dials', () => {
  test('leaves out the settings that the dials show', () => {
    expect(shown('Soften 5 min/120°C/speed 1.')).toBe('Soften.')
    expect(shown('Soften 5 min/120°C/speed 1')).toBe('Soften')
    expect(shown('Soften. 5 min/120°C/speed 1.')).toBe('Soften.')
  })

  test('keeps the sentences after them', () => {
    expect(shown('Soften 5 min/120°C/speed 1. Check, then 2 min more.')).toBe(
      'Soften. Check, then 2 min more.',
    )
  })

  test('keeps settings that differ from the dials', () => {
    expect(shown('Soften 6 min/120°C/speed 1.')).toBe('Soften 6 min/120°C/speed 1.')
    expect(shown('Soften 5 min/120°C/speed 1.5.')).toBe('Soften 5 min/120°C/speed 1.5.')
  })

  test.each<[Language, string, string]>([
    ['en', 'Soften for 5 min/120°C/speed 1.', 'Soften.'],
    ['en', 'Soften the onion (5 min/120°C/speed 1).', 'Soften the onion.'],
    ['en', 'Soften 5 min/120°C/speed 1, until glassy.', 'Soften until glassy.'],
    ['de', 'Die Zwiebel 5 Min./120°C/Stufe 1 dünsten.', 'Die Zwiebel dünsten.'],
    [
      'de',
      'Dünste sie 5 Min./120°C/Stufe 1, bis sie glasig ist.',
      'Dünste sie, bis sie glasig ist.',
    ],
    ['fr', 'Rissoler pendant 5 min/120°C/vitesse 1.', 'Rissoler.'],
    ['pl', 'Zalej olejem. 5 min/120°C/obr. 1 podsmażaj.', 'Zalej olejem. Podsmażaj.'],
  ])('leaves them out wherever they stand, in %s: %s', (language, instructionText, wanted) => {
    expect(textBesideDials({ ...emptyStep(1), instructionText, ...SETTINGS }, language)).toBe(
      wanted,
    )
  })

  test('keeps settings that the sentence cannot do without', () => {
    const texts = ['Set 5 min/120°C/speed 1 without the measuring cup.', '5 min/120°C/speed 1.']
    expect(texts.map((text) => shown(text))).toEqual(texts)
  })

  test('is the whole text where nothing is set', () => {
    expect(shown('Chop the onion.', {})).toBe('Chop the onion.')
  })
})

describe('the ingredients beside a step', () => {
  const milk = { ...emptyIngredient(1), name: 'Milk' }
  const salt = { ...emptyIngredient(2), name: 'salt' }

  test('are those of the step that its text does not name', () => {
    const step = { instructionText: 'Weigh the milk and season.', ingredientRefs: [1, 2] }
    expect(unnamedIngredients(step, [milk, salt])).toEqual([salt])
  })

  test('are none of other steps', () => {
    expect(unnamedIngredients({ instructionText: 'Wait.', ingredientRefs: [] }, [milk])).toEqual([])
  })
})

describe('the order in which ingredients go in', () => {
  const [flour, sugar, egg] = ['flour', 'sugar', 'egg'].map((name, at) => ({
    ...emptyIngredient(at + 1),
    name,
  }))
  const all = [flour, sugar, egg].filter((one) => one !== undefined)
  const order = (instructionText: string, ingredientRefs: number[]) =>
    ingredientsInOrder({ instructionText, ingredientRefs }, all).map(({ name }) => name)

  test('is that of the text where it names them all', () => {
    expect(order('Add the egg, then the sugar and the flour.', [1, 2, 3])).toEqual([
      'egg',
      'sugar',
      'flour',
    ])
  })

  test('is that of the step where it does not, whatever the list of the recipe says', () => {
    expect(order('Add everything.', [3, 1])).toEqual(['egg', 'flour'])
    expect(order('Add the flour, then the rest.', [2, 1])).toEqual(['sugar', 'flour'])
  })
})
