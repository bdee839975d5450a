import { expect, test } from 'vitest'
import { actionsOf, ordersOf } from './convert-actions.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what one may add besides takes nothing out of the bowl', async () => {
  const steps = await stepsOf(
    ['Filling:', '600 g rhubarb', '50 g sugar', 'Crumble:', '200 g flour', '100 g butter'],
    [
      'Filling: Put the rhubarb and the sugar into a saucepan. Simmer for 10 minutes.',
      'You can also add a splash of lemon juice to give a zing to your dish.',
      'Crumble: Rub the butter into the flour.',
      'Place the rhubarb in a baking dish, top with the crumble and bake for 30 minutes.',
    ],
  )
  const text = textsOf(steps).join(' | ')
  expect(text).toContain('You can also add a splash of lemon juice')
  expect(text).toContain('Transfer to a bowl and set aside')
})

test.each([
  ['en', '100 g cream', 'Whip the cream. You can also add some vanilla to your dish.'],
  ['de', '100 g Sahne', 'Die Sahne schlagen. Man kann auch etwas Vanille zugeben.'],
  ['fr', '100 g de crème', 'Fouettez la crème. Vous pouvez aussi ajouter de la vanille.'],
  ['es', '100 g de nata', 'Montar la nata. También puedes añadir un poco de vainilla.'],
  ['it', '100 g di panna', 'Montate la panna. Potete anche aggiungere un po’ di vaniglia.'],
  ['pl', '100 g śmietanki', 'Ubij śmietankę. Można też dodać trochę wanilii.'],
  ['uk', '100 г вершків', 'Збийте вершки. Можна також додати трохи ванілі.'],
  ['ro', '100 g frișcă', 'Bateți frișca. Puteți și să adăugați puțină vanilie.'],
] as const)('an offer orders nothing (%s)', (language, food, method) => {
  const orders = ordersOf([food], [method], language)
  expect(orders.slice(1).map(([, objects]) => objects)).toEqual([[]])
})

test('onions that turn translucent are not turned out', async () => {
  const steps = await stepsOf(
    ['2 onions', '1 tbsp oil', '300 ml stock'],
    [
      'Cook the onions in the oil for 5 minutes until they start to soften and turn translucent.',
      'Add the stock and simmer for 10 minutes.',
    ],
  )
  expect(textsOf(steps).join(' | ')).toContain('start to soften and turn translucent')
  expect(textsOf(steps).join(' | ')).not.toContain('Rinse')
})

test('another way to do it is told beside it, and not done as well', async () => {
  const steps = await stepsOf(
    ['500 g minced lamb', '1 egg', '200 g yogurt', '1 clove garlic'],
    [
      'Mix the lamb with the egg and shape into balls.',
      'Grill the balls for 7 minutes. Alternatively you can bake them at 220 °C for 10 minutes.',
      'Stir the garlic into the yogurt and serve with the balls.',
    ],
  )
  const grilled = textsOf(steps).filter((text) => /Grill|bake/.test(text))
  expect(grilled).toHaveLength(1)
  expect(grilled[0]).toContain('Alternatively you can bake them')
})

test.each([
  ['en', '100 g cream', 'Whip the cream. Alternatively, use a blender to beat it.'],
  ['de', '100 g Sahne', 'Die Sahne schlagen. Alternativ im Mixer aufschlagen.'],
  ['fr', '100 g de crème', 'Fouettez la crème. Sinon, battez-la au robot.'],
  ['es', '100 g de nata', 'Montar la nata. Como alternativa, batirla con un robot.'],
  ['it', '100 g di panna', 'Montate la panna. In alternativa, frullatela nel robot.'],
  ['pl', '100 g śmietanki', 'Ubij śmietankę. Ewentualnie zmiksuj ją blenderem.'],
  ['uk', '100 г вершків', 'Збийте вершки. Як альтернатива, збийте їх блендером.'],
  ['ro', '100 g frișcă', 'Bateți frișca. Alternativ, mixați-o cu blenderul.'],
] as const)('another way orders nothing (%s)', (language, food, method) => {
  const [, ...others] = actionsOf([food], [method], language)
  expect(new Set(others.map(({ role }) => role))).toEqual(new Set(['none']))
})
