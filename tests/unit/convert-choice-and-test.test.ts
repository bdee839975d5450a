import { describe, expect, it } from 'vitest'
import { addedAt, addedIn, stepsOf } from './convert-scripts-fixtures.ts'

describe('a food that the list leaves to choose', () => {
  it.each([
    [
      'es',
      ['350 g de arroz', '1/2 cebolleta o cebolla', '1 diente de ajo', '700 ml de caldo'],
      [
        'Picamos finamente la cebolla y el ajo. Los rehogamos en una cazuela con aceite.',
        'Añadimos el arroz y el caldo y cocemos 15 minutos.',
      ],
    ],
    [
      'en',
      ['350 g rice', '2 spring onions or shallots', '1 clove garlic', '700 ml stock'],
      [
        'Finely chop the shallots and garlic. Soften them in a pot with oil.',
        'Add the rice and stock and cook for 15 minutes.',
      ],
    ],
  ] as const)('may be called by its second name (%s)', async (language, ingredients, method) => {
    const added = addedIn(await stepsOf(ingredients, method, language))
    const placeOf = (ref: number) => added.findIndex((refs) => refs.includes(ref))
    expect(placeOf(2)).toBeLessThan(placeOf(1))
  })
})

describe('a test that names a food', () => {
  it.each([
    [
      'ro',
      ['500 g mascarpone', '200 ml smântână', '5 linguri zahăr pudră', '500 ml apă', '200 g zahăr'],
      [
        'Apa cu zahărul se pun într-o crăticioară la foc mediu. Se amestecă până se dizolvă tot zahărul.',
        'Se bat cu mixerul mascarpone, smântâna și zahărul pudră.',
      ],
    ],
    [
      'es',
      [
        '500 g de mascarpone',
        '200 ml de nata',
        '50 g de azúcar glas',
        '500 ml de agua',
        '200 g de azúcar',
      ],
      [
        'Calentar el agua con el azúcar en un cazo. Remover hasta que se disuelva el azúcar.',
        'Batir el mascarpone, la nata y el azúcar glas.',
      ],
    ],
  ] as const)('means what is in the pot (%s)', async (language, ingredients, method) => {
    const steps = await stepsOf(ingredients, method, language)
    const [syrup] = addedIn(steps)
    expect(syrup).toEqual([4, 5])
    expect(addedAt(steps, 'bowl')).toContain(3)
    const creams = addedIn(steps).filter((refs) => refs.includes(1) || refs.includes(2))
    expect(creams.flat()).toContain(3)
  })
})
