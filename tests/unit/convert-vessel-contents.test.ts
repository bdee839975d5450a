import { describe, expect, test } from 'vitest'
import { actionsOf } from './convert-actions.ts'
import { runsOf, stepsOf, textsOf } from './convert-scripts-fixtures.ts'

const told = async (...recipe: Parameters<typeof stepsOf>) =>
  textsOf(await stepsOf(...recipe)).join(' | ')

describe('what stands in the mixing bowl stays there', () => {
  test('while the cook pours off the fat', async () => {
    const text = await told(
      ['1 onion', '500 g minced beef', '1 tbsp oil', '2 tsp cumin', '400 g canned tomatoes'],
      [
        'Fry the onion in the oil until soft. Add the minced beef and cook until browned.',
        'Drain any excess fat and add the cumin. Stir and cook for 1 minute.',
        'Add the tomatoes and simmer for 15 minutes.',
      ],
    )
    expect(text).toContain('Drain any excess fat')
    expect(text).not.toMatch(/Rinse|Return/)
  })

  test('while milk is strained onto it', async () => {
    const steps = await stepsOf(
      ['300 g smoked haddock fillets', '600 ml milk', '2 leeks', '300 g potatoes', '30 g butter'],
      [
        'Place the haddock in a shallow pan and cover with the milk. Bring to the boil, cover and leave to infuse for 30 minutes.',
        'Fry the leeks and the potatoes in the butter in a medium pan for 20 minutes, until soft.',
        'Remove the haddock from the milk and flake it. Set the flaked fish aside.',
        'Strain the milk into the pan of vegetables. Simmer gently for 10 minutes.',
      ],
    )
    expect(textsOf(steps).join(' | ')).not.toMatch(/Rinse|Return|Weigh 620 g milk/)
    expect(runsOf(steps)).toHaveLength(3)
  })
})

describe('what belongs together comes together', () => {
  test('a cooked mixture is stirred into the batter that it is added to', async () => {
    const steps = await stepsOf(
      ['150 g dates', '250 ml water', '60 g butter', '200 g sugar', '1 egg', '180 g flour'],
      [
        'Bring the water to a boil. Add the dates and let them boil.',
        'Cream the butter and sugar. Add the egg and the flour.',
        'Add the date mixture.',
        'Bake for 30 minutes.',
      ],
    )
    const texts = textsOf(steps)
    const added = texts.findIndex((text) => text.includes('mixture'))
    expect(steps[added - 1]?.type).toBe('OPERATE')
    expect(steps[added + 1]?.type).toBe('OPERATE')
  })

  test('a finished sauce is none of "all the ingredients" of the next part', async () => {
    const steps = await stepsOf(
      [
        'Sauce:',
        '240 ml chicken broth',
        '120 ml cream',
        '18 cloves garlic',
        'Herb oil:',
        '120 ml olive oil',
        '50 g parsley',
        '30 ml lemon juice',
        '1/2 tsp red pepper flakes',
      ],
      [
        'Sauce:',
        'Bring all the ingredients to a boil in a small pot. Simmer for 15 minutes. Purée in a blender until smooth. Season with salt and red pepper. Set aside.',
        'Herb oil:',
        'In a bowl, combine all the ingredients.',
      ],
    )
    expect(textsOf(steps).join(' | ')).not.toMatch(/Add the mixture|Return the mixture/)
  })

  test('a litre of water for a pot is not poured onto the fried onion', async () => {
    const text = await told(
      ['1 l wody', '300 g kaszy gryczanej', '2 cebule', '2 łyżki oleju', '150 g twarogu', 'sól'],
      [
        'Cebule pokrój w kostkę i zeszklij na oleju.',
        'Do garnka wlej wodę, dodaj sól i zagotuj. Wsyp kaszę i gotuj przez 12 minut. Odcedź.',
        'Połowę kaszy zmiksuj z twarogiem. Powstałą masę wymieszaj z pozostałą kaszą i podsmażoną cebulą.',
      ],
      'pl',
    )
    const [fried = '', boiled = ''] = text.split(/Zagotuj|Doprowadź/)
    expect(fried).toContain('Przełóż do miski')
    expect(boiled).toMatch(/połowę|połowa/i)
  })
})

describe('what the bowl is not for', () => {
  test('oil for frying is heated in the pan, though a sauce was cooked before', async () => {
    const text = await told(
      ['30 g butter', '2 apples', '100 ml oil', '12 sage leaves'],
      [
        'Melt the butter in a large skillet. Add the apples and cook until soft, 9 minutes. Transfer to a bowl; clean out the skillet.',
        'Heat the oil in the skillet over medium-high heat. Add the sage and fry until crisp, 20 seconds.',
      ],
    )
    expect(text).toContain('Heat the oil in the skillet')
    expect(text).not.toMatch(/Weigh \d+ g oil/)
  })

  test('pancakes that have been turned cook on in their pan', async () => {
    const steps = await stepsOf(
      ['150 g flour', '200 ml milk', '2 eggs', '1 tbsp oil'],
      [
        'Whisk the flour, the milk and the eggs to a batter.',
        'Add the oil to a nonstick pan over medium heat. Pour the batter into the pan.',
        'Cook for 2 minutes until bubbles form on top, then flip and let them cook for another couple of minutes.',
      ],
    )
    expect(runsOf(steps).every(({ temperature }) => temperature === undefined)).toBe(true)
  })

  test('pieces of a finished dough are rolled by hand', async () => {
    const steps = await stepsOf(
      ['500 g ricotta', '2 uova', '200 g farina', 'semola'],
      [
        'Mettete la ricotta e le uova in una ciotola. Aggiungete la farina e impastate.',
        "Trasferite l'impasto su un piano di lavoro. Lavorate un pezzetto di impasto alla volta, per trasformarlo in un filoncino.",
        'Tagliate gli gnocchi.',
      ],
      'it',
    )
    const text = textsOf(steps).join(' | ')
    expect(text).toContain("Trasferite l'impasto su un piano di lavoro")
    expect(text).toContain('avorate un pezzetto di impasto alla volta')
  })

  test('vegetables that are steamed in their own broth are not put above water', async () => {
    const steps = await stepsOf(
      ['400 g Karotten', '1 Lauch', '30 g Butter', '1 dl Weisswein', '2 dl Gemüsebouillon'],
      [
        'Die Butter in einer Pfanne erhitzen. Das Gemüse beigeben, kurz andünsten, mit dem Weisswein und der Bouillon ablöschen und knackig weich dämpfen.',
      ],
      'de',
    )
    expect(steps.some(({ place }) => place === 'varoma')).toBe(false)
    expect(textsOf(steps).join(' | ')).not.toContain('Mixtopf leeren')
  })
})

describe('what is taken out', () => {
  test('is all that the order names, though French joins names with "de"', () => {
    const actions = actionsOf(
      ['800 g de poulet', '2 feuilles de laurier', '1 l de bouillon'],
      [
        'Cuire le poulet et le laurier dans le bouillon 40 minutes.',
        'Retirer les morceaux de poulet et le laurier.',
      ],
      'fr',
    )
    const taken = actions.at(-1)?.moves.flatMap(({ foods }) => foods ?? [])
    expect(taken?.map(({ id }) => id)).toContain(1)
  })
})

test('fish that is cut and tossed in flour is no work for the blades', async () => {
  const steps = await stepsOf(
    ['600 g cod', '50 g flour', '3 tbsp oil'],
    ['Cut the cod into strips and toss in the flour.', 'Fry in the oil for 5 minutes per side.'],
  )
  expect(runsOf(steps)).toEqual([])
})
