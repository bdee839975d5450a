import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-language-fixtures.ts'

const GARLIC: [Language, string, string, string][] = [
  [
    'en',
    `Tagliatelle

Ingredients
250 g tagliatelle
1 clove garlic
100 g bacon

Method
Chop the garlic.
Bring a large pot of salted water to the boil and cook the tagliatelle.
Fry the bacon in a pan. Add the garlic.
`,
    'Bring a large pot',
    'Add the garlic',
  ],
  [
    'de',
    `Bandnudeln

Zutaten
250 g Bandnudeln
1 Knoblauchzehe
100 g Speck

Zubereitung
Die Knoblauchzehe hacken.
In einem großen Topf reichlich Salzwasser zum Kochen bringen und die Bandnudeln darin garen.
Den Speck in einer Pfanne braten. Den Knoblauch zugeben.
`,
    'zum Kochen bringen',
    'Knoblauch zugeben',
  ],
  [
    'fr',
    `Tagliatelles

Ingrédients
250 g de tagliatelles
1 gousse d'ail
100 g de lardons

Préparation
Hachez la gousse d'ail.
Portez une grande casserole d'eau salée à ébullition et mettez à cuire les pâtes.
Faites dorer les lardons dans une poêle. Ajoutez l'ail.
`,
    'ébullition',
    "Ajoutez l'ail",
  ],
  [
    'es',
    `Cintas

Ingredientes
250 g de tallarines
1 diente de ajo
100 g de beicon

Preparación
Picamos el ajo.
Ponemos a hervir una olla con agua y sal y cocemos los tallarines.
Doramos el beicon en una sartén. Añadimos el ajo.
`,
    'Ponemos a hervir',
    'Añadimos el ajo',
  ],
]

describe('a pot of water is brought to the boil for what the next order names', () => {
  test.each(GARLIC)('and not for the garlic that was chopped (%s)', (language, text, boil, add) => {
    const actions = actionsOf(language, text)
    expect(actions(boil).adds).toEqual([])
    expect(actions(add).adds).toHaveLength(1)
    expect(actions(add).movesFrom).toEqual([])
  })

  test('what was peeled boils where no other food is named', () => {
    const actions = actionsOf(
      'de',
      `Püree

Zutaten
500 g Kartoffeln
50 g Butter

Zubereitung
Die Kartoffeln schälen.
In kochendem Salzwasser 20 Minuten garen. Kartoffeln abgießen, Butter zugeben und stampfen.
`,
    )
    expect(actions('Salzwasser').adds).toEqual(['Kartoffeln'])
  })
})

test('pasta boils in its own water, not on the crumbs in the pan', () => {
  const actions = actionsOf(
    'it',
    `Spaghetti e mollica

Ingredienti
320 g di spaghetti
100 g di pangrattato
30 g di acciughe
2 cucchiai di olio

Preparazione
Scaldare l'olio in una padella, aggiungere le acciughe e il pangrattato e farlo tostare.
Cuocere gli spaghetti in abbondante acqua salata e scolarli al dente.
`,
  )
  expect(actions('Cuocere gli spaghetti').vessel).not.toBe(actions('Scaldare').vessel)
})

test('vegetables are not blanched in the pot of the rice that was cooked before', () => {
  const actions = actionsOf(
    'de',
    `Reisschale

Zutaten
200 g Reis
1 Karotte
100 g Zuckerschoten

Zubereitung
Reis nach Anleitung im Kochtopf kochen.
Das Gemüse schneiden und 5 Minuten blanchieren.
Alles anrichten.
`,
  )
  expect(actions('blanchieren').adds).toEqual(['Karotte', 'Zuckerschoten'])
  expect(actions('blanchieren').vessel).not.toBe(actions('Reis nach').vessel)
})

test('milk that is warmed and "stirred with the yeast" has the yeast in it', () => {
  const actions = actionsOf(
    'de',
    `Hefefladen

Zutaten
120 ml Milch
1 TL Zucker
1 TL Trockenhefe
250 g Mehl

Zubereitung
Milch lauwarm erwärmen, mit Zucker und Trockenhefe verrühren und 20 Minuten ruhen lassen.
Die Hefemilch mit dem Mehl verkneten.
`,
  )
  expect(actions('Trockenhefe verrühren').vessel).toBe(actions('Milch lauwarm').vessel)
})
