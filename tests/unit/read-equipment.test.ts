import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  ['Cookware and appliances', '500 g lentils\n1 onion', 'Boil the lentils for 20 minutes.'],
  [
    'Utensilien',
    '500 g Linsen\n1 Zwiebel',
    'Die Linsen 20 Minuten kochen. Die Zwiebel dazugeben und alles würzen.',
  ],
  [
    'Ustensile',
    '500 g linte\n1 ceapă',
    'Se fierbe lintea 20 de minute. Se adaugă ceapa și se condimentează.',
  ],
])('%s: a list of tools is no list of ingredients', (heading, foods, method) => {
  const words = {
    Utensilien: ['Zutaten', 'Zubereitung'],
    Ustensile: ['Ingrediente', 'Mod de preparare'],
  }
  const [list, how] = words[heading as keyof typeof words] ?? ['Ingredients', 'Method']
  const listed = (text: string) => text.replace(/^/gm, '- ')
  const text = `Soup\n\n${list}\n${listed(foods)}\n\n${heading}\n- Knife and board\n- 6 l pot or larger\n\n${how}\n${method}`
  const { ingredients, steps } = readText(text)
  expect(ingredients.flatMap(({ lines }) => lines)).toEqual(foods.split('\n'))
  expect(steps.flatMap(({ lines }) => lines).join(' ')).toContain(method)
})
