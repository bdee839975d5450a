import { expect, test } from 'vitest'
import { addedIn, runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each([
  [
    'de',
    ['20 g Hefe', '300 g Mehl', '150 ml Milch', '50 g Zucker', '60 g Butter', '2 EL Butter'],
    ['Zu einem Teig verkneten und 1 Stunde gehen lassen.', 'Backen und mit Butter bestreichen.'],
  ],
  [
    'it',
    ['10 g di lievito', '400 g di farina', '200 ml di acqua', '30 g di strutto', '5 g di sale'],
    ['Impastare e far lievitare 2 ore.', 'Stendere e cuocere in forno per 20 minuti.'],
  ],
  [
    'pl',
    ['300 g mąki', '100 g cukru', '150 g masła', '2 jajka'],
    ['Wymieszać w misce.', 'Piec 30 minut w 180 stopniach.'],
  ],
] as const)(
  'in %s an order that opens the method with nothing is about the list',
  async (language, foods, method) => {
    const steps = await stepsOf([...foods], [...method], language)
    const [first = []] = addedIn(steps)

    expect(runsOf(steps)).toHaveLength(1)
    expect(first).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(first).not.toContain(6)
    expect(textsOf(steps).join(' ')).not.toMatch(/Außerdem|Inoltre|Ponadto/)
  },
)

test('what the next orders put in is not put in by the one that announces it', async () => {
  const steps = await stepsOf(
    ['300 g flour', '150 ml milk', '1 egg', '50 g sugar'],
    [
      'Make the dough.',
      'Warm the milk in a pan. Add the egg and the sugar.',
      'Knead in the flour.',
    ],
  )

  expect(addedIn(steps)[0]).toEqual([2])
})

test('everything that is fried is what has been cut, whatever was said of it meanwhile', async () => {
  const steps = await stepsOf(
    ['300 g Risottoreis', '400 g Kürbis', '1 Paprika', '1 Schalotte', 'Öl', '700 ml Brühe'],
    [
      'Den Kürbis, die Paprika und die Schalotte in Würfel schneiden. Falls der Kürbis viele Kerne hat, könnt ihr sie herauslösen und später anbraten. Der von mir verarbeitete Kürbis hatte keine Kerne, daher habe ich welche aus der Tüte verwendet.',
      'Öl in der Pfanne erhitzen und alles kurz anbräunen. Den Reis einstreuen und kurz mitbraten.',
      'Die Brühe zugeben und 20 Minuten köcheln lassen.',
    ],
    'de',
  )
  const added = addedIn(steps).flat()

  expect(added.indexOf(2)).toBeGreaterThanOrEqual(0)
  expect(added.indexOf(2)).toBeLessThan(added.indexOf(1))
  expect(runsOf(steps)).not.toEqual([])
})

test.each([
  [
    'Knead to a smooth, elastic dough. Let it rise for 1 hour.',
    ['500 g flour', '300 ml water', '7 g yeast', '8 g salt', '20 g sesame'],
    [1, 2, 3, 4, 5],
  ],
  [
    'Mix to a smooth batter. Let it rest for 20 minutes. Fry thin pancakes in the butter.',
    ['200 g flour', '400 ml milk', '3 eggs', '1 pinch salt', '30 g butter'],
    [1, 2, 3, 4],
  ],
])('what comes of it does not say what goes in: %s', async (order, foods, first) => {
  const steps = await stepsOf(foods, [order])

  expect(addedIn(steps)[0]).toEqual(first)
  expect(runsOf(steps)).not.toEqual([])
})

test('pasta that no order names is not puréed with the soup', async () => {
  const steps = await stepsOf(
    ['1 onion', '1 tbsp oil', '800 g tomatoes', '500 ml stock', '100 g macaroni'],
    [
      'Chop the onion and fry it in the oil. Add the tomatoes and the stock and simmer for 15 minutes.',
      'Purée the soup. Season to taste and serve.',
    ],
  )
  const blended = steps.findLastIndex(({ type }) => type === 'OPERATE')

  expect(
    steps.slice(0, blended).flatMap(({ adds = [] }) => adds.map(({ ref }) => ref)),
  ).not.toContain(5)
})
