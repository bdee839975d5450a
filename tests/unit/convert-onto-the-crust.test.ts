import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const FR = ['1 pâte brisée', '200 g de jambon', '3 œufs', '20 cl de crème', '20 cl de lait']
const QUICHE = [
  'Foncer un moule avec la pâte. Cuire à blanc 10 min.',
  'Dans un saladier, battre les œufs en omelette, ajouter la crème et le lait.',
  'Répartir le jambon sur le fond de tarte, verser l’appareil par-dessus. Enfourner 35 min.',
]

test('what is spread on the base of a tart lies in its tin, and the mixture comes onto it', () => {
  const actions = actionsOf(FR, QUICHE, 'fr')
  const vesselOf = (word: string) =>
    actions.find(({ clause }) => clause.text.includes(word))?.vessel
  const tin = vesselOf('Foncer')
  expect(vesselOf('Répartir')).toBe(tin)
  expect(actions.find(({ clause }) => clause.text.includes('verser'))).toMatchObject({
    vessel: tin,
    moves: [{ from: vesselOf('battre') }],
  })
})

test('eggs that are beaten as for an omelette are beaten in the bowl', async () => {
  const steps = await stepsOf(FR, QUICHE, 'fr')
  expect(runsOf(steps)).not.toEqual([])
  expect(textsOf(steps).join(' ')).not.toContain('en omelette')
})

test.each([
  [
    'de',
    ['1 Mürbeteig', '200 g Schinken', '3 Eier', '200 ml Sahne'],
    'Eine Form mit dem Teig auslegen und 10 Minuten blind backen. Die Eier mit der Sahne verrühren. Den Schinken auf dem Tortenboden verteilen.',
    'Tortenboden',
  ],
  [
    'en',
    ['1 sheet of pastry', '200 g ham', '3 eggs', '200 ml cream'],
    'Line a tin with the pastry and bake for 10 minutes. Whisk the eggs with the cream. Spread the ham over the crust.',
    'crust',
  ],
] as const)('in %s', (language, foods, method, word) => {
  const actions = actionsOf(foods, [method], language)
  const spread = actions.find(({ clause }) => clause.text.includes(word))
  expect(actions.filter(({ verb }) => verb === 'bake').map(({ vessel }) => vessel)).toEqual([
    spread?.vessel,
  ])
})
