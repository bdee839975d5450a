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
