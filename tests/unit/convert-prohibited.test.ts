import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

test.each<[Language, string[], string, string]>([
  [
    'it',
    ['300 g di riso', '1 l di brodo', '60 g di brie'],
    'Cuoci il riso nel brodo per 15 minuti. In questa fase non far mai asciugare il riso. Aggiungi il brie e mescola.',
    'In questa',
  ],
  [
    'en',
    ['300 g rice', '1 l stock', '60 g brie'],
    'Cook the rice in the stock for 15 minutes. At this stage do not stir the rice. Add the brie and mix.',
    'At this',
  ],
  [
    'es',
    ['300 g de arroz', '1 l de caldo', '60 g de brie'],
    'Cocer el arroz en el caldo 15 minutos. En esta fase no remover el arroz. Añadir el brie y mezclar.',
    'En esta',
  ],
  [
    'pl',
    ['300 g ryżu', '1 l bulionu', '60 g sera brie'],
    'Gotować ryż w bulionie 15 minut. W tym czasie nie mieszać ryżu. Dodać brie i wymieszać.',
    'W tym',
  ],
])('%s: what is not to be done is no order', (language, foods, method, words) => {
  const told = actionsOf(foods, [method], language).find(({ clause }) =>
    clause.text.trim().startsWith(words),
  )
  expect(told).toMatchObject({ role: 'none', adds: [], moves: [] })
})
