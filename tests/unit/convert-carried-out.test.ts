import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'pl',
    '600 g ziemniaków; 300 g twarogu; 2 cebule; 2 łyżki masła; 500 g ciasta na pierogi',
    'Ziemniaki ugotować w osolonej wodzie, odcedzić i przecisnąć przez praskę. Cebule pokroić i zeszklić na maśle. Twaróg połączyć z ziemniakami i cebulą. Ciasto rozwałkować, na każdy krążek nałożyć łyżeczkę farszu i zlepić. Gotować w osolonym wrzątku 3 minuty. Na suchej patelni wytopić słoninę i polać pierogi.',
  ],
  [
    'de',
    '600 g Kartoffeln; 300 g Quark; 2 Zwiebeln; 2 EL Butter; 500 g Nudelteig',
    'Die Kartoffeln in Salzwasser kochen, abgießen und zerdrücken. Die Zwiebeln würfeln und in der Butter dünsten. Den Quark mit den Kartoffeln und den Zwiebeln vermischen. Den Teig mit der Füllung belegen und zusammenklappen. 3 Minuten in Salzwasser garen. In der Pfanne Speck auslassen und darüber geben.',
  ],
  [
    'en',
    "600 g potatoes; 300 g farmer's cheese; 2 onions; 2 tbsp butter; 500 g pierogi dough",
    'Boil the potatoes in salted water, drain and mash. Dice the onions and fry in the butter. Combine the cheese with the potatoes and onions. Fill the dough with the mixture. Boil in salted water for 3 minutes. In a dry frying pan render some bacon and pour over the pierogi.',
  ],
])('a filling that is only combined is not fried: %s', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  const curd = steps.findIndex(({ adds }) => adds?.some(({ ref }) => ref === 2))
  const [mixed] = runsOf(steps.slice(curd))
  expect(curd).toBeGreaterThan(0)
  expect([mixed?.temperature ?? null, mixed?.durationSeconds]).toEqual([null, 15])
})
