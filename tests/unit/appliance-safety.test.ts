import { describe, expect, test } from 'vitest'
import type { StepInput } from '#shared/recipe.ts'
import { aStep, codesOf, ingredientsOf } from './appliance-fixtures.ts'

const BOIL = { temperature: '100', durationSeconds: 600 }
const hands = (instructionText: string, fields: Partial<StepInput> = {}) =>
  aStep({
    type: 'MANUAL',
    speed: undefined,
    durationSeconds: undefined,
    instructionText,
    ...fields,
  })

/** Cases in pairs: what the rule finds, and the nearest thing that it must let pass. */
type Case = [name: string, fields: Partial<StepInput>, lines: string[], codes: string[]]

describe('the measuring cup and the lid', () => {
  test.each<Case>([
    [
      'S7: speed 8 with the cup out',
      { speed: '8', durationSeconds: 10, instructionText: 'Blend without the measuring cup.' },
      [],
      ['CUP_OUT_FAST'],
    ],
    [
      'S7: speed 4 with the cup out',
      { speed: '4', durationSeconds: 10, instructionText: 'Ohne Messbecher rühren.' },
      [],
      [],
    ],
    [
      'S8: a clicked-in cup on a boiling bowl',
      { ...BOIL, tools: ['measuring_cup'] },
      ['500 g water'],
      ['CUP_KEEPS_STEAM'],
    ],
    [
      'S8: a cup over warm milk',
      { temperature: '60', tools: ['measuring_cup'] },
      ['500 g milk'],
      [],
    ],
    [
      'S9: a sauce that is reduced',
      { ...BOIL, temperature: 'varoma', instructionText: 'Zredukuj sos.' },
      ['500 g tomatoes'],
      ['SPLASHES'],
    ],
    [
      'S9: one that is reduced with the basket on the lid',
      {
        ...BOIL,
        temperature: 'varoma',
        instructionText: 'Réduire, le panier cuisson sur le couvercle.',
      },
      ['500 g tomatoes'],
      [],
    ],
    ['S9: jam', BOIL, ['500 g strawberries', '400 g sugar'], ['SPLASHES']],
    ['S9: compote', BOIL, ['500 g strawberries', '40 g sugar'], []],
    [
      'S21: an open lid',
      { ...BOIL, instructionText: 'Cook with the lid open.' },
      ['500 g water'],
      ['LID_OPEN'],
    ],
    [
      'S21: an open pan beside the machine',
      { ...BOIL, instructionText: 'Cook. Meanwhile fry the onion in a pan without a lid.' },
      ['500 g water'],
      [],
    ],
    [
      'S31: a wooden spoon',
      { instructionText: 'Mit dem Kochlöffel nachhelfen und rühren.' },
      [],
      ['SPOON_IN_BOWL'],
    ],
    ['S31: the spatula', { instructionText: 'Mit dem Spatel nachhelfen und rühren.' }, [], []],
  ])('%s', (_, fields, lines, codes) => {
    expect(codesOf([aStep(fields)], ingredientsOf(...lines))).toEqual(codes)
  })

  test('S8: only the cup that clicks in closes the TM6', () => {
    const step = aStep({ ...BOIL, tools: ['measuring_cup'] })
    expect(codesOf([step], ingredientsOf('500 g water'), 'TM5')).toEqual([])
  })

  test('S19: the cup is taken out for steaming, and the Monsieur Cuisine takes its lid off', () => {
    const steam = { temperature: 'varoma', tools: ['varoma_dish'], durationSeconds: 900 } as const
    const water = ingredientsOf('500 g water')
    const closed = aStep({ ...steam, tools: ['varoma_dish', 'measuring_cup'] })
    expect(codesOf([closed], water)).toEqual(['STEAM_CUP'])
    const open = aStep({ ...steam, tools: ['varoma_dish'] })
    expect(codesOf([open], water)).toEqual([])
    expect(codesOf([open, open], water, 'MC_SMART')).toContain('STEAM_LID_OFF')
  })

  test('S21: the TM7 cooks open without blades, up to 100 °C', () => {
    const instructionText = 'Open cooking with the lid off.'
    const water = ingredientsOf('500 g water')
    const cook = (temperature: string) =>
      codesOf([aStep({ instructionText, tools: ['blade_cover'], temperature })], water, 'TM7')
    expect(cook('100')).toEqual([])
    expect(cook('110')).toEqual(['OPEN_COOKING'])
  })

  test('S10 and S12: after hot blending the lid waits, after cold blending it does not', () => {
    const blend = aStep({ speed: '5-10', durationSeconds: 60 })
    expect(codesOf([aStep(BOIL), blend], ingredientsOf('500 g water'))).toEqual([
      'HOT_BLEND_OPENING',
    ])
    expect(codesOf([blend], ingredientsOf('500 g water'))).toEqual([])
  })
})

describe('the whisk', () => {
  const whip = aStep({ speed: '3', tools: ['whisk'], durationSeconds: 120 })

  test('S13: is taken out before chopping', () => {
    const chop = aStep({ speed: '5', durationSeconds: 5 })
    const cream = ingredientsOf('300 g cream')
    expect(codesOf([whip, chop], cream)).toEqual(['WHISK_LEFT_IN'])
    expect(codesOf([whip, hands('Motylek: zdjąć motylek.'), chop], cream)).toEqual([])
  })

  test('S13: does not meet the spatula', () => {
    const stir = { ...whip, tools: ['whisk' as const, 'spatula' as const] }
    const text = 'Whip, helping with the spatula through the hole in the lid.'
    expect(codesOf([{ ...stir, instructionText: text }])).toEqual(['WHISK_SPATULA'])
    expect(codesOf([{ ...stir, instructionText: 'Whip, then scrape down.' }])).toEqual([])
  })

  test('reaches 100 g of cream in a Thermomix, not in a Monsieur Cuisine', () => {
    const cream = ingredientsOf('100 g cream')
    expect(codesOf([whip], cream, 'MC_SMART')).toEqual(['WHISK_TOO_LITTLE'])
    expect(codesOf([whip], cream)).toEqual([])
  })

  test('S32: whips egg whites in a bowl that has been washed', () => {
    const lines = ingredientsOf('100 g butter', '4 egg whites')
    const mix = aStep({ ingredientRefs: [1], durationSeconds: 20 })
    const whites = { ...whip, ingredientRefs: [2] }
    const away = hands('Transfer the butter to another bowl.')
    const wash = hands('Transfer the butter to a plate. Wash the mixing bowl.')
    expect(codesOf([mix, away, whites], lines)).toEqual(['BOWL_SOILED'])
    expect(codesOf([mix, wash, whites], lines)).toEqual([])
  })

  test('S34: whips cream in a cold bowl', () => {
    const warm = aStep({
      temperature: '80',
      ingredientRefs: [2],
      instructionText: 'Heat the water.',
    })
    const empty = hands('Transfer the water to a jug.')
    const cream = { ...whip, ingredientRefs: [1] }
    const lines = ingredientsOf('300 g cream', '200 g water')
    expect(codesOf([cream], lines)).toEqual([])
    expect(codesOf([warm, empty, cream], lines)).not.toContain('CREAM_IN_WARM_BOWL')
    const heated = aStep({ temperature: '60', ingredientRefs: [1] })
    expect(codesOf([heated, cream], lines)).toContain('CREAM_IN_WARM_BOWL')
  })
})

describe('kneading', () => {
  const knead = aStep({ speed: 'dough', durationSeconds: 180 })

  test.each([
    ['TM5', '600 g flour', ['DOUGH_TOO_MUCH']],
    ['TM6', '600 g flour', []],
    ['TM6', '900 g Mehl', ['DOUGH_TOO_MUCH']],
    ['MC_SMART', '900 g mąki', []],
    ['TM5', '600 g water', []],
  ] as const)('S15: %s with %s', (model, line, codes) => {
    expect(codesOf([knead], ingredientsOf(line), model)).toEqual(codes)
  })

  test('S15: shakes the machine when it is long', () => {
    expect(codesOf([{ ...knead, durationSeconds: 420 }])).toEqual(['DOUGH_WALKS'])
    expect(codesOf([knead])).toEqual([])
  })
})
