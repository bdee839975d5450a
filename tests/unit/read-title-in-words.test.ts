import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test.each([
  ['Huhu, hier das Rezept für den Nudelsalat von Oma Inge 😊', 'Nudelsalat von Oma Inge'],
  ['Hey, here is my recipe for lentil soup!', 'Lentil soup'],
  ['Salut, voilà la recette du gâteau au yaourt :', 'Gâteau au yaourt'],
  ['Ciao a tutti! Oggi vi lascio la ricetta della torta di mele.', 'Torta di mele'],
  ['Hola a todos, os dejo la receta de las croquetas de mi abuela.', 'Croquetas de mi abuela'],
  ['Hej, obiecany przepis na naleśniki (na 12 sztuk)', 'Naleśniki'],
  ['Cómo hacer gazpacho andaluz paso a paso', 'Cómo hacer gazpacho andaluz paso a paso'],
])('the dish that a message names is its title: %s', (line, title) => {
  const read = readText(`${line}

200 g flour
3 eggs
300 ml milk

Mix all and fry it in a pan. Serve it warm.

Enjoy!`)
  expect(read.title).toBe(title)
})

test.each([
  'Thursday, June 10, 2010',
  'piątek, 29 maja 2015',
  '12 de marzo de 2018',
  '3. Mai 2019',
  '12.03.2019',
  'середа, 4 березня 2020 р.',
])('"%s" above the title is the day it was written', (date) => {
  const { title } = readText(`${date}

Rhubarb cake

Ingredients
500 g rhubarb
250 g flour
3 eggs

Method
Mix the flour and the eggs. Add the rhubarb and bake for 40 minutes.`)
  expect(title).toBe('Rhubarb cake')
})

test('quotes of two names in a title stay', () => {
  const title = '"Best" pancakes by "Anna"'
  const text = `${title}\n\nIngredients\n2 eggs\n200 g flour\n\nMethod\nMix everything and fry it.`
  expect(readText(text).title).toBe(title)
})
