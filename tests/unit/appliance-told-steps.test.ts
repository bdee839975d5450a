import { describe, expect, test } from 'vitest'
import { bowlAtSteps } from '#shared/appliance/bowl.ts'
import { bowlMillilitres } from '#shared/appliance/bowl-contents.ts'
import { checkRecipe } from '#shared/appliance/check.ts'
import type { Ingredient, StepInput } from '#shared/recipe.ts'
import { aStep, ingredientsOf } from './appliance-fixtures.ts'

/** Steps that say what happens in the kitchen; their text says nothing unless a case needs it. */
const stepsOf = (...steps: Partial<StepInput>[]) =>
  steps.map((fields, index) =>
    aStep({
      ...{ type: 'WEIGH', instructionText: 'Go on.', speed: undefined, durationSeconds: undefined },
      ...fields,
      stepNumber: index + 1,
      ingredientRefs: fields.ingredientRefs ?? fields.adds?.map(({ ref }) => ref) ?? [],
    }),
  )

const codesOf = (ingredients: Ingredient[], ...steps: Partial<StepInput>[]) =>
  checkRecipe({ ingredients, steps: stepsOf(...steps) }, 'TM6').map(({ code }) => code)

const namesAt = (ingredients: Ingredient[], ...steps: Partial<StepInput>[]) =>
  bowlAtSteps({ ingredients, steps: stepsOf(...steps) }).map(({ contents }) =>
    contents.map(({ ingredient }) => ingredient.name),
  )

const COOK: Partial<StepInput> = {
  ...{ type: 'OPERATE', place: 'bowl', speed: '1', temperature: '100', durationSeconds: 600 },
  instructionText: 'Cook, with the simmering basket on the lid.',
}

describe('amounts', () => {
  const STOCK = ingredientsOf('4000 ml vegetable stock', '300 g carrots')

  test('a step that takes a part of an ingredient fills the bowl with that part', () => {
    const quarter: Partial<StepInput> = {
      place: 'bowl',
      adds: [{ ref: 1, part: 0.25 }, { ref: 2 }],
    }
    const rest: Partial<StepInput> = {
      type: 'MANUAL',
      place: 'stove',
      takes: [2],
      adds: [{ ref: 1 }],
      clears: true,
    }
    expect(codesOf(STOCK, quarter, COOK, rest)).toEqual([])
  })

  test('all of it overfills the bowl', () => {
    expect(codesOf(STOCK, { place: 'bowl', adds: [{ ref: 1 }, { ref: 2 }] }, COOK)).toContain(
      'BOWL_OVERFULL',
    )
  })

  test('parts that come one after another add up', () => {
    const half: Partial<StepInput> = { place: 'bowl', adds: [{ ref: 1, part: 0.5 }] }
    expect(codesOf(STOCK, half, { ...half, adds: [{ ref: 1 }, { ref: 2 }] }, COOK)).toContain(
      'BOWL_OVERFULL',
    )
  })

  test('what hangs in the basket takes up room in the bowl', () => {
    const foods = ingredientsOf('1700 ml water', '800 g potatoes')
    const filled = [
      { place: 'bowl', adds: [{ ref: 1 }] },
      { place: 'basket', adds: [{ ref: 2 }], tools: ['simmering_basket'] },
    ] satisfies Partial<StepInput>[]
    const codes = codesOf(foods, ...filled, { ...COOK, tools: ['simmering_basket'] })
    expect(codes).toContain('BOWL_OVERFULL')
  })
})

describe('what has been worked on before', () => {
  const foods = ingredientsOf('spinach').map((one) => ({ ...one, quantity: '9', unit: 'cups' }))

  test('lies closer once it has been cooked', () => {
    const filled: Partial<StepInput> = { place: 'bowl', adds: [{ ref: 1 }] }
    const [, first, second] = bowlAtSteps({
      ingredients: foods,
      steps: stepsOf(filled, COOK, COOK),
    })
    expect(first && second && bowlMillilitres(first)).toBeGreaterThan(
      second ? bowlMillilitres(second) : 0,
    )
  })

  test('has lost water in the oven', () => {
    const peppers = ingredientsOf('2500 g peppers')
    const roasted: Partial<StepInput> = { type: 'MANUAL', place: 'oven', adds: [{ ref: 1 }] }
    const raw: Partial<StepInput> = { ...roasted, place: 'bench' }
    expect(codesOf(peppers, raw, { ...COOK, takes: [1] })).toContain('BOWL_OVERFULL')
    expect(codesOf(peppers, roasted, { ...COOK, takes: [1] })).toEqual([])
  })

  test('yolks that were thinned before they go into a hot bowl do not curdle', () => {
    const liaison = ingredientsOf('500 g vegetable stock', '3 egg yolks', '100 g sour cream')
    const hot: Partial<StepInput> = { ...COOK, adds: [{ ref: 1 }] }
    const stirred: Partial<StepInput> = { ...COOK, temperature: undefined, durationSeconds: 20 }
    const yolks = [{ ref: 2 }, { ref: 3 }]
    const mixed: Partial<StepInput> = { type: 'MANUAL', place: 'bench', adds: yolks }
    expect(codesOf(liaison, hot, mixed, { ...stirred, takes: [2] })).not.toContain(
      'YOLK_IN_HOT_BOWL',
    )
    expect(codesOf(liaison, hot, { ...stirred, adds: yolks })).toContain('YOLK_IN_HOT_BOWL')
  })
})

describe('places', () => {
  const FISH = ingredientsOf('500 g water', '400 g cod fillet')
  const STIR_FAST: Partial<StepInput> = { ...COOK, speed: '3' }

  test('food on the bench is out of the blades, whatever the text says of the mixing bowl', () => {
    const apart: Partial<StepInput> = {
      ...{ type: 'MANUAL', place: 'bench', adds: [{ ref: 2 }] },
      instructionText: 'Keep the cod beside the mixing bowl.',
    }
    expect(codesOf(FISH, { place: 'bowl', adds: [{ ref: 1 }] }, apart, STIR_FAST)).toEqual([])
  })

  test('food in the bowl is not, although the basket stands on the lid', () => {
    const both: Partial<StepInput> = { place: 'bowl', adds: [{ ref: 1 }, { ref: 2 }] }
    const codes = codesOf(FISH, both, { ...STIR_FAST, tools: ['simmering_basket'] })
    expect(codes).toContain('FISH_CUT')
  })

  test('what was set aside is in the bowl again when a step takes it', () => {
    const apart: Partial<StepInput> = { type: 'MANUAL', place: 'bench', adds: [{ ref: 2 }] }
    const back: Partial<StepInput> = { place: 'bowl', takes: [1], adds: [{ ref: 1 }] }
    expect(codesOf(FISH, apart, back, STIR_FAST)).toContain('FISH_CUT')
  })

  test('meat and fish in the steaming dish are to be measured', () => {
    const steam: Partial<StepInput> = {
      ...{ type: 'OPERATE', place: 'varoma', temperature: 'varoma', speed: '1' },
      ...{ durationSeconds: 900, tools: ['varoma_dish', 'varoma_lid'] },
    }
    const filled: Partial<StepInput> = { place: 'bowl', adds: [{ ref: 1 }] }
    const laid: Partial<StepInput> = { type: 'MANUAL', place: 'varoma', adds: [{ ref: 2 }] }
    expect(codesOf(FISH, filled, laid, steam)).toContain('CORE_TEMPERATURE')
    expect(codesOf(FISH, filled, { ...laid, place: 'bench' }, steam)).not.toContain(
      'CORE_TEMPERATURE',
    )
  })

  test('dough is not too hot because of a cake that cools elsewhere, nor cold because of it', () => {
    const [, , bowl] = bowlAtSteps({
      ingredients: FISH,
      steps: stepsOf(
        { ...COOK, adds: [{ ref: 1 }] },
        { type: 'MANUAL', place: 'bench', instructionText: 'Let the cake cool completely.' },
        { place: 'bowl' },
      ),
    })
    expect(bowl?.temperature).toBe(100)
  })
})

describe('emptying', () => {
  const SOUP = ingredientsOf('500 g water', '30 g butter')

  test('a bowl is empty after a step that clears it, without a word of it', () => {
    const codes = codesOf(
      SOUP,
      { place: 'bowl', adds: [{ ref: 1 }, { ref: 2 }] },
      { type: 'MANUAL', place: 'bench', clears: true },
      { ...COOK, instructionText: 'Melt the butter, with the simmering basket on the lid.' },
    )
    expect(codes).toContain('EMPTY_BOWL_HEATED')
  })

  test('a bowl is not empty because a text says "transfer"', () => {
    const moved: Partial<StepInput> = {
      type: 'MANUAL',
      place: 'bench',
      instructionText: 'Transfer the cake to a plate.',
    }
    expect(namesAt(SOUP, { place: 'bowl', adds: [{ ref: 1 }] }, moved, COOK)[2]).toEqual(['water'])
  })
})

describe('a step that a person rewrote', () => {
  const FOODS = ingredientsOf('500 g water', '300 g carrots', '100 ml cream')

  test('is read by its text between steps that say where they happen', () => {
    const names = namesAt(
      FOODS,
      { place: 'bowl', adds: [{ ref: 1 }] },
      { instructionText: 'Weigh the carrots into the mixing bowl.', ingredientRefs: [2] },
      COOK,
      { type: 'MANUAL', instructionText: 'Transfer the soup to a bowl.' },
      { place: 'bowl', adds: [{ ref: 3 }] },
    )
    expect(names).toEqual([
      ['water'],
      ['water', 'carrots'],
      ['water', 'carrots'],
      ['water', 'carrots'],
      ['cream'],
    ])
  })

  test('does not use up what it only readies', () => {
    const [, bowl] = bowlAtSteps({
      ingredients: FOODS,
      steps: stepsOf(
        { type: 'MANUAL', instructionText: 'Peel the carrots.', ingredientRefs: [2] },
        { place: 'bowl', adds: [{ ref: 2 }] },
      ),
    })
    expect(bowl?.contents.map(({ part }) => part)).toEqual([1])
  })

  test('gives what it is about to a later step that takes it', () => {
    const names = namesAt(
      FOODS,
      {
        type: 'MANUAL',
        instructionText: 'Mix carrots and cream in a jug.',
        ingredientRefs: [2, 3],
      },
      { place: 'bowl', takes: [1] },
    )
    expect(names[1]).toEqual(['carrots', 'cream'])
  })
})
