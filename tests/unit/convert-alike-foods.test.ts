import { expect, test } from 'vitest'
import { ordersOf } from './convert-actions.ts'

const added = (...recipe: Parameters<typeof ordersOf>) => ordersOf(...recipe).map(([, ids]) => ids)

test('"the cheese" of two that nothing else names is both of them', () => {
  expect(
    added(
      ['300 g brânză de vaci', '100 g brânză telemea', '3 ouă'],
      ['Se amestecă ouăle cu brânza.', 'Se coace 30 de minute.'],
      'ro',
    )[0]?.toSorted(),
  ).toEqual([1, 2, 3])
})

test('"flour" is the starch beside it too, which the list calls a flour', () => {
  expect(
    added(
      ['500 g twarogu', '3 łyżki mąki pszennej', '2 łyżki mąki ziemniaczanej'],
      ['Dodać twaróg i mąkę, wymieszać.'],
      'pl',
    )[0]?.toSorted(),
  ).toEqual([1, 2, 3])
})

test('the oil of the second pan stays for it', () => {
  const orders = added(
    ['1 cebula', '300 g boczku', '1 łyżka oleju rzepakowego', '2 łyżki oleju słonecznikowego'],
    ['Cebulę podsmażyć na oleju.', 'Boczek podsmażyć na oleju na drugiej patelni.'],
    'pl',
  )
  expect(orders[0]).toEqual([1, 3])
})

test('a food that is named further on waits for its order', () => {
  const orders = added(
    ['3 jajka', '300 g mąki pszennej', '100 g mąki żytniej'],
    ['Wymieszać jajka z mąką.', 'Dodać mąkę żytnią.'],
    'pl',
  )
  expect(orders[0]).toEqual([1, 2])
})
