import { expect, test } from 'vitest'
import { actionsOf, type Told } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** The numbers of what each order adds. */
const addsOf = (...recipe: Parameters<typeof actionsOf>) =>
  actionsOf(...recipe).map(({ adds }) => adds.map(({ food }) => food.id))

test.each<Told>([
  [
    'en',
    ['250 g flour', '7 g yeast', '5 g salt'],
    ['Start by making the dough by mixing the flour without gluten, the yeast and the salt.'],
  ],
  [
    'de',
    ['250 g Mehl ohne Gluten', '7 g Hefe', '5 g Salz'],
    ['Mehl ohne Gluten, Hefe und Salz verrühren.'],
  ],
  [
    'fr',
    ['250 g de farine sans gluten', '7 g de levure', '5 g de sel'],
    ['Mélangez la farine sans gluten, la levure et le sel.'],
  ],
  [
    'es',
    ['250 g de harina sin gluten', '7 g de levadura', '5 g de sal'],
    ['Mezclar la harina sin gluten, la levadura y la sal.'],
  ],
  [
    'it',
    ['250 g di farina senza glutine', '7 g di lievito', '5 g di sale'],
    ['Mescolare la farina senza glutine, il lievito e il sale.'],
  ],
  [
    'pl',
    ['250 g mąki bez glutenu', '7 g drożdży', '5 g soli'],
    ['Wymieszać mąkę bez glutenu, drożdże i sól.'],
  ],
  [
    'uk',
    ['250 г борошна без глютену', '7 г дріжджів', '5 г солі'],
    ['Змішайте борошно без глютену, дріжджі та сіль.'],
  ],
  [
    'ro',
    ['250 g făină fără gluten', '7 g drojdie', '5 g sare'],
    ['Amestecați făina fără gluten, drojdia și sarea.'],
  ],
])('what a food is without is no exception from the list (%s)', (language, list, method) => {
  expect(addsOf(list, method, language)[0]?.toSorted()).toEqual([1, 2, 3])
})

test.each<Told>([
  [
    'en',
    ['500 ml milk', '3 egg yolks', '100 g sugar', '50 g flour', '50 g butter'],
    [
      'Heat the milk. Beat the egg yolks and sugar, and add the flour. Pour in the boiling milk while stirring. Once the cream has thickened, remove from the heat, then whisk in the butter.',
    ],
  ],
  [
    'fr',
    ['50 cl de lait', '3 jaunes d’œufs', '100 g de sucre', '50 g de farine', '50 g de beurre'],
    [
      'Faire chauffer le lait. Battre les jaunes d’œufs et le sucre, et ajouter la farine. Verser le lait bouillant tout en remuant. Une fois que la crème a épaissi, retirer du feu, puis mettre le beurre en fouettant vivement.',
    ],
  ],
])('a cream that has thickened has been on the heat (%s)', async (language, list, method) => {
  const [run] = runsOf(await stepsOf([...list], [...method], language))

  expect(run?.temperature).toBe('90')
  expect(run?.durationSeconds).toBeGreaterThan(400)
})

test('a sentence that begins with "or until" ends the one before', async () => {
  const steps = await stepsOf(
    ['2 onions, sliced', '60 g butter'],
    [
      'Melt the butter in a skillet. Add the onions. Cook for about 20 minutes. Or until they are soft and golden brown.',
    ],
  )

  expect(runsOf(steps).map(({ durationSeconds }) => durationSeconds)).toEqual([1200])
  expect(textsOf(steps).join(' ')).toContain('until they are soft and golden brown')
})

test('what is poured in until it is combined is mixed in', async () => {
  const runs = runsOf(
    await stepsOf(
      ['240 g flour', '450 g sugar', '110 g oil', '2 eggs', '240 ml hot water'],
      [
        'Mix the flour, sugar, oil and eggs in a bowl until smooth. Slowly pour in the hot water until the batter is combined. Bake for 30 minutes.',
      ],
    ),
  )

  expect(runs.at(-1)?.adds).toMatchObject([{ ref: 5 }])
})

test('oil that is preheated in a pan for what the bowl fries is weighed into the bowl', async () => {
  const steps = await stepsOf(
    ['2 tbsp olive oil', '2 onions, chopped'],
    ['Pre-heat the oil in a large skillet. Add the onions and sauté for 5 minutes until soft.'],
  )

  expect(steps.every(({ type }) => type !== 'MANUAL')).toBe(true)
})

test('bare lines that name what is made are headings and no orders', async () => {
  const steps = await stepsOf(
    ['2 onions, sliced', '60 g butter', '12 rolls', '200 g cheese'],
    [
      'Prepare Caramelized Onions',
      'Melt the butter in a skillet. Add the onions and cook for 20 minutes until golden.',
      'Prepare Cheese Sliders',
      'Cut the rolls in half. Top with the cheese. Bake for 15 minutes.',
    ],
  )

  expect(textsOf(steps)).not.toContain('Prepare Caramelized Onions.')
  expect(textsOf(steps)[0]).toContain('Prepare Caramelized Onions')
})

test('a pan is not poured out for a stew that the bowl does not hold', async () => {
  const steps = await stepsOf(
    ['1 kg chicken thighs', '2 tbsp oil', '2 onions, chopped', '900 ml stock', '300 g rice'],
    [
      'Heat the oil in a Dutch oven and brown the chicken for 6 minutes. Remove it. Add the onions to the pot, scraping up the brown bits, and cook for 4 minutes.',
      'Stir in the rice and the stock. Return the chicken and simmer for 20 minutes.',
    ],
  )

  expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
})

test.each<Told>([
  [
    'fr',
    ['1 patate douce', '1 bouillon cube'],
    ["Ajouter 50 cl d'eau et le bouillon cube dans une casserole. Cuire 15 minutes."],
  ],
  [
    'it',
    ['1 patata dolce', '1 dado'],
    ["Aggiungere 500 ml d'acqua e il dado in una pentola. Cuocere 15 minuti."],
  ],
])(
  'water that no list has is weighed behind an elided article too (%s)',
  async (language, list, method) => {
    const steps = await stepsOf([...list], [...method], language)

    expect(textsOf(steps).join(' ')).toMatch(/500 g d’(?:eau|acqua)/)
  },
)

test('a vegetable that the list has forgotten is still cut and added', async () => {
  const texts = textsOf(
    await stepsOf(
      ['1 onion', '400 ml coconut cream', '1 tbsp oil'],
      [
        'Chop the onion. Dice the pumpkin. Sauté the onion in the oil. Add the pumpkin and sauté for 3 minutes. Add the coconut cream. Simmer for 30 minutes. Blend until smooth.',
      ],
    ),
  ).join(' ')

  expect(texts).toContain('ice the pumpkin')
  expect(texts).toContain('Add the pumpkin')
})

test('a custard cooks for the minutes that stand with the stove alone', async () => {
  const steps = await stepsOf(
    ['750 ml di latte', '3 uova', '120 g di zucchero', '90 g di farina'],
    [
      'Scaldiamo il latte. In un’altra pentola mescoliamo le uova con lo zucchero e la farina. Uniamo il latte e mescoliamo. Portiamo la pentola sul fuoco continuando a mescolare per circa 5 minuti, spegniamo quando la crema si è addensata.',
    ],
    'it',
  )

  expect(runsOf(steps).at(-1)).toMatchObject({ temperature: '90', speed: '4' })
})

test('a frying pan for oil that no list has is none of the pot that was spoken of', () => {
  const actions = actionsOf(
    ['100 g quinoa', '2 shallots', '150 g cooked white beans'],
    [
      'In a small pot, cook the quinoa for 15 minutes. In a medium frying pan, warm 1 teaspoon oil until hot. Add the shallots and cook for 4 minutes. Add the beans.',
    ],
  )
  const vesselOf = (id: number) =>
    actions.find(({ adds }) => adds.some(({ food }) => food.id === id))?.vessel

  expect(vesselOf(2)).toBe(vesselOf(3))
  expect(vesselOf(2)).not.toBe(vesselOf(1))
})

test.each<Told>([
  [
    'en',
    ['200 g lentils', '50 g kidney beans', '1 l water'],
    ['Soak the legumes in the water for 12 hours.'],
  ],
  [
    'de',
    ['200 g Linsen', '50 g Kidneybohnen', '1 l Wasser'],
    ['Die Hülsenfrüchte 12 Stunden im Wasser einweichen.'],
  ],
  [
    'fr',
    ['200 g de lentilles', '50 g de haricots rouges', '1 l d’eau'],
    ['Faire tremper les légumes secs dans l’eau pendant 12 heures.'],
  ],
  [
    'pl',
    ['200 g soczewicy', '50 g czerwonej fasoli', '1 l wody'],
    ['Strączki namoczyć w wodzie na 12 godzin.'],
  ],
])('lentils and beans are pulses (%s)', (language, list, method) => {
  expect(addsOf(list, method, language)[0]?.toSorted()).toEqual([1, 2, 3])
})

test('a food by another of its names is not one that is part of that name', () => {
  const adds = addsOf(
    ['1 onion', '1/2 red capsicum, chopped', 'Salt and pepper', '1 tbsp oil'],
    [
      'Sauté the onion in the oil. Add the red bell pepper and cook for 5 minutes. Season with salt and pepper.',
    ],
  )

  expect(adds[1]).toEqual([2])
})

test('a white sauce with pieces in it has its time from cold, and keeps them whole', async () => {
  const runs = runsOf(
    await stepsOf(
      ['50 g mantequilla', '1 cebolla', '150 g jamón en dados', '50 g harina', '500 ml leche'],
      [
        'Sofríe la cebolla en la mantequilla. Añade el jamón. Incorpora la harina y cocina 1 minuto. Vierte la leche poco a poco, sin dejar de remover, hasta obtener una bechamel espesa.',
      ],
      'es',
    ),
  )

  expect(runs.at(-1)).toMatchObject({ durationSeconds: 600, reverse: true })
})
