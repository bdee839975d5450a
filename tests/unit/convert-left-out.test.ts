import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-actions.ts'
import { addedIn, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('all but what is named', () => {
  const SHAKES: [Language, string[], string][] = [
    [
      'en',
      ['400 ml milk', '200 g berries', '20 g sugar', '60 g almonds'],
      'Blend all the ingredients except the almonds in a blender. Sprinkle with the almonds.',
    ],
    [
      'de',
      ['400 ml Milch', '200 g Beeren', '20 g Zucker', '60 g Mandeln'],
      'Alle Zutaten ausser den Mandeln in einen Mixer geben und pürieren. Mit den Mandeln bestreuen.',
    ],
    [
      'de',
      ['400 ml Milch', '200 g Beeren', '20 g Zucker', '60 g Mandeln'],
      'Alle Zutaten bis auf die Mandeln im Mixer pürieren. Mit den Mandeln bestreuen.',
    ],
    [
      'fr',
      ['400 ml de lait', '200 g de framboises', '20 g de sucre', "60 g d'amandes"],
      'Mixer tous les ingrédients sauf les amandes. Parsemer des amandes.',
    ],
    [
      'pl',
      ['400 ml mleka', '200 g malin', '20 g cukru', '60 g migdałów'],
      'Zmiksować wszystkie składniki oprócz migdałów. Posypać migdałami.',
    ],
  ]

  test.each(SHAKES)('goes in, and that not (%s)', async (language, foods, method) => {
    expect(addedIn(await stepsOf(foods, [method], language))[0]).toEqual([1, 2, 3])
  })

  test('even what a later remark names goes in, and no word of what does not', async () => {
    const steps = await stepsOf(
      ['120 g sourdough starter', '400 g flour', '240 g milk', '60 g butter', '1 egg yolk'],
      [
        'Add everything (except the egg yolk) to the bowl of a stand mixer and knead for 5 minutes.',
        'Let it rise for 4 hours. The sourdough needs its time.',
        'Brush with egg wash and bake for 30 minutes.',
      ],
    )

    expect(addedIn(steps)).toEqual([[1, 2, 3, 4], [5]])
    expect(textsOf(steps).join(' ')).not.toContain('xcept')
  })
})

test.each<[Language, string[], string[]]>([
  [
    'it',
    ['250 g salsiccia', '60 g burro'],
    ['Rosolate la salsiccia in padella senza aggiungere grassi.', 'Unite il burro.'],
  ],
  [
    'es',
    ['250 g de chorizo', '60 g de mantequilla'],
    ['Dorar el chorizo en una sartén sin añadir grasa.', 'Añadir la mantequilla.'],
  ],
  [
    'fr',
    ['250 g de lardons', '60 g de beurre'],
    ['Faites revenir les lardons à la poêle sans matière grasse.', 'Ajoutez le beurre.'],
  ],
])('%s: what is fried without fat takes none of the butter', (language, foods, method) => {
  const fried = actionsOf(foods, method, language).find(({ role }) => role === 'heat')
  expect(fried?.adds.map(({ food }) => food.id)).toEqual([1])
})
