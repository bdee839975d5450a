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

test.each(['cover and bake at 150C for 3 hours', 'cover and simmer for 3 hours'])(
  'the meat that is lifted to a plate leaves its sauce in the pot, to be blended (%s)',
  async (cooked) => {
    const steps = await stepsOf(
      ['30 g butter', '2 onions, chopped', '900 g beef chuck roast', '500 ml water'],
      [
        `Melt the butter in a Dutch oven and cook the onions for 5 minutes. Place the roast on the onions. Add the water, ${cooked}.`,
        'Transfer the meat to a large plate. Set aside. Blend the sauce until smooth.',
        'Pour the sauce into the pot and return the meat to the sauce.',
      ],
    )
    const blended = steps.find(({ instructionText }) => instructionText.startsWith('Blend'))
    expect(blended).toMatchObject({ type: 'OPERATE' })
    expect(textsOf(steps).join(' ')).toContain('Set aside')
  },
)

test('water for the pasta boils in a pot of its own, and no pasta goes into the sauce', async () => {
  const steps = await stepsOf(
    ['20 g Butter', '20 g Mehl', '300 ml Milch', '1 TL Salz', '500 g Nudeln'],
    [
      'Die Butter in einem Topf erhitzen, das Mehl zugeben und 1 Minute anschwitzen. In der Zwischenzeit Wasser für die Nudeln aufkochen und salzen. Die Milch zum Mehl gießen und aufkochen lassen.',
      'Die Nudeln im Salzwasser kochen, abgießen und mit der Soße vermischen.',
    ],
    'de',
  )
  expect(addedAt(steps, 'bowl')).not.toContain(5)
  expect(textsOf(steps).join(' ')).toContain('Wasser für die Nudeln aufkochen')
})

test('pumpkin that is cut and salted goes into the pan with its cream, not into the dough', async () => {
  const steps = await stepsOf(
    ['300 g Mehl', '125 g Butter', '1 Ei', '500 g Kürbis', '100 ml Sahne'],
    [
      'Mehl, Butter und Ei zu einem Teig verkneten und 30 Minuten kühl stellen.',
      'Den Kürbis schälen, in Stücke schneiden, salzen und mit der Sahne im Topf 30 Minuten weichkochen.',
    ],
    'de',
  )
  const cooked = steps.find(({ adds }) => adds?.some(({ ref }) => ref === 5))
  expect(cooked?.adds?.map(({ ref }) => ref).sort()).toEqual([4, 5])
})

test('dried fruit that was soaked goes into the stew by its common name', async () => {
  const steps = await stepsOf(
    [
      ...['200 g de pruneaux', '4 abricots secs', '500 g d’agneau en dés', '2 oignons'],
      '2 cuillères à soupe d’huile',
    ],
    [
      'Faites tremper les pruneaux et les abricots secs dans un bol d’eau tiède pendant 1 h.',
      'Faites chauffer l’huile dans une sauteuse et faites-y revenir les oignons. Ajoutez l’agneau, puis les fruits secs et laissez mijoter 15 min.',
    ],
    'fr',
  )
  expect(steps.slice(1).some(({ takes }) => takes?.includes(1))).toBe(true)
})
