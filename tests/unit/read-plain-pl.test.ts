import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a Polish recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Zupa dyniowa
Porcje: 4
Czas przygotowania: 30 minut
Poziom trudności: łatwy

Składniki:
1 kg dyni
1 cebula
500 ml bulionu
Na grzanki:
3 kromki chleba
2 łyżki oliwy

Sposób przygotowania:
Krok 1
Dynię obierz i pokrój w kostkę.
Krok 2
Cebulę podsmaż na oliwie.
Uwaga: dynia hokkaido nie wymaga obierania.
Krok 3
Dodaj dynię i bulion, gotuj 20 minut i zmiksuj.`)
  expect(read).toMatchObject({
    title: 'Zupa dyniowa',
    yieldText: '4',
    prepTimeMinutes: 30,
    description: 'Uwaga: dynia hokkaido nie wymaga obierania.',
    ingredients: [
      { heading: null, lines: ['1 kg dyni', '1 cebula', '500 ml bulionu'] },
      { heading: 'Na grzanki', lines: ['3 kromki chleba', '2 łyżki oliwy'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Dynię obierz i pokrój w kostkę.',
          'Cebulę podsmaż na oliwie.',
          'Dodaj dynię i bulion, gotuj 20 minut i zmiksuj.',
        ],
      },
    ],
  })
})

test('a Polish recipe whose list is one line', () => {
  const read = readText(
    `naleśniki: 2 jajka, szklanka mleka, 250 g mąki, szczypta soli. Wszystko wymieszać i smażyć na maśle.`,
  )
  expect(read).toMatchObject({
    title: 'naleśniki',
    ingredients: [
      { heading: null, lines: ['2 jajka', 'szklanka mleka', '250 g mąki', 'szczypta soli'] },
    ],
    steps: [{ heading: null, lines: ['Wszystko wymieszać i smażyć na maśle.'] }],
  })
})

test('a Polish recipe told as a story', () => {
  const read = readText(`Szarlotka babci
Najpierw obieram 1 kg jabłek i kroję je w kostkę. Zagniatam 300 g mąki, 200 g masła i 100 g cukru. Potem dodaję dwa jajka i szczyptę soli. Piekę 45 minut w 180 stopniach.`)
  expect(read).toMatchObject({
    title: 'Szarlotka babci',
    ingredients: [
      {
        heading: null,
        lines: [
          '1 kg jabłek',
          '300 g mąki',
          '200 g masła',
          '100 g cukru',
          'dwa jajka',
          'szczyptę soli',
        ],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Najpierw obieram 1 kg jabłek i kroję je w kostkę. Zagniatam 300 g mąki, 200 g masła i 100 g cukru. Potem dodaję dwa jajka i szczyptę soli. Piekę 45 minut w 180 stopniach.',
        ],
      },
    ],
  })
})

test('a Polish recipe without headings', () => {
  const read = readText(`Sałatka
2 pomidory
1 ogórek
sól i oliwa

Pokrój wszystko w kostkę.
Polej oliwą i posól.`)
  expect(read).toMatchObject({
    title: 'Sałatka',
    ingredients: [{ heading: null, lines: ['2 pomidory', '1 ogórek', 'sól i oliwa'] }],
    steps: [{ heading: null, lines: ['Pokrój wszystko w kostkę.', 'Polej oliwą i posól.'] }],
  })
})

test.each([
  [
    'Sernik',
    '12 kawałków',
    '1 kg twarogu\n6 jajek',
    'Wymieszaj twaróg z jajkami i piecz 60 minut.',
  ],
  ['Сирник', '12 шматочків', '1 кг сиру\n6 яєць', 'Змішайте сир з яйцями і печіть 60 хвилин.'],
  [
    'Pască',
    '12 felii',
    '1 kg brânză\n6 ouă',
    'Amestecați brânza cu ouăle și coaceți 60 de minute.',
  ],
])('%s: so many slices are the yield and no food', (title, yieldText, foods, method) => {
  const read = readText(`${title}\n\n${yieldText}\n\n${foods}\n\n${method}`)
  expect(read.yieldText).toBe(yieldText)
  expect(read.ingredients.flatMap(({ lines }) => lines)).toEqual(foods.split('\n'))
})
