import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('an Italian recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Zuppa di ceci

Dosi per 4 persone
Tempo di preparazione: 15 minuti
Tempo di cottura: 1 ora
Difficoltà: facile

Ingredienti
400 g di ceci
1 carota
1 cipolla
Sale q.b.

Per la salsa:
1 mazzetto di prezzemolo
3 cucchiai di olio

Procedimento
Passaggio 1: Tritate la carota e la cipolla e soffriggetele.
Passaggio 2: Unite i ceci e coprite con acqua.
Consiglio: ammollate i ceci la sera prima.
Passaggio 3: Cuocete per un'ora e frullate.`)
  expect(read).toMatchObject({
    title: 'Zuppa di ceci',
    yieldText: 'per 4 persone',
    prepTimeMinutes: 15,
    cookTimeMinutes: 60,
    description: 'Consiglio: ammollate i ceci la sera prima.',
    ingredients: [
      { heading: null, lines: ['400 g di ceci', '1 carota', '1 cipolla', 'Sale q.b.'] },
      { heading: 'Per la salsa', lines: ['1 mazzetto di prezzemolo', '3 cucchiai di olio'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Tritate la carota e la cipolla e soffriggetele.',
          'Unite i ceci e coprite con acqua.',
          "Cuocete per un'ora e frullate.",
        ],
      },
    ],
  })
})

test('an Italian recipe whose list is one line', () => {
  const read = readText(`Frittelle veloci
250 g di farina, 2 uova, 150 ml di latte, un pizzico di sale
Mescolate tutto con una frusta.
Friggete la pastella a cucchiaiate.`)
  expect(read).toMatchObject({
    title: 'Frittelle veloci',
    ingredients: [
      {
        heading: null,
        lines: ['250 g di farina', '2 uova', '150 ml di latte', 'un pizzico di sale'],
      },
    ],
    steps: [
      {
        heading: null,
        lines: ['Mescolate tutto con una frusta.', 'Friggete la pastella a cucchiaiate.'],
      },
    ],
  })
})

test('an Italian recipe told as a story', () => {
  const read = readText(`La torta di nonna
Prima monto 3 uova con 180 g di zucchero. Poi aggiungo 100 ml di olio e 250 g di farina. Verso tutto nella teglia e inforno per 40 minuti a 180 gradi.`)
  expect(read).toMatchObject({
    title: 'La torta di nonna',
    ingredients: [
      {
        heading: null,
        lines: ['3 uova', '180 g di zucchero', '100 ml di olio', '250 g di farina'],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Prima monto 3 uova con 180 g di zucchero. Poi aggiungo 100 ml di olio e 250 g di farina. Verso tutto nella teglia e inforno per 40 minuti a 180 gradi.',
        ],
      },
    ],
  })
})

test('an Italian recipe without headings', () => {
  const read = readText(`Insalata
2 pomodori
1 cetriolo
sale e olio

Tagliate tutto a dadini.
Condite con olio e sale.`)
  expect(read).toMatchObject({
    title: 'Insalata',
    ingredients: [{ heading: null, lines: ['2 pomodori', '1 cetriolo', 'sale e olio'] }],
    steps: [{ heading: null, lines: ['Tagliate tutto a dadini.', 'Condite con olio e sale.'] }],
  })
})

test.each([
  ['SPEZZATINO DELLA DOMENICA\nRicetta di casa, per 4\n800 g manzo\n400 g patate', 2],
  ['CONFETTURA DI FRAGOLE\n- Fragole: 1 kg\n- Zucchero: 500 g', 2],
])('a title in capitals right above the foods is no part of the list: %s', (top, foods) => {
  const read = readText(`${top}\n\nTagliate tutto a pezzi.\nCuocete a fuoco basso per un'ora.`)
  expect(read.title).toBe(top.split('\n')[0])
  expect(read.ingredients.flatMap(({ lines }) => lines)).toHaveLength(foods)
})

test('a part of the list in one line has its own foods, wherever their amounts stand', () => {
  const read = readText(`Crostata

Ingredienti
200 g farina
100 g zucchero
Per la crema pasticcera: latte intero 500 ml, 4 tuorli medi, zucchero semolato 120 g, amido di mais 40 g e la scorza di un limone non trattato

Procedimento
Impastate la farina con lo zucchero.
Cuocete la crema mescolando.`)
  expect(read.ingredients.map(({ heading }) => heading)).toEqual([null, 'Per la crema pasticcera'])
  expect(read.ingredients[1]?.lines).toHaveLength(5)
})
