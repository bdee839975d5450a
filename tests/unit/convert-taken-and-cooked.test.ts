import { expect, test } from 'vitest'
import { addedAt, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('what is taken out of its marinade and cooked goes into the pan that was heated for it', async () => {
  const steps = await stepsOf(
    ['200 g tofu, cubed', '3 tbsp soy sauce', '1 tbsp maple syrup', '200 g rice noodles'],
    [
      'Mix the soy sauce and maple syrup in a container. Add the tofu and marinate for 20 minutes.',
      'Cover the noodles with boiling water and set aside for 10 minutes. Drain.',
      'Heat some oil in a frying pan. Remove the tofu from the marinade and cook until golden brown.',
      'Serve the noodles with the tofu.',
    ],
  )
  const fried = steps.find(({ instructionText }) => instructionText.includes('golden brown'))
  const drained = steps.find(({ instructionText }) => instructionText.includes('Drain'))
  expect(fried?.takes).not.toContain(drained?.stepNumber)
  expect(addedAt(steps, 'bowl')).toEqual([])
})

test('a long note still tells how the food goes in', async () => {
  const steps = await stepsOf(
    [
      '200 g flour',
      '100 g soft butter',
      '1 medium tart apple (about 250 g; such as Granny Smith), peeled, and grated (about 1 cup)',
    ],
    ['Beat the butter with the flour until combined. Stir in the apple and bake for 15 minutes.'],
  )
  expect(textsOf(steps).find((text) => text.includes('apple'))).toMatch(/apple \([^)]*grated\)/)
})

test('wine that is named again means no sauce that it was cooked into', async () => {
  const steps = await stepsOf(
    [
      ...['700 g de carne picada', '2 huevos', '30 ml de vino blanco', '600 g de tomate triturado'],
      ...['80 g de cebolla', '2 cucharadas de aceite'],
    ],
    [
      'En una cazuela calentamos el aceite y sofreímos la cebolla durante 10 minutos. Añadimos el tomate y el vino y cocinamos 30 minutos. Reservamos.',
      'En un bol echamos los huevos, el vino y la carne y mezclamos bien.',
    ],
    'es',
  )
  const mixed = steps.findLast(({ adds }) => adds?.some(({ ref }) => ref === 1))
  expect(mixed?.adds?.map(({ ref }) => ref).sort()).toEqual([1, 2])
  expect(steps.filter(({ place }) => place === 'bowl').flatMap(({ takes = [] }) => takes)).toEqual(
    [],
  )
})
