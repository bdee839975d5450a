import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const foodsOf = (text: string) => readText(text).ingredients.flatMap(({ lines }) => lines)

test('tools under a heading of several words are no foods', () => {
  expect(
    foodsOf(`Ciorbă de linte

Ingrediente
- 300 g linte
- 1 ceapă

Vase, ustensile si aparate
- Oala de 5 litri
- Cutit si fund de lemn

Mod de preparare
Se fierbe lintea 20 de minute. Se adaugă ceapa.`),
  ).toEqual(['300 g linte', '1 ceapă'])
})

test('servings and time in the first line of a list are no food', () => {
  const recipe = readText(`Сирники

Інгредієнти
- 4 порції, 40 хвилин
- 500 г сиру
- 2 яйця

Приготування
Змішайте сир і яйця. Смажте сирники 5 хвилин.`)
  expect(recipe.ingredients.flatMap(({ lines }) => lines)).toEqual(['500 г сиру', '2 яйця'])
  expect(recipe.yieldText).toBe('4 порції')
  expect(recipe.totalTimeMinutes).toBe(40)
})

test.each([
  ['1, 5 літра води', '1,5 літра води'],
  ['45 g? mąki', '45 g mąki'],
  ['`200 ml` supă de legume', '200 ml supă de legume'],
])('"%s" is read as "%s"', (line, read) => {
  expect(
    foodsOf(`Supa

Ingrediente
- ${line}
- 1 ceapă
- 2 morcovi

Mod de preparare
Se fierb toate 20 de minute.`),
  ).toContain(read)
})

test('the word "recipe" over a method heads no part of it', () => {
  const { steps } = readText(`Омлет

Інгредієнти
- 3 яйця
- 50 мл молока

Рецепт
1. Збийте яйця з молоком.
2. Смажте 5 хвилин.`)
  expect(steps.map(({ heading }) => heading)).toEqual([null])
})
