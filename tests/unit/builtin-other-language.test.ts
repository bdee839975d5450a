import { describe, expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import type { Language } from '#shared/language.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { textsOf } from './convert-scripts-fixtures.ts'

const { structure } = createBuiltinConverter()
const { signal } = new AbortController()

const SOUP = aReadRecipe({
  title: 'Leek soup',
  ingredients: linesOf('2 onions', '2 tbsp olive oil', '1 jar rainbow relish'),
  steps: linesOf(
    'Chop the onions and fry in the oil for 5 minutes.',
    'Serve with the relish under a starry sky.',
  ),
})

const inLanguage = (language: Language, source = SOUP) =>
  structure(source, { language, model: 'TM6', signal, report() {} })

describe('a recipe that is asked for in another language', () => {
  test('has the machine’s work, units and well-known names in that language', async () => {
    const { steps } = await inLanguage('de')

    expect(textsOf(steps)).toEqual([
      '2 Zwiebeln (halbiert) in den Mixtopf geben.',
      '5 Sek./Stufe 5 zerkleinern. Mit dem Spatel nach unten schieben.',
      '30 g Olivenöl (2 EL) in den Mixtopf geben.',
      '5 Min./120°C/Stufe 1 andünsten.',
      'Serve with the relish under a starry sky.',
    ])
  })

  test('keeps what it cannot say: names that are not in the glossary, and work by hand', async () => {
    const { ingredients, metadata } = await inLanguage('pl')

    expect(ingredients.map(({ name }) => name)).toEqual([
      'cebule',
      'oliwa z oliwek',
      'rainbow relish',
    ])
    expect(ingredients[1]).toMatchObject({ quantity: '2', unit: 'łyżki' })
    expect(metadata.title).toBe('Leek soup')
  })

  test('refers to the same ingredients as in its own', async () => {
    const refsOf = async (language: Language) =>
      (await inLanguage(language)).steps.map(({ ingredientRefs }) => ingredientRefs)

    expect(await refsOf('uk')).toEqual(await refsOf('en'))
  })

  test('is told by its words, whatever was said of its language', async () => {
    const source = aReadRecipe({
      language: 'en',
      ingredients: linesOf('500 g Möhren', '1 Zwiebel'),
      steps: linesOf('Die Zwiebel fein hacken und mit den Möhren in den Topf geben.'),
    })
    const { ingredients } = await inLanguage('fr', source)

    expect(ingredients.map(({ name }) => name)).toEqual(['carottes', 'oignon'])
  })

  test('counts half of a thing as one', async () => {
    const source = aReadRecipe({
      language: 'pl',
      ingredients: linesOf('1/2 cebuli', '500 ml wody'),
      steps: linesOf('Cebulę posiekaj. Dodaj wodę i gotuj przez 10 minut.'),
    })
    const { ingredients } = await inLanguage('en', source)

    expect(ingredients[0]).toMatchObject({ quantity: '1/2', name: 'onion' })
  })

  test('cooks what boils for a time', async () => {
    const source = aReadRecipe({
      language: 'de',
      ingredients: linesOf('600 g Kartoffeln', '1 l Gemüsebrühe'),
      steps: linesOf('Kartoffeln und Gemüsebrühe in den Topf geben und 25 Minuten kochen.'),
    })
    const { steps } = await inLanguage('en', source)

    expect(steps.at(-1)?.instructionText).toMatch(/^Cook 25 min\/100°C/)
  })
})
