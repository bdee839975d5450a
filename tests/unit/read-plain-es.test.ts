import { expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

test('a Spanish recipe with headings, parts, times and a note between its steps', () => {
  const read = readText(`Sopa de calabacín

Raciones: 4
Tiempo de preparación: 10 minutos
Tiempo de cocción: 20 min
Dificultad: fácil

Ingredientes:
3 calabacines
1 puerro
1 patata
750 ml de caldo

Para el aderezo:
2 cucharadas de yogur
1 cucharadita de menta

Preparación:
Paso 1: Lava y corta los calabacines y el puerro.
Paso 2: Sofríe el puerro con un poco de aceite.
Consejo: no dejes que se dore.
Paso 3: Añade la patata y el caldo, cuece 20 minutos y tritura.`)
  expect(read).toMatchObject({
    title: 'Sopa de calabacín',
    yieldText: '4',
    prepTimeMinutes: 10,
    cookTimeMinutes: 20,
    description: 'Consejo: no dejes que se dore.',
    ingredients: [
      { heading: null, lines: ['3 calabacines', '1 puerro', '1 patata', '750 ml de caldo'] },
      { heading: 'Para el aderezo', lines: ['2 cucharadas de yogur', '1 cucharadita de menta'] },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Lava y corta los calabacines y el puerro.',
          'Sofríe el puerro con un poco de aceite.',
          'Añade la patata y el caldo, cuece 20 minutos y tritura.',
        ],
      },
    ],
  })
})

test('a Spanish recipe whose list is one line', () => {
  const read = readText(`Tortitas rápidas
Necesitas 200 g de harina, 2 huevos, 300 ml de leche y una pizca de sal
1- Bate los huevos con la leche.
2- Añade la harina y la sal.
3- Fríe cucharadas de masa en la sartén.`)
  expect(read).toMatchObject({
    title: 'Tortitas rápidas',
    ingredients: [
      {
        heading: null,
        lines: ['200 g de harina', '2 huevos', '300 ml de leche', 'una pizca de sal'],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Bate los huevos con la leche.',
          'Añade la harina y la sal.',
          'Fríe cucharadas de masa en la sartén.',
        ],
      },
    ],
  })
})

test('a Spanish recipe told as a story', () => {
  const read = readText(`Las lentejas de mi tía
Mi tía sofreía 1 cebolla y 2 dientes de ajo en aceite. Luego echaba 300 g de lentejas y 1 l de agua. Las dejaba cocer 40 minutos y al final añadía 100 g de chorizo.`)
  expect(read).toMatchObject({
    title: 'Las lentejas de mi tía',
    ingredients: [
      {
        heading: null,
        lines: [
          '1 cebolla',
          '2 dientes de ajo',
          '300 g de lentejas',
          '1 l de agua',
          '100 g de chorizo',
        ],
      },
    ],
    steps: [
      {
        heading: null,
        lines: [
          'Mi tía sofreía 1 cebolla y 2 dientes de ajo en aceite. Luego echaba 300 g de lentejas y 1 l de agua. Las dejaba cocer 40 minutos y al final añadía 100 g de chorizo.',
        ],
      },
    ],
  })
})

test('a Spanish recipe without headings', () => {
  const read = readText(`Ensalada
2 tomates
1 pepino
aceite y sal

Cortar todo en dados.
Aliñar con aceite y sal.`)
  expect(read).toMatchObject({
    title: 'Ensalada',
    ingredients: [{ heading: null, lines: ['2 tomates', '1 pepino', 'aceite y sal'] }],
    steps: [{ heading: null, lines: ['Cortar todo en dados.', 'Aliñar con aceite y sal.'] }],
  })
})
