import { expect, test } from 'vitest'
import { readMinutes } from '#server/features/convert/read/durations.ts'
import { readText } from '#server/features/convert/read/text.ts'

const linesOf = (parts: { lines: string[] }[]) => parts.flatMap(({ lines }) => lines)

/** A page copied whole: its menu, its story, related recipes, the card. */
const PAGE = `Home
Recipes
Kitchen Tools
Soups
Roasted Pepper Dip
By Anna
June 3
This roasted pepper dip is on our table whenever guests come, and there is never any left.
More dips you will love
Smoky Bean Dip
Garlic Toast
Roasted Pepper Dip
Prep Time
10 mins
Print
Ingredients
US Customary – Metric
4 red peppers, halved
200 g feta
2 tbsp olive oil
Honey Walnut Topping
50 g walnuts
1 tbsp honey
Want to save this recipe?
Instructions
1Roast the peppers for 20 minutes.
4 red peppers, 2 tbsp olive oil
2Blend the peppers with the feta until smooth.
200 g feta
3Chop the walnuts, mix with the honey and scatter over the dip.
50 g walnuts, 1 tbsp honey`

test('a copied page has its title on the card, and buttons are no foods', () => {
  const { title, ingredients } = readText(PAGE)
  expect(title).toBe('Roasted Pepper Dip')
  expect(ingredients).toEqual([
    { heading: null, lines: ['4 red peppers, halved', '200 g feta', '2 tbsp olive oil'] },
    { heading: 'Honey Walnut Topping', lines: ['50 g walnuts', '1 tbsp honey'] },
  ])
})

test('foods repeated below a step are no steps, and a number glued to one is none of it', () => {
  expect(linesOf(readText(PAGE).steps)).toEqual([
    'Roast the peppers for 20 minutes.',
    'Blend the peppers with the feta until smooth.',
    'Chop the walnuts, mix with the honey and scatter over the dip.',
  ])
})

test.each([
  ['Hot Sauce', 1],
  ['Salt and pepper', 1],
  ['Couscous Ingredients', 2],
  ['Brown Butter Filling', 2],
])('"%s" above an amount begins no group unless it is made: %s', (name, groups) => {
  const { ingredients } = readText(
    `Plate\n\nIngredients\n200 g couscous\n300 g chicken\n2 onions\n${name}\n100 g butter\n2 lemons\n\nMethod\nCook everything for 20 minutes.\nServe with the lemons.`,
  )
  expect(ingredients).toHaveLength(groups)
})

test.each([
  [
    'Ingredientes (4 personas): 4 patatas, 1 cebolla, 6 huevos',
    'Elaboración: Pelar y cortar las patatas. Batir los huevos y cuajar en la sartén 5 minutos.',
    '4 patatas',
  ],
  [
    'Zutaten für 4 Personen: 500 g Mehl, 2 Eier, 1 Prise Salz',
    'Zubereitung: Mehl mit den Eiern verkneten und 30 Minuten ruhen lassen.',
    '500 g Mehl',
  ],
])('a heading that says for how many may stand before its foods: %s', (list, method, first) => {
  const { ingredients, yieldText } = readText(`Something\n\n${list}\n\n${method}`)
  expect(linesOf(ingredients)[0]).toBe(first)
  expect(yieldText).toContain('4')
})

test('a word that only says how a food is stays with it', () => {
  const { ingredients } = readText(
    'Kartoffelsalat\n\n1 kg Kartoffeln, festkochend, 1 Zwiebel, 200 ml Brühe, 3 EL Essig, Salz.\n\nKartoffeln kochen und in Scheiben schneiden. Zwiebel hacken. Brühe und Essig darüber geben.',
  )
  expect(linesOf(ingredients)[0]).toBe('1 kg Kartoffeln, festkochend')
})

test('a part called "Finish and serve" is of the method', () => {
  const { steps } = readText(
    'Rice bowl\n\nIngredients\n- 200 g rice\n- 2 tomatoes\n- 1 scallion\n\nDirections\n\n- Make rice:\n\n  - Boil the rice for 15 minutes.\n\n- Finish and serve:\n\n  - Mix the tomatoes into the rice.\n  - Top with the scallion.',
  )
  expect(linesOf(steps)).toContain('Top with the scallion.')
})

test('below a number alone stands its step, whatever it begins with', () => {
  const { steps } = readText(
    'Tarta de queso\n\nINGREDIENTES:\n- 200 g de galletas\n- 80 g de mantequilla\n- 500 g de queso\n- 3 huevos\n\n1\n\nTrituramos las galletas y las mezclamos con la mantequilla. Cubrimos el fondo del molde.\n\n2\n\nMezclamos el queso con los huevos y lo vertemos sobre la base. Horneamos 40 minutos a 180º.\n\n3\n\nNo os la juguéis como yo, que no esperé, y la tarta se rompió al cortarla.\n\nDejamos enfriar la tarta en la nevera durante 4 horas.',
  )
  expect(linesOf(steps).at(-1)).toBe('Dejamos enfriar la tarta en la nevera durante 4 horas.')
})

test.each([
  ['30 mins to 1 hour', 60],
  ['45 Min. bis 1 Std.', 60],
  ['1 hour 20 mins', 80],
])('reads the time %s', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes)
})

test('headings that only count hold their steps, below a list without a heading of the method', () => {
  const { steps } = readText(
    'Crema\n\n### INGREDIENTES:\n* 1 coliflor\n* 100 ml de leche\n* 2 dientes de ajo\n\n### 1\n\nCocemos la coliflor al vapor durante 30 minutos.\n\n### 2\n\nTrituramos bien añadiendo la leche.\n\n### 3\n\nEn una sartén freímos los ajos hasta que estén dorados.\n\n### 4\n\nServimos la crema con los ajos por encima.',
  )
  expect(linesOf(steps)).toHaveLength(4)
})

test('a step glued to its number loses it, a counter stays none', () => {
  const { steps } = readText(
    'Toast\n\nIngredients\n2 slices of bread\n1 egg\n\nMethod\nStep 1Beat the egg in a bowl.\nStep 2Dip the bread into the egg and fry it.',
  )
  expect(linesOf(steps)).toEqual([
    'Beat the egg in a bowl.',
    'Dip the bread into the egg and fry it.',
  ])
})

test('an order in bold below the last foods is a step', () => {
  const { steps } = readText(
    'Chickpea curry\n\n##Fry until golden:\n\n * 1 tbsp oil\n * 1 onion, chopped\n\n##Add spices:\n\n * 1/2 tsp cumin\n * 1 tsp garam masala\n\nCook, stirring, for 2 minutes.\n\n##Add\n\n * 400 g can chickpeas\n * 420 g can tomatoes\n\nCoat the chickpeas in the spices, then add the tomatoes.\n\n**Simmer for 15 minutes, or until thick**\n\n**Garnish with chopped coriander**',
  )
  expect(linesOf(steps).slice(-2)).toEqual([
    'Simmer for 15 minutes, or until thick',
    'Garnish with chopped coriander',
  ])
})
