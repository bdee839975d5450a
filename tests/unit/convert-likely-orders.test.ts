import { describe, expect, test } from 'vitest'
import { stepsOf, textsOf } from './convert-scripts-fixtures.ts'

/** The number of the first step that takes a food, by its line in the list. */
const stepOf = async (line: number, ...recipe: Parameters<typeof stepsOf>) => {
  const steps = await stepsOf(...recipe)
  return {
    at: steps.findIndex(({ adds = [] }) => adds.some(({ ref }) => ref === line)),
    texts: textsOf(steps),
  }
}

describe('a food that no order names', () => {
  test('goes with the order that names something unknown', async () => {
    const { at, texts } = await stepOf(
      3,
      ['30 g butter', '30 g flour', '400 ml milk', '1 tsp mustard'],
      [
        'Melt the butter in a saucepan and stir in the flour.',
        'Slowly add the mild in parts.',
        'Add the mustard and simmer for 5 minutes.',
      ],
    )
    expect(at).toBeGreaterThan(texts.findIndex((text) => /flour/.test(text)))
    expect(at).toBeLessThanOrEqual(texts.findIndex((text) => /mustard/.test(text)))
  })

  test('goes into its own part of the recipe', async () => {
    const { at, texts } = await stepOf(
      3,
      [
        'For the jam:',
        '3 red onions',
        '50 g honey',
        '1 juniper berry',
        'For the ragout:',
        '1 kg beef',
        '2 carrots',
        'salt and pepper',
      ],
      [
        'Jam: cook the sliced onions in a pan for 30 minutes.',
        'Add the honey and leave to cool.',
        'Ragout: brown the beef with the carrots in a large pot for 20 minutes.',
        'Season with salt and pepper.',
      ],
    )
    expect(at).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThan(texts.findIndex((text) => /beef/.test(text)))
  })

  test('is said to go in with no reproach where hardly another place is likely', async () => {
    const texts = textsOf(
      await stepsOf(
        ['1 watermelon', '2 cucumbers', '100 g rocket', '30 g parsley', '2 tbsp lime juice'],
        [
          'In a large bowl, combine the cubed watermelon, the sliced cucumbers and the parsley.',
          'Drizzle with the lime juice and serve chilled.',
        ],
      ),
    )
    expect(texts.join(' ')).toMatch(/Also: 100 g rocket/)
  })
})

describe('a food that its order calls by another name', () => {
  test('goes where a food of its kind is named that the list lacks', async () => {
    const { at, texts } = await stepOf(
      6,
      [
        '125 g Alsan',
        '125 g Zucker',
        '200 g Mehl',
        '1 TL Backpulver',
        '100 g gemahlene Haselnüsse',
        '250 g Hagebuttenmus',
      ],
      [
        'Das Fett in einem Topf zergehen lassen. Den Zucker unterrühren.',
        'Das Mehl und die Nüsse hinzugeben und verkneten.',
        'Zwei Drittel in eine Form drücken und die Marmelade darauf verstreichen.',
        '40 Minuten bei 180 Grad backen.',
      ],
      'de',
    )
    expect(texts[at]).toMatch(/Marmelade/)
  })

  test('is the half that the list has', async () => {
    const { at, texts } = await stepOf(
      3,
      ['600 g de carottes', '20 g de beurre', '1/2 citron', '20 cl de crème'],
      [
        "Faire revenir les carottes dans le beurre. Couvrir d'eau et cuire 25 minutes. Mixer.",
        'Ajouter la crème et le jus du demi-citron.',
      ],
      'fr',
    )
    expect(at).toBe(texts.length - 1)
  })
})

describe('foods that are named together', () => {
  test('are all but those that are told, and all but so much', async () => {
    const steps = await stepsOf(
      ['150 g flour', '20 g dry milk', '1 tsp yeast', '240 g water', '1/4 tsp baking soda'],
      [
        'Mix all but the baking soda and about 2 teaspoons of water until smooth.',
        'Leave to rise for 1 hour.',
        'Mix the baking soda with the remaining water and stir into the batter.',
      ],
    )
    const refs = steps.map(({ adds = [] }) => adds.map(({ ref }) => ref))
    expect(refs[0]).toEqual([1, 2, 4, 3].toSorted())
    expect(refs.at(-1)?.toSorted()).toEqual([4, 5])
  })

  test('are those that stand there where something goes into them', async () => {
    const { at, texts } = await stepOf(
      5,
      ['3 onions', '300 g chicken', '1 tbsp curry powder', '200 ml stock', '60 g cream'],
      [
        'Fry the onions and the chicken in a pot and add the stock.',
        'Rub the curry powder smooth and stir it into the other ingredients. Simmer for 30 minutes.',
        'Just before serving, add the hot cream.',
      ],
    )
    expect(at).toBe(texts.findIndex((text) => /cream/.test(text)))
    expect(at).toBe(texts.length - 1)
  })

  test('are not meant by how their mixture has to be', async () => {
    const { at, texts } = await stepOf(
      4,
      ['3 huevos', '50 g de pan rallado', '1 ajo', '300 g de carne picada'],
      [
        'En un bol ponemos los huevos y el pan y batimos hasta que los ingredientes se mezclen.',
        'Vertemos esto sobre la carne y amasamos.',
      ],
      'es',
    )
    expect(at).toBeGreaterThan(0)
    expect(texts[0]).not.toMatch(/carne/)
  })

  test('are the part of the list that the order calls by its heading and number', async () => {
    const texts = textsOf(
      await stepsOf(
        [
          '600 g tofu',
          '2 peppers',
          'Spice mix #1:',
          '1 tsp turmeric',
          '1 tsp cinnamon',
          'Spice mix #2:',
          '1 tsp cardamom',
          '1 tsp chili powder',
        ],
        ['Fry the tofu with spice mix #1 until brown.', 'Fry the peppers with spice mix #2.'],
      ),
    )
    const all = texts.join(' ')
    expect(all).toMatch(/mix #1 until brown\. Also: [^.]*turmeric and [^.]*cinnamon\./)
    expect(all).toMatch(/mix #2\. Also: [^.]*cardamom and [^.]*chili powder\./)
  })
})

describe('parts of the list', () => {
  test('begin with the one whose foods the method names first', async () => {
    const { at, texts } = await stepOf(
      3,
      [
        "Per l'impasto:",
        '300 g di farina',
        '2 uova',
        '15 g di latte',
        '30 g di burro',
        'Per la crema:',
        '500 g di latte',
        '60 g di semolino',
        '3 tuorli',
      ],
      [
        'In un pentolino scaldare il latte.',
        'Unire il semolino e i tuorli e cuocere finché si addensa.',
        'Impastare tutti gli ingredienti in planetaria.',
      ],
      'it',
    )
    expect(texts[at]).not.toMatch(/500/)
    expect(at).toBe(texts.length - 1)
  })
})

describe('what is left out', () => {
  test('may be several foods', async () => {
    const { at } = await stepOf(
      5,
      ['500 g chicken breast', '1 tbsp honey', '1 tsp cumin', '50 g butter', '200 g rice'],
      [
        'In a bowl, mix the chicken with all the ingredients except the butter, the rice and the salt.',
        'Fry the chicken in the butter for 10 minutes.',
        'Boil the rice in salted water for 15 minutes.',
      ],
    )
    expect(at).toBeGreaterThan(0)
  })
})

describe('a seasoning that another part borrows', () => {
  test('goes into its own part all the same', async () => {
    const steps = await stepsOf(
      [
        'For the pasta:',
        '250 g flour',
        '2 eggs',
        '2 pinches of salt',
        'For the sauce:',
        '300 g minced beef',
        '2 carrots',
        '1 onion',
      ],
      [
        'Sauce: fry the carrots and the onion with a pinch of salt, add the beef and simmer for 30 minutes.',
        'Pasta: mix the flour with the eggs and knead for 10 minutes.',
      ],
    )
    const salted = steps.flatMap(({ adds = [] }) => adds.filter(({ ref }) => ref === 3))
    const dough = steps.find(({ adds = [] }) => adds.some(({ ref }) => ref === 1))
    expect(dough?.adds?.map(({ ref }) => ref)).toContain(3)
    expect(salted).toHaveLength(2)
  })
})
