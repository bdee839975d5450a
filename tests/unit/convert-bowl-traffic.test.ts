import { describe, expect, test } from 'vitest'
import { textsOf } from './convert-language-fixtures.ts'

describe('what stands in the mixing bowl', () => {
  test('a dough that rises is taken out before the bowl is rinsed for the filling', async () => {
    const texts = await textsOf(
      'en',
      `Ingredients
Dough
500 g flour
300 ml warm milk
7 g dried yeast
60 g butter, softened
Filling
150 g brown sugar
100 g butter, softened
1 tbsp cinnamon

Method
Mix the flour, milk, yeast and butter and knead for 5 minutes until smooth.
Cover with cling film and let rise for 1 hour.
For the filling, beat the brown sugar with the butter and the cinnamon until creamy.
Roll out the dough, spread with the filling, roll up and bake at 180°C for 25 minutes.`,
    )
    const rising = texts.findIndex((text) => text.includes('cling film'))
    const rinsing = texts.findIndex((text) => text.includes('Rinse the mixing bowl'))
    expect(rising).toBeGreaterThan(0)
    expect(rinsing).toBeGreaterThan(rising)
    expect(texts[rising]).toContain(
      'Transfer the contents of the mixing bowl to another bowl. Cover',
    )
  })

  test('a starter that stands stays in the bowl where the dough is made of it', async () => {
    const texts = await textsOf(
      'es',
      `Ingredientes
20 g de levadura fresca
100 ml de agua tibia
500 g de harina
200 ml de leche
1 cucharadita de sal

Preparación
Mezclar la levadura con el agua y 100 g de harina.
Dejar fermentar durante 1 hora en un lugar cálido.
Añadir el resto de la harina, la leche y la sal y amasar 5 minutos.
Formar una bola y hornear a 200 ºC durante 30 minutos.`,
    )
    const said = texts.join(' ')
    expect(said).toContain('fermentar durante 1 hora')
    expect(said).not.toMatch(/Enjuagar|Volver a poner|Pasar el contenido/)
  })

  test('what the order itself puts into a bowl is not emptied twice', async () => {
    const texts = await textsOf(
      'en',
      `Ingredients
500 g flour
300 ml warm water
7 g dried yeast
250 g cream cheese
80 g sugar

Method
Knead the flour, water and yeast for 5 minutes until smooth and elastic.
Place the dough in a greased bowl and let rise for 1 hour.
Beat the cream cheese and the sugar until smooth.
Roll out the dough, spread with the cheese, roll up and bake at 180°C for 25 minutes.`,
    )
    expect(texts.join(' ')).not.toContain('Transfer the contents')
  })

  test("what goes in is told in the source's words where nobody knows what it is", async () => {
    const texts = await textsOf(
      'it',
      `Ingredienti
250 g di ceci precotti
1 spicchio d'aglio
30 g di semi di sesamo
2 cucchiai di olio

Preparazione
Frulla i semi di sesamo con l'olio fino a ottenere una pasta cremosa e tienila da parte.
Metti nel frullatore i ceci e l'aglio.
Aggiungi la tahina preparata in precedenza e frulla ancora per un minuto.`,
    )
    const said = texts.findIndex((text) => text.includes('la tahina preparata in precedenza'))
    expect(said).toBeGreaterThan(-1)
    expect(texts.slice(said + 1).join(' ')).toContain('Frulla')
  })

  test('the one food that stood in a pot comes into the bowl by its name', async () => {
    const texts = await textsOf(
      'en',
      `Ingredients
125 g butter
250 g flour
80 g sugar
2 eggs

Method
Melt the butter in a saucepan and leave it to cool.
Mix the flour, the sugar and the eggs in a bowl.
Add the melted butter and mix well.
Bake at 180°C for 30 minutes.`,
    )
    expect(texts.join(' ')).not.toContain('the contents of the p')
  })
})
