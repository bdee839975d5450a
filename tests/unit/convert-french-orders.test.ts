import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { orders } from '#server/features/convert/structure/builtin/parse/lexicon/french-orders.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { fold } from '#server/features/convert/structure/builtin/parse/phrases.ts'
import { actionsOf, stepsOf, textsOf } from './convert-language-fixtures.ts'

const { verbs } = compileLexicon(lexiconFor('fr'))
const actionOf = (text: string) =>
  verbs
    .at(fold(text), 0)
    .toSorted((a, b) => b.end - a.end)
    .map(({ value }) => value)[0]

describe('a French order is one in every form', () => {
  test.each([
    ['ajouter', ['ajouter', 'ajoutez', 'ajoute', 'ajoutons', 'ajouterez', 'ajoutera']],
    ['mettre', ['mettez', 'mets', 'met', 'mettons', 'mettrez', 'mettra']],
    ['réduire', ['reduisez', 'reduis', 'reduit', 'reduisons', 'reduirez']],
    ['prendre', ['prenez', 'prends', 'prend', 'prenons', 'prendrez']],
    ['faire revenir', ['faites revenir', 'fais revenir', 'fait revenir', 'ferez revenir']],
    ['essuyer', ['essuyez', 'essuie', 'essuyons', 'essuierez']],
  ])('%s', (infinitive, forms) => {
    expect(orders(infinitive)).toEqual(expect.arrayContaining(forms))
  })

  test.each(['retirez les pépins', 'ôter le germe', 'enlève la peau', 'enlevez leurs pédoncules'])(
    '"%s" readies a food and takes nothing out of the pan',
    (text) => {
      expect(actionOf(text)).toBe('prepare')
    },
  )
})

const SOUP = `Soupe de carottes

2 oignons
500 g de carottes
2 cuillères à soupe d'huile d'olive
60 cl de bouillon

Préparation :
`

describe('an order whose pronoun lacks its hyphen', () => {
  test.each([
    'Pelez les oignons. Émincez les et faites les revenir dans l’huile.',
    'Pèle les oignons. Émince les et fais les revenir dans l’huile.',
  ])('is read as with it: %s', async (said) => {
    const steps = await stepsOf('fr', `${SOUP}${said} Ajoutez les carottes et le bouillon.`)
    const fried = steps.find(({ temperature }) => temperature === '120')
    expect(fried?.durationSeconds).toBeGreaterThan(0)
  })

  test('articles stay articles', () => {
    const of = actionsOf(
      'fr',
      `${SOUP}Faites revenir les oignons dans l’huile. Ajoutez les carottes. Versez le bouillon.`,
    )
    expect(of('Versez').adds).toEqual(['bouillon'])
  })
})

test('"commencez par" is followed by the order', () => {
  const of = actionsOf('fr', `${SOUP}Commencez par faire revenir les oignons dans l’huile.`)
  expect(of('Commencez')).toMatchObject({ role: 'heat' })
})

test('an order behind its time needs no comma', () => {
  const of = actionsOf(
    'fr',
    `${SOUP}Faites revenir les oignons dans l’huile. Quand ils sont dorés ajoutez les carottes. Une fois les carottes fondues versez le bouillon.`,
  )
  expect(of('ajoutez').adds).toEqual(['carottes'])
  expect(of('versez').adds).toEqual(['bouillon'])
})

test('what goes on behind "until" is no order', () => {
  const of = actionsOf(
    'fr',
    `${SOUP}Faites revenir les oignons jusqu’à ce que le jus réduise et forme une croûte.`,
  )
  expect(of('Faites revenir')).toMatchObject({ role: 'heat' })
  expect(() => of('et forme')).not.toThrow()
  expect(of('et forme').role).toBe('heat')
})

test('what the author tells of the dish is its description and no step', async () => {
  const texts = await textsOf(
    'fr',
    `${SOUP}Chez nous, on adore la soupe. C’est celle de ma tante, avec un bouillon maison.

Faites revenir les oignons dans l’huile. Versez le bouillon, ajoutez les carottes et laissez cuire 20 min.`,
  )
  expect(texts.join(' ')).not.toContain('ma tante')
  expect(texts.slice(0, 3).join(' ')).toMatch(/oignons.*huile/)
})

test('what a sauce is like takes no food and is no order', () => {
  const of = actionsOf(
    'fr',
    `Crème

40 cl de lait
4 jaunes d'œufs
20 cl de crème liquide

Préparation :
Fouettez les jaunes et le lait. La crème liquide doit être bien froide. Ajoutez la crème liquide.`,
  )
  expect(of('doit être')).toMatchObject({ role: 'none', adds: [] })
  expect(of('Ajoutez').adds).toEqual(['crème liquide'])
})

test('a title without a full stop belongs to what comes below it', async () => {
  const texts = await textsOf(
    'fr',
    `${SOUP}1
Découpe des légumes
Coupez les carottes en dés.
2
Cuisson des oignons
Faites revenir les oignons dans l’huile.
3
Mijotage de la soupe
Ajoutez les carottes et le bouillon, laissez cuire 20 min.`,
  )
  expect(texts.find((text) => text.includes('Cuisson des oignons'))).toMatch(/^Cuisson/)
})

test.each([
  ["faire prendre au bain-marie jusqu'à ce que ça nappe la cuiller", 'thicken'],
  ['faites prendre à feu doux', 'thicken'],
  ['faire prendre 2 h au réfrigérateur', 'chill'],
  ['travailler les œufs et le sucre', 'whisk'],
  ['travaillez la pâte', 'knead'],
  ['couvrez juste d’eau', 'add'],
  ['couvrez d’un linge', 'cover'],
])('"%s" is an order to %s', (text, action) => {
  expect(actionOf(text)).toBe(action)
})

test('what is done last, in one word, is kept', async () => {
  const texts = await textsOf(
    'fr',
    `Gâteau

100 g de beurre
100 g de farine
2 œufs

Préparation :
Fouettez le beurre et les œufs. Ajoutez la farine. Versez dans un moule. Enfournez 20 min à 180 °C. Démoulez.`,
  )
  expect(texts.at(-1)).toContain('Démoulez')
})

describe('vegetables that are covered with water', () => {
  const soup = (courgettes: string, end: string) => `Velouté

${courgettes} de courgettes
2 oignons
2 cuillères à soupe d'huile
10 cl de crème

Préparation :
Faites revenir les oignons dans l’huile. Ajoutez les courgettes, couvrez d’eau et laissez cuire 20 min. ${end}`

  test('cook and are blended in it, in the mixing bowl', async () => {
    const steps = await stepsOf('fr', soup('600 g', 'Mixez avec la crème.'))
    expect(steps.every(({ type }) => type !== 'MANUAL')).toBe(true)
    expect(steps.map(({ instructionText }) => instructionText).join(' ')).toMatch(/550\sg d’eau/)
    expect(steps.some(({ tools }) => tools?.includes('simmering_basket'))).toBe(false)
  })

  test('stay in their pot, and no water is made up, where the bowl is too small', async () => {
    const texts = await textsOf('fr', soup('2,5 kg', 'Mixez avec la crème.'))
    expect(texts.join(' ')).toContain('couvrez d’eau')
    expect(texts.join(' ')).not.toMatch(/\d\sg d’eau/)
  })
})

test('"avant de servir, …" keeps its words and comes last', async () => {
  const texts = await textsOf(
    'fr',
    `${SOUP}Faites revenir les oignons dans l’huile. Ajoutez les carottes et le bouillon. Avant de servir, mixez.`,
  )
  expect(texts.join(' ')).not.toMatch(/(?:^|\. )Servir/)
})

test('"voici comment faire" heads the method', () => {
  const { ingredients, steps } = readText(`Gratin

Il vous faut
500 g de pommes de terre
2 dl de lait

Voici comment faire
Faire cuire les pommes de terre dans le lait.`)
  expect(ingredients.flatMap(({ lines }) => lines)).toHaveLength(2)
  expect(steps.flatMap(({ lines }) => lines)).toHaveLength(1)
})
