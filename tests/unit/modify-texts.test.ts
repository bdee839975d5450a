import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { aRecipe, listOf, modified, textsOf } from './modify-fixtures.ts'

/** The only text of a recipe after a change. */
function told(list: string, text: string, sentence: string, language: Language = 'en') {
  return textsOf(modified(aRecipe(list, [{ instructionText: text }]), sentence, language))
}

describe('what is left of a sentence', () => {
  test('has the brackets that it opens, and no others', () => {
    expect(
      told(
        '500 g carrots; 1 – onion',
        'Weigh 500 g carrots (peeled, in chunks) into the mixing bowl and add 1 onion (halved).',
        'without onion',
      ),
    ).toEqual(['Weigh 500 g carrots (peeled, in chunks) into the mixing bowl.'])
  })

  test('ends in one full stop behind settings that end in one', () => {
    const recipe = aRecipe('500 g Mehl; 50 g Walnüsse', [
      { instructionText: '500 g Mehl in den Mixtopf einwiegen.', ingredientRefs: [1] },
      {
        instructionText: 'Walnüsse unterkneten: Teig/2 Min.',
        type: 'OPERATE',
        durationSeconds: 120,
        speed: 'dough',
      },
    ])

    expect(textsOf(modified(recipe, 'ohne Walnüsse', 'de'))[1]).toBe('Teig/2 Min.')
  })

  test.each([
    [
      'de',
      '2 – Karotten; 1 – Zwiebel',
      'Zwiebel schälen und halbieren, Karotten schälen.',
      'ohne Zwiebel',
      'Karotten schälen.',
    ],
    [
      'pl',
      '2 – ziemniaki; 1 – cebula',
      'Cebulę obierz i posiekaj, ziemniaki pokrój w kostkę.',
      'bez cebuli',
      'Ziemniaki pokrój w kostkę.',
    ],
    [
      'it',
      '2 – patate; 1 – cipolla',
      'Sbucciate la cipolla e tritatela, poi tagliate le patate a dadini.',
      'senza cipolla',
      'Poi tagliate le patate a dadini.',
    ],
    [
      'en',
      '2 – carrots; 1 – onion; 200 g rice',
      'Wash the rice, then peel the onion, chop it and add the carrots.',
      'without onion',
      'Wash the rice and add the carrots.',
    ],
  ] as const)('has no work on what is gone (%s)', (language, list, text, sentence, left) => {
    expect(told(list, text, sentence, language)).toEqual([left])
  })

  test('loses nothing that the list does not have', () => {
    expect(
      told(
        '10 cl crème; – – sel, poivre',
        'Peser 10 cl de crème dans le bol et ajouter sel, poivre.',
        'sans crème',
        'fr',
      ),
    ).toEqual(['Ajouter sel, poivre.'])
    expect(
      told(
        '2 – Karotten; 1 – Zwiebel',
        'Zwiebel schälen, Wasser zugeben, Karotten darin kochen.',
        'ohne Zwiebel',
        'de',
      ),
    ).toEqual(['Wasser zugeben, Karotten darin kochen.'])
  })

  test('keeps what is added beside it', () => {
    const recipe = aRecipe('2 tbsp tahini; 1 clove garlic; 1 – lemon', [
      {
        instructionText:
          'Weigh 2 tbsp tahini into the mixing bowl and add 1 clove garlic and juice of 1 lemon.',
        ingredientRefs: [1, 2, 3],
      },
    ])
    const ingredients = recipe.ingredients.map((one) =>
      one.name === 'lemon' ? { ...one, notes: 'juice of' } : one,
    )

    expect(textsOf(modified({ ...recipe, ingredients }, 'without garlic'))).toEqual([
      'Weigh 2 tbsp tahini into the mixing bowl and add juice of 1 lemon.',
    ])
  })

  test('scrapes no empty bowl down', () => {
    const recipe = aRecipe('1 – cipolla; 2 cucchiai olio', [
      { instructionText: 'Mettere nel boccale 1 cipolla.', ingredientRefs: [1] },
      {
        instructionText: 'Tritare: 5 sec./vel. 5.',
        type: 'OPERATE',
        durationSeconds: 5,
        speed: '5',
      },
      {
        instructionText: 'Riunire sul fondo con la spatola.',
        type: 'MANUAL',
        tools: ['spatula'],
      },
      { instructionText: 'Pesare nel boccale 2 cucchiai di olio.', ingredientRefs: [2] },
    ])

    expect(textsOf(modified(recipe, 'senza cipolla', 'it'))).toEqual([
      'Pesare nel boccale 2 cucchiai di olio.',
    ])
  })
})

describe('another food in a sentence', () => {
  test.each([
    [
      'fr',
      "2 c.à.s. huile d'olive; 1 – oignon",
      "Faire revenir l'oignon avec l'huile d'olive.",
      "remplacer l'huile d'olive par du beurre",
      "Faire revenir l'oignon avec beurre.",
    ],
    [
      'it',
      '100 g burro; 3 – uova',
      "Rosolate nel burro e aggiungete il burro con l'uovo.",
      'sostituisci il burro con olio',
      "Rosolate in olio e aggiungete olio con l'uovo.",
    ],
    [
      'de',
      '100 g Butter; 3 – Eier',
      'Die Butter schaumig rühren. In der Butter braten.',
      'Butter durch Öl ersetzen',
      'Öl schaumig rühren. In Öl braten.',
    ],
    [
      'es',
      '100 g mantequilla; 200 g arroz',
      'Añada la mantequilla y el arroz.',
      'cambia la mantequilla por aceite',
      'Añada aceite y el arroz.',
    ],
  ] as const)('has no article that may not fit it (%s)', (language, list, text, sentence, left) => {
    expect(told(list, text, sentence, language)).toEqual([left])
  })

  test('keeps the article of the same food in another variety', () => {
    expect(
      told('100 ml lait; 3 – œufs', 'Verser le lait sur les œufs.', 'sans lactose', 'fr'),
    ).toEqual(['Verser le lait sans lactose sur les œufs.'])
  })

  test('has the link that its measure needs', () => {
    expect(
      told(
        '30 g beurre; 1 – blanc de poulet',
        'Ajouter du beurre et 1 blanc de poulet.',
        "remplacer le beurre par de l'huile, végétarien",
        'fr',
      )[0],
    ).toMatch(/^Ajouter d'huile et \d+ g de tofu ferme\.$/)
  })

  test('needs no core temperature when it is no meat', () => {
    const left = told(
      '300 g chicken breast; 200 g rice',
      'Cook the chicken breast. Check the core temperature of the chicken breast: 74 °C.',
      'vegetarian',
    )

    expect(left).toEqual(['Cook the firm tofu.'])
  })

  test('is weighed where its pieces are of another size', () => {
    const recipe = aRecipe('3 – calabacines; 1 – cebolla', [])
    const [first = ''] = listOf(modified(recipe, 'cambia los calabacines por calabaza', 'es'))
    expect(first).toMatch(/^\d+ g calabaza$/)

    const meat = aRecipe('1 – chicken breast; 200 g rice', [])
    expect(listOf(modified(meat, 'vegetarian'))[0]).toMatch(/^\d+ g firm tofu$/)
  })
})

describe('names behind another count', () => {
  test.each([
    ['en', '1 – onion', 'double', '2 onions'],
    ['en', '2 – onions', 'half', '1 onion'],
    ['en', '1 – onion', 'half', '1/2 onion'],
    ['de', '1 – Zwiebel', 'verdoppeln', '2 Zwiebeln'],
    ['de', '2 – Karotten', 'verdoppeln', '4 Karotten'],
    ['fr', '1 – échalote', 'doubler', '2 échalotes'],
    ['es', '2 – patatas', 'la mitad', '1 patata'],
    ['it', '3 – mele', 'raddoppia', '6 mele'],
    ['pl', '1 – cebula', 'podwój', '2 cebule'],
    ['uk', '3 – яйця', 'подвій', '6 яєць'],
    ['ro', '2 – cepe', 'jumătate', '1 ceapă'],
  ] as const)('%s: %s, %s', (language, list, sentence, line) => {
    const text = `X ${list.replace(' –', '')}.`
    const changed = modified(aRecipe(list, [{ instructionText: text }]), sentence, language)

    expect(listOf(changed)).toEqual([line])
    expect(textsOf(changed)).toEqual([`X ${line}.`])
  })

  test('leave a name alone that the glossary does not know', () => {
    expect(listOf(modified(aRecipe('1 – large sweet onion', []), 'double'))).toEqual([
      '2 large sweet onion',
    ])
  })
})
