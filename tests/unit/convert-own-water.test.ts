import { expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'

test.each([
  [
    'es',
    ['2 cebollas', '3 tomates', '200 g de lentejas', '1 l de agua', '2 cucharadas de aceite'],
    [
      'Sofreímos la cebolla en el aceite. Añadimos el tomate y lo dejamos hasta que pierda el agua.',
      'Agregamos las lentejas, cubrimos con el agua y cocemos 30 minutos.',
    ],
  ],
  [
    'fr',
    ['2 oignons', '300 g de champignons', '200 g de lentilles', "1 l d'eau", "2 c. à s. d'huile"],
    [
      "Faites revenir les oignons dans l'huile. Ajoutez les champignons et laissez cuire jusqu'à ce qu'ils aient rendu leur eau.",
      "Ajoutez les lentilles, versez l'eau et laissez mijoter 30 minutes.",
    ],
  ],
] as const)(
  '%s: the water that vegetables lose is not that of the list',
  (language, foods, method) => {
    const actions = actionsOf(foods, method, language)
    const water = actions.filter(({ adds }) => adds.some(({ food }) => food.traits.has('water')))
    expect(water).toHaveLength(1)
    expect(water[0]?.clause.text).toMatch(/cubrimos|versez/)
  },
)
