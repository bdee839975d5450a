import { describe, expect, test } from 'vitest'
import { readText } from '#server/features/convert/read/text.ts'
import { compileLexicon } from '#server/features/convert/structure/builtin/parse/compiled-lexicon.ts'
import { withIntroduction } from '#server/features/convert/structure/builtin/parse/introduction.ts'
import { lexiconFor } from '#server/features/convert/structure/builtin/parse/lexicon/lexicons.ts'
import { actionsOf, textsOf } from './convert-language-fixtures.ts'

test('the dish that something is made for is named, not put in', () => {
  const actions = actionsOf(
    'it',
    'Brioche con uvetta\n\n100 g di farina\n5 g di lievito di birra\n60 g di acqua\n80 g di uvetta\n\nProcedimento\nPer realizzare le brioche con uvetta iniziate dal lievitino: in una ciotola versate la farina, il lievito e l’acqua. Mescolate. Lasciate lievitare 1 ora. Unite l’uvetta e impastate.',
  )
  expect(actions('versate la farina').adds).not.toContain('uvetta')
  expect(actions('Unite l’uvetta').adds).toEqual(['uvetta'])
})

describe('a paragraph that only talks comes before the steps', () => {
  const introductionOf = (text: string) => {
    const read = readText(`Purée

500 g de potiron
20 g de beurre

Préparation
${text}

Coupez le potiron en morceaux.
Faites-le cuire 20 minutes puis mixez avec le beurre.`)
    return withIntroduction(read, compileLexicon(lexiconFor('fr'))).description
  }

  test.each([
    'Qui n’aime pas les plats d’automne de notre enfance ? Je vous propose aujourd’hui de retrouver leurs saveurs.',
    'Une recette toute simple, bonne, saine et qui va faire manger des légumes à toute la famille.',
    'Les jours raccourcissent et avec eux reviennent nos envies de plats chauds.',
  ])('%s', (text) => {
    expect(introductionOf(text)).toContain(text.slice(0, 30))
  })

  test('keeping something hot is work', () => {
    expect(
      introductionOf('Gardez au chaud le bouillon de légumes dans une petite casserole.') ?? '',
    ).toBe('')
  })

  test('what may be an order that we do not know stays with the steps', () => {
    const unknown = 'Guillochez la peau des magrets en croisillons avec la pointe du couteau.'
    expect(introductionOf(unknown) ?? '').toBe('')
  })
})

test('an onion told in grams is not fried whole either', async () => {
  const texts = await textsOf(
    'es',
    'Salsa\n\n300 g de cebolla\n1 zanahoria rallada\n50 g de aceite\n250 g de carne picada\n1 bote de tomate\n\nPreparación\nPoner a calentar el aceite y freír la cebolla. Añadir la carne y la zanahoria. Rehogar 10 minutos y añadir el tomate, cocer unos treinta minutos.',
  )
  expect(texts[0]?.replaceAll('\u00a0', ' ')).toContain('300 g de cebolla (por la mitad)')
  expect(texts[1]).toMatch(/^Trocear/)
})

test('mince that cooks for half an hour is not fried for ten minutes', async () => {
  const texts = await textsOf(
    'es',
    'Salsa\n\n1 cebolla\n50 g de aceite\n250 g de carne picada\n1 bote de tomate\n\nPreparación\nFreír la cebolla en el aceite. Añadir la carne. Rehogar 10 minutos y añadir el tomate, cocer unos treinta minutos.',
  )
  expect(texts.join(' ')).toMatch(/treinta minutos|30 min/)
})
