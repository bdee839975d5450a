import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test.each<[Language, string, string, RegExp, RegExp]>([
  [
    'en',
    '500 g flour; 1 sachet dried yeast; 250 ml warm milk; 80 g sugar',
    'Mix the yeast with the milk and 1 tsp of the sugar. Leave for 10 minutes. Add the flour and the remaining sugar and knead for 5 minutes.',
    /the remaining sugar \(75 g\)/,
    /80 g/,
  ],
  [
    'de',
    '500 g Mehl; 1 Würfel Hefe; 250 ml lauwarme Milch; 80 g Zucker',
    'Hefe, Milch und 1 TL vom Zucker verrühren. 10 Minuten stehen lassen. Mehl und restlichen Zucker zugeben und 5 Minuten kneten.',
    /75 g Zucker \(der Rest\)/,
    /80 g/,
  ],
])('after a spoonful of it the rest is told as the rest: %s', async (...sample) => {
  const [language, foods, method, rest, all] = sample
  const text = textsOf(await stepsOf(foods.split('; '), [method], language)).join(' ')
  expect(text).toMatch(rest)
  expect(text).not.toMatch(all)
})

test.each<[Language, string, string, RegExp]>([
  [
    'de',
    '500 g Mehl; 1 Würfel Hefe; 250 ml Milch',
    'Mehl, Milch und Hefe in eine Schüssel geben und alles mit den Knethaken etwa 5 Minuten zu einem glatten Teig kneten.',
    /kneten, zu einem glatten Teig\./,
  ],
  [
    'pl',
    '480 g mąki; 250 ml gorącej wody; 3 łyżki oleju',
    'Mąkę wsypać do miski, dodać olej i wodę i wyrobić ręką na gładkie, miękkie ciasto, ok. 5-7 minut.',
    /, na gładkie, miękkie ciasto\./,
  ],
  [
    'fr',
    "3 blancs d'œufs; 120 g de sucre",
    "Je monte les blancs en neige ; quand ils commencent à être fermes j'ajoute le sucre en trois fois, et je bats encore 2 minutes.",
    /Quand ils commencent à être fermes, (?:je )?fouet/,
  ],
])('the goal and the time ahead are told whole, and no more: %s', async (...sample) => {
  const [language, foods, method, told] = sample
  const text = textsOf(await stepsOf(foods.split('; '), [method], language)).join(' ')
  expect(text).toMatch(told)
})

test.each<[Language, string, string, RegExp]>([
  [
    'en',
    '3 egg whites',
    'Just before serving, whip the egg whites until stiff.',
    /^Just before serving, /,
  ],
  [
    'de',
    '3 Eiweiß',
    'Kurz vor dem Servieren das Eiweiß steif schlagen.',
    /^Kurz vor dem Servieren, /,
  ],
  [
    'fr',
    "3 blancs d'œufs",
    'Juste avant de servir, monter les blancs en neige.',
    /^Juste avant de servir, /,
  ],
  [
    'es',
    '3 claras',
    'Justo antes de servir, monta las claras a punto de nieve.',
    /^Justo antes de servir, /,
  ],
  ['it', '3 albumi', 'Prima di servire, montate gli albumi a neve.', /^Prima di servire, /],
  ['pl', '3 białka', 'Tuż przed podaniem ubić białka na sztywno.', /^Tuż przed podaniem, /],
  ['uk', '3 білки', 'Перед подачею збийте білки до стійких піків.', /^Перед подачею, /],
  ['ro', '3 albușuri', 'Înainte de servire, batem albușurile spumă tare.', /^Înainte de servire, /],
])('what is done right before serving is told so: %s', async (language, food, method, told) => {
  const texts = textsOf(await stepsOf([food], [method], language))
  expect(texts[0]).toMatch(told)
})
