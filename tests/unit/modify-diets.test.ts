import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { aRecipe, listOf, modified, SOUPS, textsOf } from './modify-fixtures.ts'

const listAfter = (ingredients: string, sentence: string, language: Language = 'en') =>
  listOf(modified(aRecipe(ingredients, []), sentence, language))

describe('vegetarian', () => {
  test('replaces what is of meat', () => {
    expect(
      listAfter(
        '400 g minced beef; 100 g bacon; 500 ml chicken stock; 50 g parmesan; 6 leaves gelatine',
        'vegetarian',
      ),
    ).toEqual([
      '400 g soya mince, soaked',
      '100 g smoked tofu',
      '500 ml vegetable stock',
      '50 g vegetarian parmesan',
      '3 g agar powder',
    ])
  })

  test.each(['1 – leg of lamb', '600 g salmon fillet', '1.5 kg whole chicken', '300 g prawns'])(
    'has nothing for %s',
    (line) => {
      expect(() => listAfter(`${line}; 200 g rice`, 'vegetarian')).toThrow(
        expect.objectContaining({
          code: 'MODIFICATION_NO_SUBSTITUTE',
          params: { words: line.split(' ').slice(2).join(' ') },
        }),
      )
    },
  )

  test('leaves eggs and milk', () => {
    expect(listAfter('2 – eggs; 200 ml milk', 'vegetarian')).toEqual(['2 eggs', '200 ml milk'])
  })
})

describe('vegan', () => {
  test('replaces milk, butter, cream, cheese and honey', () => {
    expect(
      listAfter(
        '200 ml milk; 50 g butter; 100 ml double cream; 80 g cheddar; 2 tbsp honey',
        'vegan',
      ),
    ).toEqual([
      '200 ml soya milk',
      '50 g plant-based margarine',
      '100 ml plant-based cream',
      '80 g vegan cheddar',
      '2 tbsp maple syrup',
    ])
  })

  test('leaves what is of plants already', () => {
    const lines = '200 ml oat milk; 50 g peanut butter; 100 g vegan cheese; 400 ml coconut milk'
    expect(listAfter(lines, 'vegan')).toEqual(lines.split('; '))
  })

  test('binds with flax, and says how', () => {
    const recipe = aRecipe('250 g flour; 2 – eggs; 200 ml milk', [
      { instructionText: 'Add 2 eggs to the mixing bowl.', ingredientRefs: [2] },
    ])
    const vegan = modified(recipe, 'vegan')

    expect(vegan.ingredients[1]).toMatchObject({
      name: 'flax eggs',
      quantity: '2',
      notes: expect.stringContaining('1 tbsp ground flaxseed and 3 tbsp water'),
    })
    expect(textsOf(vegan)).toEqual(['Add 2 flax eggs to the mixing bowl.'])
    expect(listOf(modified(vegan, 'vegan'))).toEqual(listOf(vegan))
  })

  test('whips the water of chickpeas for egg whites', () => {
    expect(listAfter('3 – egg whites; 150 g sugar', 'vegan')[0]).toBe('6 tbsp aquafaba')
  })

  test.each(['6 – eggs; 1 pinch salt', '5 – eggs; 200 g flour', '4 – egg yolks; 100 g sugar'])(
    'has nothing for the eggs of %s',
    (lines) => {
      expect(() => listAfter(lines, 'vegan')).toThrow(
        expect.objectContaining({ code: 'MODIFICATION_NO_SUBSTITUTE' }),
      )
    },
  )
})

describe('gluten-free', () => {
  test('replaces flour, pasta, soy sauce and crumbs', () => {
    expect(
      listAfter(
        '200 g plain flour; 300 g spaghetti; 2 tbsp soy sauce; 50 g breadcrumbs',
        'gluten-free',
      ),
    ).toEqual([
      '200 g gluten-free flour blend',
      '300 g gluten-free spaghetti',
      '2 tbsp tamari',
      '50 g gluten-free breadcrumbs',
    ])
  })

  test('leaves rice, potatoes and flours without it', () => {
    const lines = '200 g rice flour; 300 g rice noodles; 1 kg potatoes; 100 g cornflour'
    expect(listAfter(lines, 'gluten-free')).toEqual(lines.split('; '))
  })

  test('has nothing for the flour of a yeast dough', () => {
    expect(() => listAfter('500 g bread flour; 7 g dry yeast', 'gluten-free')).toThrow(
      expect.objectContaining({ params: { words: 'bread flour' } }),
    )
  })
})

test('lactose-free keeps hard cheese', () => {
  expect(listAfter('200 ml milk; 40 g parmesan; 100 g cream cheese', 'lactose-free')).toEqual([
    '200 ml lactose-free milk',
    '40 g parmesan',
    '100 g lactose-free cream cheese',
  ])
})

describe('in the language of the recipe', () => {
  test.each<[Exclude<Language, 'gb'>, string, string, string, string]>([
    ['en', 'vegan', 'vegan', 'plant-based margarine', 'soya milk'],
    ['de', 'vegan', 'vegan', 'Pflanzenmargarine', 'Sojadrink'],
    ['fr', 'végétal', 'végan', 'margarine végétale', 'lait de soja'],
    ['es', 'vegana', 'vegano', 'margarina vegetal', 'bebida de soja'],
    ['it', 'vegana', 'vegano', 'margarina vegetale', 'bevanda di soia'],
    ['pl', 'po wegańsku', 'wegańskie', 'margaryna roślinna', 'napój sojowy'],
    ['uk', 'веганський варіант', 'веганське', 'рослинний маргарин', 'соєве молоко'],
    ['ro', 'vegană', 'vegan', 'margarină vegetală', 'lapte de soia'],
  ])('%s: “%s”', (language, sentence, tag, butter, milk) => {
    const recipe = modified(SOUPS[language], sentence, language)

    expect(recipe.ingredients.map(({ name }) => name).slice(2, 4)).toEqual([butter, milk])
    expect(recipe.metadata.tags).toEqual([tag])
    expect(textsOf(recipe)[0]).toContain(butter)
    expect(modified(recipe, sentence, language).metadata.tags).toEqual([tag])
  })

  test('also when the wish is in another', () => {
    expect(modified(SOUPS.de, 'senza lattosio', 'it').metadata.tags).toEqual(['laktosefrei'])
  })

  test.each<[Exclude<Language, 'gb'>, string, string]>([
    ['en', 'vegetarian', 'lactose-free'],
    ['de', 'vegetarisch', 'laktosefrei'],
    ['fr', 'végétarien', 'sans lactose'],
    ['es', 'vegetariana', 'sin lactosa'],
    ['it', 'vegetariana', 'senza lattosio'],
    ['pl', 'wegetariańskie', 'bez laktozy'],
    ['uk', 'вегетаріанська', 'без лактози'],
    ['ro', 'vegetarian', 'fără lactoză'],
  ])('%s: “%s” leaves the milk, “%s” does not', (language, vegetarian, lactoseFree) => {
    const soup = SOUPS[language]
    const without = modified(soup, lactoseFree, language)

    expect(listOf(modified(soup, vegetarian, language))).toEqual(listOf(soup))
    expect(without.ingredients[3]?.name).not.toBe(soup.ingredients[3]?.name)
    expect(without.ingredients[3]?.name).toContain(soup.ingredients[3]?.name)
  })

  test.each<[Exclude<Language, 'gb'>, string, string, string]>([
    ['en', 'gluten-free', '200 g plain flour', 'gluten-free flour blend'],
    ['de', 'glutenfrei', '200 g Weizenmehl', 'Mehlmischung (glutenfrei)'],
    ['fr', 'sans gluten', '200 g farine', 'mélange de farines sans gluten'],
    ['es', 'sin gluten', '200 g harina de trigo', 'mezcla de harinas sin gluten'],
    ['it', 'senza glutine', '200 g farina 00', 'mix di farine senza glutine'],
    ['pl', 'bez glutenu', '200 g mąka pszenna', 'mieszanka mąk bez glutenu'],
    ['uk', 'без глютену', '200 г пшеничне борошно', 'суміш борошна без глютену'],
    ['ro', 'fără gluten', '200 g făină albă', 'amestec de făină fără gluten'],
  ])('%s: “%s”', (language, sentence, line, name) => {
    const recipe = modified(aRecipe(line, []), sentence, language)

    expect(recipe.ingredients[0]).toMatchObject({ name, quantity: '200' })
  })
})
