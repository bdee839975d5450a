import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const listOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)

test('an amount of fifths is no rating', () => {
  const foods = listOf(
    'Cake\n\nIngredients\nSugar: 4/5 cup\nMilk: 1/5 l\n200 g flour\n\nMethod\nMix everything well.\nBake for 30 minutes.',
  )
  expect(foods).toHaveLength(3)
})

test('butter for a tin is an ingredient, not the title', () => {
  const { title } = readText(
    'Streuselkuchen\n\nZutaten\nButter (für 1 Form)\n200 g Mehl\n100 g Zucker\n\nZubereitung\nAlles verkneten.\n30 Minuten backen.',
  )
  expect(title).toBe('Streuselkuchen')
})

test('bulleted orders below an order are steps', () => {
  const { steps } = readText(`Rolls

Ingredients
500 g flour
300 ml water

Method
Bake as follows:
- Heat the oven to 220 °C.
- Bake for 10 minutes.
Then proceed like this:
- Turn the rolls.
- Bake for 5 minutes more.`)
  expect(steps.flatMap(({ lines }) => lines).join(' ')).toContain('Bake for 5 minutes more.')
})
