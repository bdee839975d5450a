import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { actionsOf } from './convert-language-fixtures.ts'

const DUMPLINGS: [Language, string, string, string, string][] = [
  [
    'de',
    `Brotknödel

Zutaten
200 g Brotwürfel
80 ml Milch
100 g Bergkäse
1 Zwiebel
1 Ei

Zubereitung
Die Brotwürfel mit der Milch befeuchten. Den Bergkäse reiben und dazugeben.
In der Zwischenzeit die Zwiebel goldgelb anrösten.
Zwiebel und Ei dazugeben und alles gut vermischen.
`,
    'befeuchten',
    'anrösten',
    'Ei dazugeben',
  ],
  [
    'fr',
    `Boulettes

Ingrédients
200 g de pain
80 ml de lait
100 g de comté
1 oignon
1 œuf

Préparation
Mettez le pain dans un saladier avec le lait et le comté.
Pendant ce temps, faites dorer l'oignon.
Ajoutez l'oignon et l'œuf et mélangez bien.
`,
    'saladier',
    'dorer',
    "Ajoutez l'oignon",
  ],
]

test.each(DUMPLINGS)(
  'what is fried meanwhile has a pan of its own and comes to the bread (%s)',
  (language, text, bread, fry, add) => {
    const actions = actionsOf(language, text)
    expect(actions(fry).vessel).not.toBe(actions(bread).vessel)
    expect(actions(add).vessel).toBe(actions(bread).vessel)
    expect(actions(add).movesFrom).toEqual([actions(fry).vessel])
  },
)
