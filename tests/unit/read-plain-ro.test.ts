import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a Romanian recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Clătite pufoase

Porții: 4
Timp de preparare: 15 minute
Timp de gătire: 20 de minute
Dificultate: ușor

Ingrediente
300 g făină
2 ouă
250 ml lapte
1 praf de sare

Pentru sos:
100 g zmeură
2 linguri de zahăr

Mod de preparare
Pasul 1: Amestecați făina cu ouăle și laptele.
Pasul 2: Prăjiți clătitele în ulei.
Sfat: lăsați aluatul să se odihnească 10 minute.
Pasul 3: Fierbeți zmeura cu zahărul și turnați sosul peste clătite.`)
  expect(read).toMatchObject({
    title: 'Clătite pufoase',
    yieldText: '4',
    prepTimeMinutes: 15,
    cookTimeMinutes: 20,
    description: 'Sfat: lăsați aluatul să se odihnească 10 minute.',
    ingredients: [
      { heading: null, lines: ['300 g făină', '2 ouă', '250 ml lapte', '1 praf de sare'] },
      { heading: 'Pentru sos', lines: ['100 g zmeură', '2 linguri de zahăr'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Amestecați făina cu ouăle și laptele.',
          'Prăjiți clătitele în ulei.',
          'Fierbeți zmeura cu zahărul și turnați sosul peste clătite.',
        ],
      },
    ],
  })
})

test('a Romanian recipe whose list is one line', () => {
  const read = readText(`Mamaliga de acasa
Ingrediente: 250 g malai, 1 l apa, 1 lingurita sare
1) Fierbeti apa cu sarea.
2) Adaugati malaiul si amestecati 20 de minute.`)
  expect(read).toMatchObject({
    title: 'Mamaliga de acasa',
    ingredients: [{ heading: null, lines: ['250 g malai', '1 l apa', '1 lingurita sare'] }],
    steps: [
      {
        heading: null,
        lines: ['Fierbeti apa cu sarea.', 'Adaugati malaiul si amestecati 20 de minute.'],
      },
    ],
  })
})

test('a Romanian recipe told as a story', () => {
  const read = readText(`Prăjitura bunicii
Bat 4 ouă cu 200 g zahăr până se albesc. Adaug 150 ml ulei și 250 g făină. Torn compoziția în tavă și o dau la cuptor 35 de minute.`)
  expect(read).toMatchObject({
    title: 'Prăjitura bunicii',
    ingredients: [{ heading: null, lines: ['4 ouă', '200 g zahăr', '150 ml ulei', '250 g făină'] }],
    steps: [
      {
        heading: null,
        lines: [
          'Bat 4 ouă cu 200 g zahăr până se albesc. Adaug 150 ml ulei și 250 g făină. Torn compoziția în tavă și o dau la cuptor 35 de minute.',
        ],
      },
    ],
  })
})

test('a Romanian recipe without headings', () => {
  const read = readText(`Salată
2 roșii
1 castravete
sare și ulei

Taie totul cubulețe.
Adaugă ulei și sare.`)
  expect(read).toMatchObject({
    title: 'Salată',
    ingredients: [{ heading: null, lines: ['2 roșii', '1 castravete', 'sare și ulei'] }],
    steps: [{ heading: null, lines: ['Taie totul cubulețe.', 'Adaugă ulei și sare.'] }],
  })
})
