import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const TAIL = /(?:Also|Außerdem|Également|Además|Inoltre|Ponadto|Також|În plus)\s?:/

const toldOf = async (...recipe: Parameters<typeof stepsOf>) => textsOf(await stepsOf(...recipe))

describe('what a step says behind the source’s words', () => {
  test('names nothing that another sentence has had the cook cut', async () => {
    const texts = await toldOf(
      ['1 bell pepper', '60 g cream cheese', '60 g ham'],
      [
        'Cut the pepper in half lengthwise and remove the seeds.',
        'Lay the halves on a board and spread them with the cream cheese. Top with the ham.',
      ],
    )
    expect(texts.join(' ')).not.toMatch(TAIL)
  })

  test.each<[Language, readonly string[], readonly string[]]>([
    [
      'en',
      ['1 pizza crust', '100 g mozzarella cheese', '150 g cheddar cheese', '2 tomatoes'],
      ['Sprinkle the crust with cheese, then top with the tomatoes.', 'Bake for 15 minutes.'],
    ],
    [
      'uk',
      ['Тісто - 500 г', 'Цибуля - 300 г', 'Цибуля порей - 50 г', 'Олія - 30 г'],
      [
        'На сковороді на олії обсмажити всю нарізану кільцями цибулю.',
        'Викласти на тісто і пекти.',
      ],
    ],
  ])('names no second food of the noun that is said (%s)', async (language, foods, method) => {
    expect((await toldOf(foods, method, language)).join(' ')).not.toMatch(TAIL)
  })

  test('names the butter beside an order for peanut butter', async () => {
    const texts = await toldOf(
      ['8 slices of bread', '50 g peanut butter', '30 g butter', '2 bananas'],
      ['Spread the bread with the peanut butter. Top with the bananas. Grill until golden.'],
    )
    expect(texts.join(' ')).toMatch(/Also: 30 g butter/)
  })

  test('stands between the orders that its neighbours in the list go in with', async () => {
    const texts = await toldOf(
      [
        '400 g potatoes',
        '1 shallot',
        '300 g green beans',
        '2 tbsp lemon juice',
        '2 halibut fillets',
      ],
      [
        'Place the potatoes and shallot on a sheet pan and bake for 20 minutes.',
        'Add the green beans. Lay the halibut on top and bake for 15 minutes.',
      ],
    )
    expect(texts.join(' ')).toMatch(/Add the green beans\..* Also \([^)]*\): [^.]*lemon juice/)
  })
})
