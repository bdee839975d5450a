import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const METHOD = {
  en: 'Ingredients\n200 g flour\n2 eggs\n\nMethod\n',
  de: 'Zutaten\n200 g Mehl\n2 Eier\n\nZubereitung\n',
  fr: 'Ingrédients\n200 g de farine\n2 œufs\n\nPréparation\n',
  es: 'Ingredientes\n200 g de harina\n2 huevos\n\nElaboración\n',
  it: 'Ingredienti\n200 g di farina\n2 uova\n\nProcedimento\n',
  pl: 'Składniki\n200 g mąki\n2 jajka\n\nPrzygotowanie\n',
  ro: 'Ingrediente\n200 g făină\n2 ouă\n\nMod de preparare\n',
  uk: 'Інгредієнти\n200 г борошна\n2 яйця\n\nПриготування\n',
}
const read = (language: keyof typeof METHOD, method: string) =>
  readText(`Something good\n\n${METHOD[language]}${method}`)
const linesOf = (language: keyof typeof METHOD, method: string) =>
  read(language, method).steps.flatMap(({ lines }) => lines)
const headingsOf = (language: keyof typeof METHOD, method: string) =>
  read(language, method).steps.map(({ heading }) => heading)

describe('a line without a verb heads the steps below it', () => {
  test('between paragraphs that are sentences', () => {
    const method = `Mięso pokroić w kostkę. Oprószyć solą.

Cebula – klucz do sosu

Na tłuszczu zeszklić pokrojoną cebulę. Dodać mąkę i wymieszać.

Duszenie bez pośpiechu

Zalać wodą i dusić 90 minut, aż mięso będzie miękkie.`
    expect(linesOf('pl', method)).toEqual([
      'Mięso pokroić w kostkę. Oprószyć solą.',
      'Cebula – klucz do sosu: Na tłuszczu zeszklić pokrojoną cebulę. Dodać mąkę i wymieszać.',
      'Duszenie bez pośpiechu: Zalać wodą i dusić 90 minut, aż mięso będzie miękkie.',
    ])
  })

  test('between the items of a list, above a last step without a bullet', () => {
    const method = `- Mélanger la farine et les œufs
- Laisser reposer la pâte pendant 1h30
Cuisson
Enfourner à froid et faire cuire au four à 240°C pendant 1 heure`
    expect(linesOf('fr', method).at(-1)).toBe(
      'Cuisson: Enfourner à froid et faire cuire au four à 240°C pendant 1 heure',
    )
  })

  test('with a number of its own above numbered sentences', () => {
    const method = `1. La viande
   1. Faire revenir la viande dans une cocotte.
   2. Réserver le jus.
2. Cuisson
   1. Laisser cuire 20 minutes.`
    expect(linesOf('fr', method)).toEqual([
      'La viande: Faire revenir la viande dans une cocotte.',
      'Réserver le jus.',
      'Cuisson: Laisser cuire 20 minutes.',
    ])
  })

  test('and captions below the paragraphs that they repeat are left out as well', () => {
    const method = `Primero lavamos y troceamos las verduras.

Verduras troceadas

Ponemos aceite en la sartén y añadimos la harina y los huevos.

Dejamos reposar 5 minutos tapada con un paño.

Masa en reposo

Horneamos 20 minutos.`
    expect(linesOf('es', method)).toHaveLength(4)
  })

  test('as the name of a counted step', () => {
    const method = `Étape 1 : préparer les œufs
Battre les œufs. Ajouter la farine.

Étape 2 : la cuisson
Cuire 20 minutes au four.`
    expect(headingsOf('fr', method)).toEqual(['préparer les œufs', 'la cuisson'])
  })

  test('as a part of the dish where it is called like one', () => {
    const method = `Mix the flour with the eggs and chill it.

Hot fudge sauce

Melt the chocolate in the cream and stir well.`
    expect(headingsOf('en', method)).toEqual([null, 'Hot fudge sauce'])
  })

  test('but captions between numbered steps are left out', () => {
    const method = `1º) Tuesta el sésamo en una sartén unos 5 minutos.

Como tostar sésamo

2º) Pica el sésamo con la harina y los huevos.

Triturando el sésamo

3º) Repite el proceso y añade un poco de agua.

Salsa casera`
    expect(headingsOf('es', method)).toEqual([null])
    expect(linesOf('es', method)).toHaveLength(3)
  })
})

test('a time without a verb is a step', () => {
  expect(linesOf('fr', '- Verser dans un bol\n- 3h minimum au réfrigérateur')).toContain(
    '3h minimum au réfrigérateur',
  )
})

describe('what the author says of the dish is no step', () => {
  const STEPS = {
    en: ['Mix the flour with the eggs.', 'Bake for 20 minutes.'],
    de: ['Mehl mit den Eiern verrühren.', '20 Minuten backen.'],
    fr: ['Mélanger la farine et les œufs.', 'Cuire 20 minutes au four.'],
    es: ['Mezclar la harina con los huevos.', 'Hornear 20 minutos.'],
    it: ['Mescolare la farina con le uova.', 'Cuocere 20 minuti in forno.'],
    pl: ['Wymieszać mąkę z jajkami.', 'Piec 20 minut.'],
    ro: ['Amestecați făina cu ouăle.', 'Coaceți 20 de minute.'],
    uk: ['Змішати борошно з яйцями.', 'Випікати 20 хвилин.'],
  }

  test.each([
    ['en', 'This was a great cake for beginners, and it can be adjusted to your taste.'],
    ['de', 'Das Gericht lässt sich gut mit weißem Reis essen.'],
    ['fr', 'Cette tarte se mange chaude ou froide, avec une salade !'],
    ['es', 'Esta salsa va muy bien para espaguetis o macarrones.'],
    ['it', 'Che ne dite? Vi ho convinto?'],
    ['pl', 'Jest to dość prosty przepis na bardzo dobre ciasto.'],
    ['ro', 'Simplu, rapid și de casă, fără ingrediente necunoscute.'],
    ['uk', 'Ця страва смакує і дітям.'],
  ] as const)('below the last step: %s', (language, remark) => {
    const { steps, description } = read(language, [...STEPS[language], remark].join('\n\n'))
    expect(steps.flatMap(({ lines }) => lines)).toEqual(STEPS[language])
    expect(description).toContain(remark)
  })

  test('above the first step', () => {
    const remark = 'Une recette toute simple, bonne et saine.'
    const { steps, description } = read('fr', [remark, ...STEPS.fr].join('\n\n'))
    expect(steps.flatMap(({ lines }) => lines)).toEqual(STEPS.fr)
    expect(description).toContain(remark)
  })

  test('nor what readers wrote below a farewell', () => {
    const method = `${STEPS.en.join('\n')}\n\nHope you love it if you try it!\n\n1. This is my favorite cake. I love the idea of using two eggs.\n2. Where did you find the flour?`
    expect(linesOf('en', method)).toEqual(STEPS.en)
  })

  test('nor the history of the dish and other pages', () => {
    const method = `${STEPS.it.join('\n\n')}\n\nLa storia della torta\n\nLe sue origini risalgono al Settecento, quando i cuochi lavoravano nelle cucine dei nobili.\n\nTi potrebbe interessare anche: Crostata`
    expect(linesOf('it', method)).toEqual(STEPS.it)
  })

  test('nor the last words of a step', () => {
    const method =
      'Mezclar la harina con los huevos.\n\nHornear 20 minutos y servir. Cuéntanos en los comentarios tu opinión.'
    expect(linesOf('es', method).at(-1)).toBe('Hornear 20 minutos y servir.')
  })

  test.each([
    ['en', 'I like to cover it with cheese. Bake it for 5 minutes more.'],
    ['de', 'Das Gericht mit Petersilie bestreuen und servieren.'],
  ] as const)('but an order is one: %s', (language, line) => {
    expect(linesOf(language, [...STEPS[language], line].join('\n\n'))).toContain(line)
  })
})

describe('variations are no further steps', () => {
  test('below underlined headings', () => {
    const { steps, description } = readText(`Bohnensuppe
━━━━━━━━━━━

Zutaten
───────
• 1 kg Kartoffeln
• 250 g Sahne

Gewürze
───────
• Pfeffer, Salz

Zubereitung
───────────
Die Kartoffeln schälen und kochen. Dann stampfen und die Sahne unterrühren.

Variante: mit Speck
───────────────────
Speckwürfel in einer Pfanne auslassen und zur Suppe geben.

Lizenz
──────
Dieses Rezept ist frei.`)
    expect(steps.flatMap(({ lines }) => lines)).toEqual([
      'Die Kartoffeln schälen und kochen. Dann stampfen und die Sahne unterrühren.',
    ])
    expect(description).toContain('Variante: mit Speck:\nSpeckwürfel in einer Pfanne')
    expect(description).not.toContain('frei')
  })

  test.each([
    ['de', 'Bemerkungen\n* Am 06.02.2022 habe ich Muffins gebacken, der Teig war zu trocken.'],
    ['fr', 'Modifications\n- Quantités multipliées par deux'],
    ['es', 'Variantes\n- Con pasas en lugar de nueces'],
  ] as const)('%s', (language, notes) => {
    const steps = {
      de: '* Alles verrühren\n* 20 Minuten backen',
      fr: '1. Mélanger le tout\n2. Cuire 20 minutes',
      es: '1. Mezclar todo\n2. Hornear 20 minutos',
    }[language]
    const recipe = read(language, `${steps}\n\n${notes}`)
    expect(recipe.steps.flatMap(({ lines }) => lines)).toHaveLength(2)
    expect(recipe.description).toContain(notes.split(/[*-] /)[1])
  })
})

test('what stands above "recipe for" between the steps is an introduction', () => {
  const { steps, description } = read(
    'pl',
    `Powidła wg tradycyjnej receptury nie potrzebują cukru, a czasu.

Przepis na powidła

Śliwki umyj, włóż do garnka i gotuj 2 godziny. Mieszaj często.`,
  )
  expect(steps).toEqual([
    { heading: null, lines: ['Śliwki umyj, włóż do garnka i gotuj 2 godziny. Mieszaj często.'] },
  ])
  expect(description).toContain('nie potrzebują cukru')
})

test('advice under a heading of more words is no step', () => {
  const { steps, description } = read(
    'pl',
    'Mąkę wymieszaj z jajkami.\n\nPiecz 20 minut.\n\nPorady eksperta\n\nDo ciasta możesz dodać łyżkę rodzynek.',
  )
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(2)
  expect(description).toContain('łyżkę rodzynek')
})

test('the heading of the method may be a sentence of its own', () => {
  expect(
    readText(
      'Суп\n\nНам знадобиться:\nпечериці – 500 г;\nцибуля – 1 шт.;\nвершки – 200 мл.\n\nПриготування. Цибулю нарізати й обсмажити. Додати печериці і вершки, варити 10 хвилин.',
    ),
  ).toMatchObject({
    yieldText: null,
    steps: [
      { lines: ['Цибулю нарізати й обсмажити. Додати печериці і вершки, варити 10 хвилин.'] },
    ],
  })
})

test('labels of a page are no part of what is told', () => {
  const { description } = read(
    'en',
    'Mix the flour with the eggs.\nBake for 20 minutes.\n\nCategories: Recipes | Cakes',
  )
  expect(description).toBeNull()
})
