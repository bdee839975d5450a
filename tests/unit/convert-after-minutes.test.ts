import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'

/** Minutes of the orders that heat, with the foods that go in for them. */
const heated = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)
    .filter(({ role, adds }) => role === 'heat' || adds.length > 0)
    .map(({ cues, adds }) => [adds.map(({ food }) => food.id), (cues.duration?.min ?? 0) / 60])

test.each([
  [
    'uk',
    ['1 цибуля', '1 морква', '1 перець', '2 ст. л. олії'],
    'На сковороді в олії обсмажте цибулю, через 3 хвилини додайте терту моркву, ще через 5 — нарізаний перець. Смажте ще 4 хвилини.',
  ],
  [
    'de',
    ['1 Zwiebel', '1 Möhre', '1 Paprika', '2 EL Öl'],
    'In einer Pfanne im Öl die Zwiebel anbraten, nach 3 Minuten die geraspelte Möhre zugeben, nach weiteren 5 Minuten die Paprika zugeben. Weitere 4 Minuten braten.',
  ],
  [
    'en',
    ['1 onion', '1 carrot', '1 pepper', '2 tbsp oil'],
    'Fry the onion in the oil in a pan. After 3 minutes add the grated carrot and, 5 minutes later, the pepper. Fry for 4 more minutes.',
  ],
  [
    'fr',
    ['1 oignon', '1 carotte', '1 poivron', "2 c. à soupe d'huile"],
    "Faites revenir l'oignon dans l'huile dans une poêle. Au bout de 3 minutes, ajoutez la carotte râpée et, 5 minutes plus tard, le poivron. Faites revenir encore 4 minutes.",
  ],
] as const)('%s: each food goes in after its minutes', (language, foods, method) => {
  const minutes = heated([...foods], [method], language)
  const timeOf = (food: number) =>
    minutes.find(([ids]) => Array.isArray(ids) && ids.includes(food))?.[1]

  expect([timeOf(1), timeOf(2)]).toEqual([3, 5])
  expect(minutes.at(-1)).toEqual([[], 4])
})

test('what goes in on the way leaves the rest of the time behind it', () => {
  const minutes = heated(
    ['300 g ziemniaków', '500 ml bulionu', '100 g groszku'],
    ['Ziemniaki i bulion gotować w garnku 20 minut. Po 12 minutach dodać groszek.'],
    'pl',
  )

  expect(minutes.slice(-2).map(([, time]) => time)).toEqual([12, 8])
})
