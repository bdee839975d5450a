import { describe, expect, test } from 'vitest'
import { modifyRecipe } from '#server/features/convert/structure/builtin/modify/modify.ts'
import type { Language } from '#shared/language.ts'
import { listOf, modified, SOUPS, textsOf } from './modify-fixtures.ts'

type Tongue = Exclude<Language, 'gb'>

const amounts = (language: Tongue, sentence: string) =>
  listOf(modified(SOUPS[language], sentence, language)).map((line) => line.split(' ')[0])

describe('another number', () => {
  test.each<[Tongue, string]>([
    ['en', 'double'],
    ['en', 'Please make twice as much!'],
    ['en', 'for 8 people'],
    ['en', 'serves eight'],
    ['de', 'doppelt so viel'],
    ['de', 'für acht Personen'],
    ['de', 'bitte das Rezept verdoppeln'],
    ['fr', 'double les quantités'],
    ['fr', 'pour huit personnes'],
    ['es', 'el doble, por favor'],
    ['es', 'para ocho personas'],
    ['it', 'raddoppia le dosi'],
    ['it', 'per otto persone'],
    ['pl', 'podwójna porcja'],
    ['pl', 'dla ośmiu osób'],
    ['uk', 'удвічі більше'],
    ['uk', 'на вісім порцій'],
    ['ro', 'de două ori mai mult'],
    ['ro', 'pentru opt persoane'],
  ])('%s: “%s” doubles list, steps and servings', (language, sentence) => {
    const recipe = modified(SOUPS[language], sentence, language)

    expect(listOf(recipe).map((line) => line.split(' ')[0])).toEqual([
      '1000',
      '4',
      '60',
      '800',
      '2',
    ])
    expect(recipe.metadata).toMatchObject({ servingsMin: 8, servingsMax: 8 })
    const [first = '', , third = ''] = textsOf(recipe)
    for (const amount of ['1000 ', '4 ', '60 ']) expect(first).toContain(amount)
    for (const amount of ['800 ', '2 ']) expect(third).toContain(amount)
  })

  test.each<[Tongue, string]>([
    ['en', 'half the recipe'],
    ['en', 'halve it'],
    ['de', 'die halbe Menge'],
    ['fr', 'divise par deux'],
    ['es', 'la mitad'],
    ['it', 'metà dose'],
    ['pl', 'połowę porcji'],
    ['uk', 'наполовину'],
    ['ro', 'la jumătate'],
  ])('%s: “%s” halves', (language, sentence) => {
    expect(amounts(language, sentence)).toEqual(['250', '1', '15', '200', '1/2'])
  })

  test.each<[Tongue, string]>([
    ['en', '1.5 times'],
    ['en', '1 1/2 times as much'],
    ['de', '1,5-mal so viel'],
    ['fr', '1,5 fois'],
    ['es', '1,5 veces'],
    ['it', '1,5 volte'],
    ['pl', '1,5 razy'],
    ['uk', 'у 1,5 раза більше'],
    ['ro', 'de 1,5 ori'],
  ])('%s: “%s” makes half as much again', (language, sentence) => {
    expect(amounts(language, sentence)).toEqual(['750', '3', '45', '600', '1'])
  })

  test.each<[Tongue, string]>([
    ['en', 'triple'],
    ['de', 'dreifache Menge'],
    ['fr', 'triple'],
    ['es', 'el triple'],
    ['it', 'triplica'],
    ['pl', 'potrójnie'],
    ['uk', 'утричі більше'],
    ['ro', 'triplu'],
  ])('%s: “%s” triples', (language, sentence) => {
    expect(modified(SOUPS[language], sentence, language).metadata.servingsMax).toBe(12)
  })

  test.each([
    ['16 cookies', '32 cookies'],
    ['12–16 muffins', '24–32 muffins'],
    ['about 2.5 l', 'about 5 l'],
    ['one 9-inch cake', 'one 9-inch cake'],
    ['1½ loaves', '1½ loaves'],
  ])('scales %s to %s', (yieldText, scaled) => {
    const metadata = { ...SOUPS.en.metadata, yieldText }
    const recipe = modified({ ...SOUPS.en, metadata }, 'double it', 'en')

    expect(recipe.metadata.yieldText).toBe(scaled)
  })

  test('speaks of a range of people', () => {
    const { metadata } = modified(SOUPS.en, 'for 7-9 people')

    expect(metadata).toMatchObject({ servingsMin: 7, servingsMax: 9 })
  })
})

describe('another ingredient', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'olive oil instead of the butter', 'olive oil'],
    ['en', 'replace the butter with olive oil', 'olive oil'],
    ['en', 'swap butter for olive oil', 'olive oil'],
    ['en', 'use margarine', 'margarine'],
    ['de', 'Olivenöl statt Butter', 'Olivenöl'],
    ['de', 'ersetze die Butter durch Olivenöl', 'Olivenöl'],
    ['de', 'nimm Margarine', 'Margarine'],
    ['fr', "de l'huile d'olive à la place du beurre", "huile d'olive"],
    ['fr', "remplace le beurre par de l'huile d'olive", "huile d'olive"],
    ['es', 'aceite de oliva en vez de mantequilla', 'aceite de oliva'],
    ['es', 'sustituye la mantequilla por aceite de oliva', 'aceite de oliva'],
    ['it', "olio d'oliva al posto del burro", "olio d'oliva"],
    ['it', 'sostituisci il burro con olio di semi', 'olio di semi'],
    ['pl', 'oliwa zamiast masła', 'oliwa'],
    ['pl', 'zamień masło na olej', 'olej'],
    ['uk', 'оливкова олія замість масла', 'оливкова олія'],
    ['uk', 'заміни масло на маргарин', 'маргарин'],
    ['ro', 'ulei de măsline în loc de unt', 'ulei de măsline'],
    ['ro', 'înlocuiește untul cu ulei', 'ulei'],
  ])('%s: “%s”', (language, sentence, name) => {
    const recipe = modified(SOUPS[language], sentence, language)

    expect(recipe.ingredients[2]).toMatchObject({ name, quantity: '30' })
    expect(textsOf(recipe)[0]).toContain(name)
    expect(recipe.steps[0]?.ingredientRefs).toEqual([1, 2, 3])
  })

  test('several in one sentence', () => {
    const recipe = modified(SOUPS.en, 'replace the milk with oat milk and the butter with oil')

    expect(listOf(recipe)).toEqual([
      '500 g carrots',
      '2 cloves garlic',
      '30 g oil',
      '400 ml oat milk',
      '1 bunch parsley',
    ])
  })
})

describe('without an ingredient', () => {
  test.each<[Tongue, string]>([
    ['en', 'without garlic'],
    ['en', 'no garlic please'],
    ['en', 'leave the garlic out'],
    ['de', 'ohne Knoblauch'],
    ['de', 'lass den Knoblauch weg'],
    ['fr', 'sans ail'],
    ['fr', "enlève l'ail"],
    ['es', 'sin ajo'],
    ['es', 'quita el ajo'],
    ['it', 'senza aglio'],
    ['it', "togli l'aglio"],
    ['pl', 'bez czosnku'],
    ['pl', 'pomiń czosnek'],
    ['uk', 'без часнику'],
    ['uk', 'прибери часник'],
    ['ro', 'fără usturoi'],
    ['ro', 'scoate usturoiul'],
  ])('%s: “%s” takes it out of list, steps and references', (language, sentence) => {
    const name = SOUPS[language].ingredients[1]?.name ?? ''
    const recipe = modified(SOUPS[language], sentence, language)

    expect(recipe.ingredients.map(({ ingredientJsonId }) => ingredientJsonId)).toEqual([1, 3, 4, 5])
    expect(recipe.steps[0]?.ingredientRefs).toEqual([1, 3])
    expect(textsOf(recipe).join(' ')).not.toContain(name.slice(0, 4))
  })

  test.each([
    'ohne Knoblauch',
    'sans ail',
    'sin ajo',
    'senza aglio',
    'bez czosnku',
    'без часнику',
    'fără usturoi',
  ])('“%s” is understood for an English recipe', (sentence) => {
    expect(listOf(modified(SOUPS.en, sentence))).not.toContain('2 cloves garlic')
  })

  test('several, in any way of listing them', () => {
    for (const sentence of [
      'without garlic, butter or parsley',
      'no garlic, no butter and no parsley',
      'leave out the garlic and the butter, without parsley',
    ]) {
      expect(listOf(modified(SOUPS.en, sentence))).toEqual(['500 g carrots', '400 ml milk'])
    }
  })
})

describe('other measures', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'in cups', '1 2/3 cups milk'],
    ['en', 'US units', '1 2/3 cups milk'],
    ['de', 'in Tassen', '1 2/3 Tassen Milch'],
    ['fr', 'en tasses', '1 2/3 tasse lait'],
    ['es', 'en tazas', '1 2/3 tazas leche'],
    ['it', 'in tazze', '1 2/3 tazze latte'],
    ['pl', 'w szklankach', '1 2/3 szklanki mleko'],
    ['uk', 'у склянках', '1 2/3 склянки молоко'],
    ['ro', 'în căni', '1 2/3 căni lapte'],
  ])('%s: “%s”', (language, sentence, line) => {
    const recipe = modified(SOUPS[language], sentence, language)

    expect(listOf(recipe)).toContain(line)
    expect(textsOf(recipe)[2]).toContain(line.split(' ').slice(0, 3).join(' '))
  })

  test.each<[Tongue, string]>([
    ['en', 'metric'],
    ['en', 'in grams'],
    ['de', 'in Gramm'],
    ['fr', 'en grammes'],
    ['es', 'en gramos'],
    ['it', 'in grammi'],
    ['pl', 'w gramach'],
    ['uk', 'у грамах'],
    ['ro', 'în grame'],
  ])('%s: “%s” brings cups back', (language, sentence) => {
    const inCups = modified(SOUPS.en, 'in cups')

    expect(listOf(modified(inCups, sentence, language))[3]).toMatch(/^39\d ml milk$/)
  })
})

test.each<[string, string]>([
  ['for the TM5', 'TM5'],
  ['for a Thermomix TM31', 'TM31'],
  ['für den TM7', 'TM7'],
  ['für Monsieur Cuisine', 'MC_SMART'],
  ['pour le Monsieur Cuisine Connect', 'MC_SMART'],
  ['para la TM 5', 'TM5'],
  ['per il Bimby TM5', 'TM5'],
  ['na TM31', 'TM31'],
  ['для TM7', 'TM7'],
  ['pentru TM5', 'TM5'],
])('“%s” is for the %s', (sentence, model) => {
  const { content, model: answered } = modifyRecipe(SOUPS.en, sentence, {
    language: 'en',
    model: 'TM6',
  })

  expect(answered).toBe(model)
  expect(content).toEqual(SOUPS.en)
})

describe('several wishes at once', () => {
  test.each<[Tongue, string]>([
    ['en', 'vegan, for six and without garlic'],
    ['en', 'without garlic, for six people and vegan please'],
    ['en', 'I would like it vegan for six without garlic'],
    ['de', 'vegan, für sechs und ohne Knoblauch'],
    ['fr', 'végan, pour six et sans ail'],
    ['es', 'vegano, para seis y sin ajo'],
    ['it', 'vegano, per sei e senza aglio'],
    ['pl', 'wegańskie, dla sześciu osób i bez czosnku'],
    ['uk', 'веганське, на шістьох і без часнику'],
    ['ro', 'vegan, pentru șase și fără usturoi'],
  ])('%s: “%s”', (language, sentence) => {
    const recipe = modified(SOUPS[language], sentence, language)

    expect(recipe.ingredients.map(({ ingredientJsonId }) => ingredientJsonId)).toEqual([1, 3, 4, 5])
    expect(recipe.ingredients.map(({ quantity }) => quantity)).toEqual([
      '750',
      '45',
      '600',
      '1 1/2',
    ])
    expect(recipe.metadata.tags).toHaveLength(1)
    expect(recipe.ingredients[2]?.name).not.toBe(SOUPS[language].ingredients[3]?.name)
  })

  test('a swap, a number and an appliance', () => {
    const { content, model } = modifyRecipe(
      SOUPS.en,
      'double it for the TM7 with oil instead of butter',
      { language: 'en', model: 'TM6' },
    )

    expect(model).toBe('TM7')
    expect(listOf(content)[2]).toBe('60 g oil')
  })
})

describe('refuses', () => {
  const refusal = (sentence: string, language: Language = 'en', recipe = SOUPS.en) => {
    try {
      return modifyRecipe(recipe, sentence, { language, model: 'TM6' })
    } catch (error) {
      return error
    }
  }

  test.each([
    ['make it purple', 'purple'],
    ['double and sing a song', 'sing … song'],
    ['half the sugar', 'sugar'],
    ['щось інше', 'щось інше'],
    ['for 0 people', 'for 0 people'],
    ['please', 'please'],
  ])('“%s”, with the words it does not understand', (sentence, words) => {
    expect(refusal(sentence)).toMatchObject({
      code: 'MODIFICATION_NOT_UNDERSTOOD',
      params: { words },
    })
  })

  test('names what is not understood and not what is', () => {
    expect(refusal('without garlic but more colourful')).toMatchObject({
      code: 'MODIFICATION_NOT_UNDERSTOOD',
      params: { words: 'more colourful' },
    })
  })

  test.each<[Tongue, string, string]>([
    ['en', 'without celery', 'celery'],
    ['en', 'oil instead of lard', 'lard'],
    ['de', 'ohne Sellerie', 'Sellerie'],
    ['fr', 'sans céleri', 'céleri'],
    ['es', 'sin apio', 'apio'],
    ['it', 'senza sedano', 'sedano'],
    ['pl', 'bez selera', 'selera'],
    ['uk', 'без селери', 'селери'],
    ['ro', 'fără țelină', 'țelină'],
  ])('%s: “%s”, which is not in the recipe', (language, sentence, words) => {
    expect(refusal(sentence, language, SOUPS[language])).toMatchObject({
      code: 'MODIFICATION_NO_INGREDIENT',
      params: { words },
    })
  })

  test('another number of people where the recipe tells none', () => {
    const recipe = {
      ...SOUPS.en,
      metadata: { ...SOUPS.en.metadata, servingsMin: null, servingsMax: null },
    }

    expect(refusal('for six', 'en', recipe)).toMatchObject({ code: 'MODIFICATION_NO_SERVINGS' })
    expect(listOf(modified(recipe, 'double'))[0]).toBe('1000 g carrots')
  })

  test('all of a sentence of which a part cannot be done, and changes nothing', () => {
    const before = JSON.stringify(SOUPS.en)

    expect(refusal('double, without celery')).toMatchObject({ code: 'MODIFICATION_NO_INGREDIENT' })
    expect(JSON.stringify(SOUPS.en)).toBe(before)
  })
})

test.each(['replace the ', 'without garlic and ', 'a ', 'for 6 ', 'x1', 'instead of ', '{old} '])(
  'the longest sentence of “%s” ends in an answer',
  (piece) => {
    const sentence = piece.repeat(2_000).slice(0, 2_000)
    const answer = () => {
      try {
        return modified(SOUPS.en, sentence)
      } catch (error) {
        return error
      }
    }
    expect(answer()).toEqual(expect.anything())
  },
)
