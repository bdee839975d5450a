import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'

test.each<[Language, string[], string]>([
  [
    'en',
    ['300 g lentils', '1 l water'],
    'Rinse the lentils. Red ones need no soaking, but if you use green ones put them in water overnight. Simmer the lentils in the water for 20 minutes.',
  ],
  [
    'de',
    ['300 g Linsen', '1 l Wasser'],
    'Die Linsen waschen. Rote brauchen das nicht, aber wenn du grüne Linsen nimmst, lege sie über Nacht in Wasser. Die Linsen im Wasser 20 Minuten kochen.',
  ],
  [
    'fr',
    ['300 g de lentilles', "1 l d'eau"],
    "Rincez les lentilles. Les blondes n'en ont pas besoin, mais si vous prenez des vertes mettez-les dans l'eau la veille. Cuisez les lentilles 20 minutes dans l'eau.",
  ],
  [
    'es',
    ['300 g de lentejas', '1 l de agua'],
    'Lavamos las lentejas. Las rojas no lo necesitan, pero si usas verdes ponlas en agua la noche anterior. Cocemos las lentejas en el agua 20 minutos.',
  ],
  [
    'it',
    ['300 g di lenticchie', '1 l di acqua'],
    "Lavate le lenticchie. Le rosse non ne hanno bisogno, ma se usate quelle verdi mettetele in acqua la sera prima. Cuocete le lenticchie nell'acqua per 20 minuti.",
  ],
  [
    'pl',
    ['300 g soczewicy', '1 l wody'],
    'Opłukać soczewicę. Czerwona tego nie wymaga, ale jeśli używasz zielonej, włóż ją na noc do wody. Gotować soczewicę w wodzie 20 minut.',
  ],
  [
    'uk',
    ['300 г сочевиці', '1 л води'],
    'Промити сочевицю. Червона цього не потребує, але якщо берете зелену, покладіть її на ніч у воду. Варити сочевицю у воді 20 хвилин.',
  ],
  [
    'ro',
    ['300 g linte', '1 l apă'],
    'Spălați lintea. Cea roșie nu are nevoie, dar dacă folosiți linte verde puneți-o în apă cu o seară înainte. Fierbeți lintea în apă 20 de minute.',
  ],
])('%s: "but if you use others, soak them" soaks nothing', (language, foods, method) => {
  const taking = actionsOf(foods, [method], language).filter(({ adds }) => adds.length > 0)
  expect(taking).toHaveLength(1)
  expect(taking[0]).toMatchObject({
    role: 'heat',
    adds: [{ food: { id: 1 } }, { food: { id: 2 } }],
  })
})

test('"stir, but if it gets too thick, add a little stock" adds nothing', () => {
  const actions = actionsOf(
    ['200 g beans', '1 l stock', 'salt'],
    [
      'Simmer the beans in the stock for 40 minutes. Stir now and then, but if it gets too thick, add a little stock. Season with salt.',
    ],
  )
  const added = actions.find(({ clause }) => clause.text.includes('a little stock'))
  expect(added).toMatchObject({ role: 'none', adds: [], moves: [] })
})
