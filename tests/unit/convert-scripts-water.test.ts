import { describe, expect, test } from 'vitest'
import { createBuiltinConverter } from '#server/features/convert/structure/builtin/builtin.ts'
import { aReadRecipe, linesOf } from './builtin-fixtures.ts'
import { addedAt, runsOf, stepsOf } from './convert-scripts-fixtures.ts'

describe('cooking in water that is poured off', () => {
  test('potatoes cook in the basket and come back to be mashed with the whisk', async () => {
    const steps = await stepsOf(
      ['1 kg floury potatoes, peeled and cut into chunks', '150 ml milk', '50 g butter'],
      [
        'Put the potatoes in a large pan and cover with cold water.',
        'Bring to the boil and simmer for 15-20 minutes until soft.',
        'Drain well and return to the pan. Add the milk and butter and mash until smooth.',
      ],
    )
    expect(addedAt(steps, 'basket')).toEqual([1])
    const [cooking, mashing] = runsOf(steps)
    expect(cooking).toMatchObject({ place: 'basket', temperature: 'varoma', speed: '1' })
    expect(cooking?.durationSeconds).toBeGreaterThanOrEqual(20 * 60)
    expect(mashing).toMatchObject({ place: 'bowl', speed: '3.5', tools: ['whisk'] })
    expect(mashing?.temperature).toBeUndefined()
    expect(steps.find(({ clears }) => clears)?.instructionText).toMatch(/pour the water out/)
  })

  test('the water of the list is used where it is enough', async () => {
    const steps = await stepsOf(
      ['600 g carrots, sliced', '1 litre water', '1 tsp salt'],
      ['Boil the carrots in the water with the salt for 10 minutes, then drain.'],
    )
    expect(addedAt(steps, 'bowl')).toEqual(expect.arrayContaining([2, 3]))
    expect(addedAt(steps, 'basket')).toEqual([1])
  })

  test('eggs cook in their shells in the basket', async () => {
    const steps = await stepsOf(['4 eggs'], ['Boil the eggs for 10 minutes, then drain and peel.'])
    expect(runsOf(steps)).toMatchObject([{ place: 'basket', durationSeconds: 14 * 60 }])
  })

  test('in other languages too', async () => {
    const steps = await stepsOf(
      ['800 g Kartoffeln', '100 ml Milch'],
      [
        'Kartoffeln schälen, in Stücke schneiden und in Salzwasser ca. 20 Minuten weich kochen. Abgießen.',
        'Mit der Milch stampfen.',
      ],
      'de',
    )
    expect(addedAt(steps, 'basket')).toEqual([1])
    expect(runsOf(steps).map(({ place }) => place)).toEqual(['basket', 'bowl'])
  })

  test('pasta for a sauce cooks on the stove beside the bowl, in a pot of its own', async () => {
    const steps = await stepsOf(
      ['1 onion, chopped', '2 tbsp oil', '400 g chopped tomatoes', '350 g spaghetti'],
      [
        'Fry the onion in the oil for 5 minutes. Add the tomatoes and simmer for 20 minutes.',
        'Meanwhile, cook the spaghetti according to packet instructions and drain.',
        'Serve the sauce over the spaghetti.',
      ],
    )
    expect(addedAt(steps, 'stove')).toEqual([4])
    const serving = steps.at(-1)
    expect(serving?.takes).toHaveLength(2)
    expect(steps.find(({ place }) => place === 'stove')?.clears).toBeUndefined()
  })

  test('rice beside a curry stays on the stove, rice alone goes into the basket', async () => {
    const rice = 'Boil the rice in salted water for 12 minutes and drain.'
    const alone = await stepsOf(['250 g rice'], [rice])
    expect(addedAt(alone, 'basket')).toEqual([1])
    expect(runsOf(alone)[0]?.durationSeconds).toBe(20 * 60)
    const beside = await stepsOf(
      ['250 g rice', '1 onion, chopped', '1 tbsp oil', '400 ml coconut milk'],
      [
        'Fry the onion in the oil for 5 minutes. Add the coconut milk and simmer for 10 minutes.',
        rice,
      ],
    )
    expect(addedAt(beside, 'stove')).toEqual([1])
  })
})

describe('steaming', () => {
  test('happens in the Varoma over water, with fish on the tray', async () => {
    const steps = await stepsOf(
      ['4 salmon fillets', '1 lemon, sliced'],
      ['Top the salmon with the lemon. Steam the salmon for 10 minutes.'],
    )
    expect(addedAt(steps, 'varoma')).toContain(1)
    const [run] = runsOf(steps)
    expect(run).toMatchObject({ place: 'varoma', temperature: 'varoma', durationSeconds: 18 * 60 })
    expect(run?.tools).toContain('varoma_tray')
  })
})

describe('water that the list lacks', () => {
  test('becomes an ingredient that is marked, in the language of the recipe', async () => {
    const source = aReadRecipe({
      language: 'de',
      ingredients: linesOf('500 g Kartoffeln'),
      steps: linesOf('Die Kartoffeln in Salzwasser 20 Minuten kochen und abgießen.'),
    })
    const { ingredients, steps } = await createBuiltinConverter().structure(source, {
      language: 'de',
      model: 'TM6',
      signal: new AbortController().signal,
      report: () => undefined,
    })
    expect(ingredients.at(-1)).toMatchObject({
      ingredientJsonId: 2,
      name: 'Wasser',
      quantity: '800',
      unit: 'g',
      added: 'ingredient',
    })
    expect(addedAt(steps, 'bowl')).toEqual([2])
    // Poured away, it is not among what is lifted out.
    const lifted = steps.find(({ clears }) => clears)
    expect(lifted?.takes).toEqual([1])
  })
})
