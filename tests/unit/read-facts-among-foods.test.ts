import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  [
    `Gâteau

Ingrédients
6 personnes – 15 min de préparation – 25 min de cuisson
200 g de farine
3 œufs

Préparation
Mélangez la farine et les œufs. Enfournez 25 minutes.`,
    { yieldText: '6 personnes', prepTimeMinutes: 15, cookTimeMinutes: 25 },
    ['200 g de farine', '3 œufs'],
  ],
  [
    `Kuchen

Zutaten
Für 6 Personen, 20 Minuten Vorbereitung
200 g Mehl
3 Eier

Zubereitung
Mehl und Eier verrühren. 25 Minuten backen.`,
    { prepTimeMinutes: 20, cookTimeMinutes: null },
    ['200 g Mehl', '3 Eier'],
  ],
])('times with their label behind them beside the servings are no food', (text, facts, foods) => {
  const recipe = readText(text)
  expect(recipe.ingredients.flatMap(({ lines }) => lines)).toEqual(foods)
  expect(recipe).toMatchObject(facts)
})

test.each([
  ['Riposo: almeno 4 ore in frigo', 'Ingredienti', 'Preparazione\nMescolate farina e uova.'],
  [
    'Ruhezeit: mindestens 4 Stunden im Kühlschrank',
    'Zutaten',
    'Zubereitung\nMehl und Eier mischen.',
  ],
  [
    'Reposo: al menos 4 horas en la nevera',
    'Ingredientes',
    'Preparación\nMezcla la harina y los huevos.',
  ],
  ['Repos : au moins 4 h au frais', 'Ingrédients', 'Préparation\nMélangez la farine et les œufs.'],
])('"%s" is no food', (line, heading, method) => {
  const recipe = readText(`Dolce\n\n${heading}\n- 200 g x\n- 100 g y\n- ${line}\n\n${method}`)
  expect(recipe.ingredients.flatMap(({ lines }) => lines)).toEqual(['200 g x', '100 g y'])
})

test.each([
  ['120 g de beurre + 1 noix pour le moule', 'Ingrédients', 'Préparation\nFondre le beurre.'],
  ['120 g Butter + 1 EL für die Form', 'Zutaten', 'Zubereitung\nDie Butter schmelzen.'],
  [
    '120 g de mantequilla + 1 nuez para el molde',
    'Ingredientes',
    'Preparación\nFunde la mantequilla.',
  ],
  ['120 g di burro + 1 noce per lo stampo', 'Ingredienti', 'Preparazione\nSciogliete il burro.'],
])('"%s" is one food', (line, heading, method) => {
  const recipe = readText(`Dolce\n\n${heading}\n- ${line}\n- 100 g y\n\n${method}`)
  expect(recipe.ingredients.flatMap(({ lines }) => lines)).toEqual([line, '100 g y'])
})
