import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string]>([
  [
    'de',
    '200 g Schalotten; 60 g Butter; 300 g Pilze',
    'Die Schalotten schälen. In einem kleinen Topf mit 10 g Butter und etwas Wasser zugedeckt 15 Minuten dünsten. Die restliche Butter auf die rohen Pilze geben.',
  ],
  [
    'fr',
    "200 g d'oignons grelots; 60 g de beurre; 300 g de champignons",
    "Épluchez les oignons. Faites-les cuire à couvert 15 minutes dans une petite casserole avec 10 g de beurre et un peu d'eau. Disposez le reste du beurre sur les champignons.",
  ],
])('%s: an amount of butter is none of the water beside it', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  expect(runsOf(steps).filter(({ temperature }) => temperature)).toEqual([])
  expect(textsOf(steps).join(' ')).toMatch(/acqua|eau|Wasser/)
})

test.each<[Language, string, string]>([
  [
    'es',
    '500 g de tomates; 1/4 de cebolla; 1 diente de ajo',
    'Pon los tomates en una olla con agua y hierve 10 minutos. Escurre los tomates y licúalos con la cebolla y el ajo.',
  ],
  [
    'it',
    "500 g di pomodori; 1/4 di cipolla; 1 spicchio d'aglio",
    "Mettete i pomodori in una casseruola con acqua e fate bollire per 10 minuti. Scolate i pomodori e frullateli con la cipolla e l'aglio.",
  ],
])('%s: tomatoes that are drained do not boil dry', async (language, foods, method) => {
  const steps = await stepsOf(foods.split('; '), [method], language)
  expect(runsOf(steps).filter(({ temperature }) => temperature === '100')).toEqual([])
})

test.each<[Language, string, string]>([
  [
    'it',
    '400 g di passata; 1 cipolla; 100 ml di latte',
    'Mettete la passata e la cipolla in una pentola e cuocete per 40 minuti. Negli ultimi 10 minuti versate il latte, mescolando: servirà a smorzare l’acidità.',
  ],
  [
    'es',
    '400 g de tomate triturado; 1 cebolla; 100 ml de leche',
    'Pon el tomate y la cebolla en una olla y cocina 40 minutos. En los últimos 10 minutos vierte la leche, removiendo: servirá para suavizar la acidez.',
  ],
])('%s: what something is good for serves nothing', async (language, foods, method) => {
  const cooked = runsOf(await stepsOf(foods.split('; '), [method], language))
  expect(cooked.map(({ durationSeconds }) => durationSeconds).slice(-2)).toEqual([1800, 600])
})
