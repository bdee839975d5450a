import { expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'
import { stepsOf } from './convert-language-fixtures.ts'

test('"the remaining ingredients", before any has gone in, are those that nobody has named', () => {
  const orders = ordersOf(
    ['1 kapusta pekińska', '2 ząbki czosnku', '100 ml octu', '70 g cukru', '45 ml oliwy'],
    [
      'Kapustę zsiekać, czosnek zmielić przez praskę.',
      'Pozostałe składniki wlać do rondla i podgrzać.',
      'Warzywa zalać marynatą.',
    ],
    'pl',
  )
  expect(orders.find(([verb]) => verb === 'add')?.[1]).toEqual([3, 4, 5])
})

test('"everything" behind what a sentence cuts is just that', () => {
  const orders = ordersOf(
    ['300 г капусти', '200 г печериць', '1 цибуля', '1 морква', '3 ст. л. олії'],
    [
      'Цибулю нарізаємо, моркву натираємо та все обсмажуємо в олії.',
      'Додаємо капусту і печериці та тушкуємо 20 хвилин.',
    ],
    'uk',
  )
  const [, fried] = orders.find(([verb]) => verb === 'brown') ?? []
  expect(fried).not.toContain(1)
  expect(fried).not.toContain(2)
})

test('mince that is mixed with egg behind fried onions is not fried', async () => {
  const steps = await stepsOf(
    'uk',
    'Котлети\n\n500 г курячого фаршу\n1 цибулина\n1 яйце\n2 ст. л. олії\n\nЦибулю дрібно нарізати та обсмажити на олії 5 хвилин. Змішати фарш, яйце та цибулю. Сформувати котлети.',
  )
  expect(steps.filter(({ temperature }) => temperature !== undefined).length).toBeLessThan(2)
})

test('garlic that is crushed beside the cabbage is not heated with the marinade', async () => {
  const steps = await stepsOf(
    'pl',
    'Surówka\n\n1 kapusta pekińska\n2 ząbki czosnku\n100 ml octu\n70 g cukru\n45 ml oliwy\n\nKapustę zsiekać, czosnek zmielić przez praskę. Pozostałe składniki wlać do rondla i podgrzać do rozpuszczenia cukru. Warzywa zalać marynatą.',
  )
  const heated = steps.findIndex(({ temperature }) => temperature !== undefined)
  const before = steps.slice(0, heated).map(({ instructionText }) => instructionText)
  expect(heated).toBeGreaterThan(0)
  expect(before.at(-1)).not.toContain('czosnk')
  expect(Number(steps[heated]?.temperature)).toBeLessThan(110)
})
