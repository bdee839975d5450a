import { describe, expect, it, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

const TOLD: readonly [Language, readonly string[], string][] = [
  ['en', ['4 eggs', '100 g sugar'], 'Beat the eggs and sugar. This should take 5 minutes.'],
  ['de', ['4 Eier', '100 g Zucker'], 'Eier und Zucker aufschlagen. Das dauert etwa 5 Minuten.'],
  ['fr', ['4 œufs', '100 g de sucre'], 'Battez les œufs et le sucre. Cela prend 5 minutes.'],
  ['it', ['4 uova', '100 g di zucchero'], 'Sbattete le uova e lo zucchero. Ci vorranno 5 minuti.'],
  ['ro', ['4 ouă', '100 g zahăr'], 'Bateți ouăle cu zahărul. Durează 5 minute.'],
]

describe.each(TOLD)('the time told behind the work in %s', (language, list, method) => {
  it('is that of the work', () => {
    const [beaten] = actionsOf(list, [method], language)

    expect(beaten?.cues.duration?.min).toBe(300)
  })
})

test('flour that is sifted in goes into the batter, and not the batter into the flour', () => {
  const actions = actionsOf(
    ['2 eggs', '100 g sugar', '100 g flour', '20 g cocoa'],
    [
      'Sift the flour and cocoa into a bowl. Beat the eggs and sugar in another bowl.',
      'Sift in the flour mixture.',
    ],
  )
  const [sifted, beaten, last] = actions

  expect(last?.vessel).toBe(beaten?.vessel)
  expect(last?.moves).toMatchObject([{ from: sifted?.vessel }])
})

test.each([
  ['es', 'Cocinar la carne 15´y servir.'],
  ['es', 'Cocinar la carne 15´ más y servir.'],
  ['it', 'Cuocere la carne 15′ e servire.'],
  ['ro', "Fierbeți carnea 15' și serviți."],
] as const)('a mark is a minute in %s: %s', (language, order) => {
  const names = { es: '1 kg de carne', it: '1 kg di carne', ro: '1 kg carne' }
  const [cooked] = actionsOf([names[language]], [order], language)

  expect(cooked?.cues.duration?.min).toBe(900)
})

test('Polish "piec" bakes and is no five, though "pięć" is written so without its accents', () => {
  const [, baked] = actionsOf(
    ['1 kg mąki', '300 g zakwasu'],
    ['Wymieszać składniki. Zmniejszyć temperaturę i piec do 55 minut.'],
    'pl',
  ).filter(({ role }) => role === 'work' || role === 'bake')
  expect(baked?.cues.duration?.min).toBe(55 * 60)
})
