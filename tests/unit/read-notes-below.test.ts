import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const DOUGH = `Flat bread

Ingredients
- 500 g flour
- 300 ml warm water
- 1 tsp salt

Directions
- Mix everything to a dough and let it rest for half an hour.
- Roll out and bake in a hot pan.
`

test('notes below the method are kept with what is said of the recipe', () => {
  const { description, steps } = readText(
    `${DOUGH}\nNotes\n- The dough keeps for two days in the fridge.\n- Use spelt flour if you like.\n`,
  )

  expect(description).toContain('Notes:')
  expect(description).toContain('The dough keeps for two days in the fridge.')
  expect(description).toContain('Use spelt flour if you like.')
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
})

test('what a page shows below the notes is no note', () => {
  const { description } = readText(
    `${DOUGH}\nTips\nServe it warm.\n\nNutrition\nCalories: 210 kcal\n\nComments\nGreat recipe, made it twice!\n`,
  )

  expect(description).toContain('Serve it warm.')
  expect(description).not.toContain('Great recipe')
  expect(description).not.toContain('kcal')
})

test.each([
  ['Tipps\nDer Teig hält sich zwei Tage.', 'Der Teig hält sich zwei Tage.'],
  ['Consejos:\nSe puede congelar.', 'Se puede congelar.'],
  ['Note\nSi conserva per due giorni.', 'Si conserva per due giorni.'],
])('in other languages as well', (below, note) => {
  expect(readText(`${DOUGH}\n${below}\n`).description).toContain(note)
})
