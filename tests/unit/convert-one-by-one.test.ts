import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'de',
    '200 g Butter; 150 g Zucker; 4 Eier; 250 g Mehl; 2 TL Backpulver',
    'Butter und Zucker schaumig rühren. Die Eier einzeln unterrühren, dann das Mehl mit dem Backpulver.',
  ],
  [
    'fr',
    '200 g de beurre mou; 150 g de sucre; 4 œufs; 250 g de farine; 1 c. à café de levure',
    'Fouettez le beurre mou avec le sucre. Ajoutez les œufs un à un, puis la farine et la levure.',
  ],
  [
    'es',
    '200 g de mantequilla; 150 g de azúcar; 4 huevos; 250 g de harina; 1 cucharadita de levadura',
    'Bate la mantequilla con el azúcar. Añade los huevos uno a uno, luego la harina y la levadura.',
  ],
  [
    'it',
    '200 g di burro; 150 g di zucchero; 4 uova; 250 g di farina; 1 cucchiaino di lievito',
    'Montate il burro con lo zucchero. Aggiungete le uova una alla volta, poi la farina e il lievito.',
  ],
])('%s: the flour named behind the eggs does not go in by the piece', async (...given) => {
  const [language, foods, method] = given
  const steps = await stepsOf(foods.split('; '), [method], language)
  const bringing = (ref: number) => steps.findIndex(({ adds }) => adds?.some((a) => a.ref === ref))
  expect(bringing(3)).toBeGreaterThanOrEqual(0)
  expect(bringing(4)).toBeGreaterThan(bringing(3))
  expect(bringing(5)).toBe(bringing(4))
})

test('a spoonful of vanilla named behind the eggs has no run of its own', async () => {
  const steps = await stepsOf(
    ['200 g butter', '150 g sugar', '4 eggs', '1 tsp vanilla extract', '250 g flour'],
    [
      'Cream the butter and sugar. Beat in the eggs one at a time, then the vanilla. Fold in the flour.',
    ],
  )
  // Creaming, the eggs, the flour.
  expect(steps.filter(({ type }) => type === 'OPERATE')).toHaveLength(3)
  expect(steps.flatMap(({ adds = [] }) => adds.map(({ ref }) => ref)).sort()).toEqual([
    1, 2, 3, 4, 5,
  ])
})
