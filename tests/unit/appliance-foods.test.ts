import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ApplianceModel } from '#shared/appliance/models.ts'
import { NOT_COMPUTED } from '#shared/appliance/not-computed.ts'
import type { StepInput } from '#shared/recipe.ts'
import { aStep, codesOf, ingredientsOf } from './appliance-fixtures.ts'

const BOIL = { temperature: '100', durationSeconds: 600 }
const SIMMER = { ...BOIL, speed: 'soft', reverse: true }
const COLD = { durationSeconds: 10 }

type Case = [
  name: string,
  fields: Partial<StepInput>,
  lines: string[],
  codes: string[],
  model?: ApplianceModel,
]

describe('what is in the bowl', () => {
  test.each<Case>([
    ['S1: 2.3 kg in one bowl', COLD, ['1200 g water', '1100 g potatoes'], ['BOWL_OVERFULL']],
    ['S1: 2.1 kg of it', COLD, ['1200 g water', '900 g potatoes'], []],
    ['S1: loose dry flour', COLD, ['1300 g flour'], ['BOWL_OVERFULL']],
    ['S1: the same flour in water', COLD, ['1300 g flour', '800 g water'], []],
    [
      'S1: a Monsieur Cuisine holds more',
      COLD,
      ['1200 g water', '1100 g potatoes'],
      [],
      'MC_SMART',
    ],
    [
      'S2: 1.7 kg of milk soup',
      { temperature: '90' },
      ['800 g milk', '900 g potatoes'],
      ['FOAM_FILL'],
    ],
    ['S2: 1.5 kg of it', { temperature: '90' }, ['800 g milk', '700 g potatoes'], []],
    ['S17: dry sugar', BOIL, ['200 g sugar'], ['SUGAR_DRY']],
    ['S17: syrup', BOIL, ['200 g Zucker', '100 g Wasser'], []],
    ['S20: deep oil', { ...BOIL, temperature: '120' }, ['300 ml oil'], ['OIL_TOO_MUCH']],
    ['S20: oil to fry in', { ...BOIL, temperature: '120' }, ['30 ml oliwa'], []],
    [
      'S22: a heap of meat to brown',
      { temperature: '160', instructionText: 'Brown. Check the core temperature.' },
      ['600 g beef, diced'],
      ['BROWNING_BATCH'],
      'TM7',
    ],
    [
      'S22: a handful of meat to brown',
      { temperature: '160', instructionText: 'Brown. Check the core temperature.' },
      ['200 g beef, diced'],
      [],
      'TM7',
    ],
    ['S23: dumplings under the blades', SIMMER, ['400 g pierogi', '900 g water'], ['FORMED_FOOD']],
    ['S23: dumpling wrappers', COLD, ['200 g dumpling wrappers'], []],
    ['S24: spaghetti', { ...BOIL, reverse: true, speed: '2' }, ['200 g spaghetti'], ['LONG_PASTA']],
    ['S24: gentle spaghetti', SIMMER, ['200 g spaghetti'], []],
    ['S24: penne without reverse', { ...BOIL, speed: '1' }, ['200 g penne'], ['PASTA_CUT']],
    ['S24: penne in reverse', SIMMER, ['200 g penne'], []],
    ['S24: a sauce for pasta', { ...BOIL, speed: '1' }, ['200 g pasta sauce'], []],
    ['S25: half a bowl of oats', SIMMER, ['200 g Haferflocken', '1200 g Wasser'], ['FOAMS']],
    ['S25: a little of it', SIMMER, ['200 g Haferflocken', '600 g Wasser'], []],
    ['S29: bones', { ...COLD, speed: '7' }, ['500 g chicken on the bone'], ['BONES_IN_BOWL']],
    [
      'S29: bones that are only stirred',
      { ...COLD, speed: '1' },
      ['500 g chicken on the bone'],
      [],
    ],
    ['S29: a block of ice', { ...COLD, speed: '7' }, ['400 g szpinak mrożony'], ['FROZEN_BLOCK']],
    ['S29: frozen berries', { ...COLD, speed: '7' }, ['400 g frozen raspberries'], []],
    ['S33: six minutes at speed 8', { speed: '8', durationSeconds: 360 }, [], ['FAST_TOO_LONG']],
    ['S33: four minutes at speed 8', { speed: '8', durationSeconds: 240 }, [], []],
  ])('%s', (_, fields, lines, codes, model) => {
    expect(codesOf([aStep(fields)], ingredientsOf(...lines), model)).toEqual(codes)
  })

  test('S16: nothing is heated in an empty bowl', () => {
    const lines = ingredientsOf('300 g water', '50 g butter')
    const mix = aStep({ ingredientRefs: [1], durationSeconds: 10 })
    const away = aStep({ type: 'MANUAL', speed: undefined, instructionText: 'Pour into a jug.' })
    const heat = aStep({ temperature: '100', instructionText: 'Heat.' })
    const melt = aStep({ temperature: '70', instructionText: 'Melt the butter.' })
    expect(codesOf([mix, away, heat], lines)).toEqual(['EMPTY_BOWL_HEATED'])
    expect(codesOf([mix, away, melt], lines)).toEqual([])
    expect(codesOf([heat])).toEqual([])
  })

  test('S18: steam comes off water, not off a risotto', () => {
    const steam = aStep({ temperature: 'varoma', tools: ['varoma_dish'], durationSeconds: 900 })
    expect(codesOf([steam], ingredientsOf('600 g stock', '300 g rice'))).toEqual([
      'STEAM_OVER_THICK',
    ])
    const inBasket = { ...steam, tools: ['varoma_dish' as const, 'simmering_basket' as const] }
    expect(codesOf([inBasket], ingredientsOf('600 g stock', '300 g rice'))).toEqual([])
  })

  test('S32: grinds in a dry bowl', () => {
    const lines = ingredientsOf('500 g water', '200 g sugar')
    const boil = aStep({ ingredientRefs: [1], durationSeconds: 10 })
    const pour = (text: string) =>
      aStep({ type: 'MANUAL', speed: undefined, instructionText: text })
    const grind = aStep({ ingredientRefs: [2], speed: '10', durationSeconds: 15 })
    expect(codesOf([boil, pour('Pour into a jug.'), grind], lines)).toEqual(['BOWL_SOILED'])
    const dried = pour('Pour into a jug. Rinse and dry the mixing bowl.')
    expect(codesOf([boil, dried, grind], lines)).toEqual([])
  })

  test('S34: yolks do not meet a boiling bowl', () => {
    const lines = ingredientsOf('300 g water', '4 egg yolks')
    const boil = aStep({ ...BOIL, ingredientRefs: [1] })
    const add = aStep({ ingredientRefs: [2], speed: '4', durationSeconds: 20 })
    expect(codesOf([boil, add], lines)).toEqual(['YOLK_IN_HOT_BOWL'])
    expect(
      codesOf([aStep({ ...BOIL, temperature: '70', ingredientRefs: [1] }), add], lines),
    ).toEqual([])
  })
})

describe('S36: the middle of meat and fish', () => {
  test.each([
    ['500 g chicken breast', '74 °C'],
    ['500 g mięso mielone', '71 °C'],
    ['400 g filet z łososia', '63 °C'],
    ['500 g Hähnchenbrust', '74 °C'],
    ['400 g carne picada', '71 °C'],
    ['500 g piept de pui', '74 °C'],
    ['500 g курячого філе', '74 °C'],
    ['400 g saumon', '63 °C'],
    ['500 g petto di pollo', '74 °C'],
  ])('is measured: %s', (line) => {
    expect(codesOf([aStep(SIMMER)], ingredientsOf(line))).toEqual(['CORE_TEMPERATURE'])
  })

  test.each(['500 g chicken stock', '200 g smoked salmon', '2 tbsp fish sauce', '500 g carrots'])(
    'is none of %s',
    (line) => {
      expect(codesOf([aStep(SIMMER)], ingredientsOf(line))).toEqual([])
    },
  )

  test('is told once, where the cooking ends, unless the text tells it', () => {
    const chicken = ingredientsOf('500 g chicken breast')
    expect(codesOf([aStep(SIMMER), aStep(SIMMER)], chicken)).toEqual(['CORE_TEMPERATURE'])
    const told = aStep({ ...SIMMER, instructionText: 'Garen, Kerntemperatur 74 °C prüfen.' })
    expect(codesOf([told], chicken)).toEqual([])
  })

  test('does not stay lukewarm for hours', () => {
    const warm = { temperature: '50', speed: 'soft', reverse: true }
    const chicken = ingredientsOf('500 g chicken breast')
    const long = { ...warm, durationSeconds: 2.5 * 3600, instructionText: 'Slow cook.' }
    expect(codesOf([aStep(long)], chicken)).toContain('LUKEWARM_LONG')
    expect(codesOf([aStep({ ...long, instructionText: 'Sous-vide.' })], chicken)).toEqual([])
  })
})

describe('what a step asks of the machine', () => {
  test('S27: the Monsieur Cuisine weighs at rest, a Thermomix while it runs', () => {
    const step = aStep({ instructionText: 'Die Milch abwiegen und rühren.' })
    expect(codesOf([step], [], 'MC_SMART')).toEqual(['WEIGH_WHILE_RUNNING'])
    expect(codesOf([step])).toEqual([])
  })

  test('S28: a step holds one setting', () => {
    const both = aStep({ instructionText: '5 Sek./Stufe 5, dann 3 Min./120°C/Stufe 1.' })
    expect(codesOf([both])).toEqual(['TWO_SETTINGS'])
    expect(codesOf([aStep({ instructionText: 'Mix 5 sec/speed 5, up to 2 min more.' })])).toEqual(
      [],
    )
  })

  test('a mode has times and temperatures of its own', () => {
    const step = aStep({ durationSeconds: 7200, temperature: '62', instructionText: 'Sous-vide.' })
    expect(codesOf([step], [], 'TM6')).toEqual([])
    expect(codesOf([step], [], 'TM5')).toContain('MODE_MISSING')
  })
})

test('advice is given once and suits every model', () => {
  const wait = aStep({ speed: '8', durationSeconds: 60 })
  const boil = aStep(BOIL)
  expect(codesOf([boil, wait, boil, wait]).filter((code) => code === 'HOT_BLEND_OPENING')).toEqual([
    'HOT_BLEND_OPENING',
  ])
})

test('every safety rule is checked, or it is said why not', () => {
  const folder = new URL('../../shared/appliance/rules/', import.meta.url)
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const told = new Set([...sources.join('\n').matchAll(/\bS\d+\b/g)].map(([rule]) => rule))
  const all = Array.from({ length: 36 }, (_, index) => `S${index + 1}`)
  expect(all.filter((rule) => !told.has(rule) && !(rule in NOT_COMPUTED))).toEqual([])
})
