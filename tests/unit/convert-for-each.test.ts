import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

test.each<[Language, string[], string]>([
  [
    'en',
    ['4 chicken breasts', '8 slices bacon'],
    'Top each chicken breast with 2 slices of bacon and roll up.',
  ],
  [
    'de',
    ['4 Schnitzel', '8 Scheiben Speck'],
    'Jedes Schnitzel mit 2 Scheiben Speck belegen und aufrollen.',
  ],
  [
    'fr',
    ['4 escalopes', '8 tranches de jambon'],
    'Garnissez chaque escalope de 2 tranches de jambon.',
  ],
  [
    'es',
    ['4 filetes de ternera', '8 lonchas de jamón'],
    'Rellenar cada filete con 2 lonchas de jamón.',
  ],
  [
    'it',
    ['4 fettine di vitello', '8 fette di prosciutto'],
    'Farcite ogni fettina con 2 fette di prosciutto.',
  ],
  ['pl', ['4 kotlety schabowe', '8 plastrów szynki'], 'Na każdy kotlet położyć 2 plastry szynki.'],
])('%s: two for each are all of them', (language, foods, method) => {
  const parts = actionsOf(foods, [method], language).flatMap(({ adds }) =>
    adds.filter(({ food }) => food.id === 2).map(({ part }) => part),
  )
  expect(parts).toEqual([1])
})

test('two spoonfuls for each of four leave the rest of the cream', () => {
  const actions = actionsOf(
    ['4 pancakes', '400 g cream', '50 g sugar'],
    [
      'Spread each pancake with 20 g of the cream and roll up.',
      'Whip the remaining cream with the sugar and serve with the pancakes.',
    ],
  )
  const cream = actions.flatMap(({ adds }) => adds.filter(({ food }) => food.id === 2))
  expect(cream[0]?.part).toBeLessThan(0.5)
  expect(cream).toHaveLength(2)
})
