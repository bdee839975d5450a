import { expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

test('butter that only the method calls softened is softened where it is weighed', async () => {
  const texts = textsOf(
    await stepsOf(
      ['110 g butter', '230 g cream cheese, softened', '150 g sugar'],
      ['Cream together the softened butter, the softened cream cheese and the sugar.'],
    ),
  )

  expect(texts.join(' ')).toMatch(/110 g butter \(softened\)/)
  expect(texts.join(' ').match(/softened/g)).toHaveLength(2)
})

test('what is warmed by the order itself is not called warm', async () => {
  const texts = textsOf(
    await stepsOf(
      ['300 ml milk', '2 tbsp sugar'],
      ['Warm the milk with the sugar in a saucepan for 5 minutes.'],
    ),
  )

  expect(texts.join(' ')).not.toMatch(/\(.*warm.*\)/)
})

test.each([
  [
    'de',
    ['125 g Butter', '100 g Zucker', '1 Ei'],
    'Die weiche Butter mit Zucker und Ei verrühren.',
    '125 g Butter (weich)',
  ],
  [
    'fr',
    ['100 g de beurre', '100 g de sucre', '1 œuf'],
    'Fouettez le beurre fondu et le sucre dans un saladier. Ajoutez l’œuf et mélangez.',
    'beurre (fondu)',
  ],
  [
    'es',
    ['100 g de mantequilla', '100 g de azúcar', '1 huevo'],
    'Batir la mantequilla derretida con el azúcar y el huevo en un bol.',
    'mantequilla (derretida)',
  ],
  [
    'it',
    ['100 g di burro', '100 g di zucchero', '1 uovo'],
    'Mescolate il burro fuso con lo zucchero e l’uovo in una ciotola.',
    'burro (fuso)',
  ],
  [
    'pl',
    ['100 g masła', '100 g cukru', '1 jajko'],
    'W misce wymieszać roztopione masło z cukrem i jajkiem.',
    '(roztopione)',
  ],
  [
    'uk',
    ['100 г масла', '100 г цукру', '1 яйце'],
    'У мисці змішайте розтоплене масло з цукром і яйцем.',
    '(розтоплене)',
  ],
  [
    'ro',
    ['100 g unt', '100 g zahăr', '1 ou'],
    'Într-un bol amestecați untul topit cu zahărul și oul.',
    '(topit)',
  ],
] as const)('in %s as well', async (language, ingredients, method, said) => {
  const texts = textsOf(await stepsOf([...ingredients], [method], language))

  expect(texts.join(' ')).toContain(said)
})

test.each([
  [
    'it',
    ['200 ml di panna', '60 g di brie'],
    'Scalda la panna in un pentolino. Aggiungi il brie a pezzetti e mescola a fuoco basso per 3 minuti.',
    'brie (a pezzetti)',
  ],
  [
    'es',
    ['1 cabeza de ajos', '500 g de lentejas cocidas', '1 l de agua'],
    'Poner en una olla las lentejas, el agua y la cabeza de ajos cortada en dos mitades y cocer 20 minutos.',
    'ajos (cortada en dos mitades)',
  ],
  [
    'fr',
    ['500 g de tomates', '1 oignon', '50 cl de bouillon'],
    'Mettez les tomates pelées, l’oignon et le bouillon dans une casserole et faites cuire 20 minutes.',
    'tomates (pelées)',
  ],
  [
    'ro',
    ['1 avocado', '400 g năut fiert', '2 linguri ulei', '100 ml apă'],
    'Puneți în blender năutul, avocado curățat de coajă, uleiul și apa și mixați.',
    '(curățat de coajă)',
  ],
] as const)(
  'in %s, how a food is readied stands behind it',
  async (language, foods, method, said) => {
    const texts = textsOf(await stepsOf([...foods], [method], language))

    expect(texts.join(' ')).toContain(said)
  },
)

test('yeast dissolved in the water of the list is told with no second water', async () => {
  const texts = textsOf(
    await stepsOf(
      ['500 g de harina', '20 g de levadura', '250 ml de agua', '1 cucharadita de sal'],
      [
        'Mezclar en un bol la harina con la levadura disuelta en el agua y la sal y amasar 10 minutos.',
      ],
      'es',
    ),
  )

  expect(texts.join(' ')).not.toContain('(disuelta en el agua')
})

test.each([
  [
    'en',
    ['250 g flour', '125 g butter', '1 egg'],
    'Mix the flour with the cold butter in small cubes and the lightly beaten egg.',
    ['butter (cold, in small cubes)', 'egg (lightly beaten)'],
  ],
  [
    'en',
    ['200 g sugar', '125 g butter'],
    'Beat the butter at room temperature with the sugar until fluffy.',
    ['butter (at room temperature)'],
  ],
  [
    'de',
    ['250 g Mehl', '125 g Butter', '1 Ei'],
    'Mehl, kalte Butter in Stückchen und Ei rasch zu einem Teig verkneten.',
    ['Butter (kalt, in Stückchen)'],
  ],
  [
    'de',
    ['250 g Mehl', '125 g Butter', '1 Ei'],
    'Mehl in eine Schüssel geben. Kalte, in Würfel geschnittene Butter und das Ei zugeben und verkneten.',
    ['Butter (kalt, in Würfel geschnitten)'],
  ],
  [
    'fr',
    ['250 g de farine', '125 g de beurre', '1 œuf'],
    'Mettez la farine dans un saladier. Ajoutez le beurre bien froid coupé en dés et l’œuf et pétrissez.',
    ['beurre (bien froid coupé en dés)'],
  ],
  [
    'es',
    ['250 g de harina', '125 g de mantequilla', '1 huevo'],
    'Ponemos en un bol la harina tamizada junto con la mantequilla bien fría cortada en dados y el huevo y mezclamos.',
    ['harina (tamizada)', 'mantequilla (bien fría cortada en dados)'],
  ],
  [
    'it',
    ['250 g di farina', '125 g di burro', '1 uovo'],
    'Mettete in una ciotola la farina e il burro freddo a cubetti, aggiungete l’uovo e impastate.',
    ['burro (freddo a cubetti)'],
  ],
  [
    'pl',
    ['250 g mąki', '125 g masła', '1 jajko'],
    'Do miski włożyć zimne masło pokrojone w kosteczkę oraz mąkę i jajko i zagnieść ciasto.',
    ['masła (zimne, pokrojone w kosteczkę)'],
  ],
  [
    'uk',
    ['250 г борошна', '125 г масла', '1 яйце'],
    'У миску всипати борошно, додати холодне, нарізане кубиками масло і яйце та замісити тісто.',
    ['масла (холодне, нарізане кубиками)'],
  ],
  [
    'ro',
    ['250 g făină', '125 g unt', '1 ou'],
    'Se pune făina într-un bol, se adaugă untul rece tăiat cubulețe și oul și se frământă.',
    ['unt (rece tăiat cubulețe)'],
  ],
] as const)(
  'in %s, all that stands beside a food is told of it',
  async (language, foods, method, said) => {
    const texts = textsOf(await stepsOf([...foods], [method], language)).join(' ')

    for (const one of said) expect(texts).toContain(one)
  },
)

test('what is ready before the next food goes in is no state of that food', async () => {
  const texts = textsOf(
    await stepsOf(
      ['200 g chocolate', '3 tbsp milk'],
      ['Melt the chocolate in a saucepan for 3 minutes. Once melted add milk and stir to combine.'],
    ),
  ).join(' ')

  expect(texts).not.toContain('melted)')
})

test('how the list has a food readied is told in as many words as it takes', async () => {
  const foods = ['250 g flour', '125 g butter, melted and slightly cooled', '1 egg']
  const method = 'Mix the flour with the butter and the egg and knead to a dough.'

  expect(textsOf(await stepsOf(foods, [method])).join(' ')).toContain(
    'butter (melted and slightly cooled)',
  )
})

test.each([
  ['Add the walnuts, toasted, chopped chives and softened butter.', 'chives', /chives \(chopped\)/],
  ['Add the parsley, chopped, melted cheddar and walnuts.', 'cheddar', /cheddar \(melted\)/],
])('what commas part from a food is about the one before: %s', async (order, name, told) => {
  const steps = await stepsOf(
    [
      '100 g walnuts',
      '20 g chives',
      '50 g butter',
      '30 g parsley',
      '100 g cheddar',
      '200 g cream cheese',
    ],
    [`Put the cream cheese in a bowl. ${order} Blend until smooth.`],
  )
  const text = textsOf(steps).find((one) => one.includes(name)) ?? ''
  expect(text).toMatch(told)
})
