import { describe, expect, it } from 'vitest'
import { addedAt, addedIn, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

describe('all the ingredients of a list', () => {
  it('are those of the dough where the list has butter to brush with further down', async () => {
    const steps = await stepsOf(
      [
        '250 g flour',
        '140 g water',
        '30 g butter',
        '1 tsp yeast',
        '2 tbsp butter',
        '2 tsp nigella seeds',
      ],
      [
        'Combine all the dough ingredients and knead until smooth. Let rise for 1 hour.',
        'Divide into 6 pieces, roll out and fry in a hot pan.',
        'Brush the breads with melted butter and sprinkle with the seeds.',
      ],
    )
    expect(addedAt(steps, 'bowl')).toEqual([1, 2, 3, 4])
    expect(textsOf(steps).join(' ')).not.toContain('does not say when')
  })

  it('are also spices that stand under a heading of their own', async () => {
    const steps = await stepsOf(
      ['200 g butter', '200 g sugar', '350 g flour', 'Spices:', '1 tsp cinnamon', '1/4 tsp salt'],
      [
        'Combine all ingredients and mix well. Chill for 30 minutes.',
        'Shape into balls and bake for 10 minutes.',
      ],
    )
    expect(addedAt(steps, 'bowl')).toHaveLength(5)
  })

  it('leaves out what a later order scatters on top', async () => {
    const steps = await stepsOf(
      ['400 g Quark', '100 g Honig', '50 g Mandelblättchen'],
      ['Alle Zutaten glatt rühren und in Gläser füllen.', 'Mit den Mandelblättchen bestreuen.'],
      'de',
    )
    expect(addedAt(steps, 'bowl')).toEqual([1, 2])
  })
})

describe('how flour is measured', () => {
  it('takes no flour out of the dough', async () => {
    const steps = await stepsOf(
      ['300 g flour', '180 g water', '1 tsp yeast'],
      [
        'Weigh your flour; or measure it by gently spooning it into a cup.',
        'In a large bowl, combine all the dough ingredients and knead until smooth.',
      ],
    )
    expect(addedIn(steps)[0]).toEqual([1, 2, 3])
  })
})

describe('what goes into the pot along with something else', () => {
  it('is what was worked on in a bowl beside it', async () => {
    const steps = await stepsOf(
      ['500 g ground sausage', '1 kg tomatoes', '200 ml stock'],
      [
        'Brown the sausage in a skillet.',
        'In a separate bowl, crush the tomatoes by hand. Add to the skillet, along with the stock.',
        'Simmer for 30 minutes.',
      ],
    )
    expect(textsOf(steps).join(' ')).not.toContain('set aside')
  })
})

describe('names of several foods', () => {
  it('mean the jalapeño as well as the bell pepper', async () => {
    const steps = await stepsOf(
      [
        '1 onion',
        '1 green bell pepper',
        '1 jalapeno pepper, finely chopped (optional)',
        'red pepper flakes',
        '400 g tomatoes',
        '1 tbsp oil',
      ],
      [
        'Sauté the onion and the peppers in the oil for 5 minutes.',
        'Add the tomatoes and simmer for 20 minutes. Add red pepper flakes to adjust the heat.',
      ],
    )
    const placeOf = (ref: number) => addedIn(steps).findIndex((refs) => refs.includes(ref))
    expect(placeOf(3)).toBeLessThan(placeOf(5))
  })

  it('mean the sausage by the meat where there is no other', async () => {
    for (const [ingredients, method, language] of [
      [
        ['450 g Italian sausage', '1 onion'],
        ['Brown the meat in a pan.', 'Add the onion and fry for 5 minutes.'],
        'en',
      ],
      [
        ['450 g Bratwurst', '1 Zwiebel'],
        ['Das Fleisch in einer Pfanne anbraten.', 'Die Zwiebel zugeben und 5 Minuten braten.'],
        'de',
      ],
    ] as const) {
      const steps = await stepsOf(ingredients, method, language)
      expect(textsOf(steps).join(' ')).not.toMatch(/does not say when|sagt nicht, wann/)
    }
  })

  it('do not leave the tomatoes out for the tomato purée that comes later', async () => {
    const steps = await stepsOf(
      [
        '4 tomates',
        '3 carottes',
        "1 cuillère à soupe d'huile",
        '1 cuillère à soupe de concentré de tomates',
        '250 ml de lait de coco',
      ],
      [
        'Laver les tomates et les découper en petits morceaux. Éplucher les carottes, et les découper en fines rondelles.',
        "Dans une sauteuse, verser l'huile et chauffer.",
        'Verser ensuite les légumes. Ajouter enfin le concentré de tomates.',
        'Verser le lait de coco et laisser mijoter 10 minutes. Bien remuer le tout.',
      ],
      'fr',
    )
    const placeOf = (ref: number) => addedIn(steps).findIndex((refs) => refs.includes(ref))
    expect(placeOf(1)).toBeLessThan(placeOf(5))
  })
})
