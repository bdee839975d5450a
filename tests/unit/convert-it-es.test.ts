import { describe, expect, test } from 'vitest'
import { actionsOf, ordersOf } from './convert-actions.ts'

/** What comes in at each order that puts something in, by the numbers of the list. */
const addsOf = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe)
    .filter(({ adds }) => adds.length > 0)
    .map(({ adds }) => adds.map(({ food }) => food.id))

describe('an Italian order behind its time, without a comma', () => {
  test('is read, and what the time names does not go in again', () => {
    const list = ['500 g farina', '300 ml acqua', '10 g sale', '60 ml acqua']
    const method = [
      "Mescolare la farina con l'acqua.",
      "Quando l'acqua è stata assorbita aggiungere il sale e impastare.",
      "Per ultima spennellare con l'acqua.",
    ]
    expect(addsOf(list, method, 'it').slice(0, 2)).toEqual([[1, 2], [3]])
  })

  test.each([
    ["Quando l'aglio è dorato lo si elimina, si aggiungono i ceci.", ['remove', 'add']],
    ['Quando la cipolla è appassita e dorata unite il riso.', ['add']],
    ['Quando riprende il bollore si butta la pasta.', ['add']],
  ])('%s', (sentence, verbs) => {
    expect(ordersOf(['300 g di ceci'], [sentence], 'it').map(([verb]) => verb)).toEqual(verbs)
  })
})

test('"caldo" is hot in Italian and no broth: the milk does not go to the ragù', () => {
  const actions = actionsOf(
    ['400 g macinato', '500 ml passata', '1 l latte', '80 g burro', '80 g farina'],
    [
      'Rosolate il macinato, unite la passata e un bicchiere di acqua e cuocete 1 ora.',
      'Sciogliete il burro in un pentolino, unite la farina e versate il latte caldo a filo.',
    ],
    'it',
  )
  expect(actions.flatMap(({ moves }) => moves)).toEqual([])
})

test.each([
  ['it', 'Intanto per la salsa scaldate la panna con lo zucchero.'],
  ['it', 'Nel frattempo, per la salsa, scaldate la panna con lo zucchero.'],
  ['es', 'Mientras tanto, para la salsa calienta la nata con el azúcar.'],
] as const)('a part of the recipe may begin behind "meanwhile" (%s): %s', (language, sentence) => {
  const [first] = actionsOf(['200 g panna', '1 nata', '50 g zucchero'], [sentence], language)
  expect(first?.component).toMatch(/salsa$/)
})

test('of "the vegetables" those are not meant that are peeled and added later', () => {
  const list = ['1 cipolla', '1 carota', '600 g patate', "3 cucchiai d'olio", '500 ml brodo']
  const method = [
    'Tritare la cipolla e la carota.',
    "Scaldare l'olio e farvi appassire il trito di verdure per 5 minuti. Unire il brodo.",
    'Pelare le patate, tagliarle a tocchetti e aggiungerle allo spezzatino.',
  ]
  expect(addsOf(list, method, 'it')).toEqual([[4], [1, 2], [5], [3]])
})
