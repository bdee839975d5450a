import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('an English recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Leek tart

Serves 6
Prep time: 20 minutes
Cook time: 35 mins
Difficulty: easy

Ingredients
3 leeks
200 ml cream
2 eggs

For the pastry:
200 g flour
100 g butter

Method
Step 1: Rub the butter into the flour and line a tin.
Note: chill the pastry if it is soft.
Step 2: Fry the leeks until soft.
Step 3: Mix the eggs and cream, pour over the leeks and bake for 35 minutes.`)
  expect(read).toMatchObject({
    title: 'Leek tart',
    yieldText: 'Serves 6',
    prepTimeMinutes: 20,
    cookTimeMinutes: 35,
    description: 'Note: chill the pastry if it is soft.',
    ingredients: [
      { heading: null, lines: ['3 leeks', '200 ml cream', '2 eggs'] },
      { heading: 'For the pastry', lines: ['200 g flour', '100 g butter'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Rub the butter into the flour and line a tin.',
          'Fry the leeks until soft.',
          'Mix the eggs and cream, pour over the leeks and bake for 35 minutes.',
        ],
      },
    ],
  })
})

test('an English recipe whose list is one line', () => {
  const read = readText(`Quick flapjacks
150 g butter, 100 g brown sugar, 3 tbsp golden syrup, 250 g oats
1- Melt the butter, sugar and syrup.
2- Stir in the oats.
3- Bake for 25 minutes at 180 C.`)
  expect(read).toMatchObject({
    title: 'Quick flapjacks',
    ingredients: [
      {
        heading: null,
        lines: ['150 g butter', '100 g brown sugar', '3 tbsp golden syrup', '250 g oats'],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Melt the butter, sugar and syrup.',
          'Stir in the oats.',
          'Bake for 25 minutes at 180 C.',
        ],
      },
    ],
  })
})

test('an English recipe told as a story', () => {
  const read = readText(`Dad's chilli
Dad always fries two onions and 500 g of minced beef first. Then he adds 400 g of tomatoes and a tin of kidney beans. He lets it simmer for an hour and serves it with rice.`)
  expect(read).toMatchObject({
    title: "Dad's chilli",
    ingredients: [
      {
        heading: null,
        lines: ['two onions', '500 g of minced beef', '400 g of tomatoes', 'a tin of kidney beans'],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Dad always fries two onions and 500 g of minced beef first. Then he adds 400 g of tomatoes and a tin of kidney beans. He lets it simmer for an hour and serves it with rice.',
        ],
      },
    ],
  })
})
