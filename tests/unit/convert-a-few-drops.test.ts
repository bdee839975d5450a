import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { sharesOf, stepsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'de',
    '300 g Pilze; 1 Zitrone; 200 ml Sahne',
    'Die Pilze in einer Pfanne mit einigen Tropfen Zitronensaft 5 Minuten andünsten. Die Sahne mit 1 EL Zitronensaft in einer Schüssel verrühren.',
  ],
  [
    'fr',
    '300 g de champignons; 1 citron; 20 cl de crème',
    'Faites revenir les champignons 5 minutes à la poêle avec quelques gouttes de citron. Mélangez la crème et une cuillère à soupe de jus de citron dans un bol.',
  ],
  [
    'es',
    '300 g de champiñones; 1 limón; 200 ml de nata',
    'Saltea los champiñones 5 minutos con unas gotas del limón. Mezcla la nata y una cucharada de zumo de limón en un bol.',
  ],
  [
    'it',
    '300 g di funghi; 1 limone; 200 ml di panna',
    'Fate saltare i funghi per 5 minuti con qualche goccia di limone. Mescolate la panna e un cucchiaio di succo di limone in una ciotola.',
  ],
])('%s: a few drops leave the rest of the fruit for later', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  const [drops, spoonful] = sharesOf(steps, 2)
  expect(drops).toBeLessThanOrEqual(0.1)
  expect(spoonful).toBeGreaterThan(0.1)
})

test.each<[Language, string, string, number]>([
  [
    'de',
    '200 g Zucker; 4 Eier',
    'Die Eier mit drei Vierteln des Zuckers schaumig schlagen. Mit dem restlichen Zucker bestreuen.',
    0.75,
  ],
  [
    'de',
    '200 g Zucker; 4 Eier',
    'Die Eier mit dem größten Teil des Zuckers schaumig schlagen. Mit dem restlichen Zucker bestreuen.',
    0.8,
  ],
  [
    'fr',
    '200 g de sucre; 4 œufs',
    'Fouettez les œufs avec les 2/3 du sucre. Saupoudrez du reste du sucre.',
    0.67,
  ],
  [
    'es',
    '200 g de azúcar; 4 huevos',
    'Bate los huevos con dos terceras partes del azúcar. Espolvorea el resto del azúcar.',
    0.67,
  ],
  [
    'it',
    '200 g di zucchero; 4 uova',
    'Sbattete le uova con i due terzi dello zucchero. Cospargete con il resto dello zucchero.',
    0.67,
  ],
  [
    'it',
    '200 g di zucchero; 4 uova',
    'Sbattete le uova con la maggior parte dello zucchero. Cospargete con il resto dello zucchero.',
    0.8,
  ],
])('%s: most of a food is as much as the words say', async (language, foods, method, share) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  const [first, rest] = sharesOf(steps, 1)
  expect(first).toBeCloseTo(share, 1)
  expect(rest).toBeCloseTo(1 - share, 1)
})
