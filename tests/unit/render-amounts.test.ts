import { describe, expect, test } from 'vitest'
import type { AmountItem } from '#server/features/convert/structure/builtin/render/amount-item.ts'
import { createSpeaker } from '#server/features/convert/structure/builtin/render/speaker.ts'
import type { VoiceId } from '#server/features/convert/structure/builtin/render/words/words.ts'
import type { Language } from '#shared/language.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const AMOUNTS: [Language, AmountItem, string][] = [
  ['en', { quantity: '1/4', unit: 'cup', name: 'honey', grams: 90 }, '90 g honey (¼ cup)'],
  ['en', { quantity: '1', name: 'onion', note: 'halved' }, '1 onion, halved'],
  ['en', { name: 'butter', part: 0.5, grams: 50 }, 'half of the butter (50 g)'],
  ['en', { name: 'butter', partText: '50 g', grams: 50 }, '50 g butter'],
  ['en', { name: 'flour', partText: '3 tbsp', grams: 24 }, '24 g flour (3 tbsp)'],
  [
    'en',
    { quantity: '100', unit: 'g', name: 'butter', part: 0.5, grams: 50 },
    'half of the butter (50 g)',
  ],
  ['en', { quantity: '2', unit: 'tbsp', name: 'oil', part: 0.5 }, 'half of the oil (1 tbsp)'],
  ['en', { quantity: '3', name: 'eggs', part: 0.67, partText: '2 of the' }, '2 eggs'],
  [
    'en',
    { quantity: '40', unit: 'g', name: 'butter', partText: '1/2 of the', part: 0.5 },
    'half of the butter (20 g)',
  ],
  [
    'en',
    { quantity: '200', unit: 'g', name: 'flour', partText: 'remaining', part: 0.3, grams: 60 },
    'the remaining flour (60 g)',
  ],
  [
    'en',
    { quantity: '500', unit: 'ml', name: 'milk', partText: 'a splash of', part: 0.1, grams: 50 },
    'a splash of milk (50 g)',
  ],
  [
    'en',
    { quantity: '1', unit: 'cup', name: 'sugar', partText: '2 tbsp of the', part: 0.1 },
    '2 tbsp sugar',
  ],
  [
    'de',
    { quantity: '200', unit: 'g', name: 'Mehl', partText: 'restliche', part: 0.5, grams: 100 },
    '100 g Mehl (der Rest)',
  ],
  [
    'es',
    {
      quantity: '200',
      unit: 'g',
      name: 'harina',
      partText: 'el resto de la',
      part: 0.5,
      grams: 100,
    },
    'el resto de la harina (100 g)',
  ],
  [
    'pl',
    { quantity: '200', unit: 'g', name: 'mąki', partText: 'połowę', part: 0.5, grams: 100 },
    '100 g mąki (połowa)',
  ],
  ['pl', { quantity: '200', unit: 'g', name: 'Mąka' }, '200 g mąki'],
  ['uk', { quantity: '500', unit: 'г', name: 'сир домашній' }, 'сир домашній – 500 г'],
  ['it', { quantity: '300', unit: 'g', name: 'Carne macinata' }, '300 g di carne macinata'],
  ['ro', { quantity: '1', unit: 'praf', name: 'sare', part: 0.85 }, 'sare (o parte)'],
  ['ro', { quantity: '1', unit: 'praf', name: 'sare' }, '1 praf de sare'],
  ['uk', { quantity: '300', unit: 'г', name: 'Борошно пшеничне' }, 'борошно пшеничне – 300 г'],
  ['en', { quantity: 'a', unit: 'pinch', name: 'salt' }, 'a pinch of salt'],
  ['en', { quantity: '1 1/2', unit: 'tsp', name: 'salt' }, '1½ tsp salt'],
  ['en', { quantity: '1⁄3', unit: 'cup', name: 'rice' }, '⅓ cup rice'],
  ['en', { quantity: '2-3', name: 'carrots' }, '2–3 carrots'],
  ['en', { name: 'Salt' }, 'salt'],
  ['en', { name: 'Parmesan' }, 'Parmesan'],
  ['de', { quantity: '1.5', unit: 'kg', name: 'Mehl', grams: 1500 }, '1500 g Mehl (1,5 kg)'],
  ['de', { name: 'Butter', partText: 'die Hälfte der', grams: 50 }, '50 g Butter (die Hälfte)'],
  ['fr', { quantity: '20', unit: 'g', name: 'huile d’olive' }, '20 g d’huile d’olive'],
  ['fr', { quantity: '200', unit: 'g', name: 'haricots' }, '200 g de haricots'],
  ['fr', { name: 'beurre', partText: 'la moitié du', grams: 50 }, 'la moitié du beurre (50 g)'],
  ['fr', { name: 'huile', partText: 'le reste de l’' }, 'le reste de l’huile'],
  ['it', { quantity: '20', unit: 'g', name: 'olio' }, '20 g d’olio'],
  ['it', { quantity: '2', unit: 'cucchiai', name: 'farina' }, '2 cucchiai di farina'],
  ['es', { name: 'harina', partText: 'la mitad de la', grams: 90 }, 'la mitad de la harina (90 g)'],
  [
    'pl',
    { quantity: '1/4', unit: 'szklanki', name: 'miodu', grams: 90 },
    '90 g miodu (¼ szklanki)',
  ],
  ['pl', { quantity: '200', unit: 'g', name: 'Mąka', nameFirst: true }, '200 g mąki'],
  ['pl', { quantity: '9', unit: 'g', name: 'Guma guar', nameFirst: true }, 'guma guar – 9 g'],
  [
    'uk',
    { quantity: '1', unit: 'склянка', name: 'молока', grams: 240 },
    '240 г молока (1 склянка)',
  ],
  ['ro', { quantity: '200', unit: 'g', name: 'făină' }, '200 g făină'],
  ['ro', { quantity: '2', unit: 'căței', name: 'usturoi' }, '2 căței de usturoi'],
  ['ro', { name: 'unt', partText: 'jumătate din', grams: 50 }, 'jumătate din unt (50 g)'],
]

test.each(AMOUNTS)('%s: %o', (language, item, text) => {
  expect(plain(createSpeaker(language, 'inf').amount(item))).toBe(text)
})

test('a number and its unit stay on one line', () => {
  const item = { quantity: '1/4', unit: 'cup', name: 'honey', grams: 90 }
  expect(createSpeaker('en', 'imp').amount(item)).toBe('90\u00a0g honey (¼\u00a0cup)')
})

test('a weight that no scale shows is left out', () => {
  const item = { quantity: '1', unit: 'pinch', name: 'saffron', grams: 0.2 }
  expect(plain(createSpeaker('en', 'imp').amount(item))).toBe('1 pinch of saffron')
})

describe('lists behind a verb', () => {
  const add = (language: Language, voice: VoiceId, items: AmountItem[]) =>
    plain(createSpeaker(language, voice).say('add', { items }))

  test('known foods and spoons take the form that a verb asks for', () => {
    const items = [
      { quantity: '1', name: 'cebula' },
      { quantity: '1', unit: 'szczypta', name: 'soli' },
      { name: 'Oliwa' },
    ]
    expect(add('pl', 'ty', items)).toBe('Dodaj 1 cebulę, 1 szczyptę soli i oliwę.')
    const ukrainian = [{ quantity: '1', name: 'цибуля' }, { name: 'вода' }]
    expect(add('uk', 'vy', ukrainian)).toBe('Додайте 1 цибулю та воду.')
  })

  test('with a food of unknown form the whole list stands behind a colon, as it was', () => {
    const items = [
      { quantity: '1', name: 'czerwona cebula' },
      { quantity: '1', unit: 'szczypta', name: 'soli' },
    ]
    expect(add('pl', 'inf', items)).toBe('Dodać: 1 czerwona cebula i 1 szczypta soli.')
  })

  test('verbs agree with what is added', () => {
    const egg = { quantity: '1', name: 'huevo' }
    expect(add('es', 'se', [egg])).toBe('Se añade 1 huevo.')
    expect(add('es', 'se', [{ quantity: '2', name: 'huevos' }])).toBe('Se añaden 2 huevos.')
    const english = createSpeaker('en', 'pass')
    expect(english.say('scrape')).toBe(
      'The sides of the mixing bowl are scraped down with the spatula.',
    )
    expect(add('en', 'pass', [{ quantity: '200', unit: 'g', name: 'flour' }])).toBe(
      '200 g flour is added.',
    )
  })

  test('"y" becomes "e" before its own sound', () => {
    const spanish = createSpeaker('es', 'tu')
    expect(spanish.list(['apio', 'hinojo'])).toBe('apio e hinojo')
    expect(spanish.list(['sal', 'hielo'])).toBe('sal y hielo')
  })

  test('what is weighed and what is counted have a verb each, where there is both', () => {
    const say = (...items: AmountItem[]) =>
      plain(createSpeaker('en', 'imp').say('weighAndAdd', { items }))
    const flour = { quantity: '200', unit: 'g', name: 'flour' }
    const eggs = { quantity: '2', name: 'eggs' }
    expect(say(eggs, flour)).toBe('Weigh 200 g flour into the mixing bowl and add 2 eggs.')
    expect(say(flour)).toBe('Weigh 200 g flour into the mixing bowl.')
    expect(say(eggs)).toBe('Add 2 eggs to the mixing bowl.')
  })
})

describe('what the machine works on', () => {
  test.each<[Language, VoiceId, string, string]>([
    ['en', 'imp', 'Onion', 'Return the onion to the mixing bowl.'],
    ['en', 'tele', 'onion', 'Return onion to mixing bowl.'],
    ['de', 'inf', 'Bratling', 'Bratling wieder in den Mixtopf geben.'],
    [
      'de',
      'du',
      'Zwiebel und Knoblauch',
      'Gib die Zwiebel und den Knoblauch wieder in den Mixtopf.',
    ],
    ['de', 'pass', 'Teig', 'Der Teig wird wieder in den Mixtopf gegeben.'],
    ['de', 'sie', 'Bratling', 'Geben Sie wieder in den Mixtopf: Bratling.'],
    ['fr', 'on', 'oignon', 'On remet l’oignon dans le bol.'],
    ['it', 'si', 'patate', 'Si rimettono le patate nel boccale.'],
    ['pl', 'my', 'masa', 'Przekładamy masę z powrotem do naczynia miksującego.'],
    ['ro', 'se', 'ouă', 'Se pun ouăle înapoi în bol.'],
  ])('%s, voice %s: %s', (language, voice, object, text) => {
    expect(createSpeaker(language, voice).say('bringBack', { object })).toBe(text)
  })

  test('a pronoun has the gender of its noun', () => {
    const german = createSpeaker('de', 'du')
    expect(german.say('transferAside', { object: 'Teig' })).toBe(
      'Fülle den Teig in eine Schüssel um und stelle ihn beiseite.',
    )
    expect(german.say('transferAside')).toBe(
      'Fülle alles in eine Schüssel um und stelle es beiseite.',
    )
  })

  test('a heading takes the form that its preposition asks for, or stands alone', () => {
    expect(createSpeaker('uk', 'vy').say('forComponent', { object: 'соус' })).toBe('Для соусу:')
    expect(createSpeaker('ro', 'voi').say('forComponent', { object: 'Sos' })).toBe('Pentru sos:')
    expect(createSpeaker('de', 'inf').say('forComponent', { object: 'Grillgut' })).toBe('Grillgut:')
  })

  test('what the source says for all of it is kept', () => {
    expect(createSpeaker('en', 'imp').say('stir', { object: 'everything' })).toBe(
      'Stir everything.',
    )
    expect(createSpeaker('fr', 'vous').say('mix', { object: 'le tout' })).toBe('Mélangez le tout.')
  })

  test('the end that the source gives comes last, behind one comma', () => {
    const settings = { durationSeconds: 180, temperature: '120', speed: '1' }
    const slots = { settings, until: ', bis sie glasig ist.', object: 'Zwiebel' }
    expect(createSpeaker('de', 'du').say('sweat', slots)).toBe(
      'Dünste die Zwiebel 3 Min./120°C/Stufe 1 an, bis sie glasig ist.',
    )
  })
})

test.each<[Language, VoiceId, string, string]>([
  ['en', 'imp', 'mixture (milk, flour)', 'Add the mixture (milk, flour) to the mixing bowl.'],
  ['de', 'du', 'Mischung (Milch, Mehl)', 'Gib die Mischung (Milch, Mehl) in den Mixtopf.'],
  [
    'pl',
    'my',
    'mieszanka (mleko, mąka)',
    'Przekładamy mieszankę (mleko, mąka) z powrotem do naczynia miksującego.',
  ],
])('%s: a noun with what it is made of keeps its own form', (language, voice, object, text) => {
  const phrase = language === 'pl' ? 'bringBack' : 'bringIn'
  expect(createSpeaker(language, voice).say(phrase, { object })).toBe(text)
})
