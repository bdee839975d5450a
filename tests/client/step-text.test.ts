import { describe, expect, test } from 'vitest'
import { emptyIngredient } from '#client/features/editor/recipe-form.ts'
import { emptyStep } from '#client/features/editor/step-form.ts'
import { textBesideDials, unnamedIngredients } from '#client/lib/step-text.ts'

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

  test('keeps settings that the sentence cannot do without', () => {
    const texts = [
      'Cook for 5 min/120°C/speed 1.',
      'Set 5 min/120°C/speed 1 without the measuring cup.',
      '5 min/120°C/speed 1.',
    ]
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
