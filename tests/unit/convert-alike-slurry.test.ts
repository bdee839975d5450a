import { describe, expect, it } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'

const BOUND: readonly Told[] = [
  [
    'en',
    ['600 g beef', '300 ml stock', '2 tbsp cornflour'],
    [
      'Simmer the beef in the stock in a large pot for 30 minutes.',
      'Mix the cornflour with a little cold water and stir it into the sauce until thick.',
      'Simmer the sauce for 2 minutes more.',
    ],
  ],
  [
    'de',
    ['600 g Rindfleisch', '300 ml Brühe', '2 EL Speisestärke'],
    [
      'Das Rindfleisch mit der Brühe in einem großen Topf 30 Minuten köcheln lassen.',
      'Die Speisestärke mit etwas kaltem Wasser anrühren und in die Sauce rühren, bis sie bindet.',
      'Die Sauce noch 2 Minuten köcheln lassen.',
    ],
  ],
  [
    'fr',
    ['600 g de bœuf', '300 ml de bouillon', '2 c. à soupe de maïzena'],
    [
      'Faites mijoter le bœuf dans le bouillon dans une grande cocotte pendant 30 minutes.',
      "Dissoudre la maïzena dans un peu d'eau froide, puis l'incorporer à la sauce.",
      'Laissez mijoter la sauce encore 2 minutes.',
    ],
  ],
  [
    'es',
    ['600 g de ternera', '300 ml de caldo', '2 cucharadas de maicena'],
    [
      'Cuece la ternera en el caldo en una olla grande durante 30 minutos.',
      'Deslíe la maicena en un poco de agua fría e incorpórala al guiso.',
      'Deja cocer la salsa 2 minutos más.',
    ],
  ],
  [
    'it',
    ['600 g di manzo', '300 ml di brodo', '2 cucchiai di amido di mais'],
    [
      'Fate cuocere il manzo nel brodo in una pentola capiente per 30 minuti.',
      "In una ciotolina mescolate l'amido con un po' d'acqua. Versate il composto nella salsa mescolando.",
      'Fate cuocere la salsa ancora 2 minuti.',
    ],
  ],
  [
    'pl',
    ['600 g wołowiny', '300 ml bulionu', '2 łyżki mąki ziemniaczanej'],
    [
      'Wołowinę gotować w bulionie w dużym garnku przez 30 minut.',
      'Mąkę rozprowadzić w niewielkiej ilości zimnej wody i zagęścić nią sos.',
      'Sos gotować jeszcze 2 minuty.',
    ],
  ],
  [
    'uk',
    ['600 г яловичини', '300 мл бульйону', '2 ст. л. кукурудзяного крохмалю'],
    [
      'Яловичину тушкувати в бульйоні у великій каструлі 30 хвилин.',
      'Крохмаль розмішати в холодній воді і додати в каструлю.',
      'Варити соус ще 2 хвилини.',
    ],
  ],
  [
    'ro',
    ['600 g carne de vită', '300 ml supă', '2 linguri de amidon'],
    [
      'Fierbeți carnea de vită în supă într-o oală mare timp de 30 de minute.',
      'Dizolvați amidonul în puțină apă rece și turnați-l în sos, amestecând până se îngroașă.',
      'Fierbeți sosul încă 2 minute.',
    ],
  ],
]

describe.each(BOUND)('starch stirred with cold water in %s', (language, list, method) => {
  const actions = actionsOf(list, method, language)

  it('is stirred in a bowl of its own', () => {
    expect(['mix', 'whisk']).toContain(actions[1]?.verb)
    expect(actions[1]?.adds.map(({ food }) => food.id)).toContain(3)
    expect(actions[1]?.vessel).not.toBe(actions[0]?.vessel)
  })

  it('comes into the pot that cooks, and the sauce is what is in there', () => {
    expect(actions[2]?.vessel).toBe(actions[0]?.vessel)
    expect(actions[2]?.moves.map(({ from }) => from)).toEqual([actions[1]?.vessel])
    expect(actions.at(-1)?.vessel).toBe(actions[0]?.vessel)
  })
})
