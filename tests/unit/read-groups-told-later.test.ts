import { describe, expect, test } from 'vitest'
import { withGroupsToldLater } from '#server/features/convert/read/groups-told-later.ts'
import { readText } from '#server/features/convert/read/text.ts'

const LIST = (name: string) => [
  {
    heading: null,
    lines: ['1 kg pork shoulder', '2 onions', 'bread, to serve', name, '2 small apples', '1 egg'],
  },
]
const STEPS = (line: string) => [{ heading: null, lines: ['Roast the pork.', line] }]
const headingsOf = (name: string, line: string) =>
  withGroupsToldLater(LIST(name), STEPS(line)).map(({ heading }) => heading)

describe('a line of a list without an amount', () => {
  test.each([
    ['Apple slaw', 'Make apple slaw. Put it into a bowl.'],
    ['Apple Slaw', 'To make the apple slaw, grate the apples.'],
    ['Yoghurt and mint dressing', 'Meanwhile, for yoghurt and mint dressing, stir all together.'],
    ['Cremige Apfelsoße', 'Für die cremige Apfelsoße die Äpfel reiben.'],
    ['Salsa de manzana', 'Para la salsa de manzana, rallar las manzanas.'],
    ['Salsa alle mele', 'Preparare la salsa alle mele.'],
    ['Sauce aux pommes', 'Préparez la sauce aux pommes.'],
    ['Sos jabłkowy', 'Przygotować sos jabłkowy.'],
    ['Яблучний соус', 'Приготуйте яблучний соус.'],
    ['Sos de mere', 'Preparați un sos de mere.'],
  ])('heads a group that the method makes: %s', (name, line) => {
    expect(withGroupsToldLater(LIST(name), STEPS(line))).toEqual([
      { heading: null, lines: ['1 kg pork shoulder', '2 onions', 'bread, to serve'] },
      { heading: name, lines: ['2 small apples', '1 egg'] },
    ])
  })

  test.each([
    ['Olive oil', 'Heat the olive oil and fry the onions.'],
    ['Soy sauce', 'Season with soy sauce.'],
    ['Salt', 'Serve it for salt lovers.'],
  ])('is a food where the method only uses it: %s', (name, line) => {
    expect(headingsOf(name, line)).toEqual([null])
  })

  test('heads a group where the page shows it as a heading', () => {
    const groups = withGroupsToldLater(LIST('Apple slaw'), STEPS('Serve.'), (text) =>
      text.startsWith('Apple'),
    )
    expect(groups.map(({ heading }) => heading)).toEqual([null, 'Apple slaw'])
  })

  test('is a food among foods that have no amounts either', () => {
    const list = [{ heading: null, lines: ['pork', 'onions', 'Apple slaw', '2 apples'] }]
    expect(withGroupsToldLater(list, STEPS('Make apple slaw.'))).toEqual(list)
  })
})

test('a pasted list keeps the group', () => {
  const read = readText(
    'Pulled pork\n\nIngredients\n1 kg pork\n2 onions\nChipotle mayo\n1 egg\n200 ml oil\n\nMethod\nRoast the pork with the onions.\nMake chipotle mayo: blend the egg with the oil.',
  )
  expect(read.ingredients.map(({ heading }) => heading)).toEqual([null, 'Chipotle mayo'])
})

test.each([
  ['2 Cups Milk', '1 Box Pudding', 'Whipped Topping', '2 Bananas'],
  ['1 Onion', '1 Liter Broth', 'Frozen Meatballs', '2 Carrots'],
])('where all foods have capitals, a bought one heads no group: %s, %s, %s', (...lines) => {
  const list = [{ heading: null, lines }]
  expect(withGroupsToldLater(list, STEPS('Serve.'))).toEqual(list)
})
