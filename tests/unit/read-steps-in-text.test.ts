import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'

const LISTS: Record<string, string> = {
  en: 'Ingredients\n200 g flour\n2 eggs\n\nMethod',
  de: 'Zutaten\n200 g Mehl\n2 Eier\n\nZubereitung',
  fr: 'Ingrédients\n200 g de farine\n2 œufs\n\nPréparation',
  es: 'Ingredientes\n200 g de harina\n2 huevos\n\nElaboración',
  it: 'Ingredienti\n200 g di farina\n2 uova\n\nProcedimento',
  pl: 'Składniki\n200 g mąki\n2 jajka\n\nPrzygotowanie',
  ro: 'Ingrediente\n200 g făină\n2 ouă\n\nMod de preparare',
  uk: 'Інгредієнти\n200 г борошна\n2 яйця\n\nПриготування',
}
const stepsOf = (language: string, method: string) =>
  readText(`A cake\n\n${LISTS[language]}\n${method}`).steps
const linesOf = (language: string, method: string) =>
  stepsOf(language, method).flatMap(({ lines }) => lines)

describe('the numbers of steps', () => {
  test.each([
    [
      'en',
      'Step 1: Beat the eggs.\nStep 2: Fold in the flour.',
      'Beat the eggs.|Fold in the flour.',
    ],
    [
      'en',
      'STEP ONE: Beat the eggs.\nSTEP TWO: Fold in the flour.',
      'Beat the eggs.|Fold in the flour.',
    ],
    ['en', '1 - Beat the eggs.\n2 - Fold in the flour.', 'Beat the eggs.|Fold in the flour.'],
    ['en', '1.Beat the eggs.\n2.Fold in the flour.', 'Beat the eggs.|Fold in the flour.'],
    ['de', '1.) Eier schlagen.\n2.) Mehl unterheben.', 'Eier schlagen.|Mehl unterheben.'],
    ['en', '(1) Beat the eggs.\n(2) Fold in the flour.', 'Beat the eggs.|Fold in the flour.'],
    [
      'en',
      'STEP 1\nBeat the eggs.\nSTEP 2\nFold in the flour.',
      'Beat the eggs.|Fold in the flour.',
    ],
    ['ro', '1.Se bat ouăle.\n2.Se coace.', 'Se bat ouăle.|Se coace.'],
    ['en', 'Eggs first.\nThen the flour.', 'Eggs first.|Then the flour.'],
    [
      'de',
      'Schritt 1: 2 Eier schaumig schlagen.\n2. Schritt: Mehl unterheben.',
      '2 Eier schaumig schlagen.|Mehl unterheben.',
    ],
    ['fr', '1/ Battre les œufs.\n2/ Ajouter la farine.', 'Battre les œufs.|Ajouter la farine.'],
    [
      'fr',
      'Étape 1 : Battre les œufs.\nÉtape 2 : Ajouter la farine.',
      'Battre les œufs.|Ajouter la farine.',
    ],
    ['es', '1.- Batir los huevos.\n2.- Añadir la harina.', 'Batir los huevos.|Añadir la harina.'],
    [
      'es',
      'Paso 1. Batir los huevos.\nPaso 2. Añadir la harina.',
      'Batir los huevos.|Añadir la harina.',
    ],
    ['it', '1) Sbattere le uova.\n2) Unire la farina.', 'Sbattere le uova.|Unire la farina.'],
    ['pl', 'Krok 1. Ubić jajka.\nKrok 2. Dodać mąkę.', 'Ubić jajka.|Dodać mąkę.'],
    ['ro', 'Pasul 1: Batem ouăle.\nPasul 2: Adăugăm făina.', 'Batem ouăle.|Adăugăm făina.'],
    ['uk', 'Крок 1. Збити яйця.\nКрок 2. Додати борошно.', 'Збити яйця.|Додати борошно.'],
  ])('are no part of them (%s): %j', (language, method, steps) => {
    expect(linesOf(language, method).join('|')).toBe(steps)
  })

  test.each([
    '1. Beat the eggs. 2. Fold in the flour. 3. Bake at gas mark 4. Leave to cool.',
    '1/ Beat the eggs. 2/ Fold in the flour. 3/ Bake at gas mark 4. Leave to cool.',
    'Step 1: Beat the eggs. Step 2: Fold in the flour. Step 3: Bake at gas mark 4. Leave to cool.',
    'Beat the eggs. 2. Fold in the flour. 3. Bake at gas mark 4. Leave to cool.',
  ])('part a paragraph: %s', (method) => {
    expect(linesOf('en', method)).toEqual([
      'Beat the eggs.',
      'Fold in the flour.',
      'Bake at gas mark 4. Leave to cool.',
    ])
  })

  test('that a step speaks of part nothing', () => {
    const method = 'Beat the eggs. Fold in the flour of step 2. Bake at gas mark 3. Serve.'
    expect(linesOf('en', method)).toEqual([method])
  })
})

describe('the parts of a method', () => {
  test.each([
    ['en', 'For the icing', 'Beat the eggs.', 'Stir sugar and water and spread it over the cake.'],
    ['de', 'Für die Glasur', 'Die Eier schaumig schlagen.', 'Zucker und Wasser verrühren.'],
    ['fr', 'Pour le glaçage', 'Battre les œufs.', "Mélanger le sucre et l'eau."],
    ['es', 'Para el glaseado', 'Batir los huevos.', 'Mezclar el azúcar con el agua.'],
  ])('keep their headings (%s)', (language, heading, first, second) => {
    const steps = stepsOf(language, `1. ${first}\n\n${heading}\n${second}`)
    expect(steps).toEqual([
      { heading: null, lines: [first] },
      { heading, lines: [second] },
    ])
  })
})

describe('what is of the page and not of the recipe is no step', () => {
  test.each([
    ['en', 'Photo: A. Cook', 'Did you make this? Rate it below!', 'Subscribe to my newsletter.'],
    ['en', 'Print', '★★★★★ 4.9 from 1,204 votes', 'Follow me on the usual channels @bakes'],
    ['de', '(Foto: Redaktion)', 'Lass dir alles frisch liefern!', 'Hat es dir geschmeckt?'],
    ['fr', 'Crédit photo : Anne', 'Note des internautes : 4.6/5 (87 avis)', 'Suivez-moi partout'],
    ['es', '¿Te ha gustado? Puntúa la receta.', 'Suscríbete al canal.', 'Imprimir receta'],
    ['it', 'Ti è piaciuta la ricetta?', 'Iscriviti al canale', 'Foto di Carla'],
    ['pl', 'Smakowało? Podziel się opinią', 'Polub nas na Facebooku!', 'Zdjęcie: Anna'],
    ['ro', 'Ți-a plăcut rețeta?', 'Abonează-te la canal', 'Sursa foto: Ana'],
    ['uk', 'Підписуйтесь на канал!', 'Пишіть у коментарях, як вийшло', 'Фото: Олена'],
  ])('(%s) %s', (language, between, ...after) => {
    const steps: Record<string, [string, string]> = {
      en: ['Beat the eggs.', 'Fold in the flour and bake for 30 minutes.'],
      de: ['Die Eier schaumig schlagen.', 'Mehl unterheben und 30 Minuten backen.'],
      fr: ['Battre les œufs.', 'Ajouter la farine et cuire 30 minutes.'],
      es: ['Batir los huevos.', 'Añadir la harina y hornear 30 minutos.'],
      it: ['Sbattere le uova.', 'Unire la farina e cuocere 30 minuti.'],
      pl: ['Ubić jajka.', 'Dodać mąkę i piec 30 minut.'],
      ro: ['Batem ouăle.', 'Adăugăm făina și coacem 30 de minute.'],
      uk: ['Збити яйця.', 'Додати борошно і пекти 30 хвилин.'],
    }
    const [first, second] = steps[language] ?? ['', '']
    const method = [`1. ${first}`, between, `2. ${second}`, '', ...after].join('\n')
    expect(linesOf(language, method)).toEqual([first, second])
  })

  test('nor are notes and how to keep it', () => {
    const method = `1. Beat the eggs.\n2. Fold in the flour and bake.\n\nStorage\nKeep it in a tin.\nNotes\nUse a small pan.`
    expect(linesOf('en', method)).toEqual(['Beat the eggs.', 'Fold in the flour and bake.'])
  })

  test('but a tip below the steps is kept with what is said of the recipe', () => {
    const read = readText(
      `A cake\n\n${LISTS.it}\n1. Sbattere le uova e unire la farina.\n\nNB: cuoce in 30 minuti.\nFoto: Anna`,
    )
    expect(read.description).toBe('NB: cuoce in 30 minuti.')
    expect(read.steps).toEqual([{ heading: null, lines: ['Sbattere le uova e unire la farina.'] }])
  })
})

describe('a name alone above steps that have numbers', () => {
  test.each([
    ['en', 'Cooking', '1. Beat the eggs.', '1. Bake for 30 minutes.'],
    ['es', 'Cocción', '1. Batimos los huevos.', '1. Horneamos 30 minutos.'],
    ['it', 'Cottura', '1. Sbattete le uova.', '1. Cuocete per 30 minuti.'],
    ['de', 'Fertigstellen', '1. Die Eier schlagen.', '1. Im Ofen backen.'],
  ])('heads them (%s)', (language, name, first, second) => {
    const sections = stepsOf(language, `${first}\n\n${name}\n\n${second}`)
    expect(sections.map(({ heading }) => heading)).toEqual([null, name])
  })

  test('and a name of several parts stands above the first of them', () => {
    const method = '1. Batimos los huevos.\n\nAcompañamientos\n\nSalsa\n\n1. Picamos el ajo.'
    expect(stepsOf('es', method).map(({ heading }) => heading)).toEqual([null, 'Salsa'])
  })

  test('but a sentence between them stays one of them', () => {
    const method = '1. Batimos los huevos.\n\nSin prisa, poco a poco.\n\n2. Horneamos 30 minutos.'
    expect(linesOf('es', method)).toHaveLength(3)
  })
})

describe('numbers that stand before names only', () => {
  test('head the paragraphs below them', () => {
    const method =
      '1. Prepara il soffritto\n\nTrita la cipolla e scalda olio.\n\n2. Cuoci le uova\n\nSbatti le uova e cuoci.'
    const sections = stepsOf('it', method)
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Prepara il soffritto',
      'Cuoci le uova',
    ])
    expect(sections.map(({ lines }) => lines)).toEqual([
      ['Trita la cipolla e scalda olio.'],
      ['Sbatti le uova e cuoci.'],
    ])
  })

  test('do not where one of them is a step', () => {
    const method = '1. Batir los huevos\n\nCon energía.\n\n2. Añadir la harina y hornear.'
    expect(stepsOf('es', method)).toHaveLength(1)
  })
})

test('a step that begins with the word for ingredients and a time heads no list', () => {
  const { steps } = readText(
    'Buns\n\nZutaten\n- 500 g Mehl\n- 280 g Milch\n- 50 g Zucker\n\nZubereitung\n- Zutaten 2 Min. langsam, dann 5min schnell kneten\n- Teig zugedeckt 20min rasten lassen\n- 30 Minuten backen\n',
  )
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(3)
})
