import { describe, expect, test } from 'vitest'
import { aStep, codesOf, ingredientsOf } from './appliance-fixtures.ts'

const BOIL = { temperature: '100', durationSeconds: 600 }
const STEAM = { temperature: 'varoma', tools: ['varoma_dish'], durationSeconds: 1800 } as const

describe('model limits', () => {
  test.each([
    ['a temperature that is 1 °C off', { temperature: '104' }, 'TEMPERATURE_OFF_LIST'],
    ['an oven temperature', { temperature: '180' }, 'TEMPERATURE_FAR_OFF'],
    ['a temperature in words', { temperature: 'medium heat' }, 'TEMPERATURE_UNREADABLE'],
    ['a speed between two marks', { speed: '4.3' }, 'SPEED_OFF_DIAL'],
    ['a speed above the dial', { speed: '12' }, 'SPEED_TOO_HIGH'],
    ['a speed in words', { speed: 'brisk' }, 'SPEED_UNREADABLE'],
    ['a time above the timer', { durationSeconds: 6000 }, 'TIME_TOO_LONG'],
    ['a missing time', { durationSeconds: undefined }, 'NO_TIME'],
    ['a missing speed', { speed: undefined }, 'NO_SPEED'],
    ['a minute of Turbo', { speed: 'turbo', durationSeconds: 60 }, 'TURBO_TOO_LONG'],
    ['half an hour of kneading', { speed: 'dough', durationSeconds: 1800 }, 'DOUGH_TIME'],
  ])('names %s', (_, fields, code) => {
    expect(codesOf([aStep(fields)])).toContain(code)
  })

  test.each([
    ['105 °C', { temperature: '105' }],
    ['a half speed', { speed: '4.5' }],
    ['99 minutes', { durationSeconds: 5940 }],
    ['Turbo whose pulses stand in the text', { speed: 'turbo', durationSeconds: undefined }],
    ['reducing at Varoma without a dish', { temperature: 'varoma', instructionText: 'Reduce.' }],
  ])('has nothing against %s', (_, fields) => {
    expect(codesOf([aStep(fields)])).toEqual([])
  })

  test('differ between models', () => {
    expect(codesOf([aStep({ temperature: '120' })], [], 'TM31')).toEqual(['TEMPERATURE_FAR_OFF'])
    expect(codesOf([aStep({ speed: 'soft' })], [], 'MC_SMART')).toEqual(['NO_SOFT_SPEED'])
    expect(codesOf([aStep({ temperature: '150' })], [], 'TM7')).toEqual([])
  })
})

describe('settings on steps that do not run the appliance', () => {
  test('belong to an appliance step when they are complete', () => {
    const step = aStep({ type: 'WEIGH', instructionText: 'Add the onion and chop.', speed: '5' })
    expect(codesOf([step])).toEqual(['SETTINGS_RUN_MACHINE'])
  })

  test('are the oven’s when the text says so', () => {
    const text = 'Bake in the oven at 180 °C.'
    const step = aStep({ type: 'MANUAL', instructionText: text, temperature: '180' })
    expect(codesOf([step])).toEqual(['SETTINGS_NOT_APPLIANCE'])
  })

  test('may be a time alone', () => {
    expect(codesOf([aStep({ type: 'WAIT', speed: undefined })])).toEqual([])
  })
})

describe('hot contents', () => {
  const turbo = aStep({ speed: 'turbo', durationSeconds: 2 })

  test('must not be pulsed', () => {
    expect(codesOf([aStep(BOIL), turbo])).toEqual(['TURBO_HOT'])
  })

  test.each([
    [
      'cooled',
      aStep({ type: 'WAIT', speed: undefined, instructionText: 'Leave to cool to 50 °C.' }),
    ],
    [
      'poured out',
      aStep({
        type: 'MANUAL',
        speed: undefined,
        instructionText: 'Transfer the soup to a large bowl.',
      }),
    ],
    ['left for an hour', aStep({ type: 'WAIT', speed: undefined, durationSeconds: 3600 })],
  ])('may be pulsed when %s before', (_, between) => {
    expect(codesOf([aStep(BOIL), between, turbo])).toEqual([])
  })

  test('stay hot when the sides are only scraped down', () => {
    const scrape = aStep({
      type: 'MANUAL',
      speed: undefined,
      durationSeconds: undefined,
      instructionText: 'Scrape down the sides of the bowl with the spatula.',
    })
    expect(codesOf([aStep(BOIL), scrape, turbo])).toEqual(['TURBO_HOT'])
  })

  test('are puréed with a slow rise', () => {
    expect(codesOf([aStep(BOIL), aStep({ speed: '10', durationSeconds: 60 })])).toEqual([
      'HOT_SUDDEN_SPEED',
      'HOT_BLEND_OPENING',
    ])
    expect(codesOf([aStep(BOIL), aStep({ speed: '5-10', durationSeconds: 60 })])).toEqual([
      'HOT_BLEND_OPENING',
    ])
    expect(codesOf([aStep({ speed: '10', durationSeconds: 60 })])).toEqual([])
  })

  test('cannot be kneaded', () => {
    const dough = aStep({ speed: 'dough', durationSeconds: 120 })
    expect(codesOf([aStep(BOIL), dough])).toEqual(['DOUGH_HOT'])
    expect(codesOf([aStep({ temperature: '37' }), dough])).toEqual([])
  })
})

describe('speed, tools and direction', () => {
  test.each([
    ['chopping while heating', { ...BOIL, speed: '8' }, ['HEATING_TOO_FAST']],
    ['speed 6 while heating', { ...BOIL, speed: '6' }, ['HEATING_FAST']],
    ['speed 5 while heating', { ...BOIL, speed: '5' }, []],
    ['speed 5 with the whisk', { speed: '5', tools: ['whisk' as const] }, ['WHISK_FAST']],
    ['speed 8 with the whisk', { speed: '8', tools: ['whisk' as const] }, ['WHISK_TOO_FAST']],
    [
      'Turbo with the whisk',
      { speed: 'turbo', durationSeconds: 1, tools: ['whisk' as const] },
      ['WHISK_MODE'],
    ],
    ['speed 4 with the whisk', { speed: '4', tools: ['whisk' as const] }, []],
    ['speed 8 in reverse', { speed: '8', reverse: true }, ['REVERSE_FAST']],
    ['dough in reverse', { speed: 'dough', reverse: true }, ['REVERSE_MODE']],
    ['soft in reverse', { speed: 'soft', reverse: true }, []],
    ['lukewarm dough', { speed: 'dough', temperature: '37' }, ['DOUGH_HEATED']],
    [
      'Turbo with heat',
      { speed: 'turbo', durationSeconds: 2, temperature: '50' },
      ['TURBO_HEATED'],
    ],
  ])('judges %s', (_, fields, codes) => {
    expect(codesOf([aStep(fields)])).toEqual(codes)
  })

  test('speed 4 is too fast to heat in a Monsieur Cuisine', () => {
    expect(codesOf([aStep({ ...BOIL, speed: '4' })], [], 'MC_SMART')).toEqual(['HEATING_FAST'])
  })

  test('the whisk of the TM7 bears 100 °C', () => {
    const step = aStep({ tools: ['whisk'], temperature: '105' })
    expect(codesOf([step], [], 'TM7')).toEqual(['WHISK_HOT'])
    expect(codesOf([step], [], 'TM6')).toEqual([])
  })
})

describe('steaming', () => {
  test('needs 500 g of water for half an hour, and 250 g more for a quarter of an hour', () => {
    const water = ingredientsOf('500 g water')
    expect(codesOf([aStep({ ...STEAM, tools: ['varoma_dish'] })], water)).toEqual([])
    const longer = aStep({ ...STEAM, tools: ['varoma_dish'], durationSeconds: 2400 })
    expect(codesOf([longer], water)).toEqual(['STEAM_WATER_LOW'])
  })

  test('takes the water from the text, in another step and language too', () => {
    const steam = aStep({ ...STEAM, tools: ['varoma_dish'] })
    const fill = aStep({
      type: 'WEIGH',
      speed: undefined,
      instructionText: '500 g Wasser in den Mixtopf geben.',
    })
    expect(codesOf([fill, steam])).toEqual([])
    expect(codesOf([steam])).toEqual(['STEAM_WATER_UNKNOWN'])
  })

  test('counts the minutes of steps in a row', () => {
    const steam = aStep({ ...STEAM, tools: ['varoma_dish'] })
    expect(codesOf([steam, steam], ingredientsOf('500 g water'))).toEqual(['STEAM_WATER_LOW'])
  })

  test.each([
    [
      'a text that steams without a dish',
      { temperature: 'varoma', instructionText: 'Steam the fish.' },
      ['STEAM_WITHOUT_DISH'],
    ],
    [
      'a Varoma dish only in the text',
      { temperature: 'varoma', instructionText: 'Put on the Varoma dish.' },
      ['STEAM_DISH_MISSING'],
    ],
    [
      'a dish on cool contents',
      { temperature: '80', tools: ['varoma_dish' as const] },
      ['DISH_WITHOUT_STEAM'],
    ],
    [
      'eggs in the basket',
      {
        temperature: 'varoma',
        instructionText: 'Steam the eggs.',
        tools: ['simmering_basket' as const],
      },
      [],
    ],
  ])('judges %s', (_, fields, codes) => {
    expect(codesOf([aStep(fields)])).toEqual(codes)
  })

  test('splashes at high speed', () => {
    const step = aStep({ ...STEAM, tools: ['varoma_dish'], speed: '4' })
    expect(codesOf([step], ingredientsOf('500 g water'))).toEqual(['STEAM_TOO_FAST'])
  })
})

describe('heat and food', () => {
  test.each([
    ['yeast at 40 °C', ['7 g dried yeast'], '40', ['YEAST_WARM']],
    ['yeast at 80 °C', ['7 g dried yeast'], '80', ['YEAST_HOT']],
    ['yeast at 37 °C', ['7 g dried yeast'], '37', []],
    ['nutritional yeast', ['20 g nutritional yeast'], '100', []],
    ['yolks at 90 °C', ['4 egg yolks', '250 g cream'], '90', ['YOLK_HOT']],
    ['yolks with starch', ['4 egg yolks', '40 g cornstarch'], '90', []],
    ['whole eggs', ['4 eggs'], '100', []],
    ['milk that boils', ['500 g milk'], '100', ['DAIRY_BOILS']],
    ['a dash of cream in a soup', ['100 g cream', '800 g vegetable stock'], '100', []],
    ['coconut milk', ['400 g coconut milk'], '100', []],
    ['creamed corn', ['400 g creamed corn'], '100', []],
    ['chocolate at 55 °C', ['200 g dark chocolate'], '55', ['CHOCOLATE_WARM']],
    ['chocolate at 100 °C', ['200 g dark chocolate', '50 g butter'], '100', ['CHOCOLATE_HOT']],
    ['chocolate in milk', ['50 g milk chocolate', '200 g milk'], '90', []],
    ['chocolate milk', ['500 g chocolate milk'], '90', []],
  ])('judges %s', (_, lines, temperature, codes) => {
    expect(codesOf([aStep({ temperature })], ingredientsOf(...lines))).toEqual(codes)
  })

  test('warns of yeast that meets a hot bowl', () => {
    const knead = aStep({ ingredientRefs: [1], durationSeconds: 60 })
    const melt = aStep({
      temperature: '70',
      instructionText: 'Melt the butter.',
      ingredientRefs: [2],
    })
    const lines = ingredientsOf('7 g yeast', '50 g butter')
    expect(codesOf([melt, knead], lines)).toEqual(['YEAST_IN_HOT_BOWL'])
  })
})

describe('other heat', () => {
  test.each([
    ['an oven', 'Bake in the preheated oven for 30 minutes.', ['OTHER_HEAT']],
    ['a German oven', 'Im Backofen goldbraun garen.', ['OTHER_HEAT']],
    ['baking powder', 'Add flour and baking powder and mix.', []],
    ['an oven that heats meanwhile', 'Mix. Meanwhile preheat the oven.', []],
    ['grilled peppers', 'Add the grilled peppers and mix.', []],
  ])('finds %s', (_, instructionText, codes) => {
    expect(codesOf([aStep({ instructionText })])).toEqual(codes)
  })
})

describe('the fill of the bowl', () => {
  test('is limited, and more so when it is hot', () => {
    expect(codesOf([aStep()], ingredientsOf('2500 g water'))).toEqual(['BOWL_OVERFULL'])
    expect(codesOf([aStep(BOIL)], ingredientsOf('2000 g water'))).toEqual(['BOWL_FULL_HOT'])
    expect(codesOf([aStep()], ingredientsOf('2000 g water'))).toEqual([])
  })
})
