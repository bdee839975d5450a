import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string[], string]>([
  [
    'fr',
    ['4 blancs d’œufs', '200 g de sucre'],
    'Montez les blancs en neige ferme en ajoutant le sucre petit à petit.',
  ],
  [
    'it',
    ['4 albumi', '200 g di zucchero'],
    'Montare a neve ferma gli albumi aggiungendo lo zucchero poco alla volta.',
  ],
  [
    'es',
    ['4 claras de huevo', '200 g de azúcar'],
    'Montar las claras a punto de nieve añadiendo el azúcar en tres veces.',
  ],
  [
    'en',
    ['4 egg whites', '200 g sugar'],
    'Whip the egg whites to stiff peaks with the sugar, a spoonful at a time.',
  ],
])(
  '%s: sugar that goes in slowly waits until the whites are stiff',
  async (language, foods, method) => {
    const steps = await stepsOf(foods, [method], language)
    const runs = runsOf(steps)

    expect(steps[0]?.adds?.map(({ ref }) => ref)).toEqual([1])
    expect(runs.map(({ speed }) => speed)).toEqual(['3.5', '3.5'])
    expect(runs[1]?.adds?.map(({ ref }) => ref)).toEqual([2])
  },
)
