import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a German recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Omas Kartoffelsuppe

Für 4 Personen
Vorbereitung: 15 Minuten
Kochzeit: 25 Min.
Schwierigkeit: leicht

Zutaten
800 g Kartoffeln
2 Möhren
1 Stange Lauch
1 l Gemüsebrühe
Salz und Pfeffer

Für die Croûtons:
2 Scheiben Brot
1 EL Butter

Zubereitung
Schritt 1: Kartoffeln und Möhren schälen und würfeln.
Schritt 2: Alles mit der Brühe 25 Minuten kochen.
Tipp: Mit einer Scheibe Speck schmeckt es noch besser.
Schritt 3: Suppe pürieren und abschmecken.`)
  expect(read).toMatchObject({
    title: 'Omas Kartoffelsuppe',
    yieldText: 'Für 4 Personen',
    prepTimeMinutes: 15,
    cookTimeMinutes: 25,
    description: 'Tipp: Mit einer Scheibe Speck schmeckt es noch besser.',
    ingredients: [
      {
        heading: null,
        lines: [
          '800 g Kartoffeln',
          '2 Möhren',
          '1 Stange Lauch',
          '1 l Gemüsebrühe',
          'Salz und Pfeffer',
        ],
      },
      { heading: 'Für die Croûtons', lines: ['2 Scheiben Brot', '1 EL Butter'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Kartoffeln und Möhren schälen und würfeln.',
          'Alles mit der Brühe 25 Minuten kochen.',
          'Suppe pürieren und abschmecken.',
        ],
      },
    ],
  })
})

test('a German recipe whose list is one line', () => {
  const read = readText(`Pfannkuchen
Man nehme 250 g Mehl, 500 ml Milch, 3 Eier, eine Prise Salz

1) Alles glatt rühren.
2) In Butter goldgelb backen.`)
  expect(read).toMatchObject({
    title: 'Pfannkuchen',
    ingredients: [
      { heading: null, lines: ['250 g Mehl', '500 ml Milch', '3 Eier', 'eine Prise Salz'] },
    ],
    steps: [{ heading: null, lines: ['Alles glatt rühren.', 'In Butter goldgelb backen.'] }],
  })
})

test('a German recipe told as a story', () => {
  const read = readText(`Mein Sonntagskuchen
Am Sonntag schlage ich immer zuerst 200 g weiche Butter mit 180 g Zucker schaumig. Dann rühre ich nach und nach vier Eier unter. Zum Schluss hebe ich 300 g Mehl und 1 Päckchen Backpulver unter. Den Teig backe ich 50 Minuten bei 175 °C.`)
  expect(read).toMatchObject({
    title: 'Mein Sonntagskuchen',
    ingredients: [
      {
        heading: null,
        lines: [
          '200 g weiche Butter',
          '180 g Zucker',
          'vier Eier',
          '300 g Mehl',
          '1 Päckchen Backpulver',
        ],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Am Sonntag schlage ich immer zuerst 200 g weiche Butter mit 180 g Zucker schaumig. Dann rühre ich nach und nach vier Eier unter. Zum Schluss hebe ich 300 g Mehl und 1 Päckchen Backpulver unter. Den Teig backe ich 50 Minuten bei 175 °C.',
        ],
      },
    ],
  })
})

test('a German recipe without headings', () => {
  const read = readText(`Salat
2 Tomaten
1 Gurke
Salz und Öl

Alles in Würfel schneiden.
Mit Öl und Salz anmachen.`)
  expect(read).toMatchObject({
    title: 'Salat',
    ingredients: [{ heading: null, lines: ['2 Tomaten', '1 Gurke', 'Salz und Öl'] }],
    steps: [{ heading: null, lines: ['Alles in Würfel schneiden.', 'Mit Öl und Salz anmachen.'] }],
  })
})
