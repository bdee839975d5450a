import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'es',
    '400 g de tomate triturado; 1 cebolla; 2 cucharadas de aceite',
    'Pica la cebolla y sofríela en el aceite 5 minutos. Añade el tomate y cocina 10 minutos. Sazona con sal y mantén caliente a fuego bajo.',
  ],
  [
    'it',
    '400 g di passata di pomodoro; 1 cipolla; 2 cucchiai di olio',
    'Tritate la cipolla e fatela soffriggere nell’olio per 5 minuti. Unite la passata e cuocete per 10 minuti. Mantenete la salsa calda a fuoco basso.',
  ],
  [
    'fr',
    "400 g de coulis de tomate; 1 oignon; 2 c. à soupe d'huile",
    'Hachez l’oignon et faites-le revenir dans l’huile 5 minutes. Ajoutez le coulis et laissez mijoter 10 minutes. Maintenez la sauce au chaud à feu doux.',
  ],
])('%s: what is kept warm is not cooked again', async (language, foods, method) => {
  const cooked = runsOf(await stepsOf(foods.split('; '), [method], language))
  expect(cooked.at(-1)?.durationSeconds).toBe(600)
})
